import { and, asc, count, gt, inArray, isNull, sql } from "drizzle-orm";
import { boardName, jobBoards, jobPostings } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { type CursorPage, PAGE_SIZE } from "../cursor-page";
import { beginsWith } from "../prefix-filter";
import type { ListQuery } from "../schema";

export type BoardLine = Pick<
  typeof jobBoards.$inferSelect,
  "id" | "source" | "token" | "company" | "nextReadAt" | "lastReadAt" | "lastError" | "failures"
> & {
  /** open ones */
  postings: number;
};

const STATES = {
  all: undefined,
  failing: gt(jobBoards.failures, sql`0`),
  stopped: isNull(jobBoards.nextReadAt),
};

/** By name, from where the page before ended. */
export async function listBoards(
  { db }: Pick<Deps, "db">,
  { q, state, after }: ListQuery<"boards">,
): Promise<CursorPage<BoardLine>> {
  const { id, source, token, company, nextReadAt, lastReadAt, lastError, failures } = jobBoards;
  const [, afterId = "", afterName = ""] = /^([^~]*)~(.*)$/s.exec(after ?? "") ?? [];
  const found = await db.shared
    .select({ id, source, token, company, nextReadAt, lastReadAt, lastError, failures, name: boardName })
    .from(jobBoards)
    .where(
      and(
        STATES[state],
        beginsWith(boardName, q),
        after ? sql`(${boardName}, ${id}) > (${afterName}, ${afterId})` : undefined,
      ),
    )
    .orderBy(asc(boardName), asc(id))
    .limit(PAGE_SIZE + 1);
  const last = found[PAGE_SIZE - 1];
  const next = found.length > PAGE_SIZE && last ? `${last.id}~${last.name}` : null;
  const rows = found.slice(0, PAGE_SIZE);
  const counted = await db.shared
    .select({ boardId: jobPostings.boardId, postings: count() })
    .from(jobPostings)
    .where(
      and(
        inArray(
          jobPostings.boardId,
          rows.map((row) => row.id),
        ),
        isNull(jobPostings.closedAt),
      ),
    )
    .groupBy(jobPostings.boardId);
  const postings = new Map(counted.map((row) => [row.boardId, row.postings]));
  return { rows: rows.map(({ name: _, ...row }) => ({ ...row, postings: postings.get(row.id) ?? 0 })), next };
}
