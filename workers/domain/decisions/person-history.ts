import { and, desc, eq, sql } from "drizzle-orm";
import { agents, applicantNotes, decisions, users } from "../../../db/schema";
import type { Deps } from "../deps";
import type { Stage } from "./stages";

/** Newest first. `by`: null for an agent who is gone. Times in UTC milliseconds. */
export type HistoryItem = { id: string; at: number; by: string | null } & (
  | { kind: "decision"; from: Stage; to: Stage; reason: string | null; comment: string | null; undo: boolean }
  | { kind: "note"; body: string }
);

/** More than a person ever sees of one applicant. */
const MOST = 200;

/** What agents of a company decided and wrote about an applicant. The caller has checked that they may read it. */
export async function getHistory(
  { db }: Pick<Deps, "db">,
  { companyId, applicantId }: { companyId: string; applicantId: string },
): Promise<HistoryItem[]> {
  const tenant = db.dbFor(companyId);
  const [moves, notes] = await tenant.batch([
    tenant
      .select({ line: decisions, by: users.fullName })
      .from(decisions)
      .leftJoin(agents, eq(agents.id, decisions.agentId))
      .leftJoin(users, eq(users.id, agents.userId))
      .where(and(eq(decisions.applicantId, applicantId), eq(decisions.companyId, companyId)))
      .orderBy(desc(decisions.createdAt), desc(sql`${decisions}.rowid`))
      .limit(MOST),
    tenant
      .select({ note: applicantNotes, by: users.fullName })
      .from(applicantNotes)
      .leftJoin(agents, eq(agents.id, applicantNotes.agentId))
      .leftJoin(users, eq(users.id, agents.userId))
      .where(and(eq(applicantNotes.applicantId, applicantId), eq(applicantNotes.companyId, companyId)))
      .orderBy(desc(applicantNotes.createdAt), desc(sql`${applicantNotes}.rowid`))
      .limit(MOST),
  ]);
  const items: HistoryItem[] = [
    ...moves.map(({ line, by }): HistoryItem => {
      const { id, createdAt, previousStage, stage, reason, comment, undoesId } = line;
      const undo = undoesId !== null;
      return {
        kind: "decision",
        id,
        at: createdAt,
        by,
        from: previousStage,
        to: stage,
        reason,
        comment,
        undo,
      };
    }),
    ...notes.map(
      ({ note: { id, createdAt, body }, by }): HistoryItem => ({ kind: "note", id, at: createdAt, by, body }),
    ),
  ];
  return items.sort((a, b) => b.at - a.at);
}
