import { and, desc, eq, sql } from "drizzle-orm";
import { fixedStatement } from "../../../../db/fixed-statement";
import { threadCounts, threads } from "../../../../db/schema";
import { afterKey, type Page, pageOf, type TimeKey } from "../../keyset-page";
import { shownThreadColumns } from "../../threads/list/shown-thread-columns";
import { ownersThreads } from "../../threads/thread-access";
import { type KeyedRead, keyHolder } from "../calls/keyed-read";

export type PagedThread = {
  id: string;
  title: string;
  companyName: string;
  location: string;
  employmentType: string;
  isOpen: boolean;
  createdAt: number;
  candidates: number;
};

export const pagedThreadColumns = {
  ...shownThreadColumns,
  candidates: sql<number>`coalesce(${threadCounts.applicants}, 0)`,
};

const START: TimeKey = { value: Number.MAX_SAFE_INTEGER, id: "" };

const place = { value: sql.placeholder("value"), id: sql.placeholder("id") };

const selectPage = fixedStatement((db) =>
  db
    .select(pagedThreadColumns)
    .from(threads)
    .leftJoin(threadCounts, eq(threadCounts.threadId, threads.id))
    .where(and(ownersThreads(keyHolder.companyId), afterKey(place, threads.createdAt, threads.id, "down")))
    .orderBy(desc(threads.createdAt), desc(threads.id))
    .limit(sql.placeholder("rows")),
);

/** The threads of the company whose key a call has, newest first, from where the page before ended. */
export function threadsOfKey({
  limit,
  after,
}: {
  limit: number;
  after: TimeKey | null;
}): KeyedRead<Page<PagedThread>> {
  return {
    statement: (db, values) => selectPage(db, { ...values, ...(after ?? START), rows: limit + 1 }),
    resultOf: (rows: PagedThread[]) => pageOf(rows, limit, ({ createdAt }) => createdAt),
  };
}
