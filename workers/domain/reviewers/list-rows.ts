import { and, desc, eq, gte, inArray, sql } from "drizzle-orm";
import { agencyLog, applicants, decisions, threads } from "../../../db/schema";
import { requireRight } from "../agencies/require-right";
import { codeName } from "../applicants/blind/code-name";
import { DAY } from "../day";
import type { Stage } from "../decisions/stages";
import type { Deps } from "../deps";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { answerOf, readDecisions } from "./read-decisions";
import { MAX_ROWS } from "./reviewer-limits";
import type { RowKind } from "./row-kinds";

/** A row behind a figure; the person is null once erased, and a code name under blind review. `at` in UTC ms. */
export type ReviewerRow = {
  id: string;
  at: number;
  threadId: string | null;
  threadTitle: string | null;
  applicantId: string | null;
  person: string | null;
  move: { from: Stage; to: Stage; score: number | null; seconds: number | null } | null;
};

type Query = { agent: ActiveAgent; days: number; of: string; rows: RowKind };

/** The newest rows behind one figure of a colleague. @throws AppError "owner-right" */
export async function listReviewerRows(
  deps: Pick<Deps, "db" | "now">,
  { agent, days, of, rows }: Query,
): Promise<{ rows: ReviewerRow[]; total: number }> {
  requireRight(agent, "manage");
  const since = deps.now() - days * DAY;
  const found =
    rows === "opened"
      ? await opened(deps, { agent, of, since })
      : await decided(deps, { agent, of, since, rows });
  return { total: found.length, rows: await named(deps, agent, found.slice(0, MAX_ROWS)) };
}

type Found = Omit<ReviewerRow, "threadTitle" | "person">;

async function decided(
  deps: Pick<Deps, "db">,
  { agent, of, since, rows }: { agent: ActiveAgent; of: string; since: number; rows: RowKind },
): Promise<Found[]> {
  const { companyId } = agent;
  const all = await readDecisions(deps, { companyId, since, which: eq(decisions.agentId, of) });
  const compared = new Set<string>();
  return all.decided
    .filter(({ applicantId, to, score, seconds }) => {
      if (rows === "unopened") return applicantId !== null && seconds === null;
      if (rows === "timed") return seconds !== null;
      if (rows !== "compared") return true;
      if (applicantId === null || score === null || answerOf(to) === null || compared.has(applicantId))
        return false;
      return compared.add(applicantId);
    })
    .map(({ id, at, threadId, applicantId, ...move }) => ({ id, at, threadId, applicantId, move }));
}

async function opened(
  { db }: Pick<Deps, "db">,
  { agent, of, since }: { agent: ActiveAgent; of: string; since: number },
): Promise<Found[]> {
  const at = sql<number>`max(${agencyLog.createdAt})`;
  const lines = await db
    .dbFor(agent.companyId)
    .select({ at, threadId: agencyLog.threadId, applicantId: agencyLog.applicantId })
    .from(agencyLog)
    .where(
      and(
        eq(agencyLog.companyId, agent.companyId),
        sql`${agencyLog.action} = 'opened'`,
        gte(agencyLog.createdAt, since),
        eq(agencyLog.agentId, of),
      ),
    )
    .groupBy(agencyLog.applicantId)
    .orderBy(desc(at));
  return lines.map((line) => ({ ...line, id: line.applicantId ?? "", move: null }));
}

/** Names of who is still there. Under blind review nobody has one here, not even the shortlisted. */
async function named({ db }: Pick<Deps, "db">, agent: ActiveAgent, found: Found[]): Promise<ReviewerRow[]> {
  const tenant = db.dbFor(agent.companyId);
  const among = (ids: (string | null)[]) => sql`(select value from json_each(${JSON.stringify(ids)}))`;
  const [people, titles] = await tenant.batch([
    tenant
      .select({
        id: applicants.id,
        name: sql<string>`coalesce(${applicants.candidateName}, ${applicants.fileName})`.as("name"),
      })
      .from(applicants)
      .where(
        and(
          inArray(applicants.id, among(found.map(({ applicantId }) => applicantId))),
          eq(applicants.companyId, agent.companyId),
        ),
      ),
    tenant
      .select({ id: threads.id, title: threads.title })
      .from(threads)
      .where(
        and(
          inArray(threads.id, among(found.map(({ threadId }) => threadId))),
          eq(threads.companyId, agent.companyId),
          sql`${threads.deletedAt} is null`,
        ),
      ),
  ]);
  const names = new Map(people.map(({ id, name }) => [id, agent.blindReview ? codeName(id) : name]));
  const titleOf = new Map(titles.map(({ id, title }) => [id, title]));
  return found.map(({ threadId, applicantId, ...row }) => {
    const threadTitle = titleOf.get(threadId ?? "") ?? null;
    const person = names.get(applicantId ?? "") ?? null;
    return {
      ...{ ...row, threadTitle, person },
      threadId: threadTitle === null ? null : threadId,
      applicantId: person === null ? null : applicantId,
    };
  });
}
