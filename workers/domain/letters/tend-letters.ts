import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import { letters, outbox } from "../../../db/schema";
import type { Deps } from "../deps";
import { sendTasks } from "../mail/prepare-mail";
import { mailsOfLetter } from "./letter-mails";

const LETTERS = 5;

/** Goes on with letters whose task got lost, counts the mails of those on their way, and ends those with none left. */
export async function tendLetters(
  deps: Pick<Deps, "db" | "now" | "tasks" | "log">,
  { graceMilliseconds }: { graceMilliseconds: number },
): Promise<void> {
  const { shared } = deps.db;
  const time = deps.now();
  const stuck = await shared
    .select({ id: letters.id })
    .from(letters)
    .where(and(eq(letters.status, "writing"), lte(letters.updatedAt, time - graceMilliseconds)))
    .orderBy(asc(letters.updatedAt))
    .limit(LETTERS);
  if (stuck.length > 0) {
    const ids = stuck.map(({ id }) => id);
    await shared.update(letters).set({ updatedAt: time }).where(inArray(letters.id, ids));
    await sendTasks(
      deps,
      ids.map((letterId) => ({ kind: "write-letter-mails", letterId }) as const),
    );
  }
  const leaving = await shared
    .select({ id: letters.id })
    .from(letters)
    .where(eq(letters.status, "sending"))
    .orderBy(asc(letters.updatedAt))
    .limit(LETTERS);
  for (const { id } of leaving) await countMails(deps, id);
}

async function countMails({ db, now }: Pick<Deps, "db" | "now">, letterId: string): Promise<void> {
  const rows = await db.shared
    .select({ status: outbox.status, mails: sql<number>`count(*)` })
    .from(outbox)
    .where(mailsOfLetter(letterId))
    .groupBy(outbox.status);
  const count = (status: string) => rows.find((row) => row.status === status)?.mails ?? 0;
  const isOver = count("queued") === 0;
  await db.shared
    .update(letters)
    .set({
      sent: count("sent"),
      bounced: count("failed"),
      updatedAt: now(),
      ...(isOver ? { status: "sent", finishedAt: now() } : {}),
    })
    .where(and(eq(letters.id, letterId), eq(letters.status, "sending")));
}
