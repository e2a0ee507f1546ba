import { expect, test } from "vitest";
import { jobsOf, parseText, schoolsOf } from "../support/resume-text";

function jobs(body: string): string[] {
  return jobsOf(parseText(`Ada Winter\n\nExperience\n${body}\n`));
}

test.each([
  "Shift Leader (2015-2018), Bakery Manager (2018-2020)",
  "Shift Leader 2015 - 2018; Bakery Manager 2018 - 2020",
  "Shift Leader (2015-2018) / Bakery Manager (2018-2020)",
])("%s: each title under one employer is a job of its own", (line) => {
  expect(
    jobs(`Kestrel Ltd, Leeds\n${line}\n- Led twelve\nMarlin Ltd, York\nKitchen Porter (2010-2013)\n- Washed`),
  ).toEqual([
    "Shift Leader | Kestrel Ltd | 2015..2018",
    "Bakery Manager | Kestrel Ltd | 2018..2020",
    "Kitchen Porter | Marlin Ltd | 2010..2013",
  ]);
});

test("promotions under one employer keep their own dates and points", () => {
  const body = `Kestrel Ltd, Leeds	2014 - Present
Bakery Manager	2019 - Present
- Led twelve bakers
Shift Leader	2016 - 2019
- Ran the night shift
Baker	2014 - 2016
- Rye bread`;
  expect(jobs(body)).toEqual([
    "Bakery Manager | Kestrel Ltd | 2019..now",
    "Shift Leader | Kestrel Ltd | 2016..2019",
    "Baker | Kestrel Ltd | 2014..2016",
  ]);
});

test.each([
  [
    "years apart from it",
    "Kestrel Ltd, Leeds\nBakery Manager\t2014 - 2019",
    "Baker\t2004 - 2006",
    "Baker | - | 2004..2006",
  ],
  [
    "outside the employer's years",
    "Kestrel Ltd, Leeds\t2014 - 2019\nBakery Manager\t2014 - 2019",
    "Baker\t2012 - 2014",
    "Baker | - | 2012..2014",
  ],
  [
    "a business of one's own",
    "Kestrel Ltd, Leeds\nBakery Manager\t2014 - 2019",
    "Owner\t2012 - 2014",
    "Owner | - | 2012..2014",
  ],
  [
    "years that go on",
    "Kestrel Ltd, Leeds\nBakery Manager\t2014 - 2019",
    "Baker\t2012 - 2013",
    "Baker | Kestrel Ltd | 2012..2013",
  ],
])("a role below an employer is there only where its years are: %s", (_, above, below, job) => {
  expect(jobs(`${above}\n- Led twelve\n${below}\n- Rye bread for the market`)[1]).toBe(job);
});

test("a second employer above its own years ends the first, though its posts have theirs in line", () => {
  const body = `KESTREL LTD, Leeds
2010 to 2019
Bakery Manager, 2014 to 2019
- Led twelve bakers and kept their rota in order
Shift Leader, 2010 to 2014
- Ran the night shift of the bakery
MARLIN SERVICE DIVISION, York
2001 to 2010
Kitchen Porter, 2004 to 2010
- Washed up for the whole of the canteen
Cleaner, 2001 to 2004
- Swept the halls`;
  expect(jobs(body)).toEqual([
    "Bakery Manager | KESTREL LTD | 2014..2019",
    "Shift Leader | KESTREL LTD | 2010..2014",
    "Kitchen Porter | MARLIN SERVICE DIVISION | 2004..2010",
    "Cleaner | MARLIN SERVICE DIVISION | 2001..2004",
  ]);
});

test("two ranges in one job's line don't make two jobs of it", () => {
  expect(jobs("Baker, 2015 - 2018, 2019 - 2020\nKestrel Ltd\n- Rye bread")).toHaveLength(1);
});

const job = "Experience\nBaker\nKestrel Ltd, Leeds\n2019 - 2021\n- Rye bread";
const degree = "Bachelor of Science in Biology, Lakewood University, 2014 - 2018";

test.each([
  ["below the jobs", `Ada Winter\n\n${job}\n\n${degree}`],
  ["above the jobs", `Ada Winter\n${degree}\n\n${job}`],
  [
    "with its school in a line below",
    `Ada Winter\n\n${job}\n\nBachelor of Science in Biology\nLakewood University\n2014 - 2018`,
  ],
])("a degree without a heading, %s, is no job", (_, text) => {
  const facts = parseText(text);
  expect(jobsOf(facts)).toEqual(["Baker | Kestrel Ltd | 2019..2021"]);
  expect(schoolsOf(facts)).toEqual(["Lakewood University | Bachelor of Science | Biology"]);
});
