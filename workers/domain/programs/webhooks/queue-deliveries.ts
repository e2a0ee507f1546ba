import { inArray, lte } from "drizzle-orm";
import { webhookDeliveries } from "../../../../db/schema";
import { DAY } from "../../day";
import type { Deps } from "../../deps";
import { sendTasks } from "../../mail/prepare-mail";
import { CLAIM_MILLISECONDS, LOG_DAYS } from "./webhook-limits";

const MAX_ROWS = 100;

/** Queues what is due. One statement takes the rows, so that two at the same moment take each once. */
export async function queueDeliveries(deps: Pick<Deps, "db" | "now" | "tasks" | "log">): Promise<void> {
  const { shared } = deps.db;
  const time = deps.now();
  const due = shared
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(lte(webhookDeliveries.nextAttemptAt, time))
    .orderBy(webhookDeliveries.nextAttemptAt)
    .limit(MAX_ROWS);
  const taken = await shared
    .update(webhookDeliveries)
    .set({ nextAttemptAt: time + CLAIM_MILLISECONDS })
    .where(inArray(webhookDeliveries.id, due))
    .returning({ deliveryId: webhookDeliveries.id, attempt: webhookDeliveries.attempts });
  if (taken.length === 0) return;
  await sendTasks(
    deps,
    taken.map((row) => ({ kind: "deliver-webhook", ...row }) as const),
  );
}

/** The log keeps a month. */
export async function forgetDeliveries({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
  const old = db.shared
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(lte(webhookDeliveries.createdAt, now() - LOG_DAYS * DAY))
    .orderBy(webhookDeliveries.createdAt)
    .limit(MAX_ROWS * 10);
  await db.shared.delete(webhookDeliveries).where(inArray(webhookDeliveries.id, old));
}
