import { expect, test } from "vitest";
import { analyseJob } from "../../../workers/engine/job";
import { scoreResume } from "../../../workers/engine/match";
import { parseText } from "./support/resume-text";

const ASKED = "Requirements\n- Bachelor's degree in Business or a related field";

function statusOf(entry: string): string | undefined {
  const facts = parseText(`Ada Winter\n\nEducation\n${entry}\n`);
  const { parts } = scoreResume(facts, analyseJob({ title: "Office Manager", description: ASKED })).scores
    .skills!;
  return parts.find(({ label }) => /degree/iu.test(label ?? ""))?.status;
}

test.each([
  "MBA, Management, 2017, Enrolled\nHill College",
  "MBA : Management , 2017 University of Leeds - City , State Enrolled",
  "Bachelor of Science in Business (in progress)\nHill College 2014",
  "Bachelor of Arts, Business - ongoing coursework\nHill College 2014",
  "Currently pursuing Bachelor of Business Administration\nHill College 2014",
  "Hill College\nBachelor of Business Administration, did not complete\n2010 - 2012",
  "Hill College\nB.A. Business, Junior standing\n2014",
  "Hill College\nBachelor of Science in Business\nSophomore\n2012 - 2014",
  "Bachelor of Business Administration, 45 credit hours completed\nHill College 2012",
  "Bachelor of Business Administration, completed 3 of 4 years course work\nHill College 2004",
  "Goal of obtaining a Bachelor of Business Administration\nHill College 2024",
  "Bachelor's degree (incomplete), Business\nHill College 2004",
  "Completed 90 credits toward Bachelor of Science in Business\nHill College 2004",
  "Undergraduate studies in Business, no degree\nHill College 2004",
  "B.A. in Business, complete except for thesis\nHill College 2004",
  "Bachelor of Business Administration, 2nd year completed\nHill College 2004",
  "Bachelor of Business Administration (second-year student)\nHill College 2004",
  "Master's coursework in Business, Hill College 2004",
  "Bachelor of Science : Business\nExpected graduation\nHill College 2012",
  "Bachelor of Science : Business Administration 113 credit hours earned - Expected 2019 Hill College of Applied Sciences, School of Business - City , State",
  "Bachelor of Science in Accounting, working towards\nHill College 2012",
  "Extensive MBA studies at Hill College 2004",
  "Master of Business Administration Candidate; Major in Marketing\nHill College 2004",
  "Research fellow for a PhD degree in Business\nHill College 2004",
  "Bachelor of Business Administration, presently attending Hill College",
  "Working part-time towards a Bachelor of Business Administration\nHill College 2004",
])("%s isn't a degree held", (entry) => {
  expect(statusOf(entry)).not.toBe("met");
});

test.each([
  "MBA, Management, 2017\nHill College",
  "Bachelor of Science in Business, 150 credit hours completed\nHill College 2012",
  "Bachelor of Science in Business\nHill College 2012\nMBA, Management, Enrolled\nHill College 2016",
  "MBA, Management, Enrolled, Hill College 2016\nB.S. Business, Hill College 2012",
  "Bachelor of Business Administration while working and attending classes at night\nHill College 2012",
  "BA, Women's Studies and Business\nHill College 2012",
])("%s is one", (entry) => {
  expect(statusOf(entry)).toBe("met");
});

test("a degree whose blank is lost is one", () => {
  expect(statusOf("Bachelorof Science : Business, 2016\nHill University")).toBe("met");
});
