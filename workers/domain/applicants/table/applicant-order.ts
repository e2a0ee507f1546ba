import { and, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { applicants } from "../../../../db/schema";
import type { ApplicantQuery, SortColumn } from "../schema";

const properties = {
  created_at: "createdAt",
  candidate_name: "candidateName",
  candidate_location: "candidateLocation",
  relevancy_score: "relevancyScore",
  skills_match_score: "skillsMatchScore",
  experience_match_score: "experienceMatchScore",
  seniority_match_score: "seniorityMatchScore",
  category_match_score: "categoryMatchScore",
} as const satisfies Record<SortColumn, keyof typeof applicants.$inferSelect>;

type Order = Pick<ApplicantQuery, "sort" | "order">;

/** The last row of what has been read: its value of the sort column, and its id. */
export type ReadUpTo = { value: string | number | null; id: string };

type SortValues = Pick<typeof applicants.$inferSelect, (typeof properties)[SortColumn]>;

/** The plus sign keeps SQLite from walking the sort column's index, where another one answers the filter. */
function termOf(sort: SortColumn, inMemory: boolean): SQL {
  return inMemory ? sql`+${applicants[properties[sort]]}` : sql`${applicants[properties[sort]]}`;
}

/** Rows without a value come last, whichever way the table is sorted; equal values go by id. */
export function orderOf({ sort, order }: Order, { inMemory = false } = {}): SQL[] {
  const term = termOf(sort, inMemory);
  return order === "asc"
    ? [sql`${term} asc nulls last`, sql`${applicants.id} asc`]
    : [sql`${term} desc nulls last`, sql`${applicants.id} desc`];
}

export function reversedOrderOf({ sort, order }: Order, { inMemory = false } = {}): SQL[] {
  const term = termOf(sort, inMemory);
  return order === "asc"
    ? [sql`${term} desc nulls first`, sql`${applicants.id} desc`]
    : [sql`${term} asc nulls first`, sql`${applicants.id} asc`];
}

/** What follows a row among those with a value, or among those without. */
export function following(
  { sort, order }: Order,
  { value, id }: ReadUpTo,
  { inMemory = false } = {},
): SQL | undefined {
  const term = termOf(sort, inMemory);
  const after = order === "asc" ? sql.raw(">") : sql.raw("<");
  return value === null
    ? and(isNull(term), sql`${applicants.id} ${after} ${id}`)
    : sql`(${term}, ${applicants.id}) ${after} (${value}, ${id})`;
}

export function hasValue({ sort }: Order, has: boolean, { inMemory = false } = {}): SQL {
  const term = termOf(sort, inMemory);
  return has ? isNotNull(term) : isNull(term);
}

export function readUpTo(row: { id: string } & SortValues, { sort }: Order): ReadUpTo {
  return { value: row[properties[sort]], id: row.id };
}
