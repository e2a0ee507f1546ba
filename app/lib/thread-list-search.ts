import type { ThreadQuery } from "../../workers/domain/threads/list/thread-list-query";
import { querySearch } from "./query-search";

const DEFAULTS = {
  page: "1",
  size: "25",
  sort: "created_at",
  order: "desc",
  scope: "mine",
};

export function threadListSearch(query: ThreadQuery, changes: Partial<ThreadQuery> = {}): string {
  return querySearch({ ...query, ...changes }, DEFAULTS, { tab: "campaigns" });
}
