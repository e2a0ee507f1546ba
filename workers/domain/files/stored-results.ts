import type { Files as FileStore } from "../../adapters/files/port";
import type { StoredAnalysis } from "../documents/save-applicant";
import type { StoredMatch } from "../matches/stored-match";
import type { StoredResume } from "../resumes/stored-resume";
import { analysisKeyOf } from "./analysis-key";
import { holdsSentences, liftAdvice, liftReport, liftSheet, type Worded } from "./lift-words";

/** Results of every version come out in today's shape: what an earlier engine stored is read here and nowhere else. */
type Files = Pick<FileStore, "getJson">;

/** A job seeker's job analysis; null where its file can't be found. */
export async function readStoredMatch(files: Files, detailKey: string): Promise<StoredMatch | null> {
  const stored = await files.getJson<StoredMatch>(detailKey);
  if (!stored || !holdsSentences(stored.engineVersion)) return stored;
  const { sheet, advice } = stored as unknown as Worded<Pick<StoredMatch, "sheet" | "advice">>;
  return { ...stored, sheet: liftSheet(sheet), advice: liftAdvice(advice) };
}

/** What was read from a job seeker's résumé and said of it; null where its file can't be found. */
export async function readStoredResume(
  files: Files,
  row: { analysisKey: string | null; fileKey: string },
): Promise<StoredResume | null> {
  const stored = await files.getJson<StoredResume>(analysisKeyOf(row));
  if (!stored || !holdsSentences(stored.engineVersion)) return stored;
  return { ...stored, report: liftReport(stored.report as unknown as Worded<StoredResume["report"]>) };
}

/** An applicant's analysis; null where its file can't be found. */
export async function readApplicantAnalysis(
  files: Files,
  row: { analysisKey: string | null; resumeFileUrl: string },
): Promise<StoredAnalysis | null> {
  const stored = await files.getJson<StoredAnalysis>(analysisKeyOf(row));
  if (!stored || !holdsSentences(stored.sheet.engineVersion)) return stored;
  return { ...stored, sheet: liftSheet(stored.sheet as unknown as Worded<StoredAnalysis["sheet"]>) };
}
