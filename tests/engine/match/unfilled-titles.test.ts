import { expect, test } from "vitest";
import { analyseJob } from "../../../workers/engine/job";
import { scoreResume } from "../../../workers/engine/match";
import { factsOf } from "./support/build-facts";

const job = analyseJob({ title: "Accountant", description: "Keep the books." });

function category(title: string): number {
  const facts = factsOf({
    jobs: [{ title, company: "Hill & Partners Ltd", from: "2020-01", to: "present" }],
    skills: ["Excel"],
  });
  return scoreResume(facts, job).scores.category?.value ?? 0;
}

test("a form's own words behind a title change nothing", () => {
  expect(category("Senior Accountant Company Name")).toBe(category("Senior Accountant"));
  expect(category("Senior Accountant Company Name - City, State")).toBe(category("Senior Accountant"));
});

test("a title of nothing but a form's words is no role", () => {
  const civil = analyseJob({ title: "Civil Servant", description: "Answer letters of the public." });
  const facts = factsOf({ jobs: [{ title: "State", from: "2020-01", to: "present" }], skills: ["Excel"] });
  const parts = scoreResume(facts, civil).scores.category?.parts ?? [];
  expect(parts.some((part) => part.id === "field-of-roles")).toBe(false);
});
