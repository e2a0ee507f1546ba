import { expect, test } from "vitest";
import { parseText } from "./support/resume-text";

function points(body: string): string[] {
  const text = `Ada Winter\n\nExperience\nOffice Clerk\nOld Mill Ltd\n2007 - 2012\n${body}\n`;
  return parseText(text).experience.flatMap(({ bullets }) => bullets.map(({ value }) => value));
}

test("points that lost their marks are told apart by what was done", () => {
  const facts = points(
    "- Reconciled monthly statements of both shops Handled customer questions over the telephone Met with suppliers",
  );
  expect(facts).toEqual([
    "Reconciled monthly statements of both shops",
    "Handled customer questions over the telephone",
    "Met with suppliers",
  ]);
});

test.each([
  "Worked with a Registered nurse on the ward",
  "Helped the United States branch with its audits",
  "Used Applied Biosystems machines for the samples",
  "Managed Staff And Reduced Costs Of The Whole Plant",
  "Answered calls, Filed letters and kept the diary",
])("a name or a title in capitals begins no point: %s", (line) => {
  expect(points(`- ${line}`)).toEqual([line]);
});

test("a point without an end is read in one go", () => {
  const word = "a".repeat(400_000);
  expect(points(`- Kept ${word} Handled calls`)).toEqual([`Kept ${word}`, "Handled calls"]);
});
