import { and, gt, inArray, lt, lte, or, sql } from "drizzle-orm";
import { rateLimits } from "../../../db/schema";
import type { Deps } from "../deps";
import { AppError } from "../errors";

/** Whose attempts are counted together, how many there may be, and in how long. */
export type Bucket = { key: string; limit: number; windowMilliseconds: number };

/**
 * Counts one attempt, unless `limit` were counted in the running window. One statement, so that attempts at the same
 * moment are all counted. What is refused isn't counted, so a full bucket is free again when its window ends.
 * @returns whether it was counted
 */
export async function tryAttempt(
  { db, now }: Pick<Deps, "db" | "now">,
  { key, limit, windowMilliseconds }: Bucket,
): Promise<boolean> {
  const time = now();
  const counted = await db.shared
    .insert(rateLimits)
    .values({ key, attempts: 1, windowEndsAt: time + windowMilliseconds })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        attempts: sql`case when ${rateLimits.windowEndsAt} <= ${time} then 1 else ${rateLimits.attempts} + 1 end`,
        windowEndsAt: sql`case when ${rateLimits.windowEndsAt} <= ${time} then ${time + windowMilliseconds} else ${rateLimits.windowEndsAt} end`,
      },
      setWhere: or(lte(rateLimits.windowEndsAt, time), lt(rateLimits.attempts, limit)),
    })
    .returning({ key: rateLimits.key });
  return counted.length > 0;
}

/**
 * Counts one attempt.
 * @throws AppError "too-many-attempts" when `limit` were counted in the running window
 */
export async function countAttempt(deps: Pick<Deps, "db" | "now">, bucket: Bucket): Promise<void> {
  if (!(await tryAttempt(deps, bucket))) throw new AppError("too-many-attempts");
}

/** The most attempts that any of these buckets holds now. */
export async function mostAttempts(
  { db, now }: Pick<Deps, "db" | "now">,
  keys: readonly string[],
): Promise<number> {
  const rows = await db.shared
    .select({ attempts: rateLimits.attempts })
    .from(rateLimits)
    .where(and(inArray(rateLimits.key, [...keys]), gt(rateLimits.windowEndsAt, now())));
  return Math.max(0, ...rows.map(({ attempts }) => attempts));
}

/**
 * The part of an address that one caller can't change at will: IPv6 networks are handed out as /64, so the first half
 * of such an address counts.
 * @param ipAddress as the edge names it; null where nothing is known
 */
export function callerOf(ipAddress: string | null): string {
  if (!ipAddress) return "unknown";
  if (!ipAddress.includes(":")) return ipAddress;
  const [head = "", tail] = ipAddress.toLowerCase().split("::");
  const groups = head.split(":").filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(":").filter(Boolean).length;
  const all = [...groups, ...Array<string>(Math.max(0, missing)).fill("0"), ...(tail?.split(":") ?? [])];
  const half = all.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ""));
  return `${half.join(":")}::/64`;
}
