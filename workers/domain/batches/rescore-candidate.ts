import { and, eq, isNotNull, sql } from "drizzle-orm";
import { campaigns, candidates } from "../../../db/schema";
import type { CandidateMessage } from "../../adapters/resume-queue/port";
import { scoreResume } from "../../engine/score";
import type { Deps } from "../deps";
import { ANALYSIS_SUFFIX } from "../files/rules";
import type { StoredAnalysis } from "./analyse-candidate";
import { candidateColumnsOf, versionColumnsOf } from "./candidate-columns";

/**
 * Scores a candidate anew from the facts that were read before; the file is not touched. The row keeps its former
 * score, so that the page can say who moved. A second call changes nothing.
 */
export async function rescoreCandidate(
  deps: Deps,
  { companyId, candidateId }: CandidateMessage,
): Promise<void> {
  const tenant = deps.db.dbFor(companyId);
  const mine = and(eq(candidates.id, candidateId), eq(candidates.companyId, companyId));
  const [row] = await tenant
    .select({
      key: candidates.resumeFileUrl,
      fileHash: candidates.fileHash,
      job: campaigns.detailedAnalysis,
      jobVersion: campaigns.jobVersion,
    })
    .from(candidates)
    .innerJoin(campaigns, eq(campaigns.id, candidates.campaignId))
    .where(and(mine, isNotNull(candidates.rescoreQueuedAt)));
  if (!row) return;
  const analysis = await deps.files.getJson<StoredAnalysis>(row.key + ANALYSIS_SUFFIX);
  if (!analysis) throw new Error("the analysis is not in storage");

  const { text, facts } = analysis;
  const sheet = scoreResume(facts, row.job);
  const stored: StoredAnalysis = { text, facts, sheet };
  await deps.files.putJson(row.key + ANALYSIS_SUFFIX, stored);
  await tenant
    .update(candidates)
    .set({
      ...candidateColumnsOf({ text, facts, sheet, job: row.job }),
      ...versionColumnsOf({ ...row, asOf: facts.asOf }),
      previousRelevancyScore: sql`${candidates.relevancyScore}`,
      // Still due where the job has changed again meanwhile.
      rescoreQueuedAt: sql`case when (select ${campaigns.jobVersion} from ${campaigns} where ${campaigns.id} = ${candidates.campaignId}) > ${row.jobVersion} then 0 end`,
      updatedAt: deps.now(),
    })
    .where(and(mine, isNotNull(candidates.rescoreQueuedAt)));
}
