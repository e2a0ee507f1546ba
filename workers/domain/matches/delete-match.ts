import { and, eq } from "drizzle-orm";
import { runBatch } from "../../../db/batch";
import { matches, verdicts } from "../../../db/schema";
import type { Deps } from "../deps";
import { errorText } from "../error-text";
import { AppError } from "../errors";
import { deleteFilesDue } from "../files/delete-files-due";
import { rebuildSkillsAndProgress } from "../seekers/skills-and-progress";
import { forgetVerdicts } from "../verdicts/forget-verdicts";
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
    await findMatch(deps, input);
    const ofMatch = and(eq(verdicts.matchId, matchId), eq(verdicts.userId, userId));
    await runBatch(db, [
      ...forgetVerdicts(db, ofMatch, deps.now()),
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
