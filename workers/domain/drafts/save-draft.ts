import { and, eq, sql } from "drizzle-orm";
import { runBatch } from "../../../db/batch";
import { isRefused, prepareCondition } from "../../../db/conditions";
import { drafts } from "../../../db/schema";
import { isUniqueViolation } from "../../../db/unique-violation";
import { ENGINE_VERSION } from "../../engine/version";
import { requireSubscription } from "../billing/require-subscription";
import type { Deps } from "../deps";
import { monthOf } from "../documents/read-document";
import { requireScoring } from "../engine-blocks/blocked-engine";
import { AppError } from "../errors";
import { type DraftContent, editedLines } from "./draft-content";
import { MAX_VERSIONS, MAX_VERSIONS_OF_PERSON } from "./draft-limits";
import { storeDraft } from "./draft-schema";
import { findDraftJob } from "./find-draft-job";
import { scoreDraft } from "./score-draft";

const ROOM = "draft-room";

/**
 * Keeps a draft as the version after the newest its page knew. @param seen that version's number; 0 where there was none
 * @throws AppError "draft-saved-meanwhile" | "draft-limit" | "analysis-not-found" | as `requireSubscription` throws
 */
export async function saveDraft(
  deps: Deps,
  {
    userId,
    matchId,
    seen,
    content,
  }: { userId: string; matchId: string; seen: number; content: DraftContent },
): Promise<{ id: string; number: number }> {
  const job = await findDraftJob(deps, { userId, matchId });
  await requireSubscription(deps, { userId });
  await requireScoring(deps);
  const createdAt = deps.now();
  const { score } = scoreDraft(editedLines(content), { job, asOf: monthOf(createdAt) });
  const row = {
    id: crypto.randomUUID(),
    userId,
    matchId,
    number: seen + 1,
    score,
    engineVersion: ENGINE_VERSION,
    createdAt,
  };
  await insertDraft(deps, { ...row, content: storeDraft(content) });
  return { id: row.id, number: row.number };
}

/** @throws AppError "draft-saved-meanwhile" | "draft-limit" */
export async function insertDraft(
  deps: Pick<Deps, "db">,
  row: typeof drafts.$inferInsert & { userId: string },
): Promise<void> {
  const { userId, matchId } = row;
  const db = deps.db.dbFor(userId);
  const ofMatch = db.$count(drafts, and(eq(drafts.matchId, matchId), eq(drafts.userId, userId)));
  const ofPerson = db.$count(drafts, eq(drafts.userId, userId));
  const room = sql`${ofMatch} < ${MAX_VERSIONS} and ${ofPerson} < ${MAX_VERSIONS_OF_PERSON}`;
  try {
    await runBatch(db, [prepareCondition(db, ROOM, room), db.insert(drafts).values(row)]);
  } catch (error) {
    if (isRefused(error, ROOM)) throw new AppError("draft-limit");
    throw isUniqueViolation(error) ? new AppError("draft-saved-meanwhile") : error;
  }
}
