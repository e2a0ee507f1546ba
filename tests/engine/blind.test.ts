import { expect, test } from "vitest";
import { parseResume } from "../../workers/engine/parse";
import { scoreResume } from "../../workers/engine/score";
import type { JobProfile, ResumeText, ScoreName } from "../../workers/engine/types";
import { fileSamples, type Sample, sampleJobs, seedSamples, textSamples } from "./support/sample-resumes";
import { asPerson, PAIRS, withHead } from "./support/swap-person";

const NAMES: ScoreName[] = ["relevancy", "skills", "experience", "seniority", "category"];
const jobs = sampleJobs();

function valuesOf(resume: ResumeText, against: JobProfile[]): (number | null)[] {
  const facts = parseResume(resume, { asOf: "2026-01" });
  return against.flatMap((job) => {
    const { scores } = scoreResume(facts, job);
    return NAMES.map((name) => scores[name]?.value ?? null);
  });
}

function differs(one: (number | null)[], other: (number | null)[]): boolean {
  return one.some((value, at) => {
    const was = other[at] ?? null;
    return value === null || was === null ? value !== was : Math.abs(value - was) > 0.01;
  });
}

/** Pairs whose two persons get other scores with one and the same résumé, as "document: one / other". */
function unequal(samples: Sample[], pairsEach: number): string[] {
  const wrong: string[] = [];
  samples.forEach(({ id, person, resume }, at) => {
    for (let step = 0; step < pairsEach; step++) {
      const pair = PAIRS[(at * pairsEach + step) % PAIRS.length]!;
      const against = [jobs[at % jobs.length]!, jobs[(at * 7 + step + 3) % jobs.length]!];
      const [one, other] = pair.map((who, index) =>
        valuesOf(
          person === null ? withHead(resume, who) : asPerson(resume, person, who, index === 0),
          against,
        ),
      );
      if (differs(one!, other!)) wrong.push(`${id}: ${pair[0].name} / ${pair[1].name}`);
    }
  });
  return wrong;
}

test("there are fifty pairs of persons", () => {
  expect(PAIRS).toHaveLength(50);
  expect(new Set(PAIRS.flat().map(({ name }) => name)).size).toBe(100);
});

test("no score of our own résumés depends on the person", { timeout: 60_000 }, async () => {
  expect(unequal(await seedSamples(), 1)).toEqual([]);
});

test("no score of the set's files depends on the person", { timeout: 60_000 }, async () => {
  // Files without a name in their truth show none, or a template's words in its place.
  const named = (await fileSamples()).filter(({ person }) => person && !/^your name/i.test(person));
  expect(unequal(named, 1)).toEqual([]);
});

test("no score of the set's texts depends on the person at their head", { timeout: 60_000 }, () => {
  expect(unequal(textSamples(), 1)).toEqual([]);
});
