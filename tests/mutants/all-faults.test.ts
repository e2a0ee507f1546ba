import { expect, test } from "vitest";
import { allFaults, checkFaults } from "./all-faults";

test("each fault that the tests have to find still has its place in the code, and its test's file", () => {
  expect(allFaults.length).toBeGreaterThanOrEqual(60);
  expect(checkFaults).not.toThrow();
});
