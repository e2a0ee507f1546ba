import { expect, test } from "vitest";
import { drawJourneys } from "../../scripts/lib/testing/journeys";

test("one seed draws the same journeys again, and each journey comes up", () => {
  expect(drawJourneys("a seed")).toEqual(drawJourneys("a seed"));
  const draws = Array.from({ length: 100 }, (_, run) => drawJourneys(`seed ${run}`));
  const seen = new Map<string, number>();
  for (const files of draws) {
    expect(new Set(files).size).toBe(files.length);
    for (const file of files) seen.set(file, (seen.get(file) ?? 0) + 1);
  }
  // Each of 49 with 16 of 100 draws: below 10 once in thousands of seeds' worth, and these don't change.
  expect(Math.min(...seen.values())).toBeGreaterThanOrEqual(10);
  expect([...seen.values()].filter((times) => times === draws.length)).toHaveLength(10);
});
