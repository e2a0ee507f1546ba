import { and, gt, inArray, lt, lte, or, sql } from "drizzle-orm";
import { rateLimits } from "../../../db/schema";
import type { Deps } from "../deps";
import { AppError } from "../errors";

export type Bucket = { key: string; limit: number; windowMilliseconds: number };

/** One statement, so that simultaneous attempts all count; refused ones don't. @returns false where the bucket is full */
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

export async function countAttempt(deps: Pick<Deps, "db" | "now">, bucket: Bucket): Promise<void> {
  if (!(await tryAttempt(deps, bucket))) throw new AppError("too-many-attempts");
}

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

/** IPv6 networks are handed out as /64, so the first half of such an address counts. */
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
