import { and, eq, isNotNull, isNull, lte, ne, or, sql } from "drizzle-orm";
import { campaigns, candidates } from "../../../db/schema";
import type { CandidateMessage } from "../../adapters/resume-queue/port";
import { scoreResume } from "../../engine/match";
import { parseResume } from "../../engine/parse";
import { ENGINE_VERSION } from "../../engine/version";
import type { Deps } from "../deps";
import { readAgain } from "../files/read-again";
import { ANALYSIS_SUFFIX } from "../files/rules";
import { readCandidateAnalysis } from "../files/stored-results";
import type { StoredAnalysis } from "./analyse-applicant";
import { candidateColumnsOf, versionColumnsOf } from "./applicant-columns";
import { LEASE_MILLISECONDS, pendingAgain } from "./rules";

const withoutScores = {
  relevancyScore: null,
  skillsMatchScore: null,
  experienceMatchScore: null,
  seniorityMatchScore: null,
  categoryMatchScore: null,
  locationMatch: null,
};

/** "done": scored now or before, or gone. "busy": another worker holds it. "unread": its facts are lost, read the file. */
export type RescoreResult = "done" | "busy" | "unread";

/**
 * Scores a candidate again from the facts that were read before; the file is read only where another version of the engine
 * read them. The row keeps its former score, so that the page can say who moved. A second call changes nothing. A lease keeps two workers, who may know two
 * versions of the job, from writing row and analysis crosswise.
 * @throws whatever storage or the database throws: the caller retries the message
 */
export async function rescoreCandidate(deps: Deps, message: CandidateMessage): Promise<RescoreResult> {
  const tenant = deps.db.dbFor(message.companyId);
  const mine = and(eq(candidates.id, message.candidateId), eq(candidates.companyId, message.companyId));
  const leaseToken = crypto.randomUUID();
  const isFree = or(isNull(candidates.leaseUntil), lte(candidates.leaseUntil, deps.now()));
  const claimed = await tenant
    .update(candidates)
    .set({ leaseToken, leaseUntil: deps.now() + LEASE_MILLISECONDS })
    .where(and(mine, isNotNull(candidates.rescoreQueuedAt), isFree))
    .returning({ id: candidates.id });
  if (claimed.length === 0) {
    const waiting = await tenant.$count(candidates, and(mine, isNotNull(candidates.rescoreQueuedAt)));
    return waiting > 0 ? "busy" : "done";
  }
  const held = and(mine, eq(candidates.leaseToken, leaseToken));
  try {
    return await rescoreClaimed(deps, message, held);
  } catch (error) {
    await tenant.update(candidates).set({ leaseUntil: null }).where(held);
    throw error;
  }
}

async function rescoreClaimed(
  deps: Deps,
  message: CandidateMessage,
  held: ReturnType<typeof and>,
): Promise<RescoreResult> {
  const tenant = deps.db.dbFor(message.companyId);
  const [row] = await tenant
    .select({
      key: candidates.resumeFileUrl,
      fileHash: candidates.fileHash,
      job: campaigns.detailedAnalysis,
      jobVersion: campaigns.jobVersion,
    })
    .from(candidates)
    .innerJoin(campaigns, eq(campaigns.id, candidates.campaignId))
    .where(held);
  if (!row) return "done";
  const analysis = await readCandidateAnalysis(deps.files, row.key);
  if (!analysis) {
    const unread = { ...pendingAgain(deps.now()), ...withoutScores, rescoreQueuedAt: null };
    const previousRelevancyScore = sql`${candidates.relevancyScore}`;
    await tenant
      .update(candidates)
      .set({ ...unread, previousRelevancyScore })
      .where(held);
    return "unread";
  }

  const { text, facts } = await readByThisEngine(deps, row.key, analysis);
  const sheet = scoreResume(facts, row.job);
  const stored: StoredAnalysis = { text, facts, sheet };
  await deps.files.putJson(row.key + ANALYSIS_SUFFIX, stored);
  const kept = await tenant
    .update(candidates)
    .set({
      ...candidateColumnsOf({ text, facts, sheet, job: row.job }),
      ...versionColumnsOf({ ...row, asOf: facts.asOf }),
      previousRelevancyScore: sql`case when ${candidates.jobVersion} = ${row.jobVersion} then ${candidates.previousRelevancyScore} else ${candidates.relevancyScore} end`,
      // Still due where the job has changed again meanwhile.
      rescoreQueuedAt: sql`case when (select ${campaigns.jobVersion} from ${campaigns} where ${campaigns.id} = ${candidates.campaignId}) > ${row.jobVersion} then 0 end`,
      leaseToken: null,
      leaseUntil: null,
      updatedAt: deps.now(),
    })
    .where(and(held, isNotNull(candidates.rescoreQueuedAt)))
    .returning({ id: candidates.id });
  if (kept.length === 0) await repairLateAnalysis(deps, message, row);
  return "done";
}

/** Facts that another version of the engine read are read again; a file that this one refuses stays as it was read then. */
async function readByThisEngine(
  deps: Deps,
  key: string,
  { text, facts, sheet }: StoredAnalysis,
): Promise<Pick<StoredAnalysis, "text" | "facts">> {
  if (sheet.engineVersion === ENGINE_VERSION) return { text, facts };
  const lines = (await readAgain(deps, key)) ?? text;
  return { text: lines, facts: parseResume(lines, { asOf: facts.asOf }) };
}

/**
 * After an analysis was written that its row refused: nothing stays of a candidate that is gone, and a row that speaks of
 * another version of the job is scored once more, so that its analysis says the same.
 */
export async function repairLateAnalysis(
  deps: Deps,
  { companyId, candidateId }: CandidateMessage,
  { key, jobVersion }: { key: string; jobVersion: number },
): Promise<void> {
  const tenant = deps.db.dbFor(companyId);
  const mine = and(eq(candidates.id, candidateId), eq(candidates.companyId, companyId));
  const [row] = await tenant.select({ id: candidates.id }).from(candidates).where(mine);
  if (!row) return deps.files.remove([key + ANALYSIS_SUFFIX]);
  await tenant
    .update(candidates)
    .set({ rescoreQueuedAt: 0 })
    .where(and(mine, eq(candidates.analysisStatus, "completed"), ne(candidates.jobVersion, jobVersion)));
}
