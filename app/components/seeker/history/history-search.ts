import type { HistoryQuery } from "../../../../workers/domain/matches/schema";

/** "2026-11-21" of a UTC time, as date fields take it. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

const DEFAULTS: Record<string, string> = { page: "1", sort: "newest" };

/** The address part ("?sort=...") of a history's state with some of it changed; what is the default is left out. */
export function historySearch(query: HistoryQuery, changes: Partial<HistoryQuery> = {}): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, ...changes })) {
    if (value === undefined) continue;
    const text = name === "from" || name === "to" ? dayOf(Number(value)) : String(value);
    if (text !== DEFAULTS[name]) parameters.set(name, text);
  }
  const text = parameters.toString();
  return text ? `?${text}` : "";
}

const FILTERS = ["search", "minScore", "maxScore", "from", "to", "resume"] as const;

/** Whether the query leaves any analysis out. */
export function hasFilters(query: HistoryQuery): boolean {
  return FILTERS.some((name) => query[name] !== undefined);
}
