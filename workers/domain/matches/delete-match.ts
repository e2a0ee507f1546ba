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

/** Row, links, activity and share of skills and progress in one transaction; then its file. */
export async function deleteMatch(deps: Deps, input: { userId: string; matchId: string }): Promise<void> {
  const { userId, matchId } = input;
  const db = deps.db.shared;
  try {
    await findMatch(deps, input);
    const ofMatch = and(eq(verdicts.matchId, matchId), eq(verdicts.userId, userId));
    await runBatch(db, [
      ...forgetVerdicts(db, ofMatch, deps.now()),
      // Links and activity go by their foreign keys.
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
