import { and, eq, isNull, sql } from "drizzle-orm";
import { applicants, threads } from "../../../db/schema";
import { scoreResume } from "../../engine/match";
import { applyCorrections } from "../../engine/parse/corrections";
import { correctionsOf } from "../applicant-page/corrections";
import type { Deps } from "../deps";
import type { Result } from "../documents/audiences/audience";
import { RefusedDocument } from "../documents/refused-document";
import { NEVER_AGAIN } from "../documents/retry-limits";
import { parseJobProfile } from "../stored/job-profile";
import { newVerdict } from "../verdicts/new-verdict";
import { saveVerdict } from "../verdicts/save-verdict";
import { applicantColumnsOf, emailOf, readColumnsOf } from "./applicant-columns";
import { mergeDuplicates } from "./duplicates/merge-duplicates";
import { isMarked, marksOf } from "./never-again/marks";
import { forgetReading } from "./opted-out/forget-reading";
import { saveUnscored } from "./opted-out/save-unscored";
import { wantsNoScore } from "./opted-out/wants-no-score";
import type { StoredAnalysis } from "./stored-analysis";

/**
 * Scores an applicant by the thread's current requirements, unless they opted out of scoring or their waiting period runs.
 * @returns false where the claim or the thread is gone @throws RefusedDocument where they asked never to be taken again
 */
export async function saveApplicant(
  deps: Deps,
  result: Result<typeof applicants.$inferSelect>,
): Promise<boolean> {
  const { row, read, on, isFirst } = result;
  const { id, companyId, threadId, fileHash } = row;
  const db = deps.db.dbFor(companyId);
  const marks = isFirst ? marksOf(deps, companyId, readColumnsOf(read)) : [];
  const [thread] = await db
    .select({
      job: threads.detailedAnalysis,
      jobVersion: threads.jobVersion,
      isMarked: isMarked(db, companyId, marks),
      isOptedOut: wantsNoScore({ companyId, id, email: emailOf(read) }),
    })
    .from(threads)
    .where(and(eq(threads.id, threadId), eq(threads.companyId, companyId), isNull(threads.deletedAt)));
  if (!thread) return false;
  if (thread.isMarked) throw new RefusedDocument(NEVER_AGAIN);
  if (thread.isOptedOut) return saveUnscored(deps, result, "opted-out");
  if (row.waitsUntil !== null && row.waitsUntil > deps.now()) return saveUnscored(deps, result, "waits");
  const { jobVersion } = thread;
  const job = parseJobProfile(thread.job);
  const { text } = read;
  const corrections = correctionsOf(row);
  const facts = applyCorrections(read.facts, corrections, text.lines);
  const sheet = scoreResume(facts, job);
  const stored: StoredAnalysis = {
    ...{ text, facts, sheet },
    ...(corrections.length > 0 && { read: read.facts, corrections }),
  };
  const time = deps.now();
  const verdict = newVerdict({
    folder: `${threadId}/analyses`,
    subject: { companyId, applicantId: id, threadId, requirementsVersion: jobVersion },
    madeOf: { fileHash, corrections, job, asOf: facts.asOf },
    score: sheet.scores.relevancy?.value ?? null,
    time,
  });
  const where = and(
    eq(applicants.id, id),
    eq(applicants.companyId, companyId),
    isNull(applicants.optedOutAt),
    on,
  );
  const previousRelevancyScore = sql`case when ${applicants.jobVersion} = ${jobVersion} then ${applicants.previousRelevancyScore} else ${applicants.relevancyScore} end`;
  const update = db
    .update(applicants)
    .set({
      ...applicantColumnsOf({ text, facts, sheet, job }),
      analysisStatus: "completed",
      analysisKey: verdict.objectKey,
      inputHash: verdict.inputHash,
      engineVersion: verdict.engineVersion,
      jobVersion,
      ...(isFirst ? { analysisTimestamp: time } : { previousRelevancyScore }),
      // Due at once where the requirements have changed while it was read and scored.
      rescoreQueuedAt: sql`case when (select ${threads.jobVersion} from ${threads} where ${threads.id} = ${applicants.threadId}) > ${jobVersion} then 0 end`,
      waitsUntil: null,
      hiddenAt: null,
      leaseToken: null,
      leaseUntil: null,
      updatedAt: time,
    })
    .where(where);
  const mayHaveReading = row.analysisKey === null && (!isFirst || row.waitsUntil !== null);
  const isSaved = await saveVerdict(deps, {
    ownerId: companyId,
    verdict,
    stored,
    on: { table: applicants, where },
    statements: mayHaveReading ? [update, forgetReading(db, row, verdict)] : [update],
  });
  if (isSaved && isFirst) await mergeDuplicates(deps, { companyId, threadId, applicantId: id });
  return isSaved;
}
