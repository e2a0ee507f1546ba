import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { agents, applicantRequests, applicants, threads, users } from "../../../../db/schema";
import { requireRight } from "../../agencies/require-right";
import { ownColumns } from "../../applicants/blind/own-columns";
import { coverOf, veil } from "../../applicants/blind/veil";
import { isHeld } from "../../applicants/retention/is-held";
import type { Deps } from "../../deps";
import type { ActiveAgent } from "../../identity/session/signed-in-user";
import { mayRead } from "../../threads/thread-access";
import type { RequestKind } from "../request-words";

export type ListedRequest = {
  id: string;
  number: string;
  kind: RequestKind;
  neverAgain: boolean;
  words: string | null;
  createdAt: number;
  dueAt: number;
  answer: string | null;
  answeredAt: number | null;
  answeredBy: string | null;
  outcome: "done" | "refused" | "erased" | null;
  threadTitle: string | null;
  /** null once they are erased */
  person: { applicantId: string; threadId: string; name: string; hasEmail: boolean; isHeld: boolean } | null;
  /** the colleague may open the person's job thread */
  isReadable: boolean;
};

const MOST_OPEN = 200;
const MOST_ANSWERED = 50;

/**
 * A company's requests of applicants, of all job threads: the open ones by their day, then the answered ones. Every colleague who
 * may answer sees all; blind review hides who asks as everywhere. @throws AppError "viewer-only"
 */
export async function listRequests(
  deps: Pick<Deps, "db">,
  { agent }: { agent: ActiveAgent },
): Promise<{ open: ListedRequest[]; answered: ListedRequest[] }> {
  requireRight(agent, "work");
  const [open, answered] = await Promise.all([
    find(deps, agent, isNull(applicantRequests.answeredAt), asc(applicantRequests.dueAt), MOST_OPEN),
    find(
      deps,
      agent,
      isNotNull(applicantRequests.answeredAt),
      desc(applicantRequests.answeredAt),
      MOST_ANSWERED,
    ),
  ]);
  return { open, answered };
}

async function find(
  { db }: Pick<Deps, "db">,
  agent: ActiveAgent,
  which: SQL,
  order: SQL,
  most: number,
): Promise<ListedRequest[]> {
  const rows = await db
    .dbFor(agent.companyId)
    .select({
      request: applicantRequests,
      applicant: {
        threadId: applicants.threadId,
        ...ownColumns,
      },
      threadTitle: threads.title,
      isHeld: sql<number>`coalesce(${isHeld}, 0)`,
      isReadable: sql<number>`coalesce(${mayRead(agent)}, 0)`,
      answeredBy: users.fullName,
    })
    .from(applicantRequests)
    .leftJoin(applicants, eq(applicants.id, applicantRequests.applicantId))
    .leftJoin(threads, eq(threads.id, applicantRequests.threadId))
    .leftJoin(agents, eq(agents.id, applicantRequests.answeredBy))
    .leftJoin(users, eq(users.id, agents.userId))
    .where(and(eq(applicantRequests.companyId, agent.companyId), which))
    .orderBy(order)
    .limit(most);
  return rows.map(({ request, applicant, threadTitle, isHeld, isReadable, answeredBy }) => {
    const { id, number, kind, neverAgain, createdAt, dueAt, answeredAt, outcome } = request;
    const seen = applicant && veil(agent, applicant);
    const said = applicant && seen?.veiled ? coverOf(applicant) : null;
    const shown = (words: string | null) => (words && said ? said(words).text : words);
    return {
      ...{ id, number, kind, neverAgain, createdAt, dueAt, answeredAt, outcome, answeredBy, threadTitle },
      words: shown(request.words),
      answer: shown(request.answer),
      isReadable: isReadable === 1,
      person: seen && {
        applicantId: seen.id,
        threadId: seen.threadId,
        name: seen.candidateName ?? seen.fileName,
        hasEmail: applicant.candidateEmail !== null,
        isHeld: isHeld === 1,
      },
    };
  });
}
