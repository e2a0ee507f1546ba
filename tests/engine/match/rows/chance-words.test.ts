import { expect, test } from "vitest";
import { analyseJob } from "../../../../workers/engine/job";
import { scoreResume } from "../../../../workers/engine/match";
import { parseResume } from "../../../../workers/engine/parse";
import { textToResume } from "../../../../workers/engine/read";

const MANY = [
  "Advise the committee on pension regulations and audits",
  "Lead compliance reviews of retirement plans",
  "Answer regulators, train managers and write policies by hand",
  "Report findings, risks and measures to the board each quarter",
  "Keep records of complaints and supervise remediation",
  "Plan budgets, schedules and staff of the compliance office",
];

function rowOf(id: string, lines: string[]) {
  const resume = `Joan Example\njoan@example.org\nExperience\nHead Waiter\nOakfield Ltd\nJune 2018 - May 2024\n${lines.map((line) => `- ${line}`).join("\n")}\n`;
  const facts = parseResume(textToResume(resume), { asOf: "2026-06" });
  const job = analyseJob({
    title: "Compliance Director",
    description: `Responsibilities\n${MANY.map((line) => `- ${line}`).join("\n")}`,
  });
  const row = scoreResume(facts, job).scores.relevancy?.parts.find((part) => part.id === id);
  if (!row) throw new Error("no such row");
  return row;
}

const WAITER = [
  "Served guests of a dining room with 80 tables and trained new waiters",
  "Wrote the weekly schedules and kept records of stock and wine",
  "Poured drinks, set tables and carried plates between kitchen and hall",
  "Greeted families, folded napkins and polished glasses every evening",
];

test("the words that any work shares with a posting are no work on its subject", () => {
  const waiter = rowOf("same-subject", WAITER);
  expect(waiter.reason.code).toBe("no-same-subject");
  expect(waiter.points).toBeLessThan(1);
});

test("where nothing is near to the job, no job is called the closest", () => {
  const lines = [...WAITER, "Kept records of complaints and planned the staff of the bar"];
  expect(rowOf("same-subject", lines).points).toBe(0);
  expect(rowOf("closest-job", lines).reason.code).toBe("no-closest-job");
});

test("work on the subject earns the row", () => {
  const officer = rowOf("same-subject", [
    "Led compliance reviews of retirement plans and pension regulations",
    "Answered regulators and wrote policies on remediation of complaints",
  ]);
  expect(officer.reason.code).toBe("same-subject");
  expect(officer.reason).not.toHaveProperty("counted");
  expect(officer.points / officer.maxPoints).toBeGreaterThan(0.8);
});

test.each(["same-subject", "duties"])("the points of %s lead back to words in lines of the résumé", (id) => {
  const { reason, evidence, points } = rowOf(id, [
    "Kept pension, budgets, policies and remediation of a hotel apart while guests, waiters, cooks and cleaners came and went",
    "Sat with regulators and retirement officers of the harbour about boats, ropes, tides, oil, audits and the old lighthouse",
  ]);
  if (reason.code !== "same-subject" && reason.code !== "duties-in-words") throw new Error(reason.code);
  expect(points).toBeGreaterThan(1);
  const { words = [] } = reason;
  expect(words.length).toBeGreaterThan(2);
  const lines = evidence.map(({ text }) => text).join(" ");
  for (const word of words.slice(0, 2)) expect(lines).toContain(word);
});

test("the few words that any work shares with a posting earn nothing for its duties", () => {
  const porter = rowOf("duties", [
    "Carried bags of guests to their rooms and answered the bell at night",
    "Kept the lift and the hall clean and wrote lists of what was broken",
  ]);
  expect(porter.points / porter.maxPoints).toBeLessThan(0.1);
});

test("words alone never tell a duty as a whole, and only words of what is asked for are named", () => {
  const facts = parseResume(
    textToResume(
      "Joan Example\njoan@example.org\nExperience\nWaiter\nOakfield Ltd\nJune 2018 - May 2024\n- Kept records of pension audits\n- Won four million points in a quiz\n- Wrote policies, retirement plans and complaints\n- Led the committee of remediation and compliance\n",
    ),
    { asOf: "2026-06" },
  );
  const job = analyseJob({
    title: "Compliance Director",
    description: `Responsibilities\n${MANY.map((line) => `- ${line}`).join("\n")}\n\nWhat we offer\nA bonus of a million points and a quiz each month.`,
  });
  const parts = scoreResume(facts, job).scores.relevancy!.parts;
  for (const { reason, status } of parts) {
    if (reason.code === "duties-in-words") expect(status).not.toBe("met");
    if (reason.code === "duties-in-words" || reason.code === "same-subject")
      expect(reason.words).not.toEqual(expect.arrayContaining([expect.stringMatching(/million|quiz/)]));
  }
  expect(parts.map(({ id }) => id)).toContain("duties");
});

test("words that are only parts of phrases are named last", () => {
  const { reason } = rowOf("duties", [
    "Held tastings by hand for travelling regulators while the quarter's guests, cooks and cleaners came in and went",
    "Sat outside the harbour on matters of boats, ropes, tides, oil, audits and the old lighthouse",
  ]);
  if (reason.code !== "duties-in-words") throw new Error(reason.code);
  expect(reason.words).toContain("regulators");
  expect(reason.words).not.toContain("hand");
});

test("words in common alone earn half where neither title nor skill is near", () => {
  const { reason, points, maxPoints } = rowOf("same-subject", [
    "Served pension and retirement committees of the harbour, regulators and remediation people at their tables",
    "Carried plates for each board and for the retirement committee of the pension regulators",
  ]);
  expect(reason).toMatchObject({ code: "same-subject", counted: 0.5 });
  expect(points).toBeLessThanOrEqual(maxPoints / 2);
});
