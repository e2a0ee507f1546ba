import { SURE_READING } from "../../engine/advise/resume/sure-reading";
import { type ResumeWarning, resumeWarnings } from "../../engine/advise/warnings";
import { ENGINE_VERSION } from "../../engine/version";
import type { Deps } from "../deps";
import { failureMessage } from "../documents/failure-message";
import { readingOf } from "./corrections/confirm-reading";
import { getStoredResume, type ResumeWithAnalysis } from "./get-resume";

export type ResumeReportPage = ResumeWithAnalysis & {
  warnings: ResumeWarning[];
  failure: string | null;
  isOutdated: boolean;
  /** its engine version is blocked: `stored` is null then */
  isHidden: boolean;
  isConfirmed: boolean;
  /** the confidence from which on something is taken as read */
  sureFrom: number;
};

/** @throws AppError "resume-not-found" */
export async function getResumeReport(
  deps: Pick<Deps, "db" | "files">,
  input: { userId: string; resumeId: string },
): Promise<ResumeReportPage> {
  const found = await getStoredResume(deps, input);
  const { resume, analysis } = found;
  const isHidden = analysis?.hiddenAt != null;
  const stored = isHidden ? null : found.stored;
  return {
    ...{ ...found, stored, isHidden },
    warnings: stored ? resumeWarnings(stored.text, stored.facts) : [],
    failure: resume.analysisStatus === "failed" ? failureMessage(resume.failureCode) : null,
    sureFrom: SURE_READING,
    isConfirmed: stored !== null && resume.confirmedReading === readingOf(stored.facts),
    isOutdated: stored !== null && stored.engineVersion !== ENGINE_VERSION,
  };
}
