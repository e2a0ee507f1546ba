import { scoreResume } from "../../../workers/engine/match";
import { scorable } from "../../../workers/engine/match/scorable";
import { parseResume } from "../../../workers/engine/parse";
import type { ResumeFacts, ResumeText, ScoreName } from "../../../workers/engine/types";
import { sample } from "../../support/depth";
import { countTried } from "./count-tried";
import { type Sample, sampleJobs } from "./sample-resumes";
import { asPerson, type Person, personsFor, withHead } from "./swap-person";

export const PAIRS_EACH = 50;
/** How many of the pairs `npm test` tries with each document, and the jobs it holds them against. */
const SAMPLED = { persons: 8, jobs: 4 };
const NAMES: ScoreName[] = ["relevancy", "skills", "experience", "seniority", "category"];
const jobs = sample("jobs to be scored alike", sampleJobs(), SAMPLED.jobs);

function valuesOf(facts: ResumeFacts): (number | null)[] {
  return jobs.flatMap((job) => {
    const { scores } = scoreResume(facts, job);
    return NAMES.map((name) => scores[name]?.value ?? null);
  });
}

/**
 * What the numbers are computed from, as one string. Quotes only carry the words that are shown as evidence, so the five
 * scores are a pure function of this: persons with the same string are scored once, which is exact.
 */
function judged(facts: ResumeFacts): string {
  return JSON.stringify(scorable(facts), (key, value) =>
    key === "quotes" || key === "quote" || key === "confidence" ? undefined : value,
  );
}

function differs(one: (number | null)[], other: (number | null)[]): boolean {
  return one.some((value, at) => {
    const was = other[at] ?? null;
    return value === null || was === null ? value !== was : Math.abs(value - was) >= 0.01;
  });
}

function readAs({ person, home, resume }: Sample, who: Person): ResumeFacts {
  const swapped = person === null ? withHead(resume, who) : asPerson(resume, { person, home }, who);
  return parseResume(swapped, { asOf: "2026-01" });
}

/**
 * Reads and scores each document as 51 persons, each a pair with the next, against every sample job; in `npm test` as a
 * sample of them.
 * @returns the documents on which they are not scored alike, each with the first person who stands out
 */
export function unequal(documents: Sample[]): string[] {
  return documents.flatMap((document, at) => {
    const known = new Map<string, (number | null)[]>();
    const [first, ...others] = sample(
      `persons of ${document.id}`,
      personsFor(document.resume, at, PAIRS_EACH),
      SAMPLED.persons,
    );
    const valuesFor = (who: Person): (number | null)[] => {
      const facts = readAs(document, who);
      const key = judged(facts);
      const values = known.get(key) ?? valuesOf(facts);
      known.set(key, values);
      return values;
    };
    const expected = valuesFor(first!);
    countTried(others.length);
    const odd = others.find((who) => differs(expected, valuesFor(who)));
    return odd ? [`${document.id}: ${first!.name} / ${odd.name}`] : [];
  });
}

/**
 * Scores one document in several forms that must count alike.
 * @returns one line where a form's scores differ from the first one's, naming it and what was read from it
 */
export function readsUnlike(id: string, forms: { as: string; resume: ResumeText }[]): string[] {
  const known = new Map<string, (number | null)[]>();
  let expected: (number | null)[] | null = null;
  countTried(forms.length - 1);
  for (const { as, resume } of forms) {
    const facts = parseResume(resume, { asOf: "2026-01" });
    const key = judged(facts);
    const values = known.get(key) ?? valuesOf(facts);
    known.set(key, values);
    expected ??= values;
    if (differs(expected, values)) return [`${id}: ${as}, headline ${facts.headline?.value ?? "none"}`];
  }
  return [];
}
