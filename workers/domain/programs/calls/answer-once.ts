import { eq, lte } from "drizzle-orm";
import { apiAnswers } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { sha256 } from "../../sha256";
import { KEPT_ANSWER_MILLISECONDS, UNDER_WAY_MILLISECONDS } from "./call-limits";

export type KeptAnswer = { status: number; body: string; location: string | null };

/** `name`: the request's `Idempotency-Key`. `request`: all that makes it another one: method, address, body. */
export type NamedRequest = { keyId: string; name: string; request: string };

/**
 * Does a request's work once: sent again within a day, it gets the first answer, if that was a success.
 * @throws AppError "idempotency-under-way" | "idempotency-mismatch"; whatever the work throws
 */
export async function answerOnce(
  deps: Pick<Deps, "db" | "now">,
  { keyId, name, request }: NamedRequest,
  work: () => Promise<KeptAnswer>,
): Promise<{ answer: KeptAnswer; isReplay: boolean }> {
  const { shared } = deps.db;
  const id = sha256(`${keyId}\n${name}`);
  const requestHash = sha256(request);
  const kept = await claim(deps, { id, keyId, requestHash });
  if (kept) return { answer: kept, isReplay: true };
  try {
    const answer = await work();
    await shared
      .update(apiAnswers)
      .set({ ...answer, expiresAt: deps.now() + KEPT_ANSWER_MILLISECONDS })
      .where(eq(apiAnswers.id, id));
    return { answer, isReplay: false };
  } catch (error) {
    await shared.delete(apiAnswers).where(eq(apiAnswers.id, id));
    throw error;
  }
}

/** One statement, so that of two requests at the same moment one does the work. null: the caller does. */
async function claim(
  { db, now }: Pick<Deps, "db" | "now">,
  { id, keyId, requestHash }: { id: string; keyId: string; requestHash: string },
): Promise<KeptAnswer | null> {
  const time = now();
  const fresh = {
    requestHash,
    status: null,
    body: null,
    location: null,
    expiresAt: time + UNDER_WAY_MILLISECONDS,
  };
  const claimed = await db.shared
    .insert(apiAnswers)
    .values({ id, keyId, ...fresh })
    .onConflictDoUpdate({ target: apiAnswers.id, set: fresh, setWhere: lte(apiAnswers.expiresAt, time) })
    .returning({ id: apiAnswers.id });
  if (claimed.length > 0) return null;
  const [row] = await db.shared.select().from(apiAnswers).where(eq(apiAnswers.id, id));
  if (row && row.requestHash !== requestHash) throw new AppError("idempotency-mismatch");
  if (!row || row.status === null || row.body === null) throw new AppError("idempotency-under-way");
  return { status: row.status, body: row.body, location: row.location };
}
