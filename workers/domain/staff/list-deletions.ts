import { and, asc, eq } from "drizzle-orm";
import { deletionRequests, users } from "../../../db/schema";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import { afterKey } from "../keyset-page";
import { type CursorPage, cursorPageOf, PAGE_SIZE } from "./cursor-page";
import { isOpenDeletion } from "./open-work";
import type { ListQuery } from "./schema";

export type DeletionLine = {
  id: string;
  number: string;
  userId: string;
  /** null once the rows are gone and files are still going */
  email: string | null;
  createdAt: number;
  dueAt: number;
  /** set once it can't be undone */
  startedAt: number | null;
};

const columns = {
  id: deletionRequests.id,
  number: deletionRequests.number,
  userId: deletionRequests.userId,
  email: users.email,
  createdAt: deletionRequests.createdAt,
  dueAt: deletionRequests.dueAt,
  startedAt: deletionRequests.startedAt,
};

/** Open requests for erasure, the next to be carried out first. */
export async function listDeletions(
  { db }: Pick<Deps, "db">,
  { after }: ListQuery<"plain">,
): Promise<CursorPage<DeletionLine>> {
  const rows = await db.shared
    .select(columns)
    .from(deletionRequests)
    .leftJoin(users, eq(users.id, deletionRequests.userId))
    .where(and(isOpenDeletion, afterKey(after, deletionRequests.dueAt, deletionRequests.id, "up")))
    .orderBy(asc(deletionRequests.dueAt), asc(deletionRequests.id))
    .limit(PAGE_SIZE + 1);
  return cursorPageOf(rows, (row) => row.dueAt);
}

/** One open request. @throws AppError "not-found" for one that is done, undone or unknown */
export async function getDeletion(
  { db }: Pick<Deps, "db">,
  { requestId }: { requestId: string },
): Promise<DeletionLine> {
  const [row] = await db.shared
    .select(columns)
    .from(deletionRequests)
    .leftJoin(users, eq(users.id, deletionRequests.userId))
    .where(and(eq(deletionRequests.id, requestId), isOpenDeletion));
  if (!row) throw new AppError("not-found");
  return row;
}
