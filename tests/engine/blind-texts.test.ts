import { expect, test } from "vitest";
import { unequal } from "./support/same-scores";
import { textSamples } from "./support/sample-resumes";

// A file of its own, so that it runs beside the test of the set's files.
test("no score of any text of the set depends on the person, over fifty pairs", { timeout: 600_000 }, () => {
  expect(unequal(textSamples())).toEqual([]);
});
