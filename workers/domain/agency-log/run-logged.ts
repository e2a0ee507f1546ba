import { getTableColumns, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { runBatch } from "../../../db/batch";
import { someCause } from "../../../db/conditions";
import { fixedStatement } from "../../../db/fixed-statement";
import { agencyLog } from "../../../db/schema";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import type { LogAction } from "./log-actions";
import { type LogEnd, logEndOf, selectLogEnd } from "./log-end";
import { type LogLine, logHash } from "./log-hash";

/** Ids and figures only: never a name, an address or words of a résumé. */
export type LogEntry = {
  action: LogAction;
  threadId?: string | null;
  applicantId?: string | null;
  verdictId?: string | null;
  detail?: Record<string, string | number | boolean>;
};

/** Another request of the company wrote first; each try reads the chain's end again. */
const TRIES = 100;
/** Who lost waits a random part of this, by the tries so far and never longer than the last, so that many don't meet each time. */
const PAUSE_MILLISECONDS = 10;
const LONGEST_PAUSE_MILLISECONDS = 500;

/**
 * Runs statements and writes what they do into the company's log, in one transaction: nothing happens unlogged.
 * @param by null where nobody pressed anything; with the log's end where that was read just before: if another line followed
 *   since, its number is taken, and this goes again like any other
 * @returns the statements' results @throws AppError "log-busy" where others write all the time; whatever the statements refuse
 */
export async function runLogged(
  { db, now }: Pick<Deps, "db" | "now">,
  {
    by,
    entries,
    statements = [],
  }: {
    by: { companyId: string; agentId: string | null; logEnd?: LogEnd | undefined };
    entries: LogEntry[];
    statements?: BatchItem<"sqlite">[];
  },
): Promise<unknown[]> {
  const tenant = db.dbFor(by.companyId);
  for (let tried = 0; tried < TRIES; tried++) {
    const known = tried === 0 ? by.logEnd : undefined;
    const last = known ?? logEndOf(await selectLogEnd(tenant, by.companyId));
    const lines = chain(last, by, entries, now());
    try {
      const results = await runBatch(tenant, [
        ...statements,
        ...lines.map((line) => insertLine(tenant, line)),
      ]);
      return results.slice(0, statements.length);
    } catch (error) {
      if (!someCause(error, "agency_log.number")) throw error;
    }
    await pauseAfter(tried);
  }
  throw new AppError("log-busy");
}

const insertLine = fixedStatement((db) => {
  const columns = Object.keys(getTableColumns(agencyLog)) as (keyof LogLine)[];
  const line = Object.fromEntries(columns.map((name) => [name, sql.placeholder(name)]));
  return db.insert(agencyLog).values(line as unknown as LogLine);
});

function pauseAfter(tried: number): Promise<void> {
  const longest = Math.min(LONGEST_PAUSE_MILLISECONDS, PAUSE_MILLISECONDS * 2 ** tried);
  return new Promise((resolve) => setTimeout(resolve, Math.random() * longest));
}

function chain(
  last: LogEnd,
  by: { companyId: string; agentId: string | null },
  entries: LogEntry[],
  createdAt: number,
): LogLine[] {
  let { number, hash } = last;
  return entries.map(({ action, threadId = null, applicantId = null, verdictId = null, detail = null }) => {
    number += 1;
    const { companyId, agentId } = by;
    const told = { companyId, number, agentId, action, threadId, applicantId, verdictId, detail };
    const line = { ...told, createdAt, previousHash: hash };
    hash = logHash(line);
    return { id: crypto.randomUUID(), ...line, hash };
  });
}
