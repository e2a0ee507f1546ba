import { expect, test } from "vitest";
import { analyseJob } from "../../../../workers/engine/job";
import { scoreResume } from "../../../../workers/engine/match";
import { parseResume } from "../../../../workers/engine/parse";
import { textToResume } from "../../../../workers/engine/read";

const MANY = [
  "Advise the committee on pension regulations and audits",
  "Lead compliance reviews of retirement plans",
  "Answer regulators, train managers and write policies",
  "Report findings, risks and measures to the board each quarter",
  "Keep records of complaints and supervise remediation",
  "Plan budgets, schedules and staff of the compliance office",
];

function subjectOf(lines: string[]) {
  const resume = `Joan Example\njoan@example.org\nExperience\nHead Waiter\nOakfield Ltd\nJune 2018 - May 2024\n${lines.map((line) => `- ${line}`).join("\n")}\n`;
  const facts = parseResume(textToResume(resume), { asOf: "2026-06" });
  const job = analyseJob({
    title: "Compliance Director",
    description: `Responsibilities\n${MANY.map((line) => `- ${line}`).join("\n")}`,
  });
  const row = scoreResume(facts, job).scores.relevancy?.parts.find(({ id }) => id === "same-subject");
  if (!row) throw new Error("no such row");
  return row;
}

test("the words that any work shares with a posting are no work on its subject", () => {
  const waiter = subjectOf([
    "Served guests of a dining room with 80 tables and trained new waiters",
    "Wrote the weekly schedules and kept records of stock and wine",
    "Poured drinks, set tables and carried plates between kitchen and hall",
    "Greeted families, folded napkins and polished glasses every evening",
  ]);
  expect(waiter.reason.code).toBe("no-same-subject");
  expect(waiter.points).toBeLessThan(1);
});

test("work on the subject earns the row", () => {
  const officer = subjectOf([
    "Led compliance reviews of retirement plans and pension regulations",
    "Answered regulators and wrote policies on remediation of complaints",
  ]);
  expect(officer.reason.code).toBe("same-subject");
  expect(officer.points / officer.maxPoints).toBeGreaterThan(0.8);
});
