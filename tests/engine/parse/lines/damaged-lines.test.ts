import { expect, test } from "vitest";
import { jobsOf, parseText, schoolsOf } from "../support/resume-text";

function jobs(body: string): string[] {
  return jobsOf(parseText(`Ada Winter\n\nExperience\n${body}\n`));
}

const TWO_JOBS = [
  "Night Baker | Old Mill Ltd | 2015-08..now",
  "Kitchen Porter | Hill Inn | 2011-05..2015-07",
];

test.each([
  ["to", "Current"],
  ["–", "Present"],
  ["bis", "heute"],
  ["à", "aujourd'hui"],
])("dates over three lines with %s between them are one range, above or below the head", (sign, now) => {
  const above = [
    `08/2015\n${sign}\n${now}\nOld Mill Ltd\nNight Baker\n- Baked rye bread for the market`,
    `05/2011\n${sign}\n07/2015\nHill Inn\nKitchen Porter\n- Washed and dried pots every day`,
  ];
  const below = [
    `Night Baker\nOld Mill Ltd\n08/2015\n${sign}\n${now}\n- Baked rye bread for the market`,
    `Kitchen Porter\nHill Inn\n05/2011\n${sign}\n07/2015\n- Washed and dried pots every day`,
  ];
  expect(jobs(above.join("\n"))).toEqual(TWO_JOBS);
  expect(jobs(below.join("\n"))).toEqual(TWO_JOBS);
});

test("blank lines between the pieces of a range change nothing", () => {
  const body = `August 2015

to

Current

Night Baker, Old Mill Ltd

Baked rye bread for the market.

May 2011

to July 2015

Kitchen Porter, Hill Inn

Washed and dried pots every day.`;
  expect(jobs(body)).toEqual(TWO_JOBS);
});

test("a lone word between two lines without dates stays where it is", () => {
  const { experience } = parseText(
    "Ada Winter\n\nExperience\nBaker\nOld Mill Ltd\n2007 - 2012\n- Sold bread\nto\n- Baked 300 rolls",
  );
  expect(jobsOf({ experience } as never)).toEqual(["Baker | Old Mill Ltd | 2007..2012"]);
});

test.each(["ï¼", "ï¼\u008d", "â€“", "â€”", "â€\u0093", "âˆ’", "\ufffd", "&ndash;", "－"])(
  "a damaged dash %j ends a range and parts an employer from its town",
  (dash) => {
    const body = `Night Baker\nOld Mill Ltd ${dash} Leeds, UK\n08/2015 ${dash} 05/2019\n- Baked rye bread for the market`;
    expect(jobs(body)).toEqual(["Night Baker | Old Mill Ltd | 2015-08..2019-05"]);
  },
);

test("the edge of a column inside a degree's name is no part of it", () => {
  const schools = (body: string) => schoolsOf(parseText(`Ada Winter\n\nEducation\n${body}\n`));
  expect(schools("Bachelor of\tScience, Biology\nHill University\t2012")).toEqual([
    "Hill University | Bachelor of Science | Biology",
  ]);
  expect(schools("Associate of | Arts, Illinois\nHill College, 2012")).toEqual([
    schools("Associate of Arts, Illinois\nHill College, 2012")[0],
  ]);
});

function certificates(body: string): string[] {
  return parseText(`Ada Winter\n\nCertifications\n${body}\n`).certificates.map(({ value }) => value);
}

test("who gave a certificate is none: alone on a line, as a point or above a list", () => {
  expect(certificates("Food Hygiene Level 2\nRed Cross\nScrum Master\nScrum Alliance\nUdemy")).toEqual([
    "Food Hygiene Level 2",
    "Scrum Master",
  ]);
  expect(certificates("Coursera\n- Machine Learning\n- Deep Learning\n- Google")).toEqual([
    "Machine Learning",
    "Deep Learning",
  ]);
  expect(certificates("Hygiene certificate\nCity & Guilds, 2017\nState Board of Nursing")).toEqual([
    "Hygiene certificate",
  ]);
});

test("short names of certificates below each other are all read", () => {
  expect(certificates("Azure Fundamentals\nFork lifts\nRope access")).toEqual([
    "Azure Fundamentals",
    "Fork lifts",
    "Rope access",
  ]);
});

test("a certificate that names who gave it stays", () => {
  expect(
    certificates("- Red Cross First Aid\n- Registered nurse, Board of Nursing\n- Google Ads Certification"),
  ).toEqual(["Red Cross First Aid", "Registered nurse, Board of Nursing", "Google Ads Certification"]);
});

test("a long run of tabs behind a degree's first word costs next to nothing", () => {
  const begun = performance.now();
  parseText(`Ada Winter\n\nEducation\nBachelor of${"\u00a0".repeat(50_000)}|${" ".repeat(50_000)}\n`);
  expect(performance.now() - begun).toBeLessThan(2000);
});

test("a head that runs on into its first sentence is a head", () => {
  const facts = parseText(`Ada Winter

Experience
Sales Representative 0-1/2017 to Current Northfield Ltd Lakewood , OH Called prospective customers to build relations. Greeted store
customers promptly and answered their questions. Filled in expense reports for the accountants. Kept the rooms neat at all times.
Server 12/2015 to 05/2016 Oakfield Ltd
- Promoted items on the menu
`);
  expect(jobsOf(facts).map((job) => job.replace(/\|.*\|/, "|"))).toEqual([
    "Sales Representative | 2017-01..now",
    "Server | 2015-12..2016-05",
  ]);
});

test("a sentence that tells of years is no head", () => {
  const facts = parseText(`Ada Winter

Experience
Server, Oakfield Ltd
12/2015 to 05/2016
Served as acting manager from 01/2016 to 03/2016 while the manager was away on leave, and kept the rota of the whole house in order
- Promoted items on the menu
`);
  expect(jobsOf(facts)).toHaveLength(1);
});

test("bullets and hard spaces of another character set are read as such", () => {
  const { skills } = parseText(
    "Ada Winter\nada@example.com\n\nSkills\nâ€¢LAN/WAN\nÂ·Change managementÂ ; Excel.Â\n",
  );
  const ids = skills.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(["lan-wan", "change-management", "excel"]));
});

test("zero-width blanks of another character set are no words of a point", () => {
  const { experience } = parseText(
    "Ada Winter\n\nExperience\nBaker, Kestrel Ltd, 2010 - 2012\n- â€‹Baked rye bread for forty shops. â€‹\nâ€‹\n- Trained six apprentices at the ovens.\n",
  );
  expect(experience[0]?.bullets.map(({ value }) => value)).toEqual([
    "Baked rye bread for forty shops.",
    "Trained six apprentices at the ovens.",
  ]);
});
