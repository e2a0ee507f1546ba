import { expect, test } from "vitest";
import { analyseJob } from "../../../../workers/engine/job";

function kinds(line: string): Record<string, string> {
  const description = `Groundskeeper\nRequirements\n- Experience with hedges\n- ${line}\n`;
  return Object.fromEntries(
    analyseJob({ title: "", description })
      .requirements.filter(({ importance }) => importance !== "context")
      .map(({ label, kind }) => [label.toLowerCase(), kind]),
  );
}

test.each([
  ["Must pass a drug screen", /drug/],
  ["Must pass a background check", /background/],
  ["Must pass a physical", /physical/],
  ["Must pass a credit check", /credit/],
  ["Ability to pass a TSA security threat assessment", /threat/],
  ["Must have your own vehicle", /vehicle/],
  ["Able to work a variety of shifts", /shifts/],
  ["Must be able to lift heavy containers", /lift/],
])("%s: a condition to confirm", (line, words) => {
  const found = Object.entries(kinds(line)).filter(([label]) => words.test(label));
  expect(found.map(([, kind]) => kind)).toEqual(["condition"]);
});

test.each([
  "Run background checks on new hires",
  "Conduct criminal record checks for volunteers",
  "Inspect the runways and the pavement each shift",
])("%s: is the work itself", (line) => {
  expect(Object.values(kinds(line))).not.toContain("condition");
});

test("a condition that is said again is one row with every quote", () => {
  const description =
    "Groundskeeper\nRequirements\n- Experience with hedges\n- Must pass a Fernhill background check on hire\n- Fernhill background checks are required\n";
  const found = analyseJob({ title: "", description }).requirements.filter(
    ({ kind }) => kind === "condition",
  );
  expect(found.map(({ label, quotes }) => [label, quotes.length])).toEqual([
    ["pass a Fernhill background check on hire", 2],
  ]);
});
