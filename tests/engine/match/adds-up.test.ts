import { expect, test } from "vitest";
import { analyseJob } from "../../../workers/engine/job";
import { scoreResume } from "../../../workers/engine/match";
import type { Importance, JobProfile } from "../../../workers/engine/types";
import { sample } from "../../support/depth";
import { factsOf } from "./support/build-facts";
import { TRADES } from "./support/trades";

const everyPair = TRADES.flatMap(({ post }) => {
  const job = analyseJob(post);
  return TRADES.map(({ resume }) => ({ job, facts: factsOf(resume) }));
});
const pairs = sample("pairs that add up", everyPair, 50);
const tenths = (value: number) => Math.round(value * 10);
const rows = (facts: (typeof pairs)[number]["facts"], job: JobProfile) =>
  scoreResume(facts, job).scores.relevancy!;

test("a person can add the rows up, and each row stands under one of the four names", () => {
  for (const { facts, job } of pairs) {
    const { value, parts } = rows(facts, job);
    expect(parts.reduce((sum, part) => sum + tenths(part.points), 0)).toBe(tenths(value));
    const groups = parts.map((part) => part.group);
    expect(groups).toEqual([...groups].sort((a, b) => ORDER.indexOf(a!) - ORDER.indexOf(b!)));
    for (const part of parts) {
      if (part.status === "not-found") expect(part.points, part.id).toBe(0);
      if (part.status === "met" && part.requirementId && part.id !== "related-years")
        expect(part.maxPoints - part.points, part.id).toBeLessThan(0.15);
    }
  }
});

const ORDER = ["experience-amount", "experience-match", "core-skills", "soft-skills"];

function withImportance(job: JobProfile, id: string, importance: Importance): JobProfile {
  return {
    ...job,
    requirements: job.requirements.map((one) => (one.id === id ? { ...one, importance } : one)),
  };
}

test("a nice-to-have that becomes a must never raises who lacks it", () => {
  for (const { facts, job } of pairs) {
    const lacking = rows(facts, job).parts.filter(
      (part) => part.status === "not-found" && part.requirementId,
    );
    for (const { requirementId } of lacking) {
      const nice = rows(facts, withImportance(job, requirementId!, "nice")).value;
      expect(rows(facts, withImportance(job, requirementId!, "must")).value).toBeLessThanOrEqual(nice);
    }
  }
});

test("one more requirement that is met never lowers", () => {
  for (const { facts, job } of pairs) {
    for (const part of rows(facts, job).parts) {
      if (part.status !== "met" || !part.requirementId) continue;
      const without = {
        ...job,
        requirements: job.requirements.filter((one) => one.id !== part.requirementId),
      };
      const asked = job.requirements.filter((one) => one.id === part.requirementId);
      const before = rows(facts, { ...job, requirements: [...without.requirements, ...asked.slice(1)] });
      const own = (parts: typeof before.parts) =>
        parts.filter((one) => one.group === part.group && one.requirementId);
      const share = (parts: typeof before.parts) =>
        own(parts).reduce((sum, one) => sum + one.points, 0) /
        own(parts).reduce((sum, one) => sum + one.maxPoints, 0);
      if (own(before.parts).length > 0)
        expect(share(rows(facts, job).parts)).toBeGreaterThanOrEqual(share(before.parts) - 0.02);
    }
  }
});

test("any must outweighs any nice-to-have, and that any mention", () => {
  const weights = { must: [] as number[], nice: [] as number[], context: [] as number[] };
  const job = analyseJob({
    title: "Caretaker",
    description: "Requirements\n- Communication\n- Plumbing\n- Beekeeping\n- Teamwork\n- Microsoft Excel",
  });
  const facts = factsOf(TRADES[0]!.resume);
  const ids = job.requirements.map((one) => one.id);
  expect(ids.length).toBeGreaterThan(3);
  for (const importance of ["must", "nice", "context"] as const)
    for (const id of ids) {
      const others: JobProfile = {
        ...job,
        requirements: job.requirements.map((one) => ({
          ...one,
          importance: one.id === id ? importance : "nice",
        })),
      };
      const parts = scoreResume(facts, others).scores.skills!.parts;
      const base = parts.find((part) => part.requirementId !== id)!.maxPoints;
      weights[importance].push(parts.find((part) => part.requirementId === id)!.maxPoints / base);
    }
  expect(Math.min(...weights.must)).toBeGreaterThan(Math.max(...weights.context));
});
