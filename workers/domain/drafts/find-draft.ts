import { and, eq } from "drizzle-orm";
import { drafts } from "../../../db/schema";
import type { Deps } from "../deps";
import { AppError } from "../errors";

/** @throws AppError "draft-not-found" for a missing one and for another's alike */
export async function findDraft(
  { db }: Pick<Deps, "db">,
  { userId, draftId }: { userId: string; draftId: string },
): Promise<typeof drafts.$inferSelect> {
  const [row] = await db
    .dbFor(userId)
    .select()
    .from(drafts)
    .where(and(eq(drafts.id, draftId), eq(drafts.userId, userId)));
  if (!row) throw new AppError("draft-not-found");
  return row;
}
