import type { ApplicantQuery } from "../../workers/domain/applicants/schema";
import { querySearch } from "./query-search";

const DEFAULTS = {
  page: "1",
};

/** The order on the first visit, which "Clear All Filters" goes back to; the page size stays. */
export function clearedSearch({ size }: ApplicantQuery): string {
  return `?size=${size}&sort=created_at&order=desc`;
}

/** The address of a state of the table. It names the order and the page size, because an agent's last choice is the default. */
export function tableSearch(query: ApplicantQuery, changes: Partial<ApplicantQuery> = {}): string {
  return querySearch({ ...query, ...changes }, DEFAULTS);
}

export function withPage(search: string, page: number): string {
  const parameters = new URLSearchParams(search);
  parameters.set("page", String(page));
  return `?${parameters}`;
}

export function pageWindow(page: number, pages: number, count = 5): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(count / 2), pages - count + 1));
  return Array.from({ length: Math.min(count, pages) }, (_, index) => first + index);
}
