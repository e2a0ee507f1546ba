import { expect, test } from "vitest";
import { jobsOf, parseText, schoolsOf } from "../support/resume-text";

function jobs(body: string): string[] {
  return jobsOf(parseText(`Ada Winter\n\nExperience\n${body}\n\nEducation\nHill College 2004\n`));
}

test.each([
  "Stay at Home Parent, 2012 - 2014\n- Raised two children.",
  "Stay-at-Home Mom\n2012 - 2014\n- Ran the household.",
  "Full-time Father\n2012 - 2014",
  "Career Break - Family leave\n2012 - 2014",
  "Homemaker, Self-employed, 2012 - 2014",
  "Family Caregiver 2012 - 2014\nLooked after an ill relative.",
])("the care of one's own family is no post: %s", (body) => {
  expect(
    jobs(
      `Shift Leader\nKestrel Ltd\n2014 - 2016\n- Led the night shift.\n\n${body}\n\nBaker\nMarlin Ltd\n2010 - 2012\n- Rye bread.`,
    ),
  ).toEqual(["Shift Leader | Kestrel Ltd | 2014..2016", "Baker | Marlin Ltd | 2010..2012"]);
});

test.each(["Home Care Nurse at Home Hearts Ltd", "Caregiver, Kestrel Home Care"])("%s is one", (head) => {
  expect(jobs(`${head}, 2012 - 2014\n- Dressed wounds.`)).toHaveLength(1);
});

test.each([
  ["Night Bakery - Shift Manager - Contractor 05/2012 to 06/2014", "Shift Manager"],
  ["Contractor - Shift Manager | Kestrel Ltd | 2012 - 2014", "Shift Manager"],
  ["Shift Manager (Contractor), Kestrel Ltd, 2012 - 2014", "Shift Manager (Contractor)"],
  ["Contractor, Kestrel Ltd, 2012 - 2014", "Contractor"],
])("%s: the post, and the contract where there is no other", (head, title) => {
  expect(jobs(`${head}\n- Led the night shift.`).map((job) => job.split(" | ")[0])).toEqual([title]);
});

test.each([
  "Increased attendance of the spring fair from 2010 to 2011",
  "sales by 175%, 2010 to 2011",
  "Experience of rye and spelt\n2000 - Present",
  "$15.7M, Fund for Bakers (2010-2011)",
])("%s is no post", (line) => {
  expect(
    jobs(
      `Shift Leader\nKestrel Ltd\n2014 - 2016\n- Led the night shift.\n\n${line}\n\nBaker\nMarlin Ltd\n2010 - 2012\n- Rye bread.`,
    ).map((job) => job.split(" | ")[0]),
  ).not.toContain(line.split(/[,\n]/)[0]);
});

test("what somebody was given among the jobs is no post", () => {
  expect(
    jobs(
      "Shift Leader\nKestrel Ltd\n2014 - 2016\n- Led the night shift.\n\nOutstanding Bread Award, Guild of Bakers\n2013\n\nBaker\nMarlin Ltd\n2010 - 2012\n- Rye bread.",
    ),
  ).toEqual(["Shift Leader | Kestrel Ltd | 2014..2016", "Baker | Marlin Ltd | 2010..2012"]);
});

test("what follows dates within a job's points belongs to that job", () => {
  const { experience } = parseText(
    "Ada Winter\n\nExperience\nShift Leader, Kestrel Ltd\nMay 2011 to June 2016\n- Led the night shift.\nDuration: Feb 2012 to Jun 2013\n- Set up a second oven.\n- Hired four bakers.\n",
  );
  expect(experience.map(({ title, bullets }) => [title?.value, bullets.length])).toEqual([
    ["Shift Leader", 3],
  ]);
});

test.each([
  ["Assistant Manager - Social Media", "Assistant Manager - Social Media"],
  ["Shift Leader - Night Bakery", "Shift Leader - Night Bakery"],
  ["Manager- Rye &amp; Spelt", "Manager- Rye & Spelt"],
])("what a post is for belongs to it: %s", (head, title) => {
  expect(
    jobs(`Kestrel Ltd\nMarch 2012 - May 2014\n${head}\n- Led the night shift.`).map(
      (job) => job.split(" | ")[0],
    ),
  ).toEqual([title]);
});

test.each([
  ["Baker / Shift Leader 05/2012 to 06/2014 Company Name", "Baker / Shift Leader"],
  ["Baker / Kestrel Ltd / 2012 - 2014", "Baker"],
  ["2012 - 2014 / Baker / Kestrel Ltd", "Baker"],
])("a slash joins two posts, and parts facts where the dates have one, too: %s", (head, title) => {
  expect(jobs(`${head}\n- Rye bread.`).map((job) => job.split(" | ")[0])).toEqual([title]);
});

test("a point that tells what somebody was heads no job", () => {
  expect(
    jobs(
      "05/2012 to 06/2014\nTeacher, Kestrel School\nTaught music to all grades of the school\nWas Band Assistant\n05/2010 to 04/2012\nTeacher, Marlin School\nTaught art to all grades of the school",
    ).map((job) => job.split(" | ")[0]),
  ).toEqual(["Teacher", "Teacher"]);
});

test("an internship is a post where no other is named", () => {
  expect(jobs("Kestrel Ltd March 2012 to May 2012 internship\n- Led the night shift.")).toEqual([
    "internship | Kestrel Ltd | 2012-03..2012-05",
  ]);
});

test("own work is done for no employer above", () => {
  const read = jobs(
    "Shift Leader, Kestrel Ltd\n2014 - 2016\n- Led the night shift.\n\nIndependent Baker\n2010 - 2012\n- Rye bread.",
  );
  expect(read[1]).toBe("Independent Baker | - | 2010..2012");
});

test("labels and remarks at a résumé's end name no post", () => {
  const [job] = jobs(
    "Duties\nKestrel Ltd\nMay 2014 to June 2016\n- Led the night shift.\n\nBaker\nMarlin Ltd\nMay 2010 to June 2012\n- Rye bread.\n\nReferences available upon request",
  );
  expect(job).not.toContain("Duties");
});

test("degrees among the jobs are no posts, and their schools aren't lost", () => {
  const facts = parseText(
    "Ada Winter\n\nExperience\nHead Teacher, Vale School\nJuly 2009 to Present\n- Led forty teachers.\nTeacher, Otter School\nJuly 2004 to June 2009\n- Taught history.\nHill University, Leeds\nMaster of Arts, Educational Administration, 2004\nLake University, York\nBachelor of Arts, Sociology, 1999\n",
  );
  expect(jobsOf(facts)).toHaveLength(2);
  expect(schoolsOf(facts)).toEqual([
    "Hill University | Master of Arts | Educational Administration",
    "Lake University | Bachelor of Arts | Sociology",
  ]);
});

test("years within a sentence about the work begin no job", () => {
  expect(
    jobs(
      "Night Baker 01/2012 - 03/2016 Old Mill Ltd\nAlong with the best loaf of the year I also was trained in all of the ovens for the complete Mill 2012-2013 product\nline.\n",
    ),
  ).toEqual(["Night Baker | Old Mill Ltd | 2012-01..2016-03"]);
});

test("what somebody did between two posts is none", () => {
  expect(
    jobs(
      "1992-1995: Senior Baker, Old Mill Ltd\nBaked rye bread for the market.\n1990-1991: travelling in Europe and Africa and living in Kenya\nfor ten months.\n1986-1989: Baker, Kestrel Ltd\nBaked rolls.\n",
    ),
  ).toEqual(["Senior Baker | Old Mill Ltd | 1992..1995", "Baker | Kestrel Ltd | 1986..1989"]);
});

test("when a résumé was last updated is no job", () => {
  expect(
    jobs(
      "2008\n2012\nNight Baker\nOld Mill AS\nBaked rye bread for the market of the town.\n1\nUpdated: 10. August 2014\n2003\n2004\nBaker\nKestrel AS\nBaked rolls for the market of the town.",
    ),
  ).toEqual(["Night Baker | Old Mill AS | 2008..2012", "Baker | Kestrel AS | 2003..2004"]);
});

test("honours and grants above work that has no heading of its own are no posts", () => {
  const facts = parseText(
    "Ada Winter\n\nHONORS AND AWARDS\nPresident, Guild of Bakers, 2011-12\nSenior Fellow, Bread Forum, since 2011\nOven Fellow, Office of the President, Hill University, 1995-1997\n\nACADEMIC ADMINISTRATION\nHead Baker for Graduate Education, Hill University, since 2007\n• Set the plan and the budget.\nExternal Funding: Principal Investigator on Grants\n$204,000: Ovens of the future. Kestrel Foundation (2002-03)\n$15.7M: National Center for Bread Improvement. Department of Mills (1996-2004)\n",
  );
  expect(jobsOf(facts)).toEqual(["Head Baker for Graduate Education | Hill University | 2007..now"]);
});

test.each([
  ["Active Board Member, Guild of Bakers", "volunteer"],
  ["Treasurer, Hill Chess Club", "volunteer"],
  ["Yearbook Committee Member, Hill High School", "volunteer"],
  ["Honors Society Member, Hill University", "volunteer"],
  ["Team Member, Kestrel Ltd", "job"],
  ["General Manager and Board Member, Kestrel Ltd", "job"],
  ["Secretary, Hill Golf Club", "job"],
])("an office beside the work adds no years to it: %s", (head, kind) => {
  const { experience } = parseText(`Ada Winter\n\nExperience\n${head}\n2012 - 2014\n- Met every month.\n`);
  expect(experience.map((one) => one.kind)).toEqual([kind]);
});

test("a student's year abroad is no work", () => {
  expect(
    jobs(
      "Shift Leader, Kestrel Ltd\n2014 - 2016\n- Led the night shift.\n\nVisiting Student, Hill University\n2010 - 2012\nStudent Teacher, Vale School\n2008 - 2009\n- Taught bread.",
    ),
  ).toEqual(["Shift Leader | Kestrel Ltd | 2014..2016", "Student Teacher | Vale School | 2008..2009"]);
});

test("one date among a job's points begins no other", () => {
  const { experience } = parseText(
    "Ada Winter\n\nExperience\nShift Leader 10/2013 to 06/2015 Kestrel Ltd\nPlanned the shifts of twelve bakers\nCompletion of Ovens Course 2014\nKept the flour store\nOrdered the flour for two shops\nBaker 04/2010 to 09/2013 Marlin Ltd\nBaked rye bread\n",
  );
  expect(experience.map(({ title, bullets }) => [title?.value, bullets.length > 1])).toEqual([
    ["Shift Leader", true],
    ["Baker", false],
  ]);
});
