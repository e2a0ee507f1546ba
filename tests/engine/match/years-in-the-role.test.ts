import { expect, test } from "vitest";
import { seekerSays } from "../../../workers/copy/seeker";
import { analyseJob } from "../../../workers/engine/job";
import { scoreResume } from "../../../workers/engine/match";
import { factsOf, type ResumeSketch } from "./support/build-facts";

const post = analyseJob({
  title: "Senior Java Developer",
  description:
    "Responsibilities\n- Build REST services in Java with Spring Boot\n- Run them on Kubernetes and AWS\nRequirements\n- 5+ years of experience as a Java developer\n- Java, Spring Boot, Kubernetes",
});
const LINES = ["Wrote order services in Java and Spring Boot", "Moved them to Kubernetes clusters"];
const person = (title: string, from: string | undefined, bullets = LINES): ResumeSketch => ({
  jobs: [{ title, ...(from ? { from, to: "present" as const } : {}), bullets }],
});
const years = (sketch: ResumeSketch) =>
  scoreResume(factsOf(sketch), post).scores.relevancy!.parts.find(({ id }) => id === "related-years")!;

test("years count in the work that is asked for, and head the account as the amount of experience", () => {
  const long = years(person("Java Developer", "2015-01"));
  expect(long).toMatchObject({ status: "met", group: "experience-amount", points: long.maxPoints });
  const cook = years(person("Cook", "2005-01", ["Cooked lunches for 200 guests", "Ordered fish and meat"]));
  expect(cook.points).toBeLessThan(cook.maxPoints / 2);
});

test("an intern of a few months earns next to nothing of the years", () => {
  const intern = years(person("Java Developer Intern", "2026-01"));
  expect(intern.status).not.toBe("met");
  expect(intern.points).toBeLessThan(intern.maxPoints / 4);
});

test("work under a broad title counts by what it tells", () => {
  const told = years(person("Consultant", "2015-01"));
  const other = years(person("Consultant", "2015-01", ["Advised shops on window displays"]));
  expect(told.points).toBeGreaterThan(other.points);
});

test("work without dates is unclear, never missing", () => {
  expect(years(person("Java Developer", undefined)).status).toBe("unclear");
});

const role = (title: string, asked: string) => {
  const job = analyseJob({
    title: asked,
    description: "Requirements\n- Attention to detail\n- 3 years of experience",
  });
  const facts = factsOf(person(title, "2015-01", ["Kept the books of two shops"]));
  return scoreResume(facts, job).scores.experience!.parts.find(({ id }) => id === "similar-role")!;
};

test.each([
  ["Executive Chef", "Certified Coder"],
  ["Finance Manager", "Senior Art Director"],
  ["Director", "Art Director"],
  ["Manager", "Certified Coder"],
])("%s isn't called related to %s", (held, asked) => {
  expect(role(held, asked)).toMatchObject({ status: "not-found", points: 0 });
});

test("the jobs that are counted are named, so that their sum can be made on paper", () => {
  const { jobs } = person("Java Developer", "2019-01");
  const sketch = {
    jobs: [...jobs!, { title: "Data Engineer", from: "2013-01", to: "2018-12", bullets: LINES }],
  };
  const { reason } = years(sketch);
  if (reason.code !== "related-work") throw new Error(reason.code);
  const counted = reason.jobs ?? [];
  expect(counted[0]).toMatchObject({ role: "Java Developer", share: 1, byTitle: true });
  const sum = counted.reduce((all, { months, share }) => all + months * share, 0);
  expect(Math.round(sum)).toBe(reason.months);
});

test("years under a title that only qualifies the job's count in full", () => {
  const job = analyseJob({
    title: "Data Architect",
    description: "Requirements\n- 8 years of experience\n- Data modelling",
  });
  const sketch = person("Enterprise Data Architect", "2016-01", ["Drew models for a warehouse of data"]);
  const row = scoreResume(factsOf(sketch), job).scores.relevancy!.parts.find(
    ({ id }) => id === "related-years",
  )!;
  expect(row).toMatchObject({ status: "met", reason: { jobs: [{ share: 1 }] } });
});

test("work without dates and of another kind leaves dated years counted", () => {
  const job = analyseJob({
    title: "Java Developer",
    description: "Requirements\n- 5 years of experience\n- Java",
  });
  const [developer] = person("Java Developer", "2023-01").jobs!;
  const judged = (title: string) =>
    scoreResume(
      factsOf({ jobs: [developer!, { title, bullets: ["Cooked for guests"] }] }),
      job,
    ).scores.relevancy!.parts.find(({ reason }) => reason.code.startsWith("years-"))!;
  expect(judged("Cook").reason.code).toBe("years-related");
  expect(judged("Java Developer").reason.code).toBe("years-undated");
});

test("years under another title, by what its lines tell, are never all that is asked, and fail no deal-breaker", () => {
  const job = analyseJob({
    title: "Bank Teller",
    description:
      "Responsibilities\n- Cash checks and accept deposits\nRequirements\n- 1 year of cash handling experience",
  });
  const sketch = person("Volunteer Leader", "2010-01", ["Cashed checks and accepted deposits of members"]);
  const row = (jobs: ResumeSketch["jobs"]) => scoreResume(factsOf({ jobs }), job).scores.relevancy!.parts[0]!;
  const told = row(sketch.jobs);
  expect(told.status).toBe("partly");
  expect(told.reason).toMatchObject({ code: "related-work", jobs: [{ byTitle: false }] });
  const [teller] = person("Bank Teller", "2008-01").jobs!;
  const own = [{ ...teller!, to: "2008-08" }];
  expect(row([...sketch.jobs!, ...own]).points).toBeGreaterThanOrEqual(row(own).points);
});

test("years under a loosely related title are named, and are never all that is asked", () => {
  const job = analyseJob({
    title: "Marketing Sales Assistant",
    description:
      "Responsibilities\n- Send letters to customers\nRequirements\n- 2 years of experience in marketing",
  });
  const own = person("Sales Manager", "2010-01", ["Folded shirts, ran the till and dressed the windows"]);
  const [row] = scoreResume(factsOf(own), job).scores.relevancy!.parts;
  expect(row!.status).toBe("partly");
  expect(row!.reason).toMatchObject({ code: "related-work", inPart: true, jobs: [{ byTitle: true }] });
  expect(seekerSays(row!.reason)).toMatch(/2 years asked for, but years under titles .* count in part\.$/u);
});

test("what else a job's lines tell speaks against it: one line about the work makes no whole job of it", () => {
  const job = analyseJob({
    title: "Bank Teller",
    description:
      "Responsibilities\n- Cash checks and accept deposits\n- Balance the drawer at the end of each shift\n- Answer questions of members about accounts and loans\n- Refer members to other departments\nRequirements\n- 1 year of cash handling experience",
  });
  const counted = (bullets: string[]) => {
    const sketch = person("Fire Inspector", "2015-01", bullets);
    const { reason } = scoreResume(factsOf(sketch), job).scores.relevancy!.parts[0]!;
    return reason.code === "related-work" ? reason.months : Number.NaN;
  };
  const [line, ...others] = [
    "Answered questions of members about loans",
    "Inspected sprinklers, alarms and exits of schools and theatres",
    "Wrote orders to close stairwells, kitchens and boiler rooms",
    "Examined causes of fires in warehouses with the police",
    "Taught firefighters about chemicals and building codes",
    "Measured smoke, pressure and water of hydrants in the district",
  ];
  expect(counted([line!])).toBeGreaterThan(100);
  expect(counted([line!, ...others])).toBeLessThan(0.7 * counted([line!]));
});

test("years of other work told in the job's words don't count where nothing shows the job's kind of work", () => {
  const job = analyseJob({
    title: "Java Developer",
    description:
      "About the role\nYou will write Java services for the training department of a bank.\nWhat you will do\n- Develop software for sales staff, lessons and workshops\n- Present new releases to branch managers and answer their questions\n- Measure how courses raise the sales of branches\nRequirements\n- Java\n- Spring\n- SQL",
  });
  const bullets = [
    "Trained sales staff in lessons and workshops",
    "Hired six trainers and planned their travel",
    "Cut the cost of printing handouts by a third",
    "Wrote role plays about complaints and refunds",
    "Rented rooms in hotels and ordered lunches",
    "Kept a calendar of exams, certificates and diplomas",
    "Interviewed candidates for apprenticeships",
  ];
  const pointsOf = (skills: string[]) => {
    const facts = factsOf({
      jobs: [{ title: "Training Manager", from: "2010-06", to: "2024-05", bullets }],
      skills,
    });
    return scoreResume(facts, job).scores.relevancy?.parts.find(({ id }) => id === "related-years")?.points;
  };
  expect(pointsOf([])).toBe(0);
  expect(pointsOf(["Java", "Spring", "Hibernate", "Maven", "REST APIs", "JUnit"])).toBeGreaterThan(0);
});

test("a job of a few months isn't named as the closest where a longer one is as near", () => {
  const facts = factsOf({
    jobs: [
      { title: "Senior Java Developer", from: "2025-10", to: "2026-02", bullets: LINES },
      { title: "Senior Java Developer", from: "2014-01", to: "2025-09", bullets: LINES },
    ],
  });
  const { parts } = scoreResume(facts, post).scores.experience!;
  const [, longer] = facts.experience;
  expect(parts.find(({ id }) => id === "similar-role")!.evidence).toEqual(longer!.title!.quotes);
});
