import { expect, test } from "vitest";
import { linearModel, modelText, sumOf } from "../../../workers/engine/job/sentences/linear-model";
import { PHRASE_IMPORTANCE_WEIGHTS } from "../../../workers/engine/job/weights/phrase-importance";
import { PHRASE_WEIGHTS } from "../../../workers/engine/job/weights/phrases";
import { SENTENCE_END_WEIGHTS } from "../../../workers/engine/job/weights/sentence-ends";
import { SENTENCE_ROLE_WEIGHTS } from "../../../workers/engine/job/weights/sentence-roles";

const ALL = { PHRASE_IMPORTANCE_WEIGHTS, PHRASE_WEIGHTS, SENTENCE_END_WEIGHTS, SENTENCE_ROLE_WEIGHTS };

test("a model is read as it was written, names with spaces and what names share included", () => {
  const model = new Map([
    ["=", -3],
    ["m:stay", 2],
    ["m:stay u", -6],
    ["m:volunt", -3],
    [`w:${"x".repeat(40)}a`, 1],
    [`w:${"x".repeat(40)}b`, 7],
  ]);
  expect(linearModel(modelText(model))).toEqual(model);
  expect(sumOf(model, ["m:stay", "m:stay", "m:volunt", "unknown"])).toBe(-1);
});

test.each(Object.entries(ALL))(
  "every feature of %s has a whole weight, and is written as it is read",
  (_, text) => {
    const model = linearModel(text);
    expect(model.size).toBeGreaterThan(400);
    for (const [name, weight] of model) expect([name, Number.isInteger(weight)]).toEqual([name, true]);
    expect(`\n${modelText(model)}\n`).toBe(text);
  },
);
