import { expect, test } from "vitest";
import { analyseJob } from "../../../workers/engine/job";
import { scoreResume } from "../../../workers/engine/match";
import { factsOf, type ResumeSketch } from "./support/build-facts";
import { TRADES } from "./support/trades";

const linesOf = (description: string) =>
  description
    .split("\n")
    .filter((line) => line.startsWith("- "))
    .map((line) => line.slice(2));

test("a posting copied into a job never beats a person who did the work, and is told", () => {
  for (const [at, { post, resume }] of TRADES.entries()) {
    const job = analyseJob(post);
    const outsider = TRADES[(at + 5) % TRADES.length]!.resume;
    const [first, ...others] = outsider.jobs!;
    const copier: ResumeSketch = {
      ...outsider,
      jobs: [{ ...first!, bullets: [...(first!.bullets ?? []), ...linesOf(post.description)] }, ...others],
    };
    const own = scoreResume(factsOf(resume), job).scores.relevancy!.value;
    expect(scoreResume(factsOf(copier), job).scores.relevancy!.value).toBeLessThan(own);
  }
});

const job = analyseJob({
  title: "Warehouse Supervisor",
  description:
    "Duties\n- Plan the weekly shifts of forty pickers and drivers across two warehouses\n- Count pallets every night and report shrinkage to the finance department\nRequirements\n- Forklift operation\n- Inventory management",
});
const copied = "Plan the weekly shifts of forty pickers and drivers across two warehouses";
const sheet = (bullet: string) =>
  scoreResume(
    factsOf({ jobs: [{ title: "Cashier", from: "2019-01", to: "present", bullets: [bullet] }] }),
    job,
  );

test("a copied sentence is quoted as one and earns less than the same work in other words", () => {
  const copy = sheet(copied);
  expect(copy.copied?.map((quote) => quote.text)).toEqual([copied]);
  expect(copy.gaps[0]?.message).toEqual({ code: "lines-copied", count: 1 });
  const told = sheet("Drew up shift plans for 40 warehouse pickers and drivers each week");
  expect(told.copied).toBeUndefined();
  expect(told.scores.relevancy!.value).toBeGreaterThan(copy.scores.relevancy!.value);
});

test("a line is a copy with its verb in the past or a word of its middle changed", () => {
  for (const line of [
    "Planned the weekly shifts of forty pickers and drivers across two warehouses",
    "Plan the weekly shifts of thirty pickers and drivers across two warehouses",
  ])
    expect(sheet(line).copied?.length, line).toBe(1);
});

test.each([
  "Forklift operation",
  "Operating",
  "Excellent written and verbal communication skills",
  "Count stock every week and report to the finance department",
  "Planned shifts of warehouse staff, counted stock and kept the yard in order for twelve years",
])("ordinary words are no copy: %s", (line) => {
  expect(sheet(line).copied).toBeUndefined();
});

test("words that every posting has are no copy, however many", () => {
  const usual = analyseJob({
    title: "Warehouse Supervisor",
    description:
      "Requirements\n- Ability to work independently and as part of a team in a fast-paced environment\n- Excellent written and verbal communication skills\n- Forklift operation",
  });
  const line = "Ability to work independently and as part of a team in a fast-paced environment";
  const facts = factsOf({
    jobs: [{ title: "Cashier", from: "2019-01", to: "present", bullets: [line] }],
  });
  expect(scoreResume(facts, usual).copied).toBeUndefined();
});

test("a few headings that the posting has too are no copies", () => {
  const facts = factsOf({
    jobs: [
      {
        title: "Cashier",
        from: "2019-01",
        to: "present",
        bullets: [
          "Duties",
          "Requirements",
          "Forklift operation",
          "Inventory management",
          "Finance department",
        ],
      },
    ],
  });
  expect(scoreResume(facts, job).copied).toBeUndefined();
});

const cloud = analyseJob({
  title: "Cloud Platform Engineer",
  description:
    "Requirements\n- Kubernetes\n- Terraform\n- Helm\n- Prometheus\n- Grafana\n- AWS\nDuties\n- Run Kubernetes clusters on AWS",
});
const LIST = "Kubernetes, Terraform, Helm, Prometheus, Grafana and AWS";
const cloudValue = (bullets: string[], skills: string[] = []) =>
  scoreResume(
    factsOf({ jobs: [{ title: "Cashier", from: "2019-01", to: "present", bullets }], skills }),
    cloud,
  ).scores.relevancy!.value;

test("a list of what is asked for, planted inside a dated job, earns no more than a list of skills", () => {
  const honest = ["Counted the till every evening", "Trained two new colleagues"];
  const asList = cloudValue(honest, LIST.split(/, | and /));
  for (const line of [LIST, `Worked with ${LIST}`])
    expect(cloudValue([...honest, line])).toBeLessThanOrEqual(asList + 0.1);
});

test("the tools named with the work that they were used for count in full", () => {
  const told =
    "Moved six services to Kubernetes on AWS with Terraform and Helm, watched by Prometheus and Grafana";
  expect(cloudValue([told])).toBeGreaterThan(cloudValue([LIST]) + 10);
});
