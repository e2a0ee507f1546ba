import { expect, test } from "vitest";
import { analyseJob } from "../../../../workers/engine/job";
import { scoreResume } from "../../../../workers/engine/match";
import type { JobProfile } from "../../../../workers/engine/types";
import { factsOf } from "../support/build-facts";

test("skills of a kind of work that the job hardly is aren't called typical of it", () => {
  const post = analyseJob({
    title: "Digital Illustrator",
    description: "Requirements\n- Illustration\n- Drawing\n- Photoshop\n- Knowledge of online media",
  });
  const occupations = [
    { id: "illustrator-artist", share: 0.95 },
    { id: "customer-support-representative", share: 0.05 },
  ];
  const job = { ...post, occupations };
  const bullets = [
    "Handled complaints of customers in customer service",
    "Scheduled the staff of eight departments",
  ];
  const sketch = { jobs: [{ title: "Salon Manager", from: "2015-01", to: "present" as const, bullets }] };
  const row = scoreResume(factsOf(sketch), job).scores.relevancy?.parts.find(
    ({ id }) => id === "kind-of-work",
  );
  expect(row?.reason.code).toBe("no-typical-skills");
  expect(row?.points).toBe(0);
});

test.each([
  ["Content management systems", "Kept the shop's pages in WordPress"],
  ["Databases", "Tuned PostgreSQL for the order service"],
  ["CRM software", "Kept 300 accounts in Salesforce"],
])("%s: a product of that kind, used at work, shows it", (asked, line) => {
  const job = analyseJob({ title: "Web Editor", description: `Requirements\n- ${asked}\n- Copywriting` });
  const jobs = [{ title: "Web Editor", from: "2015-01", to: "present" as const, bullets: [line] }];
  const rows = scoreResume(factsOf({ jobs }), job).scores.relevancy!.parts;
  const [row] = rows.filter(({ reason }) => reason.code === "stands-in");
  expect(row).toMatchObject({ status: "met", points: row!.maxPoints });
  const listed = scoreResume(factsOf({ skills: ["WordPress", "PostgreSQL", "Salesforce"] }), job);
  expect(listed.scores.relevancy!.parts.find(({ id }) => id === row!.id)?.status).toBe("partly");
});

test("a job without a title isn't named by a kind of work that is less likely than not", () => {
  const untitled: JobProfile = {
    ...analyseJob({ title: "Care Adviser", description: "Requirements\n- Sales to families" }),
    title: "",
    occupation: null,
    occupations: [
      { id: "care-worker", share: 0.4 },
      { id: "sales-representative", share: 0.35 },
      { id: "sales-manager", share: 0.25 },
    ],
  };
  const facts = factsOf({
    jobs: [{ title: "Sales Manager", from: "2020-01", to: "present", bullets: ["Sold to families"] }],
    skills: ["Sales"],
  });
  const sheet = scoreResume(facts, untitled);
  const said = JSON.stringify(sheet.scores);
  expect(said).toContain("similar-role");
  expect(said).not.toContain("Care worker");
  const sure = { ...untitled, occupations: [{ id: "sales-representative", share: 1 }] };
  expect(JSON.stringify(scoreResume(facts, sure).scores)).toContain("Sales representative");
});
