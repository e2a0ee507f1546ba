import { sql } from "drizzle-orm";
import { rateLimits } from "../../../db/schema";
import type { Deps } from "../deps";
import { AppError } from "../errors";

/**
 * Counts one attempt under a key and refuses it when there were more than `limit` in the running window.
 * One statement, so that attempts at the same moment are all counted.
 * @throws AppError "too-many-attempts"
 */
export async function countAttempt(
  { db, now }: Pick<Deps, "db" | "now">,
  { key, limit, windowMilliseconds }: { key: string; limit: number; windowMilliseconds: number },
): Promise<void> {
  const time = now();
  const [row] = await db.shared
    .insert(rateLimits)
    .values({ key, attempts: 1, windowEndsAt: time + windowMilliseconds })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        attempts: sql`case when ${rateLimits.windowEndsAt} <= ${time} then 1 else ${rateLimits.attempts} + 1 end`,
        windowEndsAt: sql`case when ${rateLimits.windowEndsAt} <= ${time} then ${time + windowMilliseconds} else ${rateLimits.windowEndsAt} end`,
      },
    })
    .returning({ attempts: rateLimits.attempts });
  if ((row?.attempts ?? 1) > limit) throw new AppError("too-many-attempts");
}
