import { and, eq } from "drizzle-orm";
import { drafts } from "../../../db/schema";
import type { Deps } from "../deps";
import { AppError } from "../errors";

/** @throws AppError "draft-not-found" */
export async function deleteDraft(
  { db }: Pick<Deps, "db">,
  { userId, matchId, draftId }: { userId: string; matchId: string; draftId: string },
): Promise<void> {
  const deleted = await db
    .dbFor(userId)
    .delete(drafts)
    .where(and(eq(drafts.id, draftId), eq(drafts.userId, userId), eq(drafts.matchId, matchId)))
    .returning({ id: drafts.id });
  if (deleted.length === 0) throw new AppError("draft-not-found");
}
