import { desc, eq, type SQL } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { fixedStatement } from "../../../db/fixed-statement";
import { agencyLog } from "../../../db/schema";
import { type KeyedRead, keyHolder } from "../programs/calls/keyed-read";
import { FIRST_HASH } from "./log-hash";

export type LogEnd = { number: number; hash: string };

/** At most one row: to be read by `logEndOf`. */
export function selectLogEnd(db: Db, companyId: string | SQL) {
  return db
    .select({ number: agencyLog.number, hash: agencyLog.hash })
    .from(agencyLog)
    .where(eq(agencyLog.companyId, companyId))
    .orderBy(desc(agencyLog.number))
    .limit(1);
}

export function logEndOf([last = { number: 0, hash: FIRST_HASH }]: LogEnd[]): LogEnd {
  return last;
}

const selectOfHolder = fixedStatement((db) => selectLogEnd(db, keyHolder.companyId));

export const logEndOfKey: KeyedRead<LogEnd> = { statement: selectOfHolder, resultOf: logEndOf };
