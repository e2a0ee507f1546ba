import { expect, test } from "vitest";
import { agreementOf, type Choice } from "../../../workers/domain/reviewers/agreement";
import { auditCsv } from "../../../workers/domain/voluntary/audit/audit-csv";
import { type Answers, auditOf } from "../../../workers/domain/voluntary/audit/get-bias-audit";
import { type Cell, hiddenCells } from "../../../workers/domain/voluntary/audit/small-cells";

function random(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const SEXES = ["female", "male", "other", null];
const GROUPS = ["hispanic", "white", "black", "asian", "several", null];

function answersOf(seed: number): Answers[] {
  const next = random(seed);
  const size = 12 + next(150);
  return Array.from({ length: size }, () => ({
    ...{ sex: SEXES[Math.min(next(4), next(4))] ?? null, ethnicity: GROUPS[next(6)] ?? null, ageBand: null },
    outcome: next(3) === 0 ? ("selected" as const) : ("not-selected" as const),
    score: next(2) === 0 ? ("above" as const) : ("not-above" as const),
    people: 1,
  }));
}

test("every figure of an audit equals a recount, and no small group is told apart", () => {
  for (let seed = 1; seed <= 60; seed++) {
    const answers = answersOf(seed);
    const audit = auditOf(answers, { period: "2026-1", asked: answers.length });
    for (const question of ["sex", "ethnicity"] as const) {
      const table = audit?.measures.selection[question];
      if (!table) continue;
      const counted = table.rows.map(({ key }) => {
        const group = answers.filter((one) => one[question] === key);
        return { people: group.length, hits: group.filter(({ outcome }) => outcome === "selected").length };
      });
      const highest = Math.max(...counted.map(({ people, hits }) => hits / people));
      table.rows.forEach(({ people, hits, ratio, flagged }, index) => {
        expect({ people, hits }).toEqual(counted[index]);
        expect(ratio === null ? null : ratio * highest).toBeCloseTo(hits / people);
        expect(flagged).toBe(ratio !== null && ratio < 0.8);
        for (const size of [people, hits, people - hits]) expect(size === 0 || size >= 3).toBe(true);
      });
      const all = [...table.rows, table.together, table.notSaid].reduce(
        (sum, cell) => sum + (cell?.people ?? 0),
        0,
      );
      expect(all).toBe(answers.length);
    }
  }
});

test("what is hidden in a line is never one cell, nor few people", () => {
  const cells = new Map<string, Cell>([
    ["a", { people: 1, hits: 0 }],
    ["b", { people: 8, hits: 4 }],
    ["c", { people: 20, hits: 10 }],
  ]);
  expect([...hiddenCells(cells, [["a", "b", "c"]])].sort()).toEqual(["a", "b"]);
  expect(
    [
      ...hiddenCells(cells, [
        ["a", "b", "c"],
        ["b", "c"],
      ]),
    ].sort(),
  ).toEqual(["a", "b", "c"]);
});

test("the CSV has the auditors' columns, and says where groups are too few", () => {
  const audit = auditOf(answersOf(7), { period: "2026-1", asked: 200 });
  const csv = audit ? auditCsv(audit) : "";
  expect(csv).toContain("Category,# of Applicants,# Selected,Selection Rate,Impact Ratio,Below Four-Fifths");
  expect(csv).toContain("Category,# Scored,# Above the Median,Scoring Rate,Impact Ratio,Below Four-Fifths");
  expect(csv).toContain("Too few answers to compare groups");
  // Auditors have to say how many are in no category at all.
  expect(csv).toContain('"Unknown: asked, no answer"');
});

test("agreement is the share of pairs whose yes ranked above the no", () => {
  for (let seed = 1; seed <= 20; seed++) {
    const next = random(seed);
    const choices = Array.from(
      { length: 40 },
      (_, index): Choice => ({
        ...{ threadId: `t${next(3)}`, applicantId: String(index), yes: next(2) === 0, score: next(8) },
      }),
    );
    let [pairs, agreeing] = [0, 0];
    for (const yes of choices.filter((one) => one.yes))
      for (const no of choices.filter((one) => !one.yes && one.threadId === yes.threadId)) {
        pairs += 1;
        agreeing += yes.score > no.score ? 1 : yes.score === no.score ? 0.5 : 0;
      }
    expect(agreementOf(choices)).toEqual({ pairs, agreeing });
  }
});
