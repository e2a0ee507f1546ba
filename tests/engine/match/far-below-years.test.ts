import { expect, test } from "vitest";
import { agencyScoreBand } from "../../../workers/domain/candidates/rules";
import { analyseJob } from "../../../workers/engine/job";
import { scoreResume } from "../../../workers/engine/match";
import { factsOf, type ResumeSketch } from "./build-facts";

const DUTIES = [
  "Build REST services in Java with Spring Boot",
  "Run them on Kubernetes and AWS",
  "Design PostgreSQL schemas and tune queries",
  "Write unit tests with JUnit and review code",
];
const post = analyseJob({
  title: "Senior Java Developer",
  description: `Responsibilities\n${DUTIES.map((duty) => `- ${duty}`).join("\n")}\nRequirements\n- 5+ years of experience as a Java developer\n- Java, Spring Boot, Kubernetes, AWS, PostgreSQL, JUnit`,
});
const person = (title: string, from: string | undefined): ResumeSketch => ({
  jobs: [{ title, ...(from ? { from, to: "present" as const } : {}), bullets: DUTIES }],
});
const relevancy = (sketch: ResumeSketch) => scoreResume(factsOf(sketch), post).scores.relevancy!;
const match = (sketch: ResumeSketch) => relevancy(sketch).parts.find(({ id }) => id === "experience-match")!;

test("who lacks the years asked for by far isn't shown as good, whatever else fits", () => {
  expect(post.years.min).toBe(5);
  const intern = person("Java Developer Intern", "2026-03");
  expect(agencyScoreBand(relevancy(intern).value)).not.toBe("good");
  expect(match(intern).reason).toMatch(/far below the 5 years asked for/);
  expect(agencyScoreBand(relevancy(person("Java Developer", "2018-01")).value)).toBe("good");
});

test("a little less than asked for costs the experience match nothing", () => {
  const almost = match(person("Java Developer", "2022-06"));
  const enough = match(person("Java Developer", "2015-06"));
  expect(enough.points - almost.points).toBeLessThan(1);
  expect(almost.reason).not.toMatch(/far below/);
});

test("work without dates is not taken for work that is missing", () => {
  expect(match(person("Java Developer", undefined)).reason).not.toMatch(/far below/);
});
