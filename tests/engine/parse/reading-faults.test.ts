import { expect, test } from "vitest";
import { jobsOf, parseText, schoolsOf } from "./support/resume-text";

function jobs(body: string): string[] {
  return jobsOf(parseText(`Ada Winter\n\nExperience\n${body}\n`));
}

function schools(body: string): string[] {
  return schoolsOf(parseText(`Ada Winter\n\nEducation\n${body}\n`));
}

test("an en dash before two digits that are later ends a range of years", () => {
  expect(jobs("Baker\nOld Mill Ltd\n2007–12\n- Bread")).toEqual(["Baker | Old Mill Ltd | 2007..2012"]);
  expect(jobs("Baker\nOld Mill Ltd\n2007-03 - 2009-11\n- Bread")).toEqual([
    "Baker | Old Mill Ltd | 2007-03..2009-11",
  ]);
});

test("a day before the month: work begins on the first", () => {
  expect(jobs("Baker\nOld Mill Ltd\n01/05/2019 - 01/08/2021\n- Bread")).toEqual([
    "Baker | Old Mill Ltd | 2019-05..2021-08",
  ]);
});

test("the placeholders of a résumé that was made anonymous are no titles", () => {
  expect(jobs("Accountant Company Name City , State\nJanuary 2012 to Current\n- Closed the month")).toEqual([
    "Accountant | Company Name | 2012-01..now",
  ]);
});

test("title and employer without a comma between them", () => {
  expect(jobs("Accountant Harbour Tax Services - Houston\n2007 - 2012\n- Filed returns")).toEqual([
    "Accountant | Harbour Tax Services | 2007..2012",
  ]);
  expect(jobs("Vice President Customer Services\nOld Mill Ltd\n2007 - 2012\n- Led")).toEqual([
    "Vice President Customer Services | Old Mill Ltd | 2007..2012",
  ]);
});

test("a picture before a value is no part of it", () => {
  expect(jobs("Baker\n⚑ Old Mill Ltd\n2007 - 2012\n- Bread")).toEqual(["Baker | Old Mill Ltd | 2007..2012"]);
});

test("an address of the web is no point", () => {
  const { experience } = parseText(
    "Ada Winter\n\nExperience\nBaker\nOld Mill Ltd\n2007 - 2012\nhttps://oldmill.example/\n- Baked bread",
  );
  expect(experience[0]?.bullets.map(({ value }) => value)).toEqual(["Baked bread"]);
});

test("a school behind the field in one line, and honours are no school", () => {
  expect(schools("Bachelor of Arts : Accounting University of Houston\nGraduating With Honors")).toEqual([
    "University of Houston | Bachelor of Arts | Accounting",
  ]);
});

test("a grade is no part of the field", () => {
  expect(schools("M.B.A. Finance GPA: 3.9, Hill University, 2012")).toContainEqual(
    expect.stringContaining("M.B.A | Finance"),
  );
});

test.each([
  "HR DEPARTMENT STARTUP",
  "Quarterly Reports",
  "Change Management",
  "Advanced Troubleshooting Techniques",
])("%s is nobody's name", (words) => {
  expect(parseText(`${words}\n\nSummary\nEight years of work.\n\nSkills\nExcel`).name).toBeNull();
});

test("labels of a form say what is next to them", () => {
  const form = `Ada Winter

Work experience
Dates	03/2019 - 05/2021
Occupation or position held	Night baker
Main activities and responsibilities	Rye bread and rolls
Name and address of employer	Old Mill, Leeds
Dates	03/2016 - 02/2019
Occupation or position held	Kitchen porter
Name and address of employer	Hill Inn, York`;
  expect(jobsOf(parseText(form))).toEqual([
    "Night baker | Old Mill | 2019-03..2021-05",
    "Kitchen porter | Hill Inn | 2016-03..2019-02",
  ]);
});

test("the head row of a table is no job, and says what its columns hold", () => {
  expect(
    jobs(
      "Period	Employer	Position\n03/2019 - 05/2021	Kestrel	Night baker\n03/2016 - 02/2019	Marlin	Porter",
    ),
  ).toEqual(["Night baker | Kestrel | 2019-03..2021-05", "Porter | Marlin | 2016-03..2019-02"]);
});
