import { expect, test } from "vitest";
import { jobsOf, parseText, schoolsOf } from "../support/resume-text";

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

test("schooling stands below the jobs of a résumé without headings", () => {
  const facts = parseText(
    "Ada Winter\nada@example.org\n\nOtter Plumbing - plumber - 2005 to 2012\nHill Plumbing - apprentice - 2001 to 2005\nOakfield High School - 2000",
  );
  expect(schoolsOf(facts)).toEqual(["Oakfield High School | - | -"]);
  expect(jobsOf(facts)).toEqual([
    "plumber | Otter Plumbing | 2005..2012",
    "apprentice | Hill Plumbing | 2001..2005",
  ]);
});

test("qualifications that no post is called after are none", () => {
  const facts = parseText(
    "Ada Winter\nada@example.org\n\nKestrel rider since Sept 22, on my own bike\nOtter crew member Sept 20 - Aug 22, front counter\n\nBTEC Level 3 Sport (merit) Hill College 2020/22\nLeaving Cert, Naas CBS 2015",
  );
  expect(schoolsOf(facts)).toEqual(["Hill College | BTEC Level 3 Sport | -", "Naas CBS | Leaving Cert | -"]);
  expect(facts.experience.map(({ start }) => start?.value)).toEqual(["2022-09", "2020-09"]);
});
