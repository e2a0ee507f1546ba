import type { ApplicationQuery } from "../../../../workers/domain/applications/schema";

const DEFAULTS: Record<string, string> = { view: "board", sort: "saved", order: "desc", page: "1" };

/** The address part ("?view=list...") of the page's state with some of it changed; what is the usual is left out. */
export function applicationsSearch(query: ApplicationQuery, changes: Partial<ApplicationQuery> = {}): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, ...changes })) {
    if (value !== undefined && String(value) !== DEFAULTS[name]) parameters.set(name, String(value));
  }
  const text = parameters.toString();
  return text ? `?${text}` : "";
}

/** What was just done, as an address says it; not part of the page's state. */
const NOTICE = ["notice", "of", "was"] as const;

/** The address part of the page as it stands, with or without a notice. */
export function searchWith(
  search: string,
  notice: Partial<Record<(typeof NOTICE)[number], string>> = {},
): string {
  const parameters = new URLSearchParams(search);
  for (const name of NOTICE) parameters.delete(name);
  for (const [name, value] of Object.entries(notice)) parameters.set(name, value);
  const text = parameters.toString();
  return text ? `?${text}` : "";
}
