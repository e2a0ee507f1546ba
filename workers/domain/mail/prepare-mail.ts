import { runBatch } from "../../../db/batch";
import { outbox } from "../../../db/schema";
import type { Task } from "../../adapters/task-queue/port";
import type { Deps } from "../deps";
import { errorText } from "../error-text";
import type { MailOrder } from "./mail-data";

/** Leaves only if its batch takes effect: put `insert` there, then hand `task` to `sendTasks`. */
export function prepareMail(
  { db, now }: Pick<Deps, "db" | "now">,
  order: MailOrder,
  mailId: string = crypto.randomUUID(),
) {
  const insert = db.shared.insert(outbox).values({
    id: mailId,
    toAddress: order.to,
    userId: order.userId ?? null,
    template: order.template,
    data: order.data,
    createdAt: now(),
    updatedAt: now(),
  });
  return { mailId, insert, task: { kind: "send-mail", mailId } satisfies Task };
}

type Prepared = ReturnType<typeof prepareMail>;

/** Statements that write the mails whose id is new; what they return goes to `sendWritten`. */
export function insertNew(mails: Prepared[]) {
  return mails.map(({ insert }) => insert.onConflictDoNothing().returning({ id: outbox.id }));
}

/** @param results of `insertNew`'s statements, in their order */
export async function sendWritten(
  deps: Pick<Deps, "tasks" | "log">,
  mails: Prepared[],
  results: unknown[],
): Promise<void> {
  const written = results as { id: string }[][];
  await sendTasks(
    deps,
    mails.filter((_, index) => (written[index] ?? []).length > 0).map(({ task }) => task),
  );
}

/** Mails of a work that may run again: one whose id has been written is not written or sent a second time. */
export async function sendOnce(deps: Pick<Deps, "db" | "tasks" | "log">, mails: Prepared[]): Promise<void> {
  await sendWritten(deps, mails, await runBatch(deps.db.shared, insertNew(mails)));
}

/** A queue that is down delays them: the sweeper finds what is due. */
export async function sendTasks(
  { tasks, log }: Pick<Deps, "tasks" | "log">,
  list: Task[],
  delaySeconds?: number,
): Promise<void> {
  try {
    await tasks.send(list, delaySeconds);
  } catch (error) {
    log({ event: "tasks-not-sent", tasks: list.length, error: errorText(error) });
  }
}
