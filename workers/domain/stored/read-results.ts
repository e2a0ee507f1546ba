import type { Files as FileStore } from "../../adapters/files/port";
import type { StoredAnalysis, StoredReading } from "../applicants/stored-analysis";
import { analysisKeyOf } from "../files/analysis-key";
import type { StoredMatch } from "../matches/stored-match";
import type { StoredResume } from "../resumes/analysis/stored-resume";
import type { Check } from "./checks";
import { holdsSentences, liftAdvice, liftReport, liftSheet, type Worded } from "./lift-sentences";
import { takeSchemaVersion } from "./schema-version";
import { applicantAnalysis, storedMatch, storedResume } from "./shapes";

/** Results of every version come out in today's shape: what an earlier version stored is read here and nowhere else. */
type Files = Pick<FileStore, "getJson">;

type Kind = {
  name: string;
  shape: Check;
  /** the engine that made a result which doesn't say its schema's version */
  engineOf: (value: never) => unknown;
  /** from version 0, with sentences, to version 1 */
  lift: (value: never) => object;
};

function parse(stored: unknown, { name, shape, engineOf, lift }: Kind): unknown {
  const { version, value } = takeSchemaVersion(stored, name);
  const isWorded = version === null && holdsSentences(String(engineOf(value as never)));
  const lifted = isWorded ? { ...value, ...lift(value as never) } : value;
  shape(lifted, name);
  return lifted;
}

const MATCH: Kind = {
  name: "match",
  shape: storedMatch,
  engineOf: ({ engineVersion }: StoredMatch) => engineVersion,
  lift: ({ sheet, advice }: Worded<Pick<StoredMatch, "sheet" | "advice">>) => ({
    sheet: liftSheet(sheet),
    advice: liftAdvice(advice),
  }),
};

const RESUME: Kind = {
  name: "resume",
  shape: storedResume,
  engineOf: ({ engineVersion }: StoredResume) => engineVersion,
  lift: ({ report }: Worded<Pick<StoredResume, "report">>) => ({ report: liftReport(report) }),
};

const APPLICANT: Kind = {
  name: "applicant",
  shape: applicantAnalysis,
  engineOf: ({ sheet }: Partial<StoredReading>) => sheet?.engineVersion,
  lift: ({ sheet }: Worded<Pick<StoredAnalysis, "sheet">>) => ({ sheet: liftSheet(sheet) }),
};

/** null where its file can't be found. @throws UnknownShape */
export async function readStoredMatch(files: Files, detailKey: string): Promise<StoredMatch | null> {
  const stored = await files.getJson<unknown>(detailKey);
  return stored === null ? null : (parse(stored, MATCH) as StoredMatch);
}

export async function readStoredResume(
  files: Files,
  row: { analysisKey: string | null; fileKey: string },
): Promise<StoredResume | null> {
  const stored = await files.getJson<unknown>(analysisKeyOf(row));
  return stored === null ? null : (parse(stored, RESUME) as StoredResume);
}

type ApplicantKeys = { analysisKey: string | null; resumeFileUrl: string };

/** null where they weren't scored yet. @throws UnknownShape */
export async function readApplicantAnalysis(
  files: Files,
  row: ApplicantKeys,
): Promise<StoredAnalysis | null> {
  const found = await readApplicantReading(files, row);
  return found?.sheet ? found : null;
}

/** Also of people who have no verdict: opted out, or in a waiting period. @throws UnknownShape */
export async function readApplicantReading(files: Files, row: ApplicantKeys): Promise<StoredReading | null> {
  const stored = await files.getJson<unknown>(analysisKeyOf(row));
  return stored === null ? null : (parse(stored, APPLICANT) as StoredReading);
}
