import type { ThreadQuery } from "../../workers/domain/threads/thread-list-query";

const DEFAULTS: Partial<Record<keyof ThreadQuery, string>> = {
  page: "1",
  size: "25",
  sort: "created_at",
  order: "desc",
};

/** The address of a state of the list of threads. */
export function threadListSearch(query: ThreadQuery, changes: Partial<ThreadQuery> = {}): string {
  const parameters = new URLSearchParams({ tab: "campaigns" });
  for (const [name, value] of Object.entries({ ...query, ...changes })) {
    if (value === undefined || String(value) === DEFAULTS[name as keyof ThreadQuery]) continue;
    parameters.set(name, String(value));
  }
  return `?${parameters}`;
}
