import { desc, eq } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { runBatch } from "../../../db/batch";
import { someCause } from "../../../db/conditions";
import { agencyLog } from "../../../db/schema";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import type { LogAction } from "./log-actions";
import { FIRST_HASH, type LogLine, logHash } from "./log-hash";

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
 * @param by null where nobody pressed anything
 * @returns the statements' results
 * @throws AppError "log-busy" where others write all the time; whatever the statements refuse
 */
export async function runLogged(
  { db, now }: Pick<Deps, "db" | "now">,
  {
    by,
    entries,
    statements = [],
  }: {
    by: { companyId: string; agentId: string | null };
    entries: LogEntry[];
    statements?: BatchItem<"sqlite">[];
  },
): Promise<unknown[]> {
  const tenant = db.dbFor(by.companyId);
  for (let tried = 0; tried < TRIES; tried++) {
    const [last] = await tenant
      .select({ number: agencyLog.number, hash: agencyLog.hash })
      .from(agencyLog)
      .where(eq(agencyLog.companyId, by.companyId))
      .orderBy(desc(agencyLog.number))
      .limit(1);
    const lines = chain(last ?? { number: 0, hash: FIRST_HASH }, by, entries, now());
    try {
      const results = await runBatch(tenant, [
        ...statements,
        ...lines.map((line) => tenant.insert(agencyLog).values(line)),
      ]);
      return results.slice(0, statements.length);
    } catch (error) {
      if (!someCause(error, "agency_log.number")) throw error;
    }
    await pauseAfter(tried);
  }
  throw new AppError("log-busy");
}

function pauseAfter(tried: number): Promise<void> {
  const longest = Math.min(LONGEST_PAUSE_MILLISECONDS, PAUSE_MILLISECONDS * 2 ** tried);
  return new Promise((resolve) => setTimeout(resolve, Math.random() * longest));
}

function chain(
  last: { number: number; hash: string },
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
