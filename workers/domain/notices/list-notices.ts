import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import { agents, applicants, threadAnalytics, threads, users } from "../../../db/schema";
import { requireRight } from "../agencies/require-right";
import { ownColumns } from "../applicants/blind/own-columns";
import { veil } from "../applicants/blind/veil";
import type { Deps } from "../deps";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { listedThreads, mayRead } from "../threads/thread-access";
import type { ResumeSource } from "./source-words";
import type { ToldWay } from "./told-words";
import type { WaitingPlace } from "./waiting/places";

type Person = { applicantId: string; threadId: string; threadTitle: string; name: string };

export type Untold = Person & {
  hasEmail: boolean;
  /** null where it came before sources were asked for */
  source: ResumeSource | null;
  uploadedAt: number;
  dueAt: number;
};

export type ToldPerson = Person & { toldAt: number; way: ToldWay; by: string | null };

export type ThreadNotices = {
  threadId: string;
  title: string;
  untold: number;
  firstDueAt: number | null;
  postingNoticeAt: number | null;
  waitingDays: number | null;
  waitingPlace: WaitingPlace | null;
};

export const NOTICES_PAGE = 10;
const MOST_THREADS = 30;

/** Everyone who is to be told; those of them who should have been by now; who was told last. */
export const noticeLists = ["untold", "late", "told"] as const;
export type NoticeList = (typeof noticeLists)[number];

/**
 * A page of the people whom a company still has to tell that it holds their résumé, by due day, or of those told, the last first,
 * in the threads that an agent may read; and the threads, those with untold people first.
 * @param input.page from 1
 * @returns `hasMore`: another page follows
 * @throws AppError "viewer-only"
 */
export async function listNotices(
  deps: Pick<Deps, "db" | "now">,
  { agent, list = "untold", page = 1 }: { agent: ActiveAgent; list?: NoticeList; page?: number },
): Promise<{ untold: Untold[]; told: ToldPerson[]; hasMore: boolean; threads: ThreadNotices[] }> {
  requireRight(agent, "work");
  const isUntold = isNull(applicants.toldAt);
  const isLate = and(isUntold, lt(applicants.noticeDueAt, deps.now()));
  const wanted = { untold: isUntold, late: isLate, told: isNotNull(applicants.toldAt) }[list];
  const order = list === "told" ? desc(applicants.toldAt) : asc(applicants.noticeDueAt);
  const [found, ofThreads] = await Promise.all([
    findPeople(deps, agent, wanted, order, page),
    findThreads(deps, agent),
  ]);
  const people = found.slice(0, NOTICES_PAGE);
  const [untold, told] = list === "told" ? [[], people] : [people, []];
  return {
    hasMore: found.length > NOTICES_PAGE,
    untold: untold.map(({ row, ...person }) => ({
      ...person,
      source: row.source,
      uploadedAt: row.createdAt,
      dueAt: row.noticeDueAt ?? row.createdAt,
    })),
    told: told.map(({ row, hasEmail: _, ...person }) => ({
      ...person,
      toldAt: row.toldAt ?? row.createdAt,
      way: row.toldWay ?? "other",
      by: row.toldBy,
    })),
    threads: ofThreads,
  };
}

/** Whom an agent's company still has to tell, and who of them should have been by now. */
export async function countUntold(
  { db, now }: Pick<Deps, "db" | "now">,
  { agent }: { agent: ActiveAgent },
): Promise<{ untold: number; late: number }> {
  const tenant = db.dbFor(agent.companyId);
  const readable = tenant.select({ id: threads.id }).from(threads).where(listedThreads(agent, "company"));
  const [[kept], [overdue]] = await tenant.batch([
    tenant
      .select({ untold: sql<number>`coalesce(sum(${threadAnalytics.untold}), 0)`.as("untold") })
      .from(threadAnalytics)
      .where(inArray(threadAnalytics.threadId, readable)),
    tenant
      .select({ late: sql<number>`count(*)`.as("late") })
      .from(applicants)
      .where(
        and(
          eq(applicants.companyId, agent.companyId),
          isNull(applicants.toldAt),
          lt(applicants.noticeDueAt, now()),
          isNull(applicants.duplicateOf),
          inArray(applicants.threadId, readable),
        ),
      ),
  ]);
  return { untold: kept?.untold ?? 0, late: overdue?.late ?? 0 };
}

function ofCompany(agent: ActiveAgent, which: SQL | undefined): SQL | undefined {
  return and(
    eq(applicants.companyId, agent.companyId),
    which,
    isNull(applicants.duplicateOf),
    mayRead(agent),
  );
}

async function findPeople(
  { db }: Pick<Deps, "db">,
  agent: ActiveAgent,
  which: SQL | undefined,
  order: SQL,
  page: number,
) {
  const rows = await db
    .dbFor(agent.companyId)
    .select({
      applicant: ownColumns,
      threadId: threads.id,
      threadTitle: threads.title,
      source: applicants.source,
      createdAt: applicants.createdAt,
      noticeDueAt: applicants.noticeDueAt,
      toldAt: applicants.toldAt,
      toldWay: applicants.toldWay,
      toldBy: users.fullName,
    })
    .from(applicants)
    .innerJoin(threads, eq(threads.id, applicants.threadId))
    .leftJoin(agents, eq(agents.id, applicants.toldBy))
    .leftJoin(users, eq(users.id, agents.userId))
    .where(ofCompany(agent, which))
    .orderBy(order, applicants.id)
    .limit(NOTICES_PAGE + 1)
    .offset((page - 1) * NOTICES_PAGE);
  return rows.map(({ applicant, threadId, threadTitle, ...row }) => {
    const { id: applicantId, candidateName, fileName } = veil(agent, applicant);
    const hasEmail = applicant.candidateEmail !== null;
    return { applicantId, threadId, threadTitle, name: candidateName ?? fileName, hasEmail, row };
  });
}

function findThreads({ db }: Pick<Deps, "db">, agent: ActiveAgent): Promise<ThreadNotices[]> {
  const tenant = db.dbFor(agent.companyId);
  const untold = tenant
    .select({
      threadId: sql<string>`${applicants.threadId}`.as("untold_of"),
      amount: sql<number>`count(*)`.as("amount"),
      firstDueAt: sql<number | null>`min(${applicants.noticeDueAt})`.as("first_due_at"),
    })
    .from(applicants)
    .where(
      and(
        eq(applicants.companyId, agent.companyId),
        isNull(applicants.toldAt),
        isNull(applicants.duplicateOf),
      ),
    )
    .groupBy(applicants.threadId)
    .as("untold");
  return tenant
    .select({
      threadId: threads.id,
      title: threads.title,
      untold: sql<number>`coalesce(${untold.amount}, 0)`,
      firstDueAt: untold.firstDueAt,
      postingNoticeAt: threads.postingNoticeAt,
      waitingDays: threads.waitingDays,
      waitingPlace: threads.waitingPlace,
    })
    .from(threads)
    .leftJoin(untold, eq(untold.threadId, threads.id))
    .where(and(eq(threads.companyId, agent.companyId), mayRead(agent), eq(threads.isOpen, true)))
    .orderBy(sql`${untold.firstDueAt} is null`, asc(untold.firstDueAt), desc(threads.createdAt))
    .limit(MOST_THREADS);
}
