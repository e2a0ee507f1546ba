import fc from "fast-check";
import { expect, test } from "vitest";
import { parseResume } from "../../../workers/engine/parse";
import { textToResume } from "../../../workers/engine/read";
import { depth } from "../../support/depth";
import { falseQuotes } from "./support/resume-text";

const sample = `Maria Lopes
Carpenter | Porto, Portugal | +351 912 345 678 | maria@example.org

Experience
Carpenter, Oficina Sol\t03/2019 – Present
• Built 40 kitchens in oak and ash, 3 of them abroad
Apprentice at Holz & Söhne GmbH\t2016 - 2019
• Learned joinery; used AutoCAD and SketchUp

Education
Diploma in Carpentry, Escola Técnica do Porto, 2016

Skills
Tools: table saw, router (CNC), AutoCAD (basic)

Languages
Portuguese (native), German – B1
`;

test("the same lines give byte-identical facts twenty times over", () => {
  const resume = textToResume(sample);
  const first = JSON.stringify(parseResume(resume, { asOf: "2026-01" }));
  for (let run = 0; run < 20; run++) {
    expect(JSON.stringify(parseResume(structuredClone(resume), { asOf: "2026-01" }))).toBe(first);
  }
});

test("parsing leaves its input as it was", () => {
  const resume = textToResume(sample);
  const before = JSON.stringify(resume);
  parseResume(resume, { asOf: "2026-01" });
  expect(JSON.stringify(resume)).toBe(before);
});

test("every quote is where it says, in random and mutated text; no number is not a number", () => {
  const piece = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 40 }),
    fc.constantFrom(
      ...sample.split("\n"),
      "\t",
      "2019 -",
      "–",
      "Present",
      "(",
      "•",
      "@",
      "2020/13/45",
      "Skills:",
      "Jan '9",
    ),
  );
  const mutated = fc
    .array(fc.tuple(fc.nat(sample.length), fc.nat(12), piece), { maxLength: 12 })
    .map((edits) =>
      edits.reduce(
        (text, [at, length, insert]) => text.slice(0, at) + insert + text.slice(at + length),
        sample,
      ),
    );
  const random = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join("\n"));
  fc.assert(
    fc.property(fc.oneof(mutated, random), (text) => {
      const resume = textToResume(text);
      const facts = parseResume(resume, { asOf: "2026-01" });
      expect(falseQuotes(facts, resume)).toEqual([]);
      expect(Number.isInteger(facts.totalMonths) && facts.totalMonths >= 0).toBe(true);
      expect(facts.skills.every(({ months }) => Number.isInteger(months) && months >= 0)).toBe(true);
    }),
    { numRuns: depth(150, 300), seed: 20260101 },
  );
});
