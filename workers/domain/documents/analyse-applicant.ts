import { and, eq, sql } from "drizzle-orm";
import { campaigns, candidates } from "../../../db/schema";
import type { CandidateMessage } from "../../adapters/resume-queue/port";
import { scoreResume } from "../../engine/match";
import { parseResume } from "../../engine/parse";
import { readResume } from "../../engine/read";
import { ReadError } from "../../engine/read/errors";
import type { JobProfile, ResumeFacts, ResumeText, ScoreSheet } from "../../engine/types";
import type { Deps } from "../deps";
import { ANALYSIS_SUFFIX } from "../files/rules";
import { candidateColumnsOf, versionColumnsOf } from "./applicant-columns";
import { type Claim, claimCandidate, releaseClaim } from "./claim-applicant";
import { endCandidate } from "./end-applicant";
import { repairLateAnalysis, rescoreCandidate } from "./rescore-applicant";
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

async function analyseClaimed(deps: Deps, message: CandidateMessage, claim: Claim): Promise<void> {
  const { candidate, leaseToken } = claim;
  const { companyId } = message;
  const tenant = deps.db.dbFor(companyId);
  const start = performance.now();
  const [campaign] = await tenant
    .select({ job: campaigns.detailedAnalysis, jobVersion: campaigns.jobVersion })
    .from(campaigns)
    .where(and(eq(campaigns.id, candidate.campaignId), eq(campaigns.companyId, companyId)));
  if (!campaign) return;
  const bytes = await deps.files.get(candidate.resumeFileUrl);
  if (!bytes) throw new Error("the file is not in storage");

  const asOf = monthOf(candidate.createdAt);
  const { text, facts, sheet, readMilliseconds } = await analyse(bytes, candidate.resumeFileUrl, {
    job: campaign.job,
    asOf,
  });
  const stored: StoredAnalysis = { text, facts, sheet };
  await deps.files.putJson(candidate.resumeFileUrl + ANALYSIS_SUFFIX, stored);
  const kept = await endCandidate(deps, {
    companyId,
    candidateId: candidate.id,
    batchId: candidate.batchId,
    leaseToken,
    outcome: "completed",
    columns: {
      ...candidateColumnsOf({ text, facts, sheet, job: campaign.job }),
      ...versionColumnsOf({ ...campaign, fileHash: candidate.fileHash, asOf }),
      // The job may have changed while the résumé was read: then its score is due again at once.
      rescoreQueuedAt: sql`case when (select ${campaigns.jobVersion} from ${campaigns} where ${campaigns.id} = ${candidate.campaignId}) > ${campaign.jobVersion} then 0 end`,
    },
  });
  const late = { key: candidate.resumeFileUrl, jobVersion: campaign.jobVersion };
  if (!kept) await repairLateAnalysis(deps, message, late);
  deps.log({
    event: "candidate-analysed",
    candidateId: candidate.id,
    milliseconds: Math.round(performance.now() - start),
    readMilliseconds: Math.round(readMilliseconds),
  });
}

/**
 * One message's work, from claim to result. A message may come twice, late, or for a deleted candidate.
 * @throws whatever storage or the database throws: the caller retries the message
 */
export async function analyseCandidate(deps: Deps, message: CandidateMessage): Promise<AnalysisResult> {
  const claim = await claimCandidate(deps, message);
  if (!claim) return followUp(deps, message);
  const end = {
    companyId: message.companyId,
    candidateId: claim.candidate.id,
    batchId: claim.candidate.batchId,
    leaseToken: claim.leaseToken,
    outcome: "failed" as const,
  };
  if (claim.candidate.attempts > MAX_ATTEMPTS) {
    await endCandidate(deps, { ...end, columns: { failureCode: ANALYSIS_FAILED } });
    return "done";
  }
  try {
    await analyseClaimed(deps, message, claim);
  } catch (error) {
    if (!(error instanceof ReadError)) {
      await releaseClaim(deps, { companyId: message.companyId, claim });
      throw error;
    }
    await endCandidate(deps, { ...end, columns: { failureCode: error.code } });
  }
  return "done";
}

/**
 * For a message without a claim: a score that is older than its job is made anew; a result that was saved but perhaps
 * not reported is reported again.
 */
async function followUp(deps: Deps, message: CandidateMessage): Promise<AnalysisResult> {
  const { companyId, candidateId } = message;
  const [row] = await deps.db
    .dbFor(companyId)
    .select({
      status: candidates.analysisStatus,
      batchId: candidates.batchId,
      rescoreQueuedAt: candidates.rescoreQueuedAt,
    })
    .from(candidates)
    .where(and(eq(candidates.id, candidateId), eq(candidates.companyId, companyId)));
  if (!row) return "done";
  if (row.status === "pending") return "busy";
  if (row.rescoreQueuedAt !== null) {
    const result = await rescoreCandidate(deps, message);
    if (result === "busy") return "busy";
    if (result === "unread") return analyseCandidate(deps, message);
  }
  if (row.batchId) await deps.progress.finish(row.batchId, candidateId, row.status);
  return "done";
}
