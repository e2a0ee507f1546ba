import { expect, test } from "vitest";
import { findCriteria, judgeCriterion } from "../../../workers/engine/criteria";

function judged(words: string) {
  const one = judgeCriterion(words);
  return one.verdict === "fine"
    ? "fine"
    : `${one.verdict} ${one.ground} [${words.slice(one.span.start, one.span.end)}]`;
}

test.each([
  ["Female", "protected sex [Female]"],
  ["Sales assistant, female, fluent German", "protected sex [female]"],
  ["German citizenship", "protected origin [German citizenship]"],
  ["Deutsche Staatsangehörigkeit", "protected origin [Deutsche Staatsangehörigkeit]"],
  ["We are a young,   dynamic team", "proxy age [young,   dynamic team]"],
  ["Join us. Sans accent, s’il vous plaît", "proxy origin [Sans accent]"],
  ["Fluent German", "fine"],
  ["German C1", "fine"],
  ["Authorised to work in the EU", "fine"],
  ["EU citizenship or a valid work permit", "fine"],
  ["Driving licence B", "fine"],
  ["Minimum age 18 by law", "fine"],
  ["Minimum age 30", "protected age [Minimum age 30]"],
])("%s: %s", (words, verdict) => expect(judged(words)).toBe(verdict));

test("a protected ground is told before a proxy", () => {
  expect(judged("Native speaker, energetic, female")).toBe("protected sex [female]");
});

test("every criterion of a sentence is found, in reading order", () => {
  const words = "Female, under 35, unmarried, native speaker, 5 years of Java";
  expect(findCriteria(words).map(({ span }) => words.slice(span.start, span.end))).toEqual([
    "Female",
    "under 35",
    "unmarried",
    "native speaker",
  ]);
});

test("a promise of equal treatment asks for nothing; a cue without a ground promises nothing", () => {
  expect(
    findCriteria("Women and disabled candidates are encouraged to apply, regardless of age or religion."),
  ).toEqual([]);
  expect(judged("Regardless of experience, women only")).toBe("protected sex [women only]");
});

/** Twenty times what a busy machine takes: a quadratic pattern would take minutes. */
const PATIENCE_MILLISECONDS = 5000;

test.each(["a", " ", "1", "a ", "de ", "under ", "female ", "- ", "\n", "Ş", "nationality: "])(
  "100 kB of %j are read in time",
  (piece) => {
    const began = performance.now();
    findCriteria(piece.repeat(100_000 / piece.length));
    expect(performance.now() - began).toBeLessThan(PATIENCE_MILLISECONDS);
  },
);
