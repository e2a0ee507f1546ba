import { beforeAll, expect, test } from "vitest";
import { applications } from "../../../db/seed/applications";
import { drawApplication } from "../../../db/seed/files";
import { seedThreads } from "../../../db/seed/job-threads";
import { applyChange, counterfactualsFor, jobAdvice } from "../../../workers/engine/advise";
import { compare, type Pair } from "../../../workers/engine/advise/compare";
import { analyseJob, profileOfTitle } from "../../../workers/engine/job";
import { scoreResume } from "../../../workers/engine/match";
import { parseResume } from "../../../workers/engine/parse";
import { readResume } from "../../../workers/engine/read";
import type { JobProfile, ResumeFacts, ResumeText } from "../../../workers/engine/types";
import { depth, sample } from "../../support/depth";
import { TRADES } from "../match/support/trades";

const allJobs: JobProfile[] = [
  ...seedThreads.map(({ title, description, requirements, location }) =>
    analyseJob({ title, description, requirements, location }),
  ),
  ...["nurse", "warehouse", "lawyer"].map((trade) =>
    analyseJob(TRADES.find((one) => one.trade === trade)?.post ?? { title: "", description: "" }),
  ),
  profileOfTitle("Data analyst"),
  profileOfTitle("DevOps engineer"),
];

const jobs = sample("jobs of the demo's people", allJobs, 6);
const everyone: { text: ResumeText; facts: ResumeFacts }[] = [];
const people: ResumeFacts[] = [];
beforeAll(async () => {
  const readable = applications.filter(({ password, layout }) => !password && layout !== "scan");
  for (const application of readable) {
    const text = await readResume(await drawApplication(application), application.fileName);
    everyone.push({ text, facts: parseResume(text, { asOf: "2026-11" }) });
  }
  people.push(...sample("people of the demo", everyone, 8).map(({ facts }) => facts));
});

const pairOf = (facts: ResumeFacts, job: JobProfile): Pair => ({
  facts,
  job,
  sheet: scoreResume(facts, job),
});

test("every change that is shown to a person of the demo, made and scored again, gives what it promised", () => {
  let shown = 0;
  for (const facts of people) {
    for (const job of jobs) {
      const { sheet } = pairOf(facts, job);
      for (const one of jobAdvice(facts, job, sheet).counterfactuals) {
        shown++;
        const again = scoreResume(applyChange(facts, one.change), job);
        expect(again.scores.relevancy?.value).toBe(one.to);
        expect(sheet.scores.relevancy?.value).toBe(one.from);
        expect(one.to).toBeGreaterThan(one.from);
      }
    }
  }
  expect(shown).toBeGreaterThan(depth(10, 100));
});

test("what one change does for six jobs is what each job by itself would say of it", () => {
  let helped = 0;
  for (const facts of people) {
    const pairs = jobs.slice(0, 6).map((job) => pairOf(facts, job));
    const { changes, scores } = compare(pairs);
    expect(scores.map(({ relevancy }) => relevancy)).toEqual(
      pairs.map(({ sheet }) => sheet.scores.relevancy?.value ?? null),
    );
    for (const { change, gains, helps, promise } of changes) {
      expect(promise.code).toMatch(/^show-/);
      expect(helps).toBe(gains.filter((gain) => gain !== null).length);
      const changed = applyChange(facts, change);
      gains.forEach((gain, at) => {
        const { job, sheet } = pairs[at]!;
        if (!gain) return;
        helped++;
        expect(gain.from).toBe(sheet.scores.relevancy?.value);
        expect(scoreResume(changed, job).scores.relevancy?.value).toBe(gain.to);
        // A job by itself may propose the same skill in another place: that is another change, with its own result.
        const { skill, entry } = change;
        const alone = counterfactualsFor(facts, job, sheet).find(
          ({ change: one }) => one.skill === skill && one.entry === entry,
        );
        if (alone) expect(gain.to).toBe(alone.to);
      });
    }
    expect(changes.map(({ helps }) => helps)).toEqual(
      changes.map(({ helps }) => helps).sort((a, b) => b - a),
    );
  }
  expect(helped).toBeGreaterThan(depth(10, 80));
});

test("the table's answers are those of the jobs' own sheets, each requirement once", () => {
  const [facts] = people;
  const pairs = jobs.slice(0, 6).map((job) => pairOf(facts!, job));
  const { requirements } = compare(pairs);
  expect(new Set(requirements.map(({ id }) => id)).size).toBe(requirements.length);
  pairs.forEach(({ job, sheet }, at) => {
    const asked = requirements.filter(({ answers }) => answers[at] !== null);
    expect(asked.map(({ id }) => id).sort()).toEqual(
      [...new Set(job.requirements.map(({ id }) => id))].sort(),
    );
    for (const part of sheet.scores.skills?.parts ?? []) {
      const answer = requirements.find(({ id }) => id === part.requirementId)?.answers[at];
      expect([answer?.status, answer?.evidence]).toEqual([part.status, part.evidence]);
    }
  });
  const counts = requirements.map(({ answers }) => answers.filter(Boolean).length);
  expect(counts).toEqual([...counts].sort((a, b) => b - a));
  expect(counts[0]).toBeGreaterThan(1);
});

test("versions of a résumé are held against one job, without proposals that belong to one of them only", () => {
  const job = jobs[0]!;
  const versions = people.slice(0, 4);
  const { requirements, scores, changes } = compare(versions.map((facts) => pairOf(facts, job)));
  expect(changes).toEqual([]);
  expect(scores.length).toBe(4);
  expect(requirements.every(({ answers }) => answers.every((answer) => answer !== null))).toBe(true);
  expect(compare([])).toEqual({ requirements: [], scores: [], changes: [] });
});

test("each word of a job that isn't shown gets a place on the condition that it is true", () => {
  let placed = 0;
  // All people and jobs, also of a sample: few of them leave too few places to count.
  for (const { text, facts } of everyone) {
    for (const job of allJobs) {
      const { sheet } = pairOf(facts, job);
      const advice = jobAdvice(facts, job, sheet);
      const places = advice.keywords;
      const open = (sheet.scores.skills?.parts ?? []).filter(({ status }) => status !== "met");
      for (const { requirementId, keyword, entry, message, evidence } of places) {
        expect(open.some((part) => part.requirementId === requirementId)).toBe(true);
        expect(message).toMatchObject({ keyword });
        for (const quote of evidence) {
          expect(text.lines[quote.line]!.text.slice(quote.start, quote.end)).toBe(quote.text);
          expect(message).toMatchObject({ words: quote.text });
        }
        if (entry === null) continue;
        placed++;
        expect(facts.experience[entry]).toBeDefined();
      }
      const changed = advice.counterfactuals.map((one) => one.requirementId);
      expect(places.filter(({ requirementId }) => changed.includes(requirementId))).toEqual([]);
    }
  }
  expect(placed).toBeGreaterThan(20);
});
