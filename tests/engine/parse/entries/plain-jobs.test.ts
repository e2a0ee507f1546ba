import { expect, test } from "vitest";
import { jobsOf, parseText } from "../support/resume-text";

function jobsIn(work: string): string[] {
  return jobsOf(parseText(`Ada Winter\nada@example.org\n\nWork\n${work}\n\nSchool\nHill School`));
}

test("a post in small letters below its employer is no point", () => {
  expect(
    jobsIn(
      "Oakfield Depot, Halifax 01/2020 - 09/2021\nwarehouse operative\n- loading lorries\nHill Farm 2014 - 2019\napproved electrician\nOld Mill Ltd 2010 - 2013\nserving customers and staff",
    ),
  ).toEqual([
    "warehouse operative | Oakfield Depot | 2020-01..2021-09",
    "approved electrician | Hill Farm | 2014..2019",
    "- | Old Mill Ltd | 2010..2013",
  ]);
});

test("who somebody was sent by is no part of a job's names", () => {
  expect(
    jobsIn(
      "Oakfield, Leeds (agency: Kestrel Staff) 2020 - 2021\npacker\nOld Mill, Bath (temp) 2018 - 2019\nbaker",
    )[0],
  ).toBe("packer | Oakfield | 2020..2021");
});

test("stops part employer, dates, post and what was done", () => {
  expect(jobsIn("Teacher, Hill School, 2013 - 2015\nTeaching Assistant. Otter School. 2010 - 2012")[1]).toBe(
    "Teaching Assistant | Otter School | 2010..2012",
  );
  const text =
    "Oakfield Mill, Leeds. May 2022 - Nov 2022. Night baker. Rye line, nights.\nHill Depot, Reno, NV. Forklift operator, 2018 - 2020.";
  expect(jobsIn(text)).toEqual([
    "Night baker | Oakfield Mill | 2022-05..2022-11",
    "Forklift operator | Hill Depot | 2018..2020",
  ]);
});

test("a sentence below an employer begins with the post", () => {
  expect(
    jobsIn(
      "Hill Care Home, Elmwood GA - June 2019 to present\nNurse on the memory ward. 9 residents.\nOakfield, Elmwood GA - 2013 to 2016\nCashier, then customer service desk.\nOld Mill, Elmwood GA - 2010 to 2012\nLed the staff in baking. Made bread.",
    ),
  ).toEqual([
    "Nurse | Hill Care Home | 2019-06..now",
    "Cashier | Oakfield | 2013..2016",
    "- | Old Mill | 2010..2012",
  ]);
});

test("unlisted towns are places where most employers have one", () => {
  const facts = parseText(
    "Ada Winter\n\nJobs\nBaker @ Old Mill, Otterford, Nov 2023 - now\nPicker @ Hill Fruit, Lower Elm, May - Oct 2023\nPacker @ Kestrel, Oakton, Jan - April 2023",
  );
  expect(facts.experience.map(({ company, location }) => [company?.value, location?.value])).toEqual([
    ["Old Mill", "Otterford"],
    ["Hill Fruit", "Lower Elm"],
    ["Kestrel", "Oakton"],
  ]);
});

test("sentences tell of jobs", () => {
  expect(
    jobsIn(
      "Presently working as Night Nurse in Hill Hospital, Leeds from July 2019.\nWorked as Nursing Assistant in Oakfield Care, Leeds from June 2017 to June 2019.",
    ),
  ).toEqual([
    "Night Nurse | Hill Hospital | 2019-07..now",
    "Nursing Assistant | Oakfield Care | 2017-06..2019-06",
  ]);
});

test("running text tells of jobs where none are listed", () => {
  const facts = parseText(
    "Ada Winter\nada@example.org\n\nHi, I am looking for work. I worked at Oakfield for three years, left in 2019. Before that I was at Hill Mill in Otterford for six months. Since Sept 2019 I have worked as a night baker at Kestrel, mostly rye. My sister worked at Marlin. I want to be a nurse at Hill Hospital. I used to be a cook at St. Anne from 2001 to 2004 and loved it. I stayed at home with the children.",
  );
  expect(jobsOf(facts)).toEqual([
    "- | Oakfield | ..2019",
    "- | Hill Mill | ..",
    "night baker | Kestrel | 2019-09..now",
    "cook | St. Anne | 2001..2004",
  ]);
  expect(facts.experience[1]?.location?.value).toBe("Otterford");
});

test("small letters throughout name employers, too", () => {
  const facts = parseText(
    "ada winter\n0161 555 0100\nada@example.org\nhalifax\n\ni've been a server at otter's grill in reno nv since 2021. before that i worked at home, and i was at hill diner for 3 yrs, 2017-2020.\n\nreferences\nask me",
  );
  expect(jobsOf(facts)).toEqual(["server | otter's grill | 2021..now", "- | hill diner | 2017..2020"]);
});

test("a job of one's own below another is not at its employer", () => {
  const { experience } = parseText(
    "Ada Winter\n\nWork\n2018 - current\nOtter Nursery\nEducator\n* nappies and naps\n\n2012 - 2017\nHill State School\nTeacher aide\n\n2009 - 2011\nNanny for a family in Leeds",
  );
  expect(experience.map(({ title, company }) => [title?.value, company?.value])).toEqual([
    ["Educator", "Otter Nursery"],
    ["Teacher aide", "Hill State School"],
    ["Nanny for a family in Leeds", undefined],
  ]);
});

test("an undated post with its own employer below a dated one is a job of its own", () => {
  const { experience } = parseText(
    "Ada Winter\nada@example.org\n\nLifeguard - Oak Pool - summer 2023\nBabysitter for 3 families - since 2021\nBaker at Hill Mill, Saturdays",
  );
  expect(experience.map(({ title, start }) => [title?.value, start?.value])).toEqual([
    ["Lifeguard", "2023-06"],
    ["Babysitter for 3 families", "2021"],
    ["Baker", undefined],
  ]);
});

test("one paragraph tells of several jobs", () => {
  expect(
    jobsIn(
      "I worked as a cashier at Otter Mart from 2015 to 2017. Then I moved to Hill Bakery where I was a baker from 2017 to 2019. Now I work for Kestrel as a supervisor since 2020.",
    ),
  ).toEqual([
    "cashier | Otter Mart | 2015..2017",
    "baker | Hill Bakery | 2017..2019",
    "supervisor | Kestrel | 2020..now",
  ]);
});

test.each([
  [
    "Otter Foods (through Kestrel Staff) - packer - 2 years\nHill Laundry - ironer - 6 months\nOakfield - cleaner - now",
    ["packer | Otter Foods | ..", "ironer | Hill Laundry | ..", "cleaner | Oakfield | .."],
  ],
  [
    "21 months as Phone Banker at Kestrel Bank\n14 months as Sales Executive with Otter Ltd",
    ["Phone Banker | Kestrel Bank | ..", "Sales Executive | Otter Ltd | .."],
  ],
  [
    "Summers 2001 - 2003\nCamp Counselor, Otter Camp\n- Led games",
    ["Camp Counselor | Otter Camp | 2001..2003"],
  ],
])("jobs for a time, without dates: %s", (work, jobs) => {
  expect(jobsIn(work)).toEqual(jobs);
});
