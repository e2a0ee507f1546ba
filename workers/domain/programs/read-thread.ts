import { and, eq, type Placeholder, sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { fixedStatement } from "../../../db/fixed-statement";
import { threadCounts, threads } from "../../../db/schema";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { averageRelevancy } from "../threads/counts/average-relevancy";
import { mayRead, type ThreadReader } from "../threads/thread-access";
import { type KeyedRead, keyHolder } from "./calls/keyed-read";
import { type PagedThread, pagedThreadColumns } from "./lists/page-threads";

export type ReadThread = PagedThread & {
  jobDescription: string;
  pending: number;
  failed: number;
  /** two decimals; null while no applicant has a score */
  averageScore: number | null;
  requirementsVersion: number;
  updatedAt: number;
};

/** A thread with its counts, in one statement. @throws AppError "campaign-not-found" */
export async function readThread(
  { db }: Pick<Deps, "db">,
  { agent, threadId }: { agent: ActiveAgent; threadId: string },
): Promise<ReadThread> {
  return theOne(await selectThread(db.dbFor(agent.companyId), agent, threadId));
}

/** The same for the holder of a call's key. */
export function threadOfKey(threadId: string): KeyedRead<ReadThread> {
  return { statement: (db, values) => selectOfHolder(db, { ...values, threadId }), resultOf: theOne };
}

const selectOfHolder = fixedStatement((db) => selectThread(db, keyHolder, sql.placeholder("threadId")));

function selectThread(db: Db, reader: ThreadReader, threadId: string | Placeholder) {
  return db
    .select({
      ...pagedThreadColumns,
      jobDescription: threads.jobDescription,
      pending: sql<number>`coalesce(${threadCounts.pending}, 0)`,
      failed: sql<number>`coalesce(${threadCounts.failed}, 0)`,
      averageScore: averageRelevancy,
      requirementsVersion: threads.jobVersion,
      updatedAt: threads.updatedAt,
    })
    .from(threads)
    .leftJoin(threadCounts, eq(threadCounts.threadId, threads.id))
    .where(and(eq(threads.id, threadId), mayRead(reader)));
}

function theOne([thread]: ReadThread[]): ReadThread {
  if (!thread) throw new AppError("campaign-not-found");
  return thread;
}
