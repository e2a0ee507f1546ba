import { expect, test } from "vitest";
import { analyseJob } from "../../../../workers/engine/job";

function subjects(line: string): string[] | undefined {
  const description = `Systems Planner\nRequirements\n- ${line}\n- Experience with cranes\n`;
  return analyseJob({ title: "", description }).requirements.find(({ kind }) => kind === "education")?.fields;
}

test.each([
  ["Bachelor's or Master's degree in Computer Science.2-4 years of experience", ["Computer Science"]],
  [
    "Degree in Computer/Electrical Engineering or Physics",
    ["Computer Engineering", "Electrical Engineering", "Physics"],
  ],
  ["B.A. or B.S. in Accounting Intermediate to advanced experience with ledgers", ["Accounting"]],
  ["BS or a graduate degree in Maths, Engineering, or science Requirements", ["Maths", "Engineering"]],
  [
    "B.S. in Geology, or Chemistry-Has received, or is willing to receive, training",
    ["Geology", "Chemistry"],
  ],
  ["B.S. in Computer Science or equivalent degree (MS preferred)", ["Computer Science"]],
  ["An undergraduate or graduate degree (BS/MS/PhD) in engineering or related discipline", ["engineering"]],
  ["Bachelor's degree or equivalent experience in Geology or related field", ["Geology"]],
  ["Bachelor's degree or above, majoring in Geology or related fields", ["Geology"]],
  ["Must hold a Computer Science (CS) degree", ["Computer Science"]],
  [
    "You have a Master’s or Ph.D. in a quantitative field (e.g., Statistics, Mathematics)",
    ["Statistics", "Mathematics"],
  ],
  [
    "BS degree in Geology, a similar technical field of study, or equivalent practical experience",
    ["Geology"],
  ],
  [
    "Bachelor’s degree in Geology or Mining, or the equivalent combination of education and skills",
    ["Geology", "Mining"],
  ],
  ["BS or MS in engineering field with focus on cranes", ["engineering"]],
])("%s: %j", (line, expected) => {
  expect(subjects(line)).toEqual(expected);
});

test.each([
  "Doctorate Degree (Preferred)In lieu of the above education requirements, a combination of both counts",
  "BA/BS degree with a strong academic record",
  "A degree in any of the following",
])("%s names no subject", (line) => {
  expect(subjects(line)).toBeUndefined();
});
