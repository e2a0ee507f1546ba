import { eq } from "drizzle-orm";
import { rateLimits } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { countAttempt, countUp } from "../../identity/throttle";
import type { KeyUser } from "../keys/find-key-user";
import { CALLS_PER_MINUTE, COSTLY_PER_MINUTE, type CostlyCall } from "./call-limits";

const MINUTE = 60 * 1000;

/** @returns how many calls are left (below 0: refuse this one), and after how many seconds there are all of them again */
export async function countCall(
  deps: Pick<Deps, "db" | "now">,
  { keyId, user }: Pick<KeyUser, "keyId" | "user">,
): Promise<{ left: number; seconds: number }> {
  // The person's id comes last, by which their counters are erased.
  const key = `api:${keyId}:${user.userId}`;
  const counted = await countUp(deps, { key, limit: CALLS_PER_MINUTE, windowMilliseconds: MINUTE });
  const end = counted?.windowEndsAt ?? (await endOf(deps, key));
  return {
    left: counted ? CALLS_PER_MINUTE - counted.attempts : -1,
    seconds: Math.max(1, Math.ceil((end - deps.now()) / 1000)),
  };
}

/** @throws AppError "too-many-attempts" */
export async function countCostly(
  deps: Pick<Deps, "db" | "now">,
  { keyId, user }: Pick<KeyUser, "keyId" | "user">,
  kind: CostlyCall,
): Promise<void> {
  const key = `api-${kind}:${keyId}:${user.userId}`;
  await countAttempt(deps, { key, limit: COSTLY_PER_MINUTE[kind], windowMilliseconds: MINUTE });
}

async function endOf({ db, now }: Pick<Deps, "db" | "now">, key: string): Promise<number> {
  const [row] = await db.shared
    .select({ windowEndsAt: rateLimits.windowEndsAt })
    .from(rateLimits)
    .where(eq(rateLimits.key, key));
  return row?.windowEndsAt ?? now() + MINUTE;
}
