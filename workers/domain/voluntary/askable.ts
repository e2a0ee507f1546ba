import { and, eq, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { applicants, decisions, threads, voluntaryInvitations } from "../../../db/schema";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { readableThread } from "../threads/thread-access";

type OfThread = { agent: ActiveAgent; threadId: string };

/** Of rows of `applicants`: people whose decision is final, who have a score, and whose résumé names an e-mail. */
export function isDecided({ agent, threadId }: OfThread): SQL | undefined {
  const closed = sql`exists (select 1 from ${threads} where ${threads.id} = ${threadId} and ${threads.isOpen} = 0)`;
  return and(
    eq(applicants.threadId, readableThread(agent, threadId)),
    isNull(applicants.duplicateOf),
    eq(applicants.analysisStatus, "completed"),
    isNotNull(applicants.relevancyScore),
    isNotNull(applicants.candidateEmail),
    or(sql`${applicants.stage} in ('rejected', 'hired')`, closed),
  );
}

/** Nobody in this thread with the same address was asked before. Columns by their whole names: it stands in a select from one table. */
export const isUnasked = sql`not exists (
  select 1 from ${voluntaryInvitations} join b2b_candidates as asked on asked.id = ${voluntaryInvitations.applicantId}
  where asked.company_id = b2b_candidates.company_id and asked.campaign_id = b2b_candidates.campaign_id
    and asked.candidate_email = b2b_candidates.candidate_email collate nocase)`;

/** Whether somebody moved them forward, at any time and without taking it back. */
export const wasSelected = sql<number>`(b2b_candidates.shortlisted_at is not null or exists (
  select 1 from ${decisions} as forward where forward.applicant_id = b2b_candidates.id
    and forward.stage in ('shortlisted', 'interview', 'offer', 'hired') and forward.undoes_id is null
    and not exists (select 1 from ${decisions} as undo
      where undo.applicant_id = b2b_candidates.id and undo.undoes_id = forward.id)))`;
