import { type ApplicantQuery, parseApplicantQuery } from "../schema";
import { COLUMNS_PARAMETER, tableColumns } from "../table/view-columns";

export const QUERY_VERSION = 1;

/** What a view keeps of a query. A search is for one person, whose name would outlive their erasure here. */
export function queryText(query: ApplicantQuery): string {
  const { page: _page, size: _size, search: _search, ...kept } = query;
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(kept)) {
    if (value !== undefined) parameters.set(name, String(value));
  }
  return parameters.toString();
}

/** A view as the search of an address; what is no longer known falls back or goes. */
export function viewSearch(stored: { query: string; columns: readonly string[] }): string {
  const parameters = new URLSearchParams(queryText(parseApplicantQuery(new URLSearchParams(stored.query))));
  const columns = tableColumns.filter((name) => stored.columns.includes(name));
  parameters.set(COLUMNS_PARAMETER, columns.join(","));
  return `?${parameters}`;
}
