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

/** A queue that is down delays them: the sweeper finds what is due. */
export async function sendTasks({ tasks, log }: Pick<Deps, "tasks" | "log">, list: Task[]): Promise<void> {
  try {
    await tasks.send(list);
  } catch (error) {
    log({ event: "tasks-not-sent", tasks: list.length, error: errorText(error) });
  }
}
