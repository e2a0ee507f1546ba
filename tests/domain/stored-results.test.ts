import { expect, test } from "vitest";
import { matchView } from "~/lib/views/match-view";
import { resumeReportView } from "~/lib/views/resume-report-view";
import { recruiterSays } from "../../workers/copy/recruiter";
import { seekerSays } from "../../workers/copy/seeker";
import { jobAnalysisColumnsOf, scoreResumeForJob } from "../../workers/domain/matches/score-resume-for-job";
import { makeStoredResume } from "../../workers/domain/resumes/analysis/make-stored-resume";
import {
  readApplicantAnalysis,
  readStoredMatch,
  readStoredResume,
} from "../../workers/domain/stored/read-results";
import { analyseJob, scoreResume, textToResume } from "../../workers/engine";
import { TRADES } from "../engine/match/support/trades";
import { typed } from "../engine/match/support/typed";

const [{ post, resume }] = TRADES as [(typeof TRADES)[number]];
const text = textToResume(typed(resume));
const own = makeStoredResume(text, { corrections: [], factsVersion: 1, asOf: "2026-11" });
const job = analyseJob(post);
const analysis = scoreResumeForJob(own.facts, { job, posting: "" });
const applicant = { text, facts: own.facts, sheet: scoreResume(own.facts, job) };

/** A result as an engine before 2.1.0 stored it: sentences in place of messages, under the names of then. */
function asStoredThen(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asStoredThen);
  if (value === null || typeof value !== "object") return value;
  if ("code" in value) return `A sentence of then about ${String(value.code)}.`;
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => {
    if (key === "engineVersion") return [key, "2.0.0"];
    return [key === "message" || key === "promise" ? "text" : key, asStoredThen(inner)];
  });
  return Object.fromEntries(entries);
}

const KEYS = { analysisKey: "key", fileKey: "file", resumeFileUrl: "file" };

const keeping = (value: unknown) => ({ getJson: async <T>() => value as T });

test("results of this version come out as they were stored", async () => {
  expect(await readStoredMatch(keeping(analysis), "key")).toEqual(analysis);
  expect(await readStoredResume(keeping(own), KEYS)).toEqual(own);
  expect(await readApplicantAnalysis(keeping(applicant), KEYS)).toEqual(applicant);
  expect(await readStoredMatch(keeping(null), "key")).toBeNull();
});

test("a job analysis of 2.0.0 is shown in the words that it was stored with", async () => {
  const read = await readStoredMatch(keeping(asStoredThen(analysis)), "key");
  const view = matchView(read!, text);
  expect(view.overall).toBe("A sentence of then about verdict.");
  const sentences = [
    ...view.rows.map(({ reason }) => reason),
    ...view.scores.flatMap(({ parts }) => parts.map(({ reason }) => reason)),
    ...view.pivot,
    ...view.questions.flatMap(({ question, why }) => [question, why]),
    ...[...view.strengths, ...view.gaps, ...view.suggestions].map((finding) => finding.text),
    ...view.keywords.map(({ where }) => where),
    ...view.whatIfs.map(({ promise }) => promise),
    ...view.confidenceReasons,
  ];
  expect(sentences.length).toBeGreaterThan(30);
  for (const sentence of sentences) expect(sentence).toMatch(/^A sentence of then|^A résumé doesn't show/);
  const columns = jobAnalysisColumnsOf(read!);
  expect(columns.overallAnalysis).toBe(view.overall);
  // The page says the role's relevance once, under its own heading.
  const told = columns.strengths.filter((sentence) => sentence !== view.jobRelevance);
  expect(told).toEqual(view.strengths.map((finding) => finding.text));
  expect(columns.strengths).toContain(view.jobRelevance);
});

test("a résumé's report of 2.0.0 is shown likewise", async () => {
  const read = await readStoredResume(keeping(asStoredThen(own)), KEYS);
  const view = resumeReportView({ ...read!, text, facts: own.facts, read: own.read }, [], {
    corrections: [],
    isConfirmed: true,
    sureFrom: 0.7,
  });
  for (const finding of [...view.strengths, ...view.weaknesses, ...view.recommendations])
    expect(finding.text).toMatch(/^A sentence of then/);
  for (const { reason } of [...view.quality.parts, ...(view.jobFit?.parts ?? []), ...view.positions])
    expect(reason).toMatch(/^A sentence of then/);
});

test("an applicant's sheet of 2.0.0 is said in its own words to both", async () => {
  const read = await readApplicantAnalysis(keeping(asStoredThen(applicant)), KEYS);
  const reasons = read!.sheet.scores.relevancy!.parts.map(({ reason }) => reason);
  expect(reasons.length).toBeGreaterThan(3);
  for (const reason of reasons) {
    expect(recruiterSays(reason)).toMatch(/^A sentence of then/);
    expect(seekerSays(reason)).toBe(recruiterSays(reason));
  }
});
