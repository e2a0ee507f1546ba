import type { PoolQuery } from "../../workers/domain/pool/pool-query";
import { querySearch } from "./query-search";

const DEFAULTS = { page: "1", size: "10", scope: "mine" };

export function poolSearch(query: PoolQuery, changes: Partial<PoolQuery> = {}): string {
  return querySearch({ ...query, ...changes }, DEFAULTS);
}
