import { type SQL, sql } from "drizzle-orm";
import { may } from "../agencies/roles";
import { inPlace } from "../applicants/table/applicant-filter";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { asksForWords } from "./pool-filters";
import { poolMatch } from "./pool-match";
import type { PoolQuery } from "./pool-query";

/** Whose pool is read: who asks for the company's without owning it gets their own. */
export function scopeIdOf(agent: ActiveAgent, { scope }: Pick<PoolQuery, "scope">): string {
  return scope === "company" && may(agent, "manage") ? agent.companyId : agent.agentId;
}

/** Under blind review nobody is found by who they are: skills and years stay. */
function seenFilters(agent: ActiveAgent, query: PoolQuery): PoolQuery {
  return agent.blindReview ? { ...query, search: undefined, location: undefined, gender: undefined } : query;
}

export type PoolRange = {
  limit: number;
  offset?: number;
  before?: number | undefined;
  /** of a whole pool: how many older ones are left out, counted from the oldest, instead of `offset` */
  fromEnd?: number | undefined;
  /** for a count: to bring what is found in an order takes as long as to find it */
  unordered?: boolean;
  /** only few people live where the query asks for, and nothing else is asked */
  few?: boolean;
};

/** Places of a scope's people that a location means, as they are written. */
function placesOf(scopeId: string, location: string): SQL {
  return sql`(select kept.place from pool_places as kept
    where kept.scope_id = ${scopeId} and kept.people > 0 and ${inPlace(sql`kept.place`, location)})`;
}

/** How many people a query finds, from what is kept of the scope's places; null where it asks for words, which are to be looked for. */
export function keptPoolCount({
  agent,
  query,
}: {
  agent: ActiveAgent;
  query: PoolQuery;
}): SQL<number> | null {
  const seen = seenFilters(agent, query);
  if (asksForWords(seen)) return null;
  const figure = sql.raw(agent.blindReview ? "entries" : "people");
  const there = seen.location === undefined ? sql`` : sql`and ${inPlace(sql`kept.place`, seen.location)}`;
  return sql<number>`(select coalesce(sum(kept.${figure}), 0) from pool_places as kept
    where kept.scope_id = ${scopeIdOf(agent, query)} ${there})`;
}

/**
 * Numbers of the entries that a query finds, newest first, in one index: the pool's, or the full text's where words are asked for.
 * Under blind review nobody is put together: someone shortlisted in one thread would be told by it in the other.
 */
export function poolNumbersOf(
  { agent, query }: { agent: ActiveAgent; query: PoolQuery },
  { before, limit, offset = 0, fromEnd, unordered = false, few = false }: PoolRange,
): SQL {
  const scopeId = scopeIdOf(agent, query);
  const newest = agent.blindReview ? sql`` : sql`and entry.is_newest = 1`;
  const page = sql`limit ${limit} offset ${offset}`;
  const order = (number: SQL) => (unordered ? sql`` : sql`order by ${number} desc`);
  const seen = seenFilters(agent, query);
  const places = seen.location === undefined ? null : placesOf(scopeId, seen.location);
  const there = places ? sql`and +entry.place in ${places}` : sql``;
  if (!asksForWords(seen)) {
    // So few are sorted sooner than they are come upon in the order of all.
    if (places && few)
      return sql`select entry.number from pool_entries as entry
        where entry.scope_id = ${scopeId} and entry.is_newest = 1 and entry.place in ${places} ${order(sql`+entry.number`)} ${page}`;
    if (fromEnd !== undefined)
      return sql`select entry.number from pool_entries as entry
        where entry.scope_id = ${scopeId} ${newest} order by entry.number limit ${limit} offset ${fromEnd}`;
    const further = before === undefined ? sql`` : sql`and entry.number < ${before}`;
    return sql`select entry.number from pool_entries as entry
      where entry.scope_id = ${scopeId} ${newest} ${further} ${there} ${order(sql`entry.number`)} ${page}`;
  }
  const further = before === undefined ? sql`` : sql`and pool_search.rowid < ${before}`;
  // The index that holds all that is asked of an entry; SQLite would fetch each by its key.
  const index = sql.raw(agent.blindReview ? "pool_entries_scope_idx" : "pool_entries_people_idx");
  return sql`select entry.number from pool_search cross join pool_entries as entry indexed by ${index}
    where pool_search match ${poolMatch(agent.companyId, seen)} ${further}
      and entry.number = pool_search.rowid and entry.scope_id = ${scopeId} ${newest} ${there}
    ${order(sql`pool_search.rowid`)} ${page}`;
}
