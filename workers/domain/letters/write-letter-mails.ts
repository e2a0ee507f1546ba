import { and, asc, eq, isNotNull, lte, sql } from "drizzle-orm";
import { runBatch } from "../../../db/batch";
import { isRefused, prepareCondition } from "../../../db/conditions";
import { letters, mailingListEntries } from "../../../db/schema";
import type { Deps } from "../deps";
import { insertNew, prepareMail, sendTasks, sendWritten } from "../mail/prepare-mail";
import { letterMailId } from "./letter-mails";

/** Mails of one run; it queues the next. */
const MAILS = 50;
const ELSEWHERE = "letter-written-elsewhere";

/**
 * Writes the next mails of a letter: to those who had confirmed their address when it was started, in that order. How far it
 * got is in the batch of the mails, so a run that dies, or comes twice, writes no mail twice and leaves none out.
 */
export async function writeLetterMails(
  deps: Pick<Deps, "db" | "now" | "tasks" | "log">,
  { letterId }: { letterId: string },
): Promise<void> {
  const { shared } = deps.db;
  const [letter] = await shared
    .select()
    .from(letters)
    .where(and(eq(letters.id, letterId), eq(letters.status, "writing")));
  if (!letter) return;
  const { id, email, list, confirmedAt } = mailingListEntries;
  const rows = await shared
    .select({ id, email, confirmedAt: sql<number>`${confirmedAt}` })
    .from(mailingListEntries)
    .where(
      and(
        eq(list, letter.list),
        isNotNull(confirmedAt),
        lte(confirmedAt, letter.startedAt ?? 0),
        sql`(${confirmedAt}, ${id}) > (${letter.writtenUntil}, ${letter.writtenId})`,
      ),
    )
    .orderBy(asc(confirmedAt), asc(id))
    .limit(MAILS);
  const mails = rows.map((row) =>
    prepareMail(
      deps,
      { to: row.email, template: "letter", data: { letterId, entryId: row.id } },
      letterMailId(letterId, row.id),
    ),
  );
  const last = rows.at(-1);
  const isDone = rows.length < MAILS;
  const asRead = sql`exists (select 1 from ${letters} where ${letters.id} = ${letterId} and ${letters.status} = 'writing'
    and ${letters.writtenUntil} = ${letter.writtenUntil} and ${letters.writtenId} = ${letter.writtenId})`;
  try {
    const results = await runBatch(shared, [
      prepareCondition(shared, ELSEWHERE, asRead),
      ...insertNew(mails),
      shared
        .update(letters)
        .set({
          ...(last ? { writtenUntil: last.confirmedAt, writtenId: last.id } : {}),
          ...(isDone ? { status: "sending" } : {}),
          written: sql`${letters.written} + ${rows.length}`,
          updatedAt: deps.now(),
        })
        .where(eq(letters.id, letterId)),
    ]);
    await sendWritten(deps, mails, results.slice(1, -1));
  } catch (error) {
    if (isRefused(error, ELSEWHERE)) return;
    throw error;
  }
  if (!isDone) await sendTasks(deps, [{ kind: "write-letter-mails", letterId }]);
}
