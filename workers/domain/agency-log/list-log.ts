import { and, desc, eq, lt, sql } from "drizzle-orm";
import { agencyLog, agents, applicants, threads, users } from "../../../db/schema";
import { may } from "../agencies/roles";
import { veilName } from "../applicants/blind/veil";
import type { Deps } from "../deps";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { inReadableThread, mayRead } from "../threads/thread-access";

/** Names are looked up; null for who and what is gone, or in a thread that the reader may not see. `at` in UTC milliseconds. */
export type ShownLine = {
  number: number;
  at: number;
  by: string | null;
  action: string;
  threadId: string | null;
  threadTitle: string | null;
  applicantId: string | null;
  applicantName: string | null;
  detail: Record<string, string | number | boolean> | null;
};

const PAGE = 50;

/** What was done in a company, newest first: all for owners, to others what they did. @param before a line's number, to go on below */
export async function listLog(
  { db }: Pick<Deps, "db">,
  { agent, before }: { agent: ActiveAgent; before: number | null },
): Promise<{ lines: ShownLine[]; next: number | null; whole: boolean }> {
  const { companyId, agentId } = agent;
  const whole = may(agent, "manage");
  const lines = await db
    .dbFor(companyId)
    .select({
      number: agencyLog.number,
      at: agencyLog.createdAt,
      by: users.fullName,
      action: agencyLog.action,
      threadId: threads.id,
      threadTitle: threads.title,
      applicantId: applicants.id,
      applicantName: sql<string | null>`coalesce(${applicants.candidateName}, ${applicants.fileName})`,
      shortlistedAt: applicants.shortlistedAt,
      detail: agencyLog.detail,
    })
    .from(agencyLog)
    .leftJoin(agents, eq(agents.id, agencyLog.agentId))
    .leftJoin(users, eq(users.id, agents.userId))
    .leftJoin(threads, and(eq(threads.id, agencyLog.threadId), mayRead(agent)))
    .leftJoin(applicants, and(eq(applicants.id, agencyLog.applicantId), inReadableThread(agent)))
    .where(
      and(
        eq(agencyLog.companyId, companyId),
        whole ? undefined : eq(agencyLog.agentId, agentId),
        before === null ? undefined : lt(agencyLog.number, before),
      ),
    )
    .orderBy(desc(agencyLog.number))
    .limit(PAGE + 1);
  const shown = lines.slice(0, PAGE).map(({ shortlistedAt, ...line }): ShownLine => {
    const { applicantId: id, applicantName: name } = line;
    if (id === null || name === null) return line;
    return { ...line, applicantName: veilName(agent, { id, name, shortlistedAt }).name };
  });
  return { lines: shown, next: lines.length > PAGE ? (shown.at(-1)?.number ?? null) : null, whole };
}
