import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

test("the size benchmark finds the engine's modules in a checkout", () => {
  const milliseconds = execFileSync("tsx", ["tests/bench/first-use.ts", "."], { encoding: "utf8" });
  expect(Number(milliseconds)).toBeGreaterThan(0);
});
