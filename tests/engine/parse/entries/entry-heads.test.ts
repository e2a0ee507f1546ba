import { expect, test } from "vitest";
import { parseResume } from "../../../../workers/engine/parse";
import { jobsOf, laidOut, parseText, readLaidOut, schoolsOf } from "../support/resume-text";

function pointsOf(text: string): string[][] {
  return parseText(text).experience.map(({ bullets }) => bullets.map(({ value }) => value));
}

test("numbered points are points, and a numbered heading is none", () => {
  const text = `Ada Winter

1. Experience
Baker
Old Mill Ltd
2019 - 2021
1. Baked rye bread
2. Trained two apprentices
3. Cleaned the ovens

2. Education
BSc Food Science, Hill University, 2015 - 2018`;
  expect(pointsOf(text)).toEqual([["Baked rye bread", "Trained two apprentices", "Cleaned the ovens"]]);
  expect(schoolsOf(parseText(text))).toEqual(["Hill University | BSc | Food Science"]);
});

test("what a head runs on into is told of its job", () => {
  const text = `Ada Winter

Experience
Sales Representative 01/2017 to Current Company Name City , State Cold-called prospective customers to build relationship. Greeted store
customers promptly.
Server, Hill Inn, Springfield, IL 12/2015 - 05/2016 Served up to 100 guests at an upscale restaurant
Set tables for events.`;
  expect(jobsOf(parseText(text)).map((job) => job.split(" | ")[0])).toEqual([
    "Sales Representative",
    "Server",
  ]);
  expect(pointsOf(text).map(([first]) => first)).toEqual([
    "Cold-called prospective customers to build relationship. Greeted store customers promptly.",
    "Served up to 100 guests at an upscale restaurant",
  ]);
});

test("short lines without a bullet under an entry's head are its points", () => {
  const text = `Ada Winter

Experience
Baker
Old Mill Ltd
2019 - 2021
Baked rye bread at night
Trained two apprentices there
Cook
Hill Inn
2016 - 2019
Ran the cold section alone`;
  const words = pointsOf(text).flat().join(" / ");
  for (const point of [
    "Baked rye bread at night",
    "Trained two apprentices there",
    "Ran the cold section alone",
  ])
    expect(words).toContain(point);
});

test("a bold title before a plain employer in one line", () => {
  const text = laidOut([
    ["Ada Winter", { size: 18 }],
    ["Experience", { bold: true }],
    ["Accountant Marsh Tax & Books, Houston, TX\t2019 - 2021"],
    ["• Closed the month"],
  ]);
  const line = text.lines[2]!;
  const [style] = line.runs;
  line.runs = [
    { ...style!, start: 0, end: 11, bold: true },
    { ...style!, start: 11, end: line.text.length },
  ];
  expect(jobsOf(parseResume(text, { asOf: "2026-01" }))).toEqual([
    "Accountant | Marsh Tax & Books | 2019..2021",
  ]);
});

test("a résumé in small letters throughout is read like any other", () => {
  const text = `ada winter
ada@example.org | leeds, uk

experience
baker
old mill ltd, leeds
since march 2020
- baked rye bread

cook
hill inn, york
may 2016 - february 2020
- ran the cold section

education
bsc food science
hill university
2012 - 2016`;
  const facts = parseText(text);
  expect(jobsOf(facts).map((job) => job.toLowerCase())).toEqual([
    "baker | old mill ltd | 2020-03..now",
    "cook | hill inn | 2016-05..2020-02",
  ]);
  expect(facts.name?.value).toBe("Ada Winter");
  expect(facts.education).toHaveLength(1);
  expect(facts.experience[0]?.title?.quotes[0]?.text).toBe("baker");
});

test("dates stacked in a column next to the entry", () => {
  const facts = readLaidOut([
    ["Ada Winter", { size: 18 }],
    ["Experience", { bold: true, size: 12 }],
    ["Jan 2021\tBaker"],
    ["-\tOld Mill Ltd"],
    ["Today\t• Baked rye bread"],
    ["• Cleaned the ovens", { x: 120 }],
    ["May 2016\tCook"],
    ["-\tHill Inn"],
    ["Dec 2020\t• Ran the cold section"],
  ]);
  expect(jobsOf(facts)).toEqual([
    "Baker | Old Mill Ltd | 2021-01..now",
    "Cook | Hill Inn | 2016-05..2020-12",
  ]);
  expect(facts.experience.map(({ bullets }) => bullets.length)).toEqual([2, 1]);
});

test.each([
  ["Company Name City , State Preschool Teacher", "Preschool Teacher"],
  ["Preschool Teacher Company Name City , State", "Preschool Teacher"],
  ["Company Name - City , State Preschool Teacher", "Preschool Teacher"],
])("a form's own words beside a title are no part of it: %s", (head, title) => {
  const facts = parseText(
    `Ada Winter\n\nExperience\nAugust 2015 to Current\n${head}\n- Read stories to children\n- Planned outings`,
  );
  expect(facts.experience[0]?.title?.value).toBe(title);
});
