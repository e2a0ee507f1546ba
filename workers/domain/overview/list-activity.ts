import { and, desc, eq, gt, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import { agencyLog, agents, applicants, batches, threads, users } from "../../../db/schema";
import { may } from "../agencies/roles";
import type { LogAction } from "../agency-log/log-actions";
import { veilName } from "../applicants/blind/veil";
import { DAY } from "../day";
import type { Deps } from "../deps";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { inReadableThread, listedThreads, type ThreadScope } from "../threads/thread-access";

/** What counts as activity besides uploads and shortlisting (RULINGS 64). */
const ACTIONS = [
  "thread-created",
  "thread-closed",
  "thread-opened",
  "thread-deleted",
  "requirements-changed",
  "exported",
  "erased",
] as const satisfies LogAction[];

const SHOWN = 10;
const DAYS = 90 * DAY;
/** How far back a company's log is looked through: below it, much else was done since. */
const LINES = 2000;

type OfThread = { threadId: string | null; threadTitle: string | null; at: number };

/** `by` is null where nobody pressed anything; titles are null where a thread is gone. */
export type AgencyActivity =
  | (OfThread & { kind: (typeof ACTIONS)[number]; by: string | null })
  | (OfThread & { kind: "shortlisted"; by: string | null; applicantId: string; name: string })
  | (OfThread & { kind: "uploaded"; completed: number; failed: number });

type Query = { agent: ActiveAgent; scope: ThreadScope };

/** The newest ten of 90 days in the threads of a scope, newest first; who was erased isn't in it any more. */
export async function listActivity(
  { db, now }: Pick<Deps, "db" | "now">,
  { agent, scope }: Query,
): Promise<AgencyActivity[]> {
  const tenant = db.dbFor(agent.companyId);
  const since = now() - DAYS;
  const ids = tenant.select({ id: threads.id }).from(threads).where(listedThreads(agent, scope));
  const shortlisted = sql`(${agencyLog.action} = 'decided' and json_extract(${agencyLog.detail}, '$.to') = 'shortlisted'
    and json_extract(${agencyLog.detail}, '$.undo') is null and ${applicants.id} is not null)`;
  const inScope = or(
    // Joined are those of the scope alone.
    isNotNull(threads.id),
    // Deleted threads are nobody's any more: their owners' company still tells of them.
    scope === "company" && may(agent, "manage") ? isNull(threads.id) : eq(agencyLog.agentId, agent.agentId),
  );
  // Named apart, here and below: of columns named alike, D1 answers a batch with one.
  const ended = (is: "completed" | "failed") =>
    sql<number>`(select count(*) from ${applicants} where ${applicants.batchId} = ${batches.id} and ${applicants.analysisStatus} = ${is})`.as(
      is,
    );
  const [lines, uploads] = await tenant.batch([
    tenant
      .select({
        action: agencyLog.action,
        at: agencyLog.createdAt,
        by: users.fullName,
        threadId: sql<string | null>`${threads.id}`.as("thread_id"),
        threadTitle: threads.title,
        applicantId: sql<string | null>`${applicants.id}`.as("applicant_id"),
        name: sql<string | null>`coalesce(${applicants.candidateName}, ${applicants.fileName})`,
        shortlistedAt: applicants.shortlistedAt,
      })
      .from(agencyLog)
      .leftJoin(agents, eq(agents.id, agencyLog.agentId))
      .leftJoin(users, eq(users.id, agents.userId))
      .leftJoin(threads, and(eq(threads.id, agencyLog.threadId), inArray(threads.id, ids)))
      .leftJoin(applicants, and(eq(applicants.id, agencyLog.applicantId), inReadableThread(agent)))
      .where(
        and(
          eq(agencyLog.companyId, agent.companyId),
          gt(
            agencyLog.number,
            sql`(select max(number) from agency_log as newest where newest.company_id = ${agent.companyId}) - ${LINES}`,
          ),
          gt(agencyLog.createdAt, since),
          or(inArray(agencyLog.action, [...ACTIONS]), shortlisted),
          inScope,
        ),
      )
      .orderBy(desc(agencyLog.number))
      .limit(SHOWN),
    tenant
      .select({
        at: batches.createdAt,
        threadId: threads.id,
        threadTitle: threads.title,
        completed: ended("completed"),
        failed: ended("failed"),
      })
      .from(batches)
      .innerJoin(threads, eq(threads.id, batches.threadId))
      .where(
        and(
          eq(batches.companyId, agent.companyId),
          inArray(sql`+${batches.threadId}`, ids),
          gt(batches.createdAt, since),
          sql`exists (select 1 from ${applicants} where ${applicants.batchId} = ${batches.id})`,
          sql`not exists (select 1 from ${applicants} where ${applicants.batchId} = ${batches.id} and ${applicants.analysisStatus} = 'pending')`,
        ),
      )
      .orderBy(desc(batches.createdAt))
      .limit(SHOWN),
  ]);
  const done = lines.map(({ action, applicantId, name, shortlistedAt, ...line }): AgencyActivity => {
    if (action !== "decided" || applicantId === null || name === null)
      return { ...line, kind: action as (typeof ACTIONS)[number] };
    const shown = veilName(agent, { id: applicantId, name, shortlistedAt });
    return { ...line, kind: "shortlisted", applicantId, name: shown.name };
  });
  const uploaded = uploads.map((upload): AgencyActivity => ({ ...upload, kind: "uploaded" }));
  return [...done, ...uploaded].sort((a, b) => b.at - a.at).slice(0, SHOWN);
}
