import { outbox } from "../../../db/schema";
import type { Errand } from "../../adapters/task-queue/port";
import type { Deps } from "../deps";
import { errorText } from "../error-text";
import type { MailOrder } from "./mail-data";

/**
 * A mail that leaves if, and only if, the batch that it tells of takes effect: put `insert` into that batch, then hand
 * `errand` to `runErrands`.
 * @param mailId given where two runs may order the same mail: the second one's batch fails on it (unique violation)
 */
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
  return { mailId, insert, errand: { kind: "send-mail", mailId } satisfies Errand };
}

/** Sends errands on their way. A queue that is down delays them: the sweeper finds what the tables say is due. */
export async function runErrands(
  { errands, log }: Pick<Deps, "errands" | "log">,
  list: Errand[],
): Promise<void> {
  try {
    await errands.send(list);
  } catch (error) {
    log({ event: "errands-not-sent", errands: list.length, error: errorText(error) });
  }
}
