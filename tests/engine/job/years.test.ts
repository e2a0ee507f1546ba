import { expect, test } from "vitest";
import { analyseJob } from "../../../workers/engine/job";
import { readPosting } from "../../../workers/engine/job/sentences/segments";
import { yearsIn } from "../../../workers/engine/job/years";

test.each([
  "You host the owners twice a year in spring",
  "A 12 months contract in a bakery",
  "Pass a 7 year background check",
  "No fines in the last 7 years while driving",
  "Three years of graduate education in law",
  "The period of employment is 2 years, with part-time work at the site",
  "The appointment is for two years at our hospital, working with children",
  "The studio has raised a round and has 6 years of runway, working with banks",
  "A leader with over five years of specialization in the parcel sector",
  "In only 9 years on the market we have grown by working with shops",
  "You start in a cohort, a two year program with roles in three depots",
  "Workers will be appointed for a period of six years with the prospect of a permanent role",
  "Business apprenticeship under NAS 16-18 Year Olds Only",
])("%s names none", (line) => {
  const posting = readPosting({ title: "Clerk", description: `Requirements\n- ${line}` });
  expect(yearsIn(posting)).toEqual([]);
});

test.each([
  ["Requirements", "must"],
  ["Preferred qualifications", "nice"],
])("years below '%s' are asked for as a %s", (heading, importance) => {
  const description = `Requirements\n- Excel\n${heading}\n- B.Sc. or M.Sc. with 3 years of relevant experience\n- SAP`;
  const { requirements } = analyseJob({ title: "Clerk", description });
  expect(requirements.find(({ kind }) => kind === "years")).toMatchObject({ importance, minYears: 3 });
});

test.each([
  ["A minimum of 10 years of offshore experience, preferably with heavy lifts", true],
  ["Preferably 10 years of offshore experience", false],
  ["10 years of offshore experience, ideally", false],
])("%s: whether the years are asked for: %s", (line, asked) => {
  const posting = readPosting({ title: "Engineer", description: `Requirements\n- ${line}` });
  expect(yearsIn(posting)).toMatchObject([{ min: 10, asked }]);
});

test.each([
  ["Up to 2 years of experience in retail", null, 2],
  ["No more than 4 years of experience as a clerk", null, 4],
  ["At least 2 years of experience in retail", 2, null],
  ["3 years running CNC mills", 3, null],
  ["5 yrs supporting directors", 5, null],
  ["Two years' commercial underwriting", 2, null],
  ["3ish years building web apps", 3, null],
  ["Three years or thereabouts on AWS", 3, null],
  ["Minimum of 12 months in a bakery", 1, null],
  ["At least 24 months of customer service experience", 2, null],
  ["5+ yrs exp w/ spreadsheets", 5, null],
  ["Mindestens zwei Jahre Erfahrung im Lager", 2, null],
  ["At least a year in a clean room", 1, null],
  ["You've got a year of hotel nights behind you", 1, null],
])("%s names %s to %s years", (line, min, max) => {
  const posting = readPosting({ title: "Clerk", description: `Requirements\n- ${line}` });
  expect(yearsIn(posting).map((one) => [one.min, one.max])).toEqual([[min, max]]);
});
