import fc from "fast-check";
import { expect, test } from "vitest";
import { analyseJob } from "../../../workers/engine/job";
import { scoreResume } from "../../../workers/engine/match";
import type { JobProfile, ResumeFacts, ScoreName } from "../../../workers/engine/types";
import { depth } from "../../support/depth";
import { factsOf, type ResumeSketch } from "./support/build-facts";
import { TRADES } from "./support/trades";

const NAMES: ScoreName[] = ["relevancy", "skills", "experience", "seniority", "category"];
const people = TRADES.map(({ resume }) => resume);
const jobs = TRADES.map(({ post }) => analyseJob(post));
const asked = jobs.flatMap((job) => job.requirements.filter((one) => one.kind !== "years"));
const anyPerson = fc.constantFrom(...people);
/** A job of one trade that asks for things of any other trade as well. */
const anyJob = fc
  .tuple(fc.constantFrom(...jobs), fc.subarray(asked, { maxLength: 6 }))
  .map(([job, others]): JobProfile => withAsked(job, others));
const runs = { numRuns: depth(60, 600), seed: 5 };

function withAsked(job: JobProfile, others: JobProfile["requirements"]): JobProfile {
  const known = new Set(job.requirements.map((one) => one.id));
  return { ...job, requirements: [...job.requirements, ...others.filter((one) => !known.has(one.id))] };
}

const relevancy = (facts: ResumeFacts, job: JobProfile) => scoreResume(facts, job).scores.relevancy!;
const values = (facts: ResumeFacts, job: JobProfile) => {
  const { scores } = scoreResume(facts, job);
  return NAMES.map((name) => scores[name]?.value ?? 0);
};

test("for generated jobs: a nice-to-have that becomes a must raises nobody who lacks it", () => {
  fc.assert(
    fc.property(anyPerson, anyJob, fc.nat(30), (person, job, pick) => {
      const facts = factsOf(person);
      const lacking = relevancy(facts, job).parts.filter(
        (part) => part.requirementId && part.status === "not-found",
      );
      const id = lacking[pick % Math.max(1, lacking.length)]?.requirementId;
      if (!id) return;
      const as = (importance: "must" | "nice") =>
        relevancy(facts, {
          ...job,
          requirements: job.requirements.map((one) => (one.id === id ? { ...one, importance } : one)),
        }).value;
      expect(as("must")).toBeLessThanOrEqual(as("nice"));
    }),
    runs,
  );
});

/** One tenth of rounding, as points carry one decimal. */
const ROUNDING = 0.1;

test("for generated jobs: one more requirement that is met never lowers the score as a whole", () => {
  fc.assert(
    fc.property(anyPerson, anyJob, fc.nat(30), (person, job, pick) => {
      const facts = factsOf(person);
      const whole = relevancy(facts, job);
      const met = whole.parts.filter((part) => part.requirementId && part.status === "met");
      const id = met[pick % Math.max(1, met.length)]?.requirementId;
      const without = job.requirements.filter((one) => one.id !== id);
      if (!id || without.length === 0) return;
      const before = relevancy(facts, { ...job, requirements: without }).value;
      expect(whole.value).toBeGreaterThanOrEqual(before - ROUNDING);
    }),
    runs,
  );
});

test("saying every line of the work three times raises no score", () => {
  fc.assert(
    fc.property(anyPerson, anyJob, (person, job) => {
      const thrice: ResumeSketch = {
        ...person,
        summary: "Keen communicator who works well in teams.",
        jobs: person.jobs?.map((one) => ({
          ...one,
          bullets: [...(one.bullets ?? []), ...(one.bullets ?? []), ...(one.bullets ?? [])],
        })),
      };
      const once = values(factsOf({ ...person, summary: thrice.summary }), job);
      values(factsOf(thrice), job).forEach((value, at) => {
        expect(value, NAMES[at]).toBeLessThanOrEqual(once[at]!);
      });
    }),
    runs,
  );
});

test("school, birth date, address and origin change no score", () => {
  const person = fc.record({
    name: fc.constantFrom("Anna Schmidt", "Kwame Mensah", "Chen Wei", "Priya Patel", "John Miller"),
    school: fc.constantFrom("Harvard University", "City College of Leeds", "Universität Wien"),
    location: fc.constantFrom("Lagos, Nigeria", "Leeds LS1 4DY, UK", "Kreuzberg, Berlin"),
    about: fc.constantFrom("Born on 3 May 1961.", "Aged 24.", "Turkish national.", "Catholic, married."),
  });
  fc.assert(
    fc.property(anyPerson, anyJob, person, person, (sketch, job, one, other) => {
      const as = ({ name, school, location, about }: typeof one) => {
        const facts = factsOf({ ...sketch, name, location, summary: `Reliable. ${about}` });
        const institution = { value: school, quotes: [], confidence: 1 };
        facts.education = facts.education.map((entry) => ({ ...entry, institution }));
        return values(facts, job);
      };
      expect(as(one)).toEqual(as(other));
    }),
    runs,
  );
});
