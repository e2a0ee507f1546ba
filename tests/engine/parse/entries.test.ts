import { expect, test } from "vitest";
import { parseResume } from "../../../workers/engine/parse";
import { jobsOf, laidOut, parseText, schoolsOf } from "./support/resume-text";

const body = "- Kept the workshop clean and the customers content\n- Trained two apprentices";
const expected = [
  "Lead Electrician | Brightwire Installations Ltd | 2019-04..now",
  "Electrician | Harbour Homes GmbH | 2014-02..2019-03",
];

const shapes: [string, (title: string, company: string, dates: string) => string][] = [
  ["title, company, dates in lines", (t, c, d) => `${t}\n${c}\n${d}\n${body}`],
  ["company, title, dates in lines", (t, c, d) => `${c}\n${t}\n${d}\n${body}`],
  ["dates first", (t, c, d) => `${d}\n${t}\n${c}\n${body}`],
  ["title and dates in one line", (t, c, d) => `${t}\t${d}\n${c}\n${body}`],
  ["company and dates in one line", (t, c, d) => `${c}\t${d}\n${t}\n${body}`],
  ["all in one line with bars", (t, c, d) => `${t} | ${c} | ${d}\n${body}`],
  ["all in one line with dashes", (t, c, d) => `${t} – ${c} (${d})\n${body}`],
  ["title at company", (t, c, d) => `${t} at ${c}\n${d}\n${body}`],
  ["title, company with a comma", (t, c, d) => `${t}, ${c}\t${d}\n${body}`],
  ["company with its place", (t, c, d) => `${t}\n${c}, Leeds, United Kingdom\n${d}\n${body}`],
  ["labelled", (t, c, d) => `Employer: ${c}\nPosition: ${t}\nPeriod: ${d}\n${body}`],
  ["dates in a cell before", (t, c, d) => `${d}\t${t}, ${c}\n${body}`],
];

test.each(shapes)("reads jobs set as: %s", (_name, shape) => {
  const first = shape("Lead Electrician", "Brightwire Installations Ltd", "April 2019 – Present");
  const second = shape("Electrician", "Harbour Homes GmbH", "February 2014 – March 2019");
  const facts = parseText(
    `Ada Winter\nada@example.org\n\nWork Experience\n\n${first}\n\n${second}\n\nSkills\nwiring, testing`,
  );
  expect(jobsOf(facts)).toEqual(expected);
});

test("several roles under one employer share it", () => {
  const facts = parseText(
    `Experience\nNorthgate Hospital\nWard Manager\t2018 - Present\n${body}\nStaff Nurse\t2012 - 2018\n${body}`,
  );
  expect(jobsOf(facts)).toEqual([
    "Ward Manager | Northgate Hospital | 2018..now",
    "Staff Nurse | Northgate Hospital | 2012..2018",
  ]);
});

test("style and slot tell title from employer where words don't", () => {
  const facts = parseResume(
    laidOut([
      ["Rosa Lind", { size: 22 }],
      ["EXPERIENCE", { bold: true, size: 12 }],
      ["Head of Wonder\tMay 2018 – June 2020", { bold: true }],
      ["Blue Lantern", { italic: true }],
      ["• Made things shine", { x: 60 }],
      ["Sales Manager\tMay 2015 – April 2018", { bold: true }],
      ["Quietwater", { italic: true }],
      ["• Sold things", { x: 60 }],
    ]),
    { asOf: "2026-01" },
  );
  expect(jobsOf(facts)).toEqual([
    "Head of Wonder | Blue Lantern | 2018-05..2020-06",
    "Sales Manager | Quietwater | 2015-05..2018-04",
  ]);
});

test("volunteering and projects are kept apart from jobs and don't count as work", () => {
  const facts = parseText(
    "Experience\nChef, Bistro Nord\t2020 - 2021\n\nVolunteering\nHelper, Food Bank\t2010 - 2019\n\nProjects\nOven Timer\t2015 - 2016\n",
  );
  expect(facts.experience.map(({ kind }) => kind)).toEqual(["job", "volunteer", "project"]);
  expect(facts.totalMonths).toBe(24);
});

test("overlapping jobs count once, gaps not at all", () => {
  const facts = parseText(
    "Experience\nCook, Hotel Adler\t01/2010 - 12/2011\nWaiter, Cafe Blau\t07/2011 - 06/2012\nChef, Bistro Nord\t01/2020 - 12/2020",
  );
  expect(facts.totalMonths).toBe(30 + 12);
});

const schools: [string, string, string[]][] = [
  [
    "degree above school",
    "Bachelor of Science in Biology\nUniversity of Leeds\n2010 - 2013",
    ["University of Leeds | Bachelor of Science | Biology"],
  ],
  [
    "school above degree",
    "University of Leeds\t2010 - 2013\nBSc Biology",
    ["University of Leeds | BSc | Biology"],
  ],
  ["one line", "MBA, Trinity College Dublin, 2015", ["Trinity College Dublin | MBA | -"]],
  [
    "two of them",
    "MSc Physics, Universität Wien\t2012\nAbitur, Goethe-Gymnasium\t2007",
    ["Universität Wien | MSc | Physics", "Goethe-Gymnasium | Abitur | -"],
  ],
  [
    "short names of degrees",
    "Stanford University\nMS in Computer Science\n2014 - 2016",
    ["Stanford University | MS | Computer Science"],
  ],
];

test.each(schools)("reads education set as: %s", (_name, text, result) => {
  expect(schoolsOf(parseText(`Ada Winter\n\nEducation\n\n${text}\n`))).toEqual(result);
});

test("levels of education follow the degree, in several languages", () => {
  const level = (line: string) => parseText(`Education\n${line}\tUniversity of X\t2010`).education[0]?.level;
  expect(level("PhD in Chemistry")).toBe("doctorate");
  expect(level("Laurea in Informatica")).toBe("bachelor");
  expect(level("Diplom-Ingenieur Maschinenbau")).toBe("master");
  expect(level("Ausbildung zum Tischler")).toBe("vocational");
});

test("jobs told in running text are told apart", () => {
  const facts = parseText(
    "Experience\nRanger at Cairngorm Trust (2021-2024): Kept the paths open and the visitors safe all year. Guide at Loch Tours (2018-2020): Led walks of up to twenty people through the glen.",
  );
  expect(jobsOf(facts)).toEqual(["Ranger | Cairngorm Trust | 2021..2024", "Guide | Loch Tours | 2018..2020"]);
});
