import { expect, test } from "vitest";
import { parseText, schoolsOf } from "../support/resume-text";

function readOf(line: string): string[] {
  return schoolsOf(parseText(`Ada Winter\n\nEducation\n${line}\n`));
}

test.each([
  ["Degree in Law Science, Hill College, 2005", "Hill College | Degree | Law Science"],
  [
    "Associate in Business Administration, Hill College, 2005",
    "Hill College | Associate | Business Administration",
  ],
  ["Tecnico Superior en Hosteleria, Hill College, 2005", "Hill College | Tecnico Superior | Hosteleria"],
  ["Doctor of Philosophy in History, Hill College, 2005", "Hill College | Doctor of Philosophy | History"],
])("%s: the preposition is no part of the degree", (line, read) => {
  expect(readOf(line)).toEqual([read]);
});

test.each([
  [
    "BS Bachelor of Science : Accounting 2010 Hill University",
    "Hill University | BS Bachelor of Science | Accounting",
  ],
  [
    "B.Tech with Honors in Information Technology, Hill University, 2009",
    "Hill University | B.Tech | Information Technology",
  ],
  [
    "BS : Healthcare Administration Registered Nurse 1996 Hill College",
    "Hill College | BS | Healthcare Administration",
  ],
  [
    "Master of Arts : Human Resource Administration FDU 1996",
    "- | Master of Arts | Human Resource Administration",
  ],
  ["Certificate Held, Hill College, 2005", "Hill College | Certificate | -"],
  ["Diploma | in, Hill College, 2005", "Hill College | Diploma | -"],
])("%s: the field is the subject alone", (line, read) => {
  expect(readOf(line)).toEqual([read]);
});

test("a form's empty place and country stand before the subject", () => {
  expect(
    readOf("Hill College\nCity , State , Sierra Leone Accounting and Finance\nBachelor of Science"),
  ).toEqual(["Hill College | Bachelor of Science | Accounting and Finance"]);
  expect(readOf("Hill College\nCity , State , United States General\nBachelor of Science")).toEqual([
    "Hill College | Bachelor of Science | -",
  ]);
});
