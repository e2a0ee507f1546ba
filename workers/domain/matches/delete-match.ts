import { and, eq } from "drizzle-orm";
import { runBatch } from "../../../db/batch";
import { filesToDelete, matches } from "../../../db/schema";
import type { Deps } from "../deps";
import { deleteFilesDue } from "../documents/delete-files-due";
import { errorText } from "../error-text";
import { AppError } from "../errors";
import { rebuildSkillsAndProgress } from "../seekers/skills-and-progress";
import { findMatch } from "./get-match";

/**
 * Deletes one of a user's analyses with its links, its activity and its share of skills and progress, in one transaction;
 * then its file, which is tried again until it is gone.
 * @throws AppError "analysis-not-found" | "analysis-deletion-failed"
 */
export async function deleteMatch(deps: Deps, input: { userId: string; matchId: string }): Promise<void> {
  const { userId, matchId } = input;
  const db = deps.db.shared;
  try {
    const { detailKey } = await findMatch(deps, input);
    const due = detailKey
      ? [db.insert(filesToDelete).values({ fileKey: detailKey, createdAt: deps.now() }).onConflictDoNothing()]
      : [];
    await runBatch(db, [
      ...due,
      // Links and activity go with it: their foreign keys say so.
      db.delete(matches).where(and(eq(matches.id, matchId), eq(matches.userId, userId))),
      ...rebuildSkillsAndProgress(db, userId),
    ]);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError("analysis-deletion-failed", { detail: errorText(error) });
  }
  await deleteFilesDue(deps, { limit: 100 }).catch((error: unknown) => {
    deps.log({ event: "task-failed", task: "delete-files-due", error: errorText(error) });
  });
}
