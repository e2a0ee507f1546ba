import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { matchView } from "~/lib/views/match-view";
import { resumeReportView } from "~/lib/views/resume-report-view";
import { jobAnalysisColumnsOf as matchColumnsOf } from "../../workers/domain/matches/score-resume-for-job";
import { resumeAnalysisColumnsOf as resumeColumnsOf } from "../../workers/domain/resumes/analysis/analysis-columns";
import { UnknownShape } from "../../workers/domain/stored/checks";
import { parseCorrections, storeCorrections } from "../../workers/domain/stored/corrections";
import { parseJobProfile, storeJobProfile } from "../../workers/domain/stored/job-profile";
import {
  readApplicantAnalysis,
  readStoredMatch,
  readStoredResume,
} from "../../workers/domain/stored/read-results";
import { SCHEMA_VERSION, withSchemaVersion } from "../../workers/domain/stored/schema-version";
import { scoreResume } from "../../workers/engine";
import type { JobProfile } from "../../workers/engine/types";

/** What this version's code finds in storage: files that were written once and stay as they are (`{kind}.{version}.json`). */
function sample(name: string) {
  const path = new URL(`./stored-samples/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(path, "utf8"));
}

const KEYS = { analysisKey: "key", fileKey: "file", resumeFileUrl: "file" };
const keeping = (value: unknown) => ({ getJson: async <T>() => value as T });

const readers = {
  match: (value: unknown) => readStoredMatch(keeping(value), "key"),
  resume: (value: unknown) => readStoredResume(keeping(value), KEYS),
  applicant: (value: unknown) => readApplicantAnalysis(keeping(value), KEYS),
};
const kinds = Object.keys(readers) as (keyof typeof readers)[];

test.each(kinds)(
  "a %s of version 1 reads as it was stored, and one of today without its version",
  async (kind) => {
    const stored = sample(`${kind}.1`);
    expect(await readers[kind](stored)).toEqual(stored);
    expect(await readers[kind](withSchemaVersion(stored))).toEqual(stored);
    expect(withSchemaVersion(stored)).toMatchObject({ schemaVersion: SCHEMA_VERSION });
  },
);

test.each(kinds)(
  "a %s of version 0 reads with its sentences as messages, its figures as they were",
  async (kind) => {
    const read = JSON.stringify(await readers[kind](sample(`${kind}.0`)));
    expect(read).toContain('{"code":"stored-words","text":"A sentence of then about');
    expect(read.match(/"(?:value|points|maxPoints)":[\d.]+/g)).toEqual(
      JSON.stringify(sample(`${kind}.1`)).match(/"(?:value|points|maxPoints)":[\d.]+/g),
    );
  },
);

test.each([0, 1])("samples of version %s make whole pages and rows", async (version) => {
  const resume = await readers.resume(sample(`resume.${version}`));
  const match = await readers.match(sample(`match.${version}`));
  expect(
    resumeReportView(resume!, [], { corrections: [], isConfirmed: true, sureFrom: 0.7 }).strengths.length,
  ).toBeGreaterThan(0);
  expect(matchView(match!, resume!.text).rows.length).toBeGreaterThan(0);
  expect(resumeColumnsOf(resume!).resumeScore).toBe(resume!.report.quality?.value);
  expect(matchColumnsOf(match!).score).toBe(match!.advice.matchScore);
});

test.each(kinds)(
  "a %s whose parts are missing or of another kind is refused, by the place and not the value",
  async (kind) => {
    const stored = sample(`${kind}.1`);
    for (const name of Object.keys(stored)) {
      const { [name]: _, ...without } = stored;
      await expect(readers[kind](without), name).rejects.toThrow(UnknownShape);
      await expect(readers[kind]({ ...stored, [name]: ["Noor Winter"] }), name).rejects.toThrow(
        new RegExp(`unknown shape at ${kind}\\.${name}`),
      );
    }
    for (const value of ["text", 7, [], { schemaVersion: SCHEMA_VERSION + 1, ...stored }])
      await expect(readers[kind](value)).rejects.toThrow(UnknownShape);
    expect(await readers[kind](null)).toBeNull();
  },
);

test("a job's requirements read alike in every stored form, and score alike", () => {
  const job: JobProfile = sample("job.1");
  expect(parseJobProfile(job)).toEqual(job);
  expect(parseJobProfile(storeJobProfile(job))).toEqual(job);
  expect(JSON.stringify(parseJobProfile(storeJobProfile(job)))).toBe(JSON.stringify(job));
  const { facts } = sample("applicant.1");
  expect(scoreResume(facts, parseJobProfile(storeJobProfile(job)))).toEqual(scoreResume(facts, job));
  for (const broken of [null, "job", { ...job, requirements: null }, { ...job, requirements: [{ id: 1 }] }])
    expect(() => parseJobProfile(broken)).toThrow(UnknownShape);
});

test("corrections read from the bare list of then and from today's form", () => {
  const list = [{ kind: "person", field: "name", value: "Noor Winter" } as const];
  expect(parseCorrections(list)).toEqual(list);
  expect(parseCorrections([])).toEqual([]);
  expect(parseCorrections(storeCorrections(list))).toEqual(list);
  for (const broken of [null, "[]", {}, [7], { schemaVersion: 99, corrections: [] }])
    expect(() => parseCorrections(broken)).toThrow(UnknownShape);
});
