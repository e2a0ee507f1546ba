import { and, inArray, isNotNull, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { Deps } from "../deps";
import { inChunks } from "../in-chunks";
import type { DocumentAudience, DocumentRow } from "./audiences/audience";
import { failDocument } from "./fail-document";
import { isFree, isPending } from "./lease";
import { ANALYSIS_FAILED, HOPELESS_MILLISECONDS } from "./retry-limits";

const MAX_ROWS = 200;

function refOf({ ownerOf }: DocumentAudience, row: DocumentRow) {
  return { ownerId: ownerOf(row), id: row.id };
}

/** Rows are the truth, messages are hints. `graceMilliseconds`: after this a message counts as lost. */
export async function resendPending(
  deps: Deps,
  audience: DocumentAudience,
  graceMilliseconds: number,
): Promise<{ resent: number; ended: number }> {
  const { table } = audience;
  const { shared } = deps.db;
  const time = deps.now();
  const waiting = (since: SQL) =>
    shared
      .select()
      .from(table)
      .where(and(isPending(audience), since, isFree(audience, time)))
      .orderBy(table.lastQueuedAt)
      .limit(MAX_ROWS);
  const [unsent, late] = await Promise.all([
    waiting(isNull(table.lastQueuedAt)),
    waiting(lte(table.lastQueuedAt, time - graceMilliseconds)),
  ]);
  const stuck = [...unsent, ...late].slice(0, MAX_ROWS);
  // The day begins with the last start of the analysis, and not before its first message.
  const isHopeless = (row: DocumentRow) =>
    row.lastQueuedAt !== null && row.updatedAt < time - HOPELESS_MILLISECONDS;
  const hopeless = stuck.filter(isHopeless);
  for (const row of hopeless) {
    const ref = refOf(audience, row);
    await failDocument(deps, audience, { ref, leaseToken: null, failureCode: ANALYSIS_FAILED });
  }
  const again = stuck.filter((row) => !isHopeless(row));
  for (const rows of inChunks(again)) {
    await deps.resumeQueue.send(rows.map((row) => audience.messageOf(refOf(audience, row))));
    const ids = rows.map(({ id }) => id);
    await shared
      .update(table)
      .set({
        lastQueuedAt: time,
        updatedAt: sql`case when ${table.lastQueuedAt} is null then ${time} else ${table.updatedAt} end`,
      })
      .where(inArray(table.id, ids));
  }
  return { resent: again.length, ended: hopeless.length };
}

/** While scoring is paused, what waits counts as not sent yet: its day begins when it is. */
export async function keepWaiting(
  { db, now }: Pick<Deps, "db" | "now">,
  audience: DocumentAudience,
  graceMilliseconds: number,
): Promise<void> {
  const { table } = audience;
  await db.shared
    .update(table)
    .set({ lastQueuedAt: null })
    .where(and(isPending(audience), lte(table.lastQueuedAt, now() - graceMilliseconds)));
}

export async function resendDue(
  deps: Deps,
  audience: DocumentAudience,
  graceMilliseconds: number,
): Promise<number> {
  const { table } = audience;
  const { shared } = deps.db;
  const due = await shared
    .select()
    .from(table)
    .where(lte(table.rescoreQueuedAt, deps.now() - graceMilliseconds))
    .limit(MAX_ROWS);
  for (const rows of inChunks(due)) {
    await deps.resumeQueue.send(rows.map((row) => audience.messageOf(refOf(audience, row))));
    const ids = rows.map(({ id }) => id);
    await shared
      .update(table)
      .set({ rescoreQueuedAt: deps.now() })
      .where(and(inArray(table.id, ids), isNotNull(table.rescoreQueuedAt)));
  }
  return due.length;
}
