import { expect, test } from "vitest";
import { sample } from "../support/depth";
import { needShared } from "../support/samples/shared-sets";
import { unequal } from "./support/same-scores";
import { DEV_SET, textSamples } from "./support/sample-resumes";

test("no score of any text of the set depends on the person", (context) => {
  needShared(DEV_SET, context);
  expect(unequal(sample("blind texts", textSamples(), 15))).toEqual([]);
});
