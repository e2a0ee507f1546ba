import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Db } from "../../../../db/client";
import { agents, apiKeys, rateLimits } from "../../../../db/schema";
import { CALLS_PER_MINUTE } from "./call-limits";

/** Of a call: its key's hash, the time of the call, and when a minute that begins with it ends. */
export type CallValues = { hash: string; time: number; end: number };

/**
 * A statement that goes to the database with the call's key, so that both take one trip. It may count on nothing but
 * `keyHolder`: whether the key may do this at all, who asked it looks up before they take the result.
 */
export type KeyedRead<Result> = {
  statement: (db: Db, values: CallValues) => BatchItem<"sqlite">;
  resultOf: (rows: never) => Result;
};

const held = sql`${apiKeys} as held on held.token_hash = ${sql.placeholder("hash")} and held.expires_at > ${sql.placeholder("time")}
  and (select counted.attempts from ${rateLimits} as counted
    where counted.key = 'api:' || held.id || ':' || held.user_id) <= ${CALLS_PER_MINUTE}
  where held.user_id = holder.user_id and held.company_id = holder.company_id
    and holder.role = 'owner' and holder.status = 'active'`;

/**
 * Who holds the call's key, as SQL: an active owner, or nobody where it has ended, or where the call, counted just before, is one
 * too many. Each use of it looks that up again, so that a statement should have few.
 */
export const keyHolder = {
  agentId: sql`(select holder.id from ${agents} as holder join ${held})`,
  companyId: sql`(select holder.company_id from ${agents} as holder join ${held})`,
};
