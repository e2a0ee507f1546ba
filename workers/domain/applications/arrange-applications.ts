import { type ApplicationState, applicationStates } from "./application-states";
import type { ApplicationListItem } from "./list-applications";
import type { ApplicationQuery, ApplicationSort } from "./schema";

export const LIST_PAGE = 50;
export const COLUMN_CARDS = 50;

export type ApplicationColumn = {
  state: ApplicationState;
  total: number;
  cards: ApplicationListItem[];
};

export type ListPage = { rows: ApplicationListItem[]; total: number; page: number; pages: number };

/** As people search: capitals and accents don't matter. */
function plain(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Those whose title, employer or place has all words of the search. */
export function found(all: ApplicationListItem[], search: string | undefined): ApplicationListItem[] {
  const words = plain(search ?? "")
    .split(/\s+/)
    .filter(Boolean);
  return all.filter(({ jobTitle, employer, place }) => {
    const text = plain(`${jobTitle} ${employer} ${place}`);
    return words.every((word) => text.includes(word));
  });
}

/** A column a state: what has the nearest day comes first, then the newest. */
export function applicationColumnsOf(
  all: ApplicationListItem[],
  { search }: ApplicationQuery,
): ApplicationColumn[] {
  const shown = found(all, search);
  return applicationStates.map((state) => {
    const cards = shown.filter((one) => one.state === state);
    const inOrder = state === "closed" ? cards : cards.toSorted(byNextDay);
    return { state, total: cards.length, cards: inOrder.slice(0, COLUMN_CARDS) };
  });
}

const LAST = Number.POSITIVE_INFINITY;

function byNextDay(one: ApplicationListItem, other: ApplicationListItem): number {
  const [a, b] = [one.nextAt ?? LAST, other.nextAt ?? LAST];
  return a === b ? 0 : a - b;
}

type Sortable = string | number | null;

const sortedBy: Record<ApplicationSort, (one: ApplicationListItem) => Sortable> = {
  title: ({ jobTitle }) => plain(jobTitle),
  employer: ({ employer }) => plain(employer) || null,
  state: ({ state }) => applicationStates.indexOf(state),
  score: ({ score }) => score,
  saved: ({ savedAt }) => savedAt,
  applied: ({ appliedAt }) => appliedAt,
  next: ({ nextAt }) => nextAt,
};

/** What a query finds, in its order; what has no value stands at the end, whichever the order. */
export function arranged(all: ApplicationListItem[], query: ApplicationQuery): ApplicationListItem[] {
  const { search, state, sort, order } = query;
  const key = sortedBy[sort];
  const sign = order === "asc" ? 1 : -1;
  return found(all, search)
    .filter((one) => state === undefined || one.state === state)
    .toSorted((one, other) => {
      const [a, b] = [key(one), key(other)];
      if (a === null || b === null) return Number(a === null) - Number(b === null);
      return a === b ? 0 : a < b ? -sign : sign;
    });
}

/** One page of the list; a page that isn't there is the last one. */
export function applicationsPageOf(all: ApplicationListItem[], query: ApplicationQuery): ListPage {
  const rows = arranged(all, query);
  const pages = Math.max(1, Math.ceil(rows.length / LIST_PAGE));
  const page = Math.min(query.page, pages);
  return { rows: rows.slice((page - 1) * LIST_PAGE, page * LIST_PAGE), total: rows.length, page, pages };
}
