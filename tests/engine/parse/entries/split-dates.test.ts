import { expect, test } from "vitest";
import { jobsOf, parseText, type Rows, readLaidOut } from "../support/resume-text";

function jobs(body: string): string[] {
  return jobsOf(parseText(`Ada Winter\n\nExperience\n${body}\n\nEducation\nHill College 1990\n`));
}

test("a second date that leads the line below makes a range, in job after job", () => {
  expect(
    jobs(
      "2012\nPresent Kestrel Mills, Leeds, Yorkshire\n- Ran the night shift.\n2009\n2012 Marlin Bakery, York\n- Baked rye bread.\nMay 2005\nJune 2009 Baker, Otter Inn, York\n- Baked rolls.",
    ).map((job) => job.replace(/^.*\| /, "")),
  ).toEqual(["2012..now", "2009..2012", "2005-05..2009-06"]);
});

test("the length of a job behind its second date is no part of a name", () => {
  expect(
    jobs(
      "Night Baker\nKestrel Ltd\nJanuary 2010\nApril 2012 (2 years 4 months) Leeds\nBaked rye bread for the market.\nBaker\nwww.otter-mills.example\nJuly 2005\nDecember 2009 (4 years 6 months) York\nBaked rolls for the market.",
    ),
  ).toEqual(["Night Baker | Kestrel Ltd | 2010-01..2012-04", "Baker | - | 2005-07..2009-12"]);
});

test("a range that its line ends with “to” goes on in the next one", () => {
  expect(
    jobs(
      "Head of the Night Bakers, Kestrel Bread and Rolls Group, Leeds, UK, 2003 to\n2007\n- Baked rye bread for the market.\nBaker, Marlin Ltd, York, 2000 to\n2003\n- Went on to\n2007",
    ),
  ).toEqual([
    "Head of the Night Bakers | Kestrel Bread and Rolls Group | 2003..2007",
    "Baker | Marlin Ltd | 2000..2003",
  ]);
});

test("a month and year alone are no page number", () => {
  expect(
    jobs(
      "Night Baker | Kestrel Ltd, Leeds | 04/10\n06/11\n- Baked rye bread.\nBaker | Marlin Ltd, York | 09/08\n02/10\n- Baked rolls.",
    ),
  ).toEqual(["Night Baker | Kestrel Ltd | 2010-04..2011-06", "Baker | Marlin Ltd | 2008-09..2010-02"]);
});

test("a point that names a post above an employer and its dates heads the job", () => {
  expect(
    jobs(
      "• Night Baker:\nKestrel Ltd 8/2010\nPresent; Leeds\nBaked rye bread for the market and taught four apprentices of the town.\n• Shift Leader\nMarlin Ltd 2004 - 2010, York\nPlanned the shifts of twelve bakers and ordered the flour for two shops.",
    ),
  ).toEqual(["Night Baker | Kestrel Ltd | 2010-08..now", "Shift Leader | Marlin Ltd | 2004..2010"]);
});

test("a head that ends with a full stop beside its dates is one", () => {
  const facts = parseText(
    "Ada Winter\n\nExperience\nRegional Bakery Manager, Kestrel Limited. Leeds, Yorkshire.\nApril 2000-April 2004\nPlanned the shifts of twelve bakers and ordered the flour.\n1995-2000\nShift Leader, Otter Mills, Inc., Denver, Colorado.\nLed the night shift of twelve bakers.\n",
  );
  expect(jobsOf(facts)).toEqual([
    "Regional Bakery Manager | Kestrel Limited | 2000-04..2004-04",
    "Shift Leader | Otter Mills, Inc. | 1995..2000",
  ]);
  expect(facts.experience[1]?.location?.value).not.toMatch(/\.$/);
});

test("an address that a job site printed at a page's foot parts no title from its job", () => {
  expect(
    jobs(
      "Baker\nhttps://jobs.example/r/ada-winter/3ecdec?isid=download&co=IN\nKestrel Ltd\n2012 - 2014\n- Baked rye bread.",
    ),
  ).toEqual(["Baker | Kestrel Ltd | 2012..2014"]);
});

test("years set over two lines are one range in a drawn column, too", () => {
  const rows: Rows = [
    ["Ada Winter", { size: 18 }],
    ["Experience", { bold: true, size: 12 }],
    ["2012"],
    ["2015 Baker, Old Mill Ltd"],
    ["• Baked rye bread"],
    ["2009"],
    ["2012 Cook, Hill Inn"],
    ["• Ran the cold section"],
  ];
  expect(jobsOf(readLaidOut(rows))).toEqual([
    "Baker | Old Mill Ltd | 2012..2015",
    "Cook | Hill Inn | 2009..2012",
  ]);
});

test("a job that lasts 'till date' with its length behind is current", () => {
  expect(
    jobs("Kestrel Mills Ltd\nFebruary 2008\ntill date (2 years 7 months)\nNight Baker\n- Baked rye bread."),
  ).toEqual(["Night Baker | Kestrel Mills Ltd | 2008-02..now"]);
});
