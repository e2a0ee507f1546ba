import { expect, test } from "vitest";
import {
  applyChange,
  applyResumeChange,
  counterfactualsFor,
  resumeReport,
} from "../../../workers/engine/advise";
import { scoreResume, scoreResumeQuality } from "../../../workers/engine/match";
import { parseResume } from "../../../workers/engine/parse";
import { applyCorrections } from "../../../workers/engine/parse/corrections";
import type { Quote, ResumeFacts } from "../../../workers/engine/types";
import { sample } from "../../support/depth";
import { factsOf } from "../match/support/build-facts";
import { TRADES } from "../match/support/trades";
import { fileSamples, seedSamples } from "../support/sample-resumes";

const samples = [
  ...(await seedSamples((all) => sample("reports on the demo", all, 8))),
  ...(await fileSamples((all) => sample("reports on files", all, 8))),
];
const read = samples.map(({ id, resume }) => ({
  id,
  resume,
  facts: parseResume(resume, { asOf: "2026-06" }),
}));
const sketched: ResumeFacts[] = [
  ...TRADES.map(({ resume }) => factsOf(resume)),
  factsOf({ jobs: [{ title: "Clerk" }] }),
  factsOf({
    jobs: [{ title: "Nurse", from: "2019", to: "2021", bullets: ["Wound care"] }],
    skills: ["Excel", "SQL"],
  }),
  factsOf({ skills: ["Excel"] }),
  factsOf({
    jobs: [{ title: "Clerk", from: "2019", to: "2021", bullets: ["Filed letters and ".repeat(20)] }],
  }),
];
const all = [...read.map(({ facts }) => facts), ...sketched];
const reports = all.map((facts) => ({ facts, report: resumeReport(facts) }));

test("every recommendation's worth is what the résumé score gains when it is followed", () => {
  const kinds = new Set<string>();
  for (const { facts, report } of reports) {
    for (const { change, worth, of } of report.recommendations) {
      if (!change || of !== "resume") continue;
      kinds.add(change.kind);
      const before = JSON.stringify(facts);
      const after = scoreResumeQuality(applyResumeChange(facts, change))!.value;
      expect(JSON.stringify(facts)).toBe(before);
      expect(worth).toBeCloseTo(after - report.quality!.value, 5);
      expect(worth).toBeGreaterThan(0);
    }
  }
  expect([...kinds].sort()).toEqual([
    "add-contact",
    "add-figures",
    "add-section",
    "add-summary",
    "date-jobs",
    "lengthen-lines",
    "show-skills",
    "split-lines",
    "tell-work",
  ]);
});

test("what a recommendation would add to the job fit is what scoring with it gives", () => {
  let count = 0;
  for (const { facts, report } of reports) {
    const { best } = report;
    for (const { of, worth, requirementId, message } of report.recommendations) {
      if (of !== "job-fit" || !best) continue;
      count++;
      const tried = counterfactualsFor(facts, best.job, best.sheet).find(
        (one) => one.requirementId === requirementId,
      );
      const after = scoreResume(applyChange(facts, tried!.change), best.job).scores.relevancy!.value;
      expect(worth).toBeCloseTo(after - best.sheet.scores.relevancy!.value, 5);
      if (message.code === "say-usual") expect(message.position).toBe(best.title);
      else expect(message.code).toBe("show-claimed");
    }
  }
  expect(count).toBeGreaterThan(20);
});

test("recommendations are ordered by what they are worth; those that can't be computed come last", () => {
  for (const { report } of reports) {
    const worths = report.recommendations.map(({ worth }) => worth ?? -1);
    expect(worths).toEqual([...worths].sort((a, b) => b - a));
    if (report.quality) expect(report.reachable).toBeGreaterThanOrEqual(report.quality.value);
  }
});

test("a year without a month is worth what the month adds, and the whole of it once it is given", () => {
  const facts = factsOf({
    email: "a@example.org",
    jobs: [{ title: "Clerk", from: "2018", to: "2020", bullets: ["Filed 200 letters a week"] }],
  });
  const dates = resumeReport(facts).recommendations.find(({ change }) => change?.kind === "date-jobs");
  expect(dates?.worth).toBeCloseTo(4.5, 5);
  expect(dates?.message).toMatchObject({ code: "date-one-job", role: "Clerk" });
  const given = applyCorrections(facts, [
    { kind: "experience", entry: 0, field: "start", value: "2018-02" },
    { kind: "experience", entry: 0, field: "end", value: "2020-03" },
  ]);
  const after = resumeReport(given, facts);
  expect(after.quality!.value - resumeReport(facts).quality!.value).toBeCloseTo(4.5, 5);
  expect(after.recommendations.some(({ change }) => change?.kind === "date-jobs")).toBe(false);
});

test("a correction doesn't make a file easier for machines to read", () => {
  for (const { facts } of read) {
    const corrected = applyCorrections(
      facts,
      facts.experience.map((_, entry) => ({ kind: "experience", entry, field: "title", value: "Teacher" })),
    );
    const readable = (report: ReturnType<typeof resumeReport>) =>
      report.quality?.parts.find(({ id }) => id === "readability")?.points;
    const before = readable(resumeReport(facts));
    expect(Math.abs((readable(resumeReport(corrected, facts)) ?? 0) - (before ?? 0))).toBeLessThanOrEqual(
      0.1001,
    );
  }
});

test("every quote of a report is in the résumé's text", () => {
  for (const { resume, facts } of read) {
    const { strengths, weaknesses, recommendations, positions } = resumeReport(facts);
    const stands = ({ line, start, end, text }: Quote) =>
      expect(resume.lines[line]?.text.slice(start, end)).toBe(text);
    for (const { evidence } of [...strengths, ...weaknesses, ...recommendations, ...positions])
      evidence.forEach(stands);
    for (const strength of strengths)
      expect(strength.evidence.length, strength.message.code).toBeGreaterThan(0);
  }
});

test("the job fit is the relevancy for the first position's usual profile", () => {
  for (const { facts, report } of reports) {
    const [first] = report.positions;
    expect(report.best?.title).toBe(first?.title);
    if (!report.best || !first) continue;
    expect(report.best.sheet).toEqual(scoreResume(facts, report.best.job));
    expect(first.score).toBe(report.best.sheet.scores.relevancy?.value ?? null);
  }
});

test("positions are ordered by the figure shown", () => {
  for (const { report } of reports) {
    const scores = report.positions.map(({ score }) => score ?? 0);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  }
});

test("a skill that fits one suggested position isn't called missing for another, and each missing one names its positions", () => {
  for (const { report } of reports) {
    const titles = report.positions.map(({ title }) => title);
    for (const { name, positions } of report.skills.missing) {
      expect(report.skills.fitting).not.toContain(name);
      expect(positions.length).toBeGreaterThan(0);
      for (const position of positions) expect(titles).toContain(position);
    }
  }
});

test("a report is plain JSON of less than 200 kB", () => {
  for (const { report } of reports) {
    const json = JSON.stringify(report);
    expect(json.length).toBeLessThan(200_000);
    expect(JSON.parse(json)).toEqual(report);
  }
});

test("nothing read is nothing judged", () => {
  expect(resumeReport(factsOf({}))).toMatchObject({
    quality: null,
    reachable: null,
    best: null,
    positions: [],
    strengths: [],
    recommendations: [],
  });
});
