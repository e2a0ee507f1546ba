import { expect, test } from "vitest";
import { jobsOf, parseText } from "../support/resume-text";

function jobs(lines: string): string[] {
  return jobsOf(parseText(`Ada Winter\n\nExperience\n${lines}\n`));
}

test.each([
  [
    "Hill Digital Services (A Lakewood\nGroup Company)\nMarch 2016 - March 2018\nAssistant Manager",
    "Assistant Manager | Hill Digital Services | 2016-03..2018-03",
  ],
  [
    "Software Engineer)\nHill Software Ltd\nMarch 2016 - March 2018",
    "Software Engineer | Hill Software Ltd | 2016-03..2018-03",
  ],
  [
    "Hill Group [http://www.hill.example]\nSoftware Engineer\nMarch 2016 - March 2018",
    "Software Engineer | Hill Group | 2016-03..2018-03",
  ],
  [
    "March 2016 - March 2018 Design Manager, Hill Partners Ltd at",
    "Design Manager | Hill Partners Ltd | 2016-03..2018-03",
  ],
])("%s: what a bracket or a line cut off is no part of a name", (lines, read) => {
  expect(jobs(lines)).toEqual([read]);
});

test.each([
  [
    "Baker\nHill Guild of Bread and\nMilling, Leeds\n2016 - 2018",
    "Baker | Hill Guild of Bread and Milling | 2016..2018",
  ],
  ["BAKER\nMINISTRY OF FLOUR\nAND GRAIN\n2016 - 2018", "BAKER | MINISTRY OF FLOUR AND GRAIN | 2016..2018"],
  [
    "Baker\nHill Foods Ltd\nof Leeds and later based in Wells\n2016 - 2018",
    "Baker | Hill Foods Ltd | 2016..2018",
  ],
])("%s: an employer's name goes on in the next line where its own is cut", (lines, read) => {
  expect(jobs(`${lines}\n- Baked rye bread`)).toEqual([read]);
});

test.each([
  [
    "Project Client HILL FOODS PLC\nRole & Duration Technical Consultant Oct-2015 to Sep-2017",
    "Technical Consultant | HILL FOODS PLC | 2015-10..2017-09",
  ],
  [
    "Position & Period: Technical Consultant Oct-2015 to Sep-2017\nHill Foods Ltd",
    "Technical Consultant | Hill Foods Ltd | 2015-10..2017-09",
  ],
])("%s: a label without a colon is no part of a name", (lines, read) => {
  expect(jobs(lines)).toEqual([read]);
});

test("words of a sentence are no employer", () => {
  const read = jobs(
    "Sales Manager\nHill Foods Ltd\n2010 - 2014\nEntrusted with Lakewood by our investors and clients since 2007.",
  );
  expect(read.some((job) => /investors/.test(job))).toBe(false);
});
