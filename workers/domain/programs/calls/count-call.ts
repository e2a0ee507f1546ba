import { and, eq, gt, sql } from "drizzle-orm";
import { fixedStatement } from "../../../../db/fixed-statement";
import { apiKeys, rateLimits } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { countAttempt } from "../../identity/throttle";
import { type KeyUser, keyUserOf, selectKey } from "../keys/find-key-user";
import { hashKeyToken, isKeyToken } from "../keys/key-token";
import { noteUse } from "../keys/redeem-key";
import { CALLS_PER_MINUTE, COSTLY_PER_MINUTE, type CostlyCall } from "./call-limits";
import type { KeyedRead } from "./keyed-read";

const MINUTE = 60 * 1000;

/** What a program may still call. `left` is below 0 where this call is one too many; after `seconds` there are all of them again. */
type Redeemed = { key: KeyUser; left: number; seconds: number; rows: unknown };

/**
 * Whose key a program sent, and counts the call: one round trip to the database for both.
 * @param beside goes with them; its rows are for who may have them, which the caller finds out
 * @throws AppError "key-missing" | "key-invalid"
 */
export async function redeemCall(
  deps: Pick<Deps, "db" | "now" | "site">,
  token: string | null,
  beside?: KeyedRead<unknown>,
): Promise<Redeemed> {
  if (!token) throw new AppError("key-missing");
  if (!isKeyToken(token)) throw new AppError("key-invalid");
  const time = deps.now();
  const { shared } = deps.db;
  const values = { hash: hashKeyToken(token), time, end: time + MINUTE };
  const [counted, keys, rows] = await shared.batch([
    countUpByKey(shared, values),
    readKey(shared, values),
    ...(beside ? [beside.statement(shared, values)] : []),
  ]);
  const key = await noteUse(deps, keyUserOf(keys[0], deps.site));
  const { attempts = 1, windowEndsAt = deps.now() } = counted[0] ?? {};
  return {
    key,
    rows,
    left: CALLS_PER_MINUTE - attempts,
    seconds: Math.max(1, Math.ceil((windowEndsAt - deps.now()) / 1000)),
  };
}

const which = eq(apiKeys.tokenHash, sql.placeholder("hash"));
const [time, end] = [sql.placeholder("time"), sql.placeholder("end")];

const readKey = fixedStatement((db) => selectKey(db, which, time));

/** Refused calls are counted, too: the minute ends when it ends. */
const countUpByKey = fixedStatement((db) => {
  const isOver = sql`${rateLimits.windowEndsAt} <= ${time}`;
  const fresh = db
    .select({
      // The person's id comes last, by which their counters are erased.
      key: sql<string>`'api:' || ${apiKeys.id} || ':' || ${apiKeys.userId}`.as("key"),
      windowEndsAt: sql<number>`${end}`.as("window_ends_at"),
      attempts: sql<number>`1`.as("attempts"),
    })
    .from(apiKeys)
    .where(and(which, gt(apiKeys.expiresAt, time)));
  return db
    .insert(rateLimits)
    .select(fresh)
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        attempts: sql`case when ${isOver} then 1 else ${rateLimits.attempts} + 1 end`,
        windowEndsAt: sql`case when ${isOver} then ${end} else ${rateLimits.windowEndsAt} end`,
      },
    })
    .returning({ attempts: rateLimits.attempts, windowEndsAt: rateLimits.windowEndsAt });
});

/** @throws AppError "too-many-attempts" */
export async function countCostly(
  deps: Pick<Deps, "db" | "now">,
  { keyId, user }: Pick<KeyUser, "keyId" | "user">,
  kind: CostlyCall,
): Promise<void> {
  const key = `api-${kind}:${keyId}:${user.userId}`;
  await countAttempt(deps, { key, limit: COSTLY_PER_MINUTE[kind], windowMilliseconds: MINUTE });
}
