import { expect, test } from "vitest";
import { parseText, schoolsOf } from "../support/resume-text";

function schoolsIn(section: string): string[] {
  return schoolsOf(parseText(`Ada Winter\n\n${section}\n\nSkills\nbaking, welding`));
}

test.each([
  ["Leaving Cert - Loreto Naas, 2013", "Loreto Naas | Leaving Cert | -"],
  ["Queens College, Yaba, SSCE 2007 - 2013", "Queens College, Yaba | SSCE | -"],
  ["Hill College of Technology, OND Accounting 2014 - 2016", "Hill College of Technology | OND | Accounting"],
  ["Matric, Oakfield High School, 2012", "Oakfield High School | Matric | -"],
  ["12th from Sacred Heart Convent, 2014", "Sacred Heart Convent | 12th | -"],
  [
    "School attended: Oakfield Secondary\nHighest grade passed: Grade 11 (2005)",
    "Oakfield Secondary | Grade 11 | -",
  ],
  ["High School: Oakfield High School 2004-2008", "Oakfield High School | - | -"],
])("school leaving certificates of other countries: %s", (lines, school) => {
  expect(schoolsIn(`School\n${lines}`)).toEqual([school]);
});

test("qualifications are schooling where degrees with schools stand below", () => {
  expect(
    schoolsIn(
      "Qualifications\nCertificate III in Early Childhood Education and Care, TAFE Queensland 2017\nYear 12, Hill State High School 2008",
    ),
  ).toEqual([
    "TAFE Queensland | Certificate III | Early Childhood Education and Care",
    "Hill State High School | Year 12 | -",
  ]);
});
