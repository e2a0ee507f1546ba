import { sql } from "drizzle-orm";
import { rateLimits } from "../../../../db/schema";
import type { Deps } from "../../deps";
import type { KeyUser } from "../keys/find-key-user";
import { CALLS_PER_MINUTE } from "./call-limits";

const MINUTE = 60 * 1000;

/** @returns how many calls are left (below 0: refuse this one), and after how many seconds there are all of them again */
export async function countCall(
  { db, now }: Pick<Deps, "db" | "now">,
  { keyId, user }: Pick<KeyUser, "keyId" | "user">,
): Promise<{ left: number; seconds: number }> {
  const time = now();
  const { attempts, windowEndsAt } = rateLimits;
  const isOver = sql`${windowEndsAt} <= ${time}`;
  const [counted] = await db.shared
    .insert(rateLimits)
    // The person's id comes last, by which their counters are erased.
    .values({ key: `api:${keyId}:${user.userId}`, attempts: 1, windowEndsAt: time + MINUTE })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        attempts: sql`case when ${isOver} then 1 else min(${attempts}, ${CALLS_PER_MINUTE}) + 1 end`,
        windowEndsAt: sql`case when ${isOver} then ${time + MINUTE} else ${windowEndsAt} end`,
      },
    })
    .returning({ attempts, windowEndsAt });
  const { attempts: used = 1, windowEndsAt: end = time + MINUTE } = counted ?? {};
  return { left: CALLS_PER_MINUTE - used, seconds: Math.max(1, Math.ceil((end - time) / 1000)) };
}
