import { and, eq } from "drizzle-orm";
import { resumes } from "../../../db/schema";
import type { ResumeMessage } from "../../adapters/resume-queue/port";
import { parseResume } from "../../engine/parse";
import { readResume } from "../../engine/read";
import { ReadError } from "../../engine/read/errors";
import type { Deps } from "../deps";
import type { AnalysisResult } from "../documents/analyse-applicant";
import { ANALYSIS_FAILED, MAX_ATTEMPTS, monthOf } from "../documents/rules";
import { claimResume, type ResumeClaim, releaseResumeClaim } from "./claim-resume";
import { failResume } from "./fail-resume";
import { ofUser } from "./get-resume";
import { judgeFacts } from "./make-stored-resume";
import { saveStoredResume } from "./save-stored-resume";

/**
 * One message's work, from claim to result. A message may come twice, late, or for a deleted résumé.
 * @throws whatever storage or the database throws: the caller retries the message
 */
export async function analyseResume(deps: Deps, message: ResumeMessage): Promise<AnalysisResult> {
  const claim = await claimResume(deps, message);
  if (!claim) return followUp(deps, message);
  const { leaseToken, resume } = claim;
  const fail = (failureCode: string) => failResume(deps, { ...message, leaseToken, failureCode });
  if (resume.attempts > MAX_ATTEMPTS) {
    await fail(ANALYSIS_FAILED);
    return "done";
  }
  try {
    await analyseClaimed(deps, claim);
  } catch (error) {
    if (!(error instanceof ReadError)) {
      await releaseResumeClaim(deps, claim);
      throw error;
    }
    await fail(error.code);
  }
  return "done";
}

async function analyseClaimed(deps: Deps, { resume, leaseToken }: ResumeClaim): Promise<void> {
  const waited = deps.now() - (resume.lastQueuedAt ?? resume.createdAt);
  const lap = stopwatch();
  const bytes = await deps.files.get(resume.fileKey);
  if (!bytes) throw new Error("the file is not in storage");
  const fetched = lap();
  const text = await readResume(bytes, resume.fileKey);
  const reading = lap();
  const read = parseResume(text, { asOf: monthOf(resume.createdAt) });
  const parsing = lap();
  const stored = judgeFacts({ text, read }, resume);
  const judging = lap();
  const kept = await saveStoredResume(deps, {
    resume,
    stored,
    on: and(eq(resumes.analysisStatus, "pending"), eq(resumes.leaseToken, leaseToken)),
    columns: { analysisStatus: "completed", failureCode: null, leaseToken: null, leaseUntil: null },
    first: "file",
    activity: { title: "Resume analyzed" },
  });
  const writing = lap();
  if (kept) await deps.progress.finish(resume.id, resume.id, "completed");
  deps.log({
    event: "resume-analysed",
    resumeId: resume.id,
    milliseconds: { waited, fetched, reading, parsing, judging, writing },
  });
}

/** Milliseconds since it was last asked. */
function stopwatch(): () => number {
  let last = performance.now();
  return () => {
    const before = last;
    last = performance.now();
    return Math.round((last - before) * 10) / 10;
  };
}

/** For a message without a claim: a result that was saved but perhaps not reported is reported again. */
async function followUp({ db, progress }: Deps, message: ResumeMessage): Promise<AnalysisResult> {
  const [row] = await db.shared
    .select({ status: resumes.analysisStatus })
    .from(resumes)
    .where(ofUser(message));
  if (!row) return "done";
  if (row.status === "pending") return "busy";
  await progress.finish(message.resumeId, message.resumeId, row.status);
  return "done";
}
