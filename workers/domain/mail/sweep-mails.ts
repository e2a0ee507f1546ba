import { and, eq, inArray, isNull, lt, lte, or } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { runBatch } from "../../../db/batch";
import { outbox } from "../../../db/schema";
import { DAY } from "../day";
import type { Deps } from "../deps";
import { sendTasks } from "./prepare-mail";

const MAX_ROWS = 90;

/** A mail that has not left by then is no news any more, and its link is dead. */
const HOPELESS_MILLISECONDS = DAY;
const RETENTION_MILLISECONDS = 90 * DAY;

/** Resends lost mails, ends those that waited a day, deletes those of 90 days ago. */
export async function sweepMails(
  deps: Deps,
  { graceMilliseconds }: { graceMilliseconds: number },
): Promise<void> {
  const { db, now } = deps;
  const time = now();
  const stuck = await db.shared
    .select({ id: outbox.id, createdAt: outbox.createdAt })
    .from(outbox)
    .where(
      and(
        eq(outbox.status, "queued"),
        lte(outbox.createdAt, time - graceMilliseconds),
        lte(outbox.updatedAt, time - graceMilliseconds),
        or(isNull(outbox.leaseEndsAt), lte(outbox.leaseEndsAt, time)),
      ),
    )
    .orderBy(outbox.createdAt)
    .limit(MAX_ROWS);
  const hopeless = stuck.filter((row) => row.createdAt < time - HOPELESS_MILLISECONDS).map(({ id }) => id);
  const again = stuck.map(({ id }) => id).filter((id) => !hopeless.includes(id));
  const old = db.shared
    .select({ id: outbox.id })
    .from(outbox)
    .where(lt(outbox.createdAt, time - RETENTION_MILLISECONDS))
    .orderBy(outbox.createdAt)
    .limit(MAX_ROWS);
  const statements: BatchItem<"sqlite">[] = [db.shared.delete(outbox).where(inArray(outbox.id, old))];
  if (hopeless.length > 0)
    statements.push(
      db.shared
        .update(outbox)
        .set({ status: "failed", updatedAt: time })
        .where(and(inArray(outbox.id, hopeless), eq(outbox.status, "queued"))),
    );
  if (again.length > 0)
    statements.push(db.shared.update(outbox).set({ updatedAt: time }).where(inArray(outbox.id, again)));
  await runBatch(db.shared, statements);
  await sendTasks(
    deps,
    again.map((mailId) => ({ kind: "send-mail", mailId }) as const),
  );
}
