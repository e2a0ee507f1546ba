import { expect, test } from "vitest";
import { analyseJob } from "../../../workers/engine/job";
import { scoreResume } from "../../../workers/engine/match";
import { parseText } from "../parse/support/resume-text";

const RESUME = `Mina Solberg
mina@example.org | Lyon, France

Experience
Senior Electronics Technician, Brightwell Instruments Ltd
2018 - 2023
- Repaired circuit boards for aircraft cockpits with an oscilloscope
- Cut repair times by 30 % in two years
- Wrote test scripts in Python

Waitress, Hill Hotel Ltd
2014 - 2017
- Served guests in a hotel restaurant
- Trained new colleagues

Skills
Python, Soldering`;

const job = analyseJob({
  title: "Electronics Technician",
  description:
    "Your tasks\n- You repair circuit boards of aircraft cockpits\n- You test avionics for airlines\n- You work in our hangar at the airport\nRequirements\n- Python\n- Circuit board repair\n- 2 years as an electronics technician",
});

const items = scoreResume(parseText(RESUME), job).experience ?? [];

test("an entry says its level, kind of role, line of business and technologies", () => {
  expect(items).toHaveLength(2);
  expect(items[0]).toMatchObject({ seniority: "senior", archetype: "Craftsperson", industry: "Aviation" });
  expect(items[0]?.technologies).toContain("Python");
  expect(items[1]).toMatchObject({
    archetype: "Operator",
    industry: "Restaurants and hotels",
    technologies: [],
  });
});

test("achievements are the points that give a figure", () => {
  expect(items[0]?.achievements.map(({ text }) => text)).toEqual(["Cut repair times by 30 % in two years"]);
  expect(items[1]?.achievements).toEqual([]);
});

test("the line of business is held against the job's", () => {
  expect(items[0]?.industryMatch).toEqual({ score: 100, job: "Aviation", entry: "Aviation" });
  expect(items[1]?.industryMatch?.score).toBe(0);
});

test("relevance is the sum of its parts, and only the entry's own lines count", () => {
  const [technician, waitress] = items;
  expect(technician?.relevance?.value).toBeGreaterThan(50);
  expect(waitress?.relevance?.value).toBeLessThan(15);
  for (const { relevance } of items) {
    const sum = relevance?.parts.reduce((total, { points }) => total + points, 0) ?? 0;
    expect(Math.round(sum)).toBe(relevance?.value);
  }
  expect(technician?.bearsOut).toContain("Python");
  expect(waitress?.bearsOut).not.toContain("Python");
});

test("an entry bears out no more than it shares a name with", () => {
  const posting = analyseJob({
    title: "Electronics Technician",
    description: "Requirements\n- Python\n- Boards\n- Circuit board repair",
  });
  const [technician] = scoreResume(parseText(RESUME), posting).experience ?? [];
  expect(technician?.bearsOut).toContain("Python");
  expect(technician?.bearsOut.join().toLowerCase()).not.toMatch(/(?:^|,)boards/);
});

test("no figure is given for an entry where none is given for the whole", () => {
  const unread = Array.from(
    { length: 12 },
    (_, at) => `Ledger ${at} 20${10 + at} of lanterns and other ${at} notes`,
  );
  const sheet = scoreResume(parseText(`Mina Solberg\n\nExperience\n${unread.join("\n")}`), job);
  expect(sheet.withheld).toBeDefined();
  expect((sheet.experience ?? []).every(({ relevance }) => relevance === null)).toBe(true);
});

const CONSULTANT = `Ilya Varga
ilya@example.org | Graz, Austria

Experience
ABAP Consultant, Northgate Systems Ltd
03/2019 - 05/2023
- Programmed reports in ABAP for three plants
- Kept the spreadsheets of the audit, with fast typing and word processing
- Prepared monthly reports and attended weekly meetings
- Joined the release council in 2021.
- Moved the test system to version 6 of the kernel
- Cut the run time of 40 reports by half
- Technologies: kernel tools 3.5 and a scheduler
- Having 2.5 years of experience in reports
- Moved the gateway to release 5.1.2 and 802.11i
- Saved $1.25M a year in licences
- A maker of pumps with 300 people in five countries

Chief Accountant, Westgate Mills Ltd
02/2014 - 01/2019
- Closed the general ledger and the accounts payable
- Ran yearly audits of the invoices

Academic Advisor, Eastgate College
02/2010 - 01/2014
- Advised students about courses

Skills
ABAP, Microsoft Word`;

const kinds = scoreResume(parseText(CONSULTANT), job).experience ?? [];

test("a consultant who codes builds, a chief accountant counts, an academic adviser advises", () => {
  expect(kinds.map(({ archetype }) => archetype)).toEqual(["Builder", "Analyst", "Adviser"]);
});

test("one line in passing is no line of business", () => {
  expect(kinds.map(({ industry }) => industry)).toEqual([null, "Accounting", "Education"]);
});

test("an activity is no technology", () => {
  expect(kinds[0]?.technologies).toContain("ABAP");
  expect(kinds[0]?.technologies).not.toContain("Typing");
  expect(kinds[0]?.technologies).not.toContain("Word processing");
});

test("how often, when and which version is no achievement", () => {
  expect(kinds.flatMap(({ achievements }) => achievements.map(({ text }) => text))).toEqual([
    "Programmed reports in ABAP for three plants",
    "Cut the run time of 40 reports by half",
    "Saved $1.25M a year in licences",
  ]);
});
