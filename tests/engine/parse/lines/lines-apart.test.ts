import { expect, test } from "vitest";
import { jobsOf, parseText, type Rows, readLaidOut, schoolsOf } from "../support/resume-text";

const big = { size: 30, bold: true };

const names: [string, Rows, string][] = [
  [
    "cut at its hyphen",
    [
      ["Nora Lindqvist-", big],
      ["Adeyemi", { ...big, y: 78 }],
    ],
    "Nora Lindqvist-Adeyemi",
  ],
  [
    "with the last word below",
    [
      ["Nora Sofía", big],
      ["Lindqvist", { ...big, y: 78 }],
    ],
    "Nora Sofía Lindqvist",
  ],
  [
    "whose second line is read later",
    [
      ["Nora", big],
      ["nora@example.org", { x: 400, block: 1, y: 46 }],
      ["Lindqvist", { ...big, y: 78, block: 2 }],
    ],
    "Nora Lindqvist",
  ],
  [
    "alone over a headline of the same size",
    [
      ["Nora Lindqvist", big],
      ["Welder", { ...big, y: 78 }],
    ],
    "Nora Lindqvist",
  ],
  [
    "alone over a town of the same size",
    [
      ["Nora Lindqvist", big],
      ["Lisbon", { ...big, y: 78 }],
    ],
    "Nora Lindqvist",
  ],
  ["introduced", [["Hello, I’m Nora Lindqvist", big]], "Nora Lindqvist"],
];

test.each(names)("a name is read: %s", (_way, rows, name) => {
  const body: Rows = [
    ["nora@example.org", { y: 140 }],
    ["Kept the workshop of a yard in order for ten years and trained its apprentices"],
  ];
  expect(readLaidOut([...rows, ...body]).name?.value).toBe(name);
});

test("dates that a narrow column wraps over three lines are one range, at the job that they date", () => {
  const facts = readLaidOut([
    ["Nora Lindqvist", big],
    ["Experience", { bold: true, size: 13, x: 137 }],
    ["Aug\tWelder, Northside Yard Ltd", { x: 110 }],
    ["• Built hulls of two ferries", { x: 137 }],
    ["2015–Feb", { x: 85 }],
    ["• Trained apprentices", { x: 137 }],
    ["2019", { x: 106 }],
    ["Mar\tFitter, Harbour Pumps Ltd", { x: 110 }],
    ["2012–Jul", { x: 85 }],
    ["2015", { x: 106 }],
    ["• Rebuilt pumps", { x: 137 }],
  ]);
  expect(jobsOf(facts)).toEqual([
    "Welder | Northside Yard Ltd | 2015-08..2019-02",
    "Fitter | Harbour Pumps Ltd | 2012-03..2015-07",
  ]);
});

test("years below each other without a dash stay apart", () => {
  const facts = parseText("Education\n2012\nBSc Biology, University of Leeds\n2008\nA Levels, Hill College");
  expect(facts.education.map(({ end }) => end?.value)).toEqual(["2012", "2008"]);
});

test("headings with a section sign and a number are headings, plus signs are bullets", () => {
  const head = { bold: true, size: 12 };
  const facts = readLaidOut([
    ["Nora Lindqvist", big],
    ["§01\tWORK EXPERIENCE", head],
    ["2015 - 2019\tWelder"],
    ["Northside Yard Ltd"],
    ["+ Built hulls of two ferries"],
    ["§02\tEDUCATION", head],
    ["2010 - 2013\tUniversity of Leeds"],
    ["BSc Biology"],
  ]);
  expect(jobsOf(facts)).toEqual(["Welder | Northside Yard Ltd | 2015..2019"]);
  expect(facts.experience[0]?.bullets.map(({ value }) => value)).toEqual(["Built hulls of two ferries"]);
  expect(schoolsOf(facts)).toEqual(["University of Leeds | BSc | Biology"]);
});

test("degrees as Spanish and French universities name them", () => {
  const schools = (line: string) =>
    schoolsOf(parseText(`Ada Winter\n\nEducation\nUniversidad del Valle\t2010 - 2015\n${line}\n`));
  expect(schools("Ingeniera, Ingeniería química")[0]).toContain("Universidad del Valle | Ingeniera");
  expect(schools("Especialización en Gerencia de proyectos")[0]).toContain(
    "Universidad del Valle | Especialización",
  );
});
