import fc from "fast-check";
import { expect, test } from "vitest";
import { textToResume } from "../../../workers/engine";
import { scoreResumeQuality } from "../../../workers/engine/match";
import { parseResume } from "../../../workers/engine/parse";
import { applyCorrections, type Correction } from "../../../workers/engine/parse/corrections";
import { quoteOf } from "../../../workers/engine/parse/quote";
import type { ResumeFacts } from "../../../workers/engine/types";
import { seedSamples } from "../support/sample-resumes";

const read = (await seedSamples()).map(({ resume }) => parseResume(resume, { asOf: "2026-06" }));
const withWork = read.filter(({ experience, education }) => experience.length > 1 && education.length > 0);
const [first] = withWork as [ResumeFacts];
const anyFacts = fc.constantFrom(...withWork);

const anyMonth = fc
  .tuple(fc.integer({ min: 1990, max: 2026 }), fc.integer({ min: 1, max: 12 }), fc.boolean())
  .map(([year, month, whole]) => (whole ? `${year}-${String(month).padStart(2, "0")}` : `${year}`));
const anyText = fc.option(fc.constantFrom("Head of Care", "Lindholm GmbH", "Graz", "Master of Arts"), {
  nil: null,
});
const entry = fc.integer({ min: 0, max: 6 });
const anyCorrection: fc.Arbitrary<Correction> = fc.oneof(
  fc.record({
    kind: fc.constant("person" as const),
    field: fc.constantFrom("name" as const, "headline" as const, "location" as const),
    value: anyText,
  }),
  fc.record({
    kind: fc.constant("experience" as const),
    entry,
    field: fc.constantFrom("title" as const, "company" as const, "location" as const),
    value: anyText,
  }),
  fc.record({
    kind: fc.constant("experience" as const),
    entry,
    field: fc.constantFrom("start" as const, "end" as const),
    value: fc.option(anyMonth, { nil: null }),
  }),
  fc.record({
    kind: fc.constant("experience" as const),
    entry,
    field: fc.constant("end" as const),
    value: fc.constant("present"),
  }),
  fc.record({ kind: fc.constantFrom("remove-experience" as const, "remove-education" as const), entry }),
  fc.record({
    kind: fc.constant("education" as const),
    entry,
    field: fc.constantFrom("institution" as const, "degree" as const, "field" as const),
    value: anyText,
  }),
  fc.record({
    kind: fc.constant("remove-skill" as const),
    name: fc.constantFrom(...new Set(read.flatMap(({ skills }) => skills.map(({ name }) => name)))),
  }),
);
const anyCorrections = fc.array(anyCorrection, { maxLength: 8 });

test("no corrections give the same facts, and a correction of nothing counts all months as the parser did", () => {
  for (const facts of read) {
    expect(applyCorrections(facts, [])).toBe(facts);
    expect(applyCorrections(facts, [{ kind: "remove-skill", name: "no such skill" }])).toEqual(facts);
    expect(applyCorrections(facts, [{ kind: "remove-experience", entry: 99 }])).toEqual(facts);
  }
});

test("the same corrections twice change no more than once, and what was read stays as it is", () => {
  fc.assert(
    fc.property(anyFacts, anyCorrections, (facts, corrections) => {
      const before = JSON.stringify(facts);
      const once = applyCorrections(facts, corrections);
      expect(applyCorrections(facts, [...corrections, ...corrections])).toEqual(once);
      expect(JSON.stringify(facts)).toBe(before);
    }),
    { numRuns: 300, seed: 7 },
  );
});

test("corrections never add an entry, a skill or a skill's use, and every use points at its own entry", () => {
  fc.assert(
    fc.property(anyFacts, anyCorrections, (facts, corrections) => {
      const next = applyCorrections(facts, corrections);
      const names = new Set(facts.skills.map(({ name }) => name));
      expect(next.experience.length).toBeLessThanOrEqual(facts.experience.length);
      expect(next.education.length).toBeLessThanOrEqual(facts.education.length);
      for (const skill of next.skills) {
        expect(names).toContain(skill.name);
        const before = facts.skills.filter(({ name }) => name === skill.name).flatMap(({ uses }) => uses);
        expect(skill.uses.length).toBeGreaterThan(0);
        for (const use of skill.uses) {
          const was = before.find(({ quote }) => JSON.stringify(quote) === JSON.stringify(use.quote));
          expect(was).toBeDefined();
          if (use.entry === null || was?.entry == null) continue;
          const [now, then] =
            use.where === "education"
              ? [next.education[use.entry], facts.education[was.entry]]
              : [next.experience[use.entry]?.bullets, facts.experience[was.entry]?.bullets];
          expect(now).toBeDefined();
          if (use.where !== "education") expect(now).toEqual(then);
        }
      }
      expect(() => scoreResumeQuality(next)).not.toThrow();
    }),
    { numRuns: 300, seed: 8 },
  );
});

test("a corrected value keeps the words it was read from and is certain", () => {
  const facts = applyCorrections(first, [
    { kind: "person", field: "name", value: "Ada Lovelace" },
    { kind: "experience", entry: 1, field: "company", value: "Analytical Engines" },
    { kind: "person", field: "headline", value: null },
  ]);
  expect(facts.name).toEqual({ value: "Ada Lovelace", quotes: first.name?.quotes, confidence: 1 });
  expect(facts.experience[1]?.company).toEqual({
    value: "Analytical Engines",
    quotes: first.experience[1]?.company?.quotes,
    confidence: 1,
  });
  expect(facts.headline).toBeNull();
});

const LINES = [
  ["Mara Lind", ""],
  ["Experience", ""],
  ["Accountant Bayou Tax & Books , Houston , TX", "01/2015 - 03/2020"],
  ["Accountant at the first desk", ""],
].map(([left = "", right = ""]) => (right ? `${left}   ${right}` : left));

test("a corrected value quotes where it stands beside what was read wrongly, else the whole line", async () => {
  const text = textToResume(LINES.join("\n"));
  const { lines } = text;
  const at = lines.findIndex((line) => line.text.includes("Bayou"));
  const wrong = { value: "TX", quotes: [quoteOf(lines, { line: at, start: 40, end: 42 })], confidence: 0.4 };
  const job = { ...first.experience[0]!, title: wrong, company: null };
  const facts = { ...first, experience: [job] };
  const correctTo = (field: "title" | "company", value: string) =>
    applyCorrections(facts, [{ kind: "experience", entry: 0, field, value }], lines).experience[0]?.[field];

  const title = correctTo("title", "accountant");
  expect(title?.quotes).toMatchObject([{ line: at, text: "Accountant" }]);
  expect(correctTo("company", "Bayou  Tax & Books")?.quotes).toMatchObject([{ text: "Bayou Tax & Books" }]);
  expect(correctTo("title", "Count")?.quotes).toMatchObject([{ line: at, text: lines[at]?.text }]);
  expect(correctTo("title", "2010-03 / a|b")?.quotes).toMatchObject([{ line: at, text: lines[at]?.text }]);
  expect(correctTo("title", "(C++")?.quotes).toMatchObject([{ line: at, text: lines[at]?.text }]);
  const again = { ...facts, experience: [{ ...job, title: title ?? null }] };
  const twice = applyCorrections(
    again,
    [{ kind: "experience", entry: 0, field: "title", value: "accountant" }],
    lines,
  );
  expect(twice.experience[0]?.title).toEqual(title);
});

test("a corrected date is counted again: the entry, the skills in it and the total", () => {
  const facts = applyCorrections(first, [
    { kind: "experience", entry: 0, field: "start", value: "2000-01" },
    { kind: "experience", entry: 0, field: "end", value: "present" },
  ]);
  expect(facts.experience[0]).toMatchObject({ months: 26 * 12 + 6, isCurrent: true, end: null });
  expect(facts.totalMonths).toBe(26 * 12 + 6);
  const used = facts.skills.filter((skill) =>
    skill.uses.some(({ where, entry }) => where === "experience" && entry === 0),
  );
  expect(used.length).toBeGreaterThan(0);
  for (const skill of used) expect(skill).toMatchObject({ months: 26 * 12 + 6, lastUsed: "2026-06" });
});

test("entry numbers mean the entries as they were read, also behind one that was taken out", () => {
  const facts = applyCorrections(first, [
    { kind: "remove-experience", entry: 0 },
    { kind: "experience", entry: 1, field: "title", value: "Chief Examiner" },
  ]);
  expect(facts.experience).toHaveLength(first.experience.length - 1);
  expect(facts.experience[0]?.title?.value).toBe("Chief Examiner");
});

test("taking an entry out takes the skills with it that are nowhere else", () => {
  const own = first.skills.filter(({ uses }) =>
    uses.every(({ where, entry }) => where === "experience" && entry === 0),
  );
  expect(own.length).toBeGreaterThan(0);
  const facts = applyCorrections(first, [{ kind: "remove-experience", entry: 0 }]);
  const names = facts.skills.map(({ name }) => name);
  for (const { name } of own) expect(names).not.toContain(name);
  expect(facts.skills.length).toBeLessThan(first.skills.length);
});

test("a corrected degree is ranked as a read one", () => {
  const level = (value: string | null) =>
    applyCorrections(first, [{ kind: "education", entry: 0, field: "degree", value }]).education[0]?.level;
  expect(level("PhD in History")).toBe("doctorate");
  expect(level("Bachelor of Arts")).toBe("bachelor");
  expect(level("Commissioning course")).toBe("vocational");
  expect(level(null)).toBeNull();
});
