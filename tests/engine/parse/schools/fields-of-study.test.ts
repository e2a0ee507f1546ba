import { expect, test } from "vitest";
import { parseText, schoolsOf } from "../support/resume-text";

function readsAs([line, read]: [string, string]): void {
  expect(schoolsOf(parseText(`Ada Winter\n\nEducation\n${line}\n`)), line).toEqual([read]);
}

test("a field that a form prints twice is read once", () => {
  const pairs: [string, string][] = [
    ["Hill College 2003 Bachelor of Arts : English English", "Hill College | Bachelor of Arts | English"],
    [
      "Hill College 2003 BA : Intelligence Studies Intelligence Studies",
      "Hill College | BA | Intelligence Studies",
    ],
    [
      "Hill College 2003 Associate Degree : Sociology Sociology, Psychology and Work",
      "Hill College | Associate Degree | Sociology, Psychology and Work",
    ],
    [
      "Hill College 2003 BA : Business Administration/Staff Business Administration/Staff",
      "Hill College | BA | Business Administration/Staff",
    ],
    ["Hill College 2003 BSc : Economics BSc Economics", "Hill College | BSc | Economics"],
    [
      "Hill College 2003 BA : Science and Computer Science",
      "Hill College | BA | Science and Computer Science",
    ],
  ];
  pairs.forEach(readsAs);
});

test("a degree's own short form is no field", () => {
  const pairs: [string, string][] = [
    [
      "Master of Business Administration (MBA), Hill College, 2012",
      "Hill College | Master of Business Administration | -",
    ],
    ["Bachelors of Arts, BA, Hill College, 2012", "Hill College | Bachelors of Arts | -"],
    [
      "Associate of Personal Insurance (API), Hill College, 2012",
      "Hill College | Associate of Personal Insurance | -",
    ],
    ["Bachelor of Arts in ART, Hill College, 2012", "Hill College | Bachelor of Arts | ART"],
  ];
  pairs.forEach(readsAs);
});

test("a diploma behind its level belongs to the degree", () => {
  const pairs: [string, string][] = [
    ["Post-Graduate Diploma, Hill University, 2005", "Hill University | Post-Graduate Diploma | -"],
    [
      "Post Graduate Diploma in Sales, Hill University, 2005",
      "Hill University | Post Graduate Diploma | Sales",
    ],
  ];
  pairs.forEach(readsAs);
});

test("grades and remarks are no part of a degree or a field", () => {
  const pairs: [string, string][] = [
    ["Bachelor of Science GPA: 3.4, Hill College", "Hill College | Bachelor of Science | -"],
    [
      "Hill College 2015 Master of Science Computer Science GPA: 3.4",
      "Hill College | Master of Science | Computer Science",
    ],
    [
      "Bachelor of Science Health Care Administration, Hill College",
      "Hill College | Bachelor of Science | Health Care Administration",
    ],
    [
      "Hill College 1999 Master of Science : Civil Engineering 11",
      "Hill College | Master of Science | Civil Engineering",
    ],
    ["Certification as Project Manager, Hill Institute, 2001", "Hill Institute | Certification | -"],
  ];
  pairs.forEach(readsAs);
});

test("what was studied without a degree is a field, and arts of a school's name are none", () => {
  const pairs: [string, string][] = [
    [
      "Business and Music Education Hill Community College 2010",
      "Hill Community College | - | Business and Music Education",
    ],
    ["School of Visual Arts, 1981 - 1983", "School of Visual Arts | - | -"],
    ["United States Hill Academy", "Hill Academy | - | -"],
  ];
  pairs.forEach(readsAs);
});

test("what somebody is certified for, below a school, was got elsewhere", () => {
  const facts = parseText("Ada Winter\n\nEducation\nHill Institute Medical Assistant\nCPR Certified\n");
  expect(schoolsOf(facts)).toEqual(["Hill Institute | - | Medical Assistant"]);
  expect(facts.certificates.map(({ value }) => value)).toEqual(["CPR Certified"]);
  readsAs(["Hill Institute\nBaking Certificate, 2010", "Hill Institute | Baking Certificate | -"]);
});
