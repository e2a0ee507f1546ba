import { expect, test } from "vitest";
import { analyseJob } from "../../../workers/engine/job";
import { scoreResume } from "../../../workers/engine/match";
import { factsOf, type ResumeSketch } from "./support/build-facts";

function statusOf(asked: string, resume: ResumeSketch, about: RegExp) {
  const job = analyseJob({
    title: "",
    description: `Club Trainer\nRequirements\n- ${asked}\n- Experience with timetables`,
  });
  return scoreResume(factsOf(resume), job).scores.skills?.parts.find(({ label }) => about.test(label ?? ""))
    ?.status;
}

const at = { title: "Club Trainer", from: "2020-01", to: "present" as const };

test("one body's certificate isn't another's, nor a certificate of no body", () => {
  const acsm = (held: string) =>
    statusOf(
      "ACSM certified",
      { jobs: [{ ...at, bullets: ["Led classes"] }], certificates: [held] },
      /acsm/iu,
    );
  expect(acsm("ACSM certified personal trainer")).toBe("met");
  expect(acsm("Fitness Certification")).not.toBe("met");
  expect(acsm("NASM certified personal trainer")).not.toBe("met");
});

test("any body's will do where the posting says so", () => {
  const resume = { jobs: [{ ...at, bullets: ["Led classes"] }], certificates: ["NASM certified trainer"] };
  expect(statusOf("ACSM certified or equivalent", resume, /trainer cert/iu)).toBe("met");
});

test("work on what a paper is about holds none", () => {
  const resume = { jobs: [{ ...at, bullets: ["Prepared internal audits of boiler rooms", "Led classes"] }] };
  const status = statusOf("Boiler auditor certificate", resume, /boiler/iu);
  expect(["unclear", "not-found"]).toContain(status);
});

test("a skill at work isn't the paper that is about it", () => {
  const resume = { jobs: [{ ...at, bullets: ["Kept to safe food handling in the club's kitchen"] }] };
  const status = statusOf("Food hygiene certificate", resume, /food/iu);
  expect(["unclear", "not-found"]).toContain(status);
});

test("training programs aren't shown by training sessions", () => {
  const resume = { jobs: [{ ...at, bullets: ["Held training sessions for runners"] }] };
  expect(statusOf("Write training programs", resume, /training programs/iu)).not.toBe("met");
});
