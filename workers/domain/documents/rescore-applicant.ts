import { and, eq, isNotNull, isNull, lte, ne, or, sql } from "drizzle-orm";
import { applicants, threads } from "../../../db/schema";
import type { ApplicantMessage } from "../../adapters/resume-queue/port";
import { scoreResume } from "../../engine/match";
import { parseResume } from "../../engine/parse";
import { ENGINE_VERSION } from "../../engine/version";
import type { Deps } from "../deps";
import { readAgain } from "../files/read-again";
import { ANALYSIS_SUFFIX } from "../files/rules";
import { readApplicantAnalysis } from "../files/stored-results";
import type { StoredAnalysis } from "./analyse-applicant";
import { applicantColumnsOf, versionColumnsOf } from "./applicant-columns";
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
 * Scores an applicant again from the facts that were read before; the file is read only where another version of the engine
 * read them. The row keeps its former score, so that the page can say who moved. A second call changes nothing. A lease keeps two workers, who may know two
 * versions of the job, from writing row and analysis crosswise.
 * @throws whatever storage or the database throws: the caller retries the message
 */
export async function rescoreApplicant(deps: Deps, message: ApplicantMessage): Promise<RescoreResult> {
  const tenant = deps.db.dbFor(message.companyId);
  const mine = and(eq(applicants.id, message.applicantId), eq(applicants.companyId, message.companyId));
  const leaseToken = crypto.randomUUID();
  const isFree = or(isNull(applicants.leaseUntil), lte(applicants.leaseUntil, deps.now()));
  const claimed = await tenant
    .update(applicants)
    .set({ leaseToken, leaseUntil: deps.now() + LEASE_MILLISECONDS })
    .where(and(mine, isNotNull(applicants.rescoreQueuedAt), isFree))
    .returning({ id: applicants.id });
  if (claimed.length === 0) {
    const waiting = await tenant.$count(applicants, and(mine, isNotNull(applicants.rescoreQueuedAt)));
    return waiting > 0 ? "busy" : "done";
  }
  const held = and(mine, eq(applicants.leaseToken, leaseToken));
  try {
    return await rescoreClaimed(deps, message, held);
  } catch (error) {
    await tenant.update(applicants).set({ leaseUntil: null }).where(held);
    throw error;
  }
}

async function rescoreClaimed(
  deps: Deps,
  message: ApplicantMessage,
  held: ReturnType<typeof and>,
): Promise<RescoreResult> {
  const tenant = deps.db.dbFor(message.companyId);
  const [row] = await tenant
    .select({
      key: applicants.resumeFileUrl,
      fileHash: applicants.fileHash,
      job: threads.detailedAnalysis,
      jobVersion: threads.jobVersion,
    })
    .from(applicants)
    .innerJoin(threads, eq(threads.id, applicants.threadId))
    .where(held);
  if (!row) return "done";
  const analysis = await readApplicantAnalysis(deps.files, row.key);
  if (!analysis) {
    const unread = { ...pendingAgain(deps.now()), ...withoutScores, rescoreQueuedAt: null };
    const previousRelevancyScore = sql`${applicants.relevancyScore}`;
    await tenant
      .update(applicants)
      .set({ ...unread, previousRelevancyScore })
      .where(held);
    return "unread";
  }

  const { text, facts } = await readByThisEngine(deps, row.key, analysis);
  const sheet = scoreResume(facts, row.job);
  const stored: StoredAnalysis = { text, facts, sheet };
  await deps.files.putJson(row.key + ANALYSIS_SUFFIX, stored);
  const kept = await tenant
    .update(applicants)
    .set({
      ...applicantColumnsOf({ text, facts, sheet, job: row.job }),
      ...versionColumnsOf({ ...row, asOf: facts.asOf }),
      previousRelevancyScore: sql`case when ${applicants.jobVersion} = ${row.jobVersion} then ${applicants.previousRelevancyScore} else ${applicants.relevancyScore} end`,
      // Still due where the job has changed again meanwhile.
      rescoreQueuedAt: sql`case when (select ${threads.jobVersion} from ${threads} where ${threads.id} = ${applicants.threadId}) > ${row.jobVersion} then 0 end`,
      leaseToken: null,
      leaseUntil: null,
      updatedAt: deps.now(),
    })
    .where(and(held, isNotNull(applicants.rescoreQueuedAt)))
    .returning({ id: applicants.id });
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
 * After an analysis was written that its row refused: nothing stays of an applicant that is gone, and a row that speaks of
 * another version of the job is scored once more, so that its analysis says the same.
 */
export async function repairLateAnalysis(
  deps: Deps,
  { companyId, applicantId }: ApplicantMessage,
  { key, jobVersion }: { key: string; jobVersion: number },
): Promise<void> {
  const tenant = deps.db.dbFor(companyId);
  const mine = and(eq(applicants.id, applicantId), eq(applicants.companyId, companyId));
  const [row] = await tenant.select({ id: applicants.id }).from(applicants).where(mine);
  if (!row) return deps.files.remove([key + ANALYSIS_SUFFIX]);
  await tenant
    .update(applicants)
    .set({ rescoreQueuedAt: 0 })
    .where(and(mine, eq(applicants.analysisStatus, "completed"), ne(applicants.jobVersion, jobVersion)));
}
