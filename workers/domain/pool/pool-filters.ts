import type { PoolQuery } from "./pool-query";

export function filtersPool(query: PoolQuery): boolean {
  return query.location !== undefined || asksForWords(query);
}

/** Whether anything but a location is asked for: what the full-text index holds. */
export function asksForWords({ search, gender, skills, years }: PoolQuery): boolean {
  return [search, gender, skills, years].some((filter) => filter !== undefined);
}
