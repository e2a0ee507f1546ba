import { expect, test } from "vitest";
import { analyseJob } from "../../../workers/engine/job";
import { scoreResume } from "../../../workers/engine/match";
import { parseResume } from "../../../workers/engine/parse";
import { textToResume } from "../../../workers/engine/read/text";
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

test.each([
  ["CDL Class A", "CDL Class B", "CDL Class A", /CDL|driving/iu],
  [
    "Master electrician license",
    "Journeyman electrician license",
    "Master electrician license",
    /lectrician/u,
  ],
  ["Six Sigma Black Belt", "Six Sigma Green Belt", "Lean Six Sigma Black Belt", /Six Sigma/u],
  ["PRINCE2 Practitioner", "PRINCE2 Foundation", "PRINCE2 Practitioner", /PRINCE2/u],
  ["Six Sigma Green Belt", "Six Sigma Yellow Belt", "Six Sigma Black Belt", /Six Sigma/u],
])(
  "“%s”: a lower grade (%s) is a part, the grade itself or a higher one (%s) all of it",
  (asked, lower, enough, about) => {
    const held = (paper: string) =>
      statusOf(asked, { jobs: [{ ...at, bullets: ["Led classes"] }], certificates: [paper] }, about);
    expect(held(enough)).toBe("met");
    expect(held(lower)).toBe("partly");
  },
);

test("any body's will do where the posting says so", () => {
  const resume = { jobs: [{ ...at, bullets: ["Led classes"] }], certificates: ["NASM certified trainer"] };
  expect(statusOf("ACSM certified or equivalent", resume, /trainer cert/iu)).toBe("met");
});

test.each([
  ["Private pilot certificate or better", "Commercial Pilot License, FAA", /pilot/iu],
  ["Valid driver's license", "CDL Class A", /driving licence/iu],
])("%s: met by a higher one, %s", (asked, held, about) => {
  const resume = { jobs: [{ ...at, bullets: ["Led classes"] }] };
  expect(statusOf(asked, { ...resume, certificates: [held] }, about)).toBe("met");
  expect(statusOf(asked, { ...resume, certificates: ["Forklift licence"] }, about)).not.toBe("met");
});

test("a lower paper isn't a higher one", () => {
  const resume = { jobs: [{ ...at, bullets: ["Led classes"] }], certificates: ["Private pilot license"] };
  expect(statusOf("Commercial pilot license", resume, /pilot/iu)).not.toBe("met");
});

function heldBy(asked: string, rest: string, about: RegExp) {
  const text = `Joan Example\njoan@example.org\nExperience\nClub Trainer\nOakfield Ltd\nJune 2018 - May 2024\n- Led classes\n${rest}`;
  const facts = parseResume(textToResume(text), { asOf: "2026-06" });
  const job = analyseJob({
    title: "",
    description: `Club Trainer\nRequirements\n- ${asked}\n- Experience with timetables`,
  });
  return scoreResume(facts, job).scores.skills?.parts.find(({ label }) => about.test(label ?? ""))?.status;
}

test.each([
  ["Zumba instructor certificate", "Certifications\nZumba Certified", "met"],
  ["Zumba instructor certificate", "Additional Information\nCertified Zumba instructor since 2017", "met"],
  ["Zumba instructor certificate", "Skills\nZumba Certified\nGroup classes", "met"],
  [
    "Zumba instructor certificate",
    "Additional Information\nTrained three Zumba certified instructors",
    "partly",
  ],
  ["Zumba instructor certificate", "Additional Information\nWorking towards Zumba certification", "partly"],
  ["Pilates teacher certificate", "Skills\nZumba Certified", "not-found"],
])("%s by “%s”: %s", (asked, rest, status) => {
  const found = heldBy(asked, rest, /certificate/iu);
  if (status === "met") expect(found).toBe("met");
  else expect(found).not.toBe("met");
});

test("work on what a paper is about holds none", () => {
  const resume = { jobs: [{ ...at, bullets: ["Prepared internal audits of boiler rooms", "Led classes"] }] };
  const status = statusOf("Boiler auditor certificate", resume, /boiler/iu);
  expect(["unclear", "not-found"]).toContain(status);
});

test("a degree in a field is no licence; a title that only its holder may bear is named, and asked about", () => {
  const education = [{ degree: "Bachelor of Science", field: "Nursing" }];
  const nurse = (title: string) =>
    statusOf(
      "Current nursing license",
      { jobs: [{ ...at, title, bullets: ["Cared for patients"] }], education },
      /nursing/iu,
    );
  expect(nurse("Nurse Manager, RN")).toBe("partly");
  expect(nurse("Registered Nurse")).toBe("partly");
  expect(["unclear", "not-found"]).toContain(nurse("Ward Clerk"));
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

test.each([
  ["Driving licence", "Drove weekly reviews through qualified meetings with key clients"],
  ["Driving licence", "Licensed in preparation and sale of alcoholic beverages"],
  ["Driver's license required", "Operated the drive-through window"],
])("%s isn't held by who wrote: %s", (asked, bullet) => {
  expect(statusOf(asked, { jobs: [{ ...at, bullets: [bullet] }] }, /driv/iu)).toBe("not-found");
});

test("a paper named in a few words counts, and a title that takes one leaves it unclear", () => {
  const zumba = { jobs: [{ ...at, bullets: ["Led classes"] }], summary: "Zumba certified." };
  expect(statusOf("Zumba instructor certificate", zumba, /zumba/iu)).not.toBe("not-found");
  const nurse = { jobs: [{ ...at, title: "Staff Nurse", bullets: ["Led classes"] }] };
  expect(statusOf("Nursing license", nurse, /nursing/iu)).toBe("unclear");
});

test("of a point that runs over two lines the one is quoted that says it", () => {
  const facts = parseResume(
    textToResume(
      `Ada Bell\nada@example.org\n\nEXPERIENCE\nClub Trainer, Ironworks, 2020 - present\n- Led the team on tours of the hall, guiding guests and handling all their many questions,\n  and converted membership data models for the new billing\n`,
    ),
    { asOf: "2026-06" },
  );
  const job = analyseJob({ title: "", description: "Club Trainer\nRequirements\n- Data management" });
  const part = scoreResume(facts, job).scores.skills?.parts.find(({ label }) => /data/iu.test(label ?? ""));
  expect(part?.evidence.map(({ text }) => text).join(" ")).toContain("data models");
});

test("school for one trade isn't any degree", () => {
  const graduate = {
    jobs: [{ ...at, bullets: ["Led classes"] }],
    education: [{ degree: "Bachelor of Arts", level: "bachelor" as const, field: "History" }],
  };
  expect(statusOf("Automotive trade school", graduate, /vocational/iu)).toBe("partly");
});

test.each([
  ["Marketing", "degree-other-field"],
  ["Finance", "degree-other-field"],
  ["Business Administration", "degree-related-field"],
])("a degree in %s for one in human resources: %s", (field, code) => {
  const job = analyseJob({
    title: "HR Advisor",
    description: "Requirements\n- Bachelor's degree in Human Resources or a related field\n- Excel",
  });
  const education = [{ degree: `Bachelor in ${field}`, level: "bachelor" as const, field }];
  const facts = factsOf({ jobs: [{ ...at, bullets: ["Led classes"] }], education });
  const part = scoreResume(facts, job).scores.skills?.parts.find(({ label }) =>
    /bachelor/iu.test(label ?? ""),
  );
  expect(part?.reason.code).toBe(code);
});

test("a course's certificate tells no level of schooling, a trade's diploma does", () => {
  const school = (degree: string) =>
    statusOf(
      "High school diploma",
      { jobs: [{ ...at, bullets: ["Led classes"] }], education: [{ degree, level: "vocational" }] },
      /school/iu,
    );
  expect(school("OSHA Certified 10 Hours")).not.toBe("met");
  expect(school("Diploma in Hairdressing")).toBe("met");
});
