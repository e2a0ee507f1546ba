import { expect, test } from "vitest";
import { readPosting } from "../../../workers/engine/job/sentences/segments";
import { yearsIn } from "../../../workers/engine/job/years";

test.each([
  ["Up to 2 years of experience in retail", null, 2],
  ["No more than 4 years of experience as a clerk", null, 4],
  ["At least 2 years of experience in retail", 2, null],
])("%s names %s to %s years", (line, min, max) => {
  const posting = readPosting({ title: "Clerk", description: `Requirements\n- ${line}` });
  expect(yearsIn(posting).map((one) => [one.min, one.max])).toEqual([[min, max]]);
});
