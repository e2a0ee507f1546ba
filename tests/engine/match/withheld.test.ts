import { expect, test } from "vitest";
import { recruiterSays } from "../../../workers/copy/recruiter";
import { seekerSays } from "../../../workers/copy/seeker";
import { jobAdvice, resumeReport } from "../../../workers/engine/advise";
import { analyseJob } from "../../../workers/engine/job";
import { scoreResume } from "../../../workers/engine/match";
import { parseText } from "../parse/support/resume-text";

const job = analyseJob({
  title: "Head Baker",
  description: "You bake rye bread at night.\nRequirements\n- Food safety\n- 2 years as a baker",
});

const READ = `Ada Winter
ada@example.org | Leeds, UK

Experience
Head Baker
Old Mill Bakery Ltd
2017 - 2021
- Baked rye bread every night and kept food safety records
- Trained two apprentices

Skills
Baking, Food safety`;

/** A page of forms and notes: years and words, but nothing that can be told to be a job. */
const UNREAD = Array.from(
  { length: 12 },
  (_, at) =>
    `Ledger ${at} 20${10 + at} of the seven lanterns by quartz and other ${at} notes beyond the wall`,
).join("\n");

test("a résumé that was read has figures and nothing withheld", () => {
  const sheet = scoreResume(parseText(READ), job);
  expect(sheet.withheld).toBeUndefined();
  expect(sheet.scores.relevancy?.value).toBeGreaterThan(30);
});

test("where too much is unread no figure is given, and the reason says what and where", () => {
  const facts = parseText(`Ada Winter\n\nExperience\n${UNREAD}`);
  const sheet = scoreResume(facts, job);
  expect(sheet.withheld?.code).toBe("withheld-resume");
  expect(recruiterSays(sheet.withheld!)).toMatch(/could not be read\..*line/u);
  expect(Object.values(sheet.scores)).toEqual([null, null, null, null, null]);
  expect(sheet.gaps).toEqual([]);
  expect(sheet.gates.filter(({ result }) => result === "fail")).toEqual([]);
});

test("nothing is called missing in a résumé that could not be read", () => {
  const facts = parseText(`Ada Winter\n\nExperience\n${UNREAD}`);
  const advice = jobAdvice(facts, job, scoreResume(facts, job));
  expect(advice.matchScore).toBeNull();
  expect(seekerSays(advice.overallAnalysis)).toContain("could not be read");
  expect([...advice.skills.missing, ...advice.suggestions, ...advice.keywords]).toEqual([]);
  expect(() => resumeReport(facts)).not.toThrow();
});

test("confidence falls with what stays unread, and names the lines", () => {
  const clear = scoreResume(parseText(READ), job);
  const lines = "Quartz of the seven lanterns";
  const muddy = scoreResume(parseText(READ.replace("\n\nExperience", `\n${lines}\n\nExperience`)), job);
  expect(muddy.confidence).toBeLessThan(clear.confidence);
  expect(muddy.confidenceReasons.some((reason) => /fit no field \(line/.test(recruiterSays(reason)))).toBe(
    true,
  );
});

test("what a résumé leaves out isn't called unread: a beginner without jobs gets figures", () => {
  const facts = parseText(
    "Ada Winter\nada@example.org\n\nEducation\nBSc Food Science, Hill University, 2015 - 2018\n\nSkills\nBaking, Food safety",
  );
  expect(scoreResume(facts, job).withheld).toBeUndefined();
});
