import { expect, test } from "vitest";
import { jobsOf, parseText, schoolsOf } from "../support/resume-text";

function jobs(body: string): string[] {
  return jobsOf(parseText(`Ada Winter\n\nExperience\n${body}\n\nEducation\nHill College 2004\n`));
}

function schools(body: string): string[] {
  return schoolsOf(parseText(`Ada Winter\n\nEducation\n${body}\n\nSkills\nBaking, Sales\n`));
}

test("a head of many words, all of them names, is no sentence", () => {
  const long = "Deputy Head of Quality Control and Regional Customer Service Training Manager";
  const points = "- Ran audits of four plants.\n- Trained thirty inspectors.";
  expect(
    jobs(
      `${long} 06/2010 to 03/2014 Kestrel Ltd Leeds , Yorkshire\n${points}\nBaker 05/2008 to 05/2010 Marlin Ltd York\n- Rye bread.`,
    ).map((job) => job.replace(/^.*\| /, "")),
  ).toEqual(["2010-06..2014-03", "2008-05..2010-05"]);
  expect(
    jobs(
      `06/2010 to 03/2014\n${long} Kestrel Ltd – Leeds , Yorkshire\n${points}\n01/2008 to 05/2010\nBaker Marlin Ltd – York\n- Rye bread.`,
    ),
  ).toHaveLength(2);
});

test("a head below its dates ends where what was done begins", () => {
  const [first, second] = jobs(
    "05/2014 to 06/2016\nShift Leader Kestrel Ltd – Leeds , Yorkshire Managed the night shift of a bakery with twelve people and two\novens.\n09/2012 to 04/2014\nBaker Marlin Ltd – York Prepared dough for forty kinds of bread and learned the whole\ntrade.",
  );
  expect(first).toMatch(/^Shift Leader \| .*\| 2014-05\.\.2016-06$/);
  expect(second).toMatch(/^Baker \| .*\| 2012-09\.\.2014-04$/);
});

test("a post's remark in brackets makes no sentence of its head", () => {
  const points = "- Ran audits of four plants.\n- Trained thirty inspectors.";
  expect(
    jobs(
      `06/2010 to 03/2014\nSystems Analyst II/ Product Manager - Ovens (bakery tool)\nKestrel Ltd\n${points}\nSystems Analyst - Ovens (bakery tool) 05/2008 to 05/2010 Marlin Ltd of York , Yorkshire and Leeds\n${points}`,
    ).map((job) => job.replace(/^.*\| /, "")),
  ).toEqual(["2010-06..2014-03", "2008-05..2010-05"]);
});

test("a post is one though its words name many tools", () => {
  const [job] = jobs(
    "May 2010 - June 2014\nSAP R/3 ABAP LEAD CONSULTANT, Logistics Agency of Kestrel (SAP Platinum Consultant)\n- Designed the interfaces of four plants.",
  );
  expect(job).toMatch(/^SAP R\/3 ABAP LEAD CONSULTANT/);
});

test("jobs under another heading are read where the work's own section has none", () => {
  const facts = parseText(
    "Ada Winter\n\nAccomplishments\nKestrel Ltd, Leeds\n2005 to 2012\nShift Leader\n- Led the night shift.\nMarlin Ltd, York\n2000 to 2004\nBaker\n- Rye bread.\n\nPrior Experience\nBaked for two small shops and was on a team that opened the third one in the county.\n\nEducation\nHill College 1999\n",
  );
  expect(jobsOf(facts)).toEqual([
    "Shift Leader | Kestrel Ltd | 2005..2012",
    "Baker | Marlin Ltd | 2000..2004",
  ]);
});

test("versions in a list of tools are no dates of a job", () => {
  expect(
    jobs(
      "IT Director\nSeptember 2007 to January 2013 Kestrel Ltd – Leeds\n- Kept the mail running.\nESXi 5.1, Exchange 2003/2010 DAG, IIS Servers, Trilead VMX, VEEAM, Unitrends\nSystems Engineer\nJanuary 2004 to May 2007 Marlin Ltd – York\n- Moved offices.",
    ),
  ).toEqual([
    "IT Director | Kestrel Ltd | 2007-09..2013-01",
    "Systems Engineer | Marlin Ltd | 2004-01..2007-05",
  ]);
});

test.each([
  "Key Achievements:",
  "Significant Accomplishments",
  "Coursework and Project: Case Studies in Bread",
])("%s belongs to one job, and the jobs below it are read", (heading) => {
  const below = `Shift Leader\nFebruary 2012 to December 2012 Kestrel Ltd – Leeds\n- Led the night shift.\n${heading}\n- Won the county's prize for rye.\nBaker\nMay 2010 to August 2011 Marlin Ltd – York\n- Rye bread.`;
  expect(jobs(below)).toEqual([
    "Shift Leader | Kestrel Ltd | 2012-02..2012-12",
    "Baker | Marlin Ltd | 2010-05..2011-08",
  ]);
});

test.each(["Projects:", "Project Description:", "Project: Ovens for Night Bakeries"])(
  "%s within a job ends at the job before it",
  (label) => {
    const body = `Shift Leader\nFebruary 2012 to December 2013 Kestrel Ltd – Leeds\n- Led the night shift.\n${label}\nOvens of Vale Street\nOvens of Hill Street\nBaker\nMay 2010 to August 2011 Marlin Ltd – York\n- Rye bread.`;
    expect(jobs(body)).toEqual([
      "Shift Leader | Kestrel Ltd | 2012-02..2013-12",
      "Baker | Marlin Ltd | 2010-05..2011-08",
    ]);
  },
);

test("projects below the work, whose dates lie within it, are none of the jobs", () => {
  const facts = parseText(
    "Ada Winter\n\nExperience\nShift Leader\nFebruary 2012 to December 2013 Kestrel Ltd – Leeds\n- Led the night shift.\n\nProjects:\nTeam Lead, Ovens of Vale Street\nMay 2012 to August 2012\n- Set up two ovens.\n",
  );
  expect(jobsOf(facts)).toEqual(["Shift Leader | Kestrel Ltd | 2012-02..2013-12"]);
});

test("honours and memberships have years, and are no jobs", () => {
  expect(
    jobs(
      "Baker\nMay 2010 to August 2011 Marlin Ltd – York\n- Rye bread.\n\nHonors, Awards and Memberships\nPresident of the Guild's York chapter, 2011 - 2013\nTreasurer of the Bread Society, 2012 - 2014",
    ),
  ).toEqual(["Baker | Marlin Ltd | 2010-05..2011-08"]);
});

test("a post without capitals below an empty line is one", () => {
  expect(
    jobs(
      "\ntechnical support engineer\n\nKestrel Ltd\n\nNovember 2014 to November 2015\n\nAnswered the calls of four plants.",
    ),
  ).toEqual(["technical support engineer | Kestrel Ltd | 2014-11..2015-11"]);
});

test("degrees among certificates and below what was learnt are degrees", () => {
  expect(
    schools(
      "Professional Certificate : Baking 10/2020 Guild School – Leeds\nBachelor of Science : Food Technology 05/2007 Hill University – York\nBachelor of Arts : History 2004 Vale University – York",
    ).map((school) => school.split(" | ")[1]),
  ).toEqual(["Bachelor of Science", "Bachelor of Arts"]);
  expect(
    schools(
      "MBA : Management 2012 Hill University – York\nRelevant Course Work: Economics, Accounting\n\nBachelor of Arts : History 2004 Vale University – York",
    ),
  ).toHaveLength(2);
});

test("a degree that opens a line of many words is read", () => {
  const line =
    "Bachelor of Liberal Arts : History and Dance Vale University York Social Sciences Kestrel Bank N.A Leeds , Yorkshire Business and Banking School";
  expect(schools(line)[0]).toContain("| Bachelor of Liberal Arts |");
});

test.each([
  ["Associate of Science\nVale College 2013", "Vale College | Associate of Science | -"],
  ["B.S.W., Hill University", "Hill University | B.S.W. | -"],
  ["M.L.S., Hill University", "Hill University | M.L.S. | -"],
  ["B.S.N., Hill University 2012", "Hill University | B.S.N. | -"],
])("%s is a degree in one piece", (body, school) => {
  expect(schools(body)).toEqual([school]);
});

test("a second degree in associates' words isn't lost", () => {
  expect(
    schools(
      "Bachelors of Science\nMay 2015\nHill College\n\nAssociates of Science\nMay 2013\nVale Community College",
    ),
  ).toEqual([
    "Hill College | Bachelors of Science | -",
    "Vale Community College | Associates of Science | -",
  ]);
});

test("office programs are no master's degree", () => {
  expect(schools("Hill College 2004\nMS Office: Word, Excel, Outlook")).toEqual(["Hill College | - | -"]);
});

test("a remark in brackets leaves a heading one", () => {
  const facts = parseText(
    "Ada Winter\n\nCareer History (continued)\nBaker\nMay 2010 to August 2011 Marlin Ltd – York\n- Rye bread.\n\nEducation (most recent first)\nBachelor of Arts, Hill University 2009\n",
  );
  expect(jobsOf(facts)).toEqual(["Baker | Marlin Ltd | 2010-05..2011-08"]);
  expect(schoolsOf(facts)).toEqual(["Hill University | Bachelor of Arts | -"]);
});

test("below its dates a title goes on in small letters on the next line", () => {
  const body =
    "March 2009\nto\nMarch 2010\nKestrel Ltd Leeds , Yorkshire Baker\nBaked bread of forty kinds each night.\nMay 2008\nto\nMarch 2009\nMarlin Ltd York , Yorkshire Office Manager/Executive Assistant\nto Director of Operations Responsible for all accounting; paid the bills.\nWrote the newsletter.\nJanuary 2007\nto\nApril 2008\nOtter Ltd York , Yorkshire General Manager\nManaged the customers.";
  expect(jobs(body)).toHaveLength(3);
});

test.each([
  "Kestrel is one of the oldest mills of the county and known for rye.\nShift Leader",
  "Shift Leader",
  "Designation: Shift Leader",
])("a post below the employer's own words is the job's: %s", (lines) => {
  expect(
    jobs(`Kestrel Mills Ltd\nMay 2012 to June 2014\n${lines}\n• Led the night shift of twelve.`),
  ).toEqual(["Shift Leader | Kestrel Mills Ltd | 2012-05..2014-06"]);
});

test("a job without a title below a job's achievements isn't lost", () => {
  expect(
    jobs(
      "KESTREL MILLS\nShift Leader\nMay 2012 to June 2014\n• Led the night shift.\nAchievements:\n• Won the county's prize for rye.\nMARLIN MILLS\nCounter Support, Bread Deliveries\nNovember 2005 to May 2012\n• Answered the calls of four shops.",
    ),
  ).toEqual([
    "Shift Leader | KESTREL MILLS | 2012-05..2014-06",
    "Counter Support, Bread Deliveries | MARLIN MILLS | 2005-11..2012-05",
  ]);
});

test("words in brackets behind a post are no employer's name", () => {
  expect(jobs("Office Clerk (temp via Kestrel Agency), 1997 to 1998\n- Filed the orders.")).toEqual([
    "Office Clerk | - | 1997..1998",
  ]);
});

test("an undated job among dated ones keeps its own points", () => {
  const { experience } = parseText(
    "Ada Winter\n\nExperience\n02/2013 to Current\nShift Leader, Kestrel Ltd\n- Led the night shift of twelve.\nBread Specialist, Otter Ltd, Leeds\n- Planned forty kinds of bread.\n- Taught apprentices how to bake.\n01/2003 to 01/2012\nBaker, Marlin Ltd\nBaked rye bread for the market.\n",
  );
  expect(experience.map(({ title, start, bullets }) => [title?.value, start?.value, bullets.length])).toEqual(
    [
      ["Shift Leader", "2013-02", 1],
      ["Bread Specialist", undefined, 2],
      ["Baker", "2003-01", 1],
    ],
  );
});
