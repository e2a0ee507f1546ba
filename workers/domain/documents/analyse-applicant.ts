import { and, eq, sql } from "drizzle-orm";
import { applicants, threads } from "../../../db/schema";
import type { ApplicantMessage } from "../../adapters/resume-queue/port";
import { scoreResume } from "../../engine/match";
import { parseResume } from "../../engine/parse";
import { readResume } from "../../engine/read";
import { ReadError } from "../../engine/read/errors";
import type { JobProfile, ResumeFacts, ResumeText, ScoreSheet } from "../../engine/types";
import type { Deps } from "../deps";
import { ANALYSIS_SUFFIX } from "../files/rules";
import { applicantColumnsOf, versionColumnsOf } from "./applicant-columns";
import { type Claim, claimApplicant, releaseClaim } from "./claim-applicant";
import { endApplicant } from "./end-applicant";
import { repairLateAnalysis, rescoreApplicant } from "./rescore-applicant";
import { ANALYSIS_FAILED, MAX_ATTEMPTS, monthOf } from "./rules";

/** What stands in the analysis file beside a résumé. */
export type StoredAnalysis = { text: ResumeText; facts: ResumeFacts; sheet: ScoreSheet };

/** "done": ended now or before, or gone. "busy": another worker holds it; look again later. */
export type AnalysisResult = "done" | "busy";

/** Reads, understands and scores one résumé: the same file, job and engine always give the same answer. */
async function analyse(
  bytes: Uint8Array,
  fileName: string,
  { job, asOf }: { job: JobProfile; asOf: string },
): Promise<StoredAnalysis & { readMilliseconds: number }> {
  const start = performance.now();
  const text = await readResume(bytes, fileName);
  const readMilliseconds = performance.now() - start;
  const facts = parseResume(text, { asOf });
  return { text, facts, sheet: scoreResume(facts, job), readMilliseconds };
}

async function analyseClaimed(deps: Deps, message: ApplicantMessage, claim: Claim): Promise<void> {
  const { applicant, leaseToken } = claim;
  const { companyId } = message;
  const tenant = deps.db.dbFor(companyId);
  const start = performance.now();
  const [thread] = await tenant
    .select({ job: threads.detailedAnalysis, jobVersion: threads.jobVersion })
    .from(threads)
    .where(and(eq(threads.id, applicant.threadId), eq(threads.companyId, companyId)));
  if (!thread) return;
  const bytes = await deps.files.get(applicant.resumeFileUrl);
  if (!bytes) throw new Error("the file is not in storage");

  const asOf = monthOf(applicant.createdAt);
  const { text, facts, sheet, readMilliseconds } = await analyse(bytes, applicant.resumeFileUrl, {
    job: thread.job,
    asOf,
  });
  const stored: StoredAnalysis = { text, facts, sheet };
  await deps.files.putJson(applicant.resumeFileUrl + ANALYSIS_SUFFIX, stored);
  const kept = await endApplicant(deps, {
    companyId,
    applicantId: applicant.id,
    batchId: applicant.batchId,
    leaseToken,
    outcome: "completed",
    columns: {
      ...applicantColumnsOf({ text, facts, sheet, job: thread.job }),
      ...versionColumnsOf({ ...thread, fileHash: applicant.fileHash, asOf }),
      // The job may have changed while the résumé was read: then its score is due again at once.
      rescoreQueuedAt: sql`case when (select ${threads.jobVersion} from ${threads} where ${threads.id} = ${applicant.threadId}) > ${thread.jobVersion} then 0 end`,
    },
  });
  const late = { key: applicant.resumeFileUrl, jobVersion: thread.jobVersion };
  if (!kept) await repairLateAnalysis(deps, message, late);
  deps.log({
    event: "candidate-analysed",
    applicantId: applicant.id,
    milliseconds: Math.round(performance.now() - start),
    readMilliseconds: Math.round(readMilliseconds),
  });
}

/**
 * One message's work, from claim to result. A message may come twice, late, or for a deleted applicant.
 * @throws whatever storage or the database throws: the caller retries the message
 */
export async function analyseApplicant(deps: Deps, message: ApplicantMessage): Promise<AnalysisResult> {
  const claim = await claimApplicant(deps, message);
  if (!claim) return followUp(deps, message);
  const end = {
    companyId: message.companyId,
    applicantId: claim.applicant.id,
    batchId: claim.applicant.batchId,
    leaseToken: claim.leaseToken,
    outcome: "failed" as const,
  };
  if (claim.applicant.attempts > MAX_ATTEMPTS) {
    await endApplicant(deps, { ...end, columns: { failureCode: ANALYSIS_FAILED } });
    return "done";
  }
  try {
    await analyseClaimed(deps, message, claim);
  } catch (error) {
    if (!(error instanceof ReadError)) {
      await releaseClaim(deps, { companyId: message.companyId, claim });
      throw error;
    }
    await endApplicant(deps, { ...end, columns: { failureCode: error.code } });
  }
  return "done";
}

/**
 * For a message without a claim: a score that is older than its job is made again; a result that was saved but perhaps
 * not reported is reported again.
 */
async function followUp(deps: Deps, message: ApplicantMessage): Promise<AnalysisResult> {
  const { companyId, applicantId } = message;
  const [row] = await deps.db
    .dbFor(companyId)
    .select({
      status: applicants.analysisStatus,
      batchId: applicants.batchId,
      rescoreQueuedAt: applicants.rescoreQueuedAt,
    })
    .from(applicants)
    .where(and(eq(applicants.id, applicantId), eq(applicants.companyId, companyId)));
  if (!row) return "done";
  if (row.status === "pending") return "busy";
  if (row.rescoreQueuedAt !== null) {
    const result = await rescoreApplicant(deps, message);
    if (result === "busy") return "busy";
    if (result === "unread") return analyseApplicant(deps, message);
  }
  if (row.batchId) await deps.progress.finish(row.batchId, applicantId, row.status);
  return "done";
}
