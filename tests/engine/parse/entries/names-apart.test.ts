import { expect, test } from "vitest";
import { jobsOf, parseText } from "../support/resume-text";

function jobs(body: string): string[] {
  return jobsOf(parseText(`Ada Winter\n\nExperience\n${body}\n`));
}

test("a state's shortened name ends a place and is no employer's", () => {
  const facts = parseText(
    "Ada Winter\n\nExperience\nOld Mill Ltd, Ukiah, Calif.\nMillwright\n2008 - 2012\n- Mended the mill",
  );
  const [job] = facts.experience;
  expect([job?.company?.value, job?.location?.value]).toEqual(["Old Mill Ltd", "Ukiah, Calif."]);
});

test.each([
  ["Old Mill Ltd as Night Baker, 2008 - 2012", "Night Baker | Old Mill Ltd | 2008..2012"],
  [
    "Have worked as a Night Baker with\nOld Mill Ltd -\n2008 - 2012",
    "Night Baker | Old Mill Ltd | 2008..2012",
  ],
])("a post named behind “as” is the title: %s", (head, job) => {
  expect(jobs(`${head}\n- Baked rye bread for the market`)).toEqual([job]);
});

test("an address behind an employer's name is neither employer nor post", () => {
  expect(
    jobs("2008 - 2012\nNight Baker\nThe Rye House, Mill Street\n- Baked rye bread for the market"),
  ).toEqual(["Night Baker | The Rye House | 2008..2012"]);
});

test("who reads the news has a post, and the station is the employer", () => {
  expect(
    jobs(
      "2004 - 2007\nHill News\nNewsreader\n- Read the news at ten\n2007 - 2012\nMill TV\nAnchor\n- Hosted the morning show",
    ),
  ).toEqual(["Newsreader | Hill News | 2004..2007", "Anchor | Mill TV | 2007..2012"]);
});

test.each([
  ["Lorne, Barber and Quill", "Night Porter | Lorne, Barber and Quill | 2008..2012"],
  ["Painter, Baker and Driver", "Painter, Baker and Driver | - | 2008..2012"],
])("a firm of surnames is an employer, and three trades are none: %s", (line, job) => {
  const post = line.startsWith("Lorne") ? "Night Porter\n" : "";
  expect(jobs(`${post}${line}\n2008 - 2012\n- Kept the gates of the mill`)).toEqual([job]);
});

test("brackets without a partner are no part of a name", () => {
  expect(jobs("Old Mill Ltd)\nNight Baker\n2008 - 2012\n- Baked rye bread for the market")).toEqual([
    "Night Baker | Old Mill Ltd | 2008..2012",
  ]);
});

test("a title and an employer end with their sentence", () => {
  expect(
    jobs(
      "2005 to 2008: Department Chair, Hill College. Responsible for the teaching of four.\n- Led the staff of the college",
    ),
  ).toEqual(["Department Chair | Hill College | 2005..2008"]);
});

test("a place in front of a post is no part of it", () => {
  expect(
    jobs("Kernel Daily News, Austin, Texas, Account Manager, 1996 - 1998\n- Sold space to local shops"),
  ).toEqual(["Account Manager | Kernel Daily News | 1996..1998"]);
  expect(jobs("Otter Analysis and Automation, England, Internship\n2013 - 2014\n- Read meters")).toEqual([
    "Internship | Otter Analysis and Automation | 2013..2014",
  ]);
});

test("a name without a post's word is the employer's", () => {
  expect(
    jobs(
      "Night Baker\nMay 2008 to June 2012\nBaked rye bread for the market.\n\nShift Leader\nMay 2006 to April 2008\nLed the night shift of two mills.\n\nKRX\nMay 2005 to March 2006\nBaked for the depot of two plants.\n",
    )[2],
  ).toBe("- | KRX | 2005-05..2006-03");
});
