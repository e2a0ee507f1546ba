import type { BatchItem } from "drizzle-orm/batch";
import type { Db } from "./client";

/** D1 takes at most this many bound parameters in one statement. */
const MAX_PARAMETERS = 100;

export function chunkRows<T>(rows: T[], columns: number): T[][] {
  const size = Math.max(1, Math.floor(MAX_PARAMETERS / columns));
  const chunks: T[][] = [];
  for (let i = 0; i < rows.length; i += size) chunks.push(rows.slice(i, i + size));
  return chunks;
}

export async function runBatch(db: Db, statements: BatchItem<"sqlite">[]) {
  const [first, ...rest] = statements;
  return first ? db.batch([first, ...rest]) : [];
}
