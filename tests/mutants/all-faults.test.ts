import { expect, test } from "vitest";
import { filesAlwaysRun } from "../../scripts/lib/testing/drawn-files";
import { allFaults, checkFaults } from "./all-faults";

test("each fault that the tests have to find still has its place in the code, and its test's file", () => {
  expect(allFaults.length).toBeGreaterThanOrEqual(60);
  expect(checkFaults).not.toThrow();
});

test("the test that a fault names is one that each `npm test` runs", () => {
  const always = [...filesAlwaysRun("workers"), ...filesAlwaysRun("e2e")];
  const drawn = allFaults
    .map(({ hint }) => hint.file)
    .filter((file) => /^tests\/(workers|http|e2e)\//.test(file));
  expect(drawn.length).toBeGreaterThan(30);
  expect(drawn.filter((file) => !always.includes(file))).toEqual([]);
});
