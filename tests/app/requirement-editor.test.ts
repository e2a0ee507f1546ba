import { expect, test } from "vitest";
import { canMerge, mergeRows, newRow } from "../../app/components/threads/editor/editor-row-state";

const postgres = {
  ...newRow("1", "PostgreSQL", "nice"),
  alternatives: "MySQL",
  years: "2",
  marks: [{ start: 40, end: 50 }],
};
const oracle = {
  ...newRow("2", "Oracle", "must"),
  alternatives: "mysql, DB2",
  years: "5",
  gate: true,
  marks: [{ start: 10, end: 16 }],
  merged: ["new:0"],
};

test("two merged rows are one that either skill meets: the stronger group, the more years, the deal-breaker", () => {
  expect(mergeRows(postgres, oracle)).toMatchObject({
    id: postgres.id,
    label: "PostgreSQL",
    alternatives: "MySQL, Oracle, DB2",
    group: "must",
    years: "5",
    gate: true,
    marks: [...oracle.marks, ...postgres.marks],
    merged: [oracle.id, "new:0"],
  });
  expect(mergeRows(postgres, newRow("3", "postgresql", "context"))).toMatchObject({
    alternatives: "MySQL",
    group: "nice",
    years: "2",
  });
});

test("only skills that count can be merged", () => {
  expect(canMerge(postgres)).toBe(true);
  expect(canMerge({ ...postgres, kind: "education" })).toBe(false);
  expect(canMerge({ ...postgres, group: "ignore" })).toBe(false);
});
