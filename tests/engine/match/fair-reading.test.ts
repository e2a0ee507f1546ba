import { expect, test } from "vitest";
import { analyseJob } from "../../../workers/engine/job";
import { scoreResume } from "../../../workers/engine/match";
import { factsOf } from "./support/build-facts";

/** What a résumé of one job with these lines answers to one line of a posting. */
function answer(asked: string, bullets: string[], title = "Site Assistant") {
  const job = analyseJob({ title: "Coordinator", description: `Requirements\n- ${asked}` });
  const facts = factsOf({ jobs: [{ title, from: "2020-01", to: "present", bullets }] });
  const part = scoreResume(facts, job).scores.skills?.parts.find(({ requirementId }) =>
    job.requirements.some(({ id, importance }) => id === requirementId && importance === "must"),
  );
  if (!part) throw new Error(`Nothing is asked: ${job.requirements.map(({ label }) => label)}`);
  return part;
}

test("words from several lines of a job never meet a requirement together", () => {
  const spread = ["Guarded the harbour gate at night", "Filled in the dredging log"];
  expect(answer("Experience with harbour dredging", spread).status).not.toBe("met");
  const told = answer("Experience with harbour dredging", ["Planned the dredging of a small harbour"]);
  expect(told.status).not.toBe("not-found");
  expect(told.evidence[0]?.text).toBe("Planned the dredging of a small harbour");
});

test("words far apart in one line don't, either", () => {
  const line =
    "Checked the version printed on each of the boxes that came in from the three plants abroad and kept control of the yard";
  expect(answer("Experience with version control", [line]).status).not.toBe("met");
});

test("words of the same family alone are no met requirement", () => {
  expect(answer("Knowledge of risk management", ["Led a crew of nine and noted every risk"]).status).not.toBe(
    "met",
  );
});

test("a verb that is spelled like a tool names no tool", () => {
  const part = answer("Microsoft Excel", ["Excels in talking to drivers"]);
  expect([part.status, part.evidence]).toEqual(["not-found", []]);
});

test("what begins like a trait is none", () => {
  const part = answer("Integrity", ["Integrated two booking systems"]);
  expect(part.evidence.map(({ text }) => text)).not.toContain("Integrated two booking systems");
});

test("a line that lacks the word that tells most isn't quoted", () => {
  const part = answer("Experience with harbour dredging equipment", ["Kept the equipment clean"]);
  expect(part.evidence).toEqual([]);
});

test("an activity isn't shown by a thing of the same spelling", () => {
  expect(answer("Experience in coding", ["Sorted letters by zip codes"]).status).not.toBe("met");
  expect(answer("Experience in coding", ["Coding of the timetable pages"]).status).toBe("met");
});

test("an associate degree and two years of the work stand in for a bachelor's where a posting takes experience", () => {
  const job = analyseJob({
    title: "Accountant",
    description: "Requirements\n- Bachelor's degree in Accounting or equivalent experience",
  });
  const status = (from: string) =>
    scoreResume(
      factsOf({
        jobs: [{ title: "Accountant", from, to: "present", bullets: ["Closed the books each month"] }],
        education: [{ degree: "Associate of Arts", level: "associate" }],
      }),
      job,
    ).scores.skills?.parts.find(({ label }) => label?.includes("degree"))?.status;
  expect(status("2023-01")).toBe("met");
  expect(status("2025-09")).toBe("partly");
});

test("one word of a trait's name is not the trait", () => {
  expect(answer("Time management", ["Helped the management team with the move"]).status).not.toBe("met");
});
