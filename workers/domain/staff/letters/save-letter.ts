import { eq, sql } from "drizzle-orm";
import { letters } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { runAudited } from "../audit-entry";
import type { LetterForm } from "../schema";
import { getLetter } from "./get-letter";
import { isDraft } from "./is-draft";

/** @returns the draft's id */
export async function createLetter(
  deps: Deps,
  { form, actorId }: { form: LetterForm; actorId: string },
): Promise<string> {
  const letterId = crypto.randomUUID();
  const time = deps.now();
  await runAudited(deps, {
    actorId,
    action: "letter-created",
    subject: letterId,
    reason: null,
    onlyIf: sql`1`,
    effects: [
      deps.db.shared.insert(letters).values({ id: letterId, ...form, createdAt: time, updatedAt: time }),
    ],
  });
  return letterId;
}

/** `expected`: `updatedAt` as it was opened. @throws AppError "not-found" | "letter-changed" */
export async function changeLetter(
  deps: Deps,
  input: { letterId: string; form: LetterForm; expected: number; actorId: string },
): Promise<void> {
  const { letterId, form, expected, actorId } = input;
  await getLetter(deps, { letterId });
  try {
    await runAudited(deps, {
      actorId,
      action: "letter-changed",
      subject: letterId,
      reason: null,
      onlyIf: isDraft(letterId, expected),
      effects: [
        deps.db.shared
          .update(letters)
          // Never the same twice, also within one millisecond.
          .set({ ...form, updatedAt: Math.max(deps.now(), expected + 1) })
          .where(eq(letters.id, letterId)),
      ],
    });
  } catch (error) {
    if (error instanceof AppError && error.code === "decided-meanwhile") throw new AppError("letter-changed");
    throw error;
  }
}

/** Deletes a draft for good. @throws AppError "not-found" | "decided-meanwhile" */
export async function deleteLetter(
  deps: Deps,
  { letterId, actorId, reason }: { letterId: string; actorId: string; reason: string | null },
): Promise<void> {
  const { list } = await getLetter(deps, { letterId });
  await runAudited(deps, {
    actorId,
    action: "letter-deleted",
    subject: letterId,
    reason,
    data: { list },
    onlyIf: isDraft(letterId),
    effects: [deps.db.shared.delete(letters).where(eq(letters.id, letterId))],
  });
}
