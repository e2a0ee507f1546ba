import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { makeSamples, SAMPLES_FILE, type Samples } from "../../scripts/statements/samples";

let made: Samples;
beforeAll(async () => {
  made = await makeSamples();
});

test("public pages show what this engine gives for the demo's people: else `npm run samples`", () => {
  expect(JSON.parse(readFileSync(SAMPLES_FILE, "utf8"))).toEqual(JSON.parse(JSON.stringify(made)));
});

test("the rows of each sample add up to its score", () => {
  const { candidates, booking, platform } = made;
  for (const { score, points, others } of [...candidates, booking, platform]) {
    const sum = points.reduce((total, one) => total + one.points, others.points);
    expect(sum).toBeCloseTo(score, 0);
  }
});
