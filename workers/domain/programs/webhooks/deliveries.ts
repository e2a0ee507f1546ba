import { and, desc, eq, ne } from "drizzle-orm";
import { webhookDeliveries } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import type { ActiveAgent } from "../../identity/session/signed-in-user";
import { countWork } from "../../identity/work-throttle";
import { afterKey, type Page, pageOf, type TimeKey } from "../../keyset-page";
import { sendTasks } from "../../mail/prepare-mail";
import { TEST_EVENT } from "./event-types";
import { getWebhook } from "./list-webhooks";
import { CLAIM_MILLISECONDS } from "./webhook-limits";

type Own = { agent: ActiveAgent; webhookId: string };

export type Delivery = typeof webhookDeliveries.$inferSelect;

/** What a webhook was told in the last 30 days, newest first. @throws AppError "owner-right" | "webhook-gone" */
export async function pageDeliveries(
  deps: Pick<Deps, "db">,
  { limit, after, ...own }: Own & { limit: number; after: TimeKey | null },
): Promise<Page<Delivery>> {
  const { id } = await getWebhook(deps, own);
  const { createdAt } = webhookDeliveries;
  const rows = await deps.db
    .dbFor(own.agent.companyId)
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.webhookId, id), afterKey(after, createdAt, webhookDeliveries.id, "down")))
    .orderBy(desc(createdAt), desc(webhookDeliveries.id))
    .limit(limit + 1);
  return pageOf(rows, limit, (row) => row.createdAt);
}

/** @returns the test event's id. @throws AppError "owner-right" | "webhook-gone" | "webhook-off" */
export async function sendTestEvent(deps: Deps, own: Own): Promise<{ deliveryId: string }> {
  await requireOn(deps, own);
  const { webhookId } = own;
  const deliveryId = `msg_${crypto.randomUUID().replaceAll("-", "")}`;
  const time = deps.now();
  await deps.db
    .dbFor(own.agent.companyId)
    .insert(webhookDeliveries)
    .values({
      ...{ id: deliveryId, webhookId, type: TEST_EVENT, data: { webhook_id: webhookId } },
      nextAttemptAt: time + CLAIM_MILLISECONDS,
      createdAt: time,
    });
  await sendTasks(deps, [{ kind: "deliver-webhook", deliveryId, attempt: 0 }]);
  return { deliveryId };
}

/**
 * Sends an event again under its id, with all its tries.
 * @throws AppError "owner-right" | "webhook-gone" | "webhook-off" | "delivery-pending"; "not-found" for one of another webhook
 */
export async function redeliver(
  deps: Deps,
  { deliveryId, ...own }: Own & { deliveryId: string },
): Promise<void> {
  await requireOn(deps, own);
  const tenant = deps.db.dbFor(own.agent.companyId);
  const isOwn = and(eq(webhookDeliveries.id, deliveryId), eq(webhookDeliveries.webhookId, own.webhookId));
  const [again] = await tenant
    .update(webhookDeliveries)
    .set({ status: "pending", attempts: 0, nextAttemptAt: deps.now() + CLAIM_MILLISECONDS })
    .where(and(isOwn, ne(webhookDeliveries.status, "pending")))
    .returning({ id: webhookDeliveries.id });
  if (!again) {
    const known = await tenant.$count(webhookDeliveries, isOwn);
    throw new AppError(known > 0 ? "delivery-pending" : "not-found");
  }
  await sendTasks(deps, [{ kind: "deliver-webhook", deliveryId, attempt: 0 }]);
}

async function requireOn(deps: Deps, own: Own): Promise<void> {
  const { disabledAt } = await getWebhook(deps, own);
  if (disabledAt !== null) throw new AppError("webhook-off");
  await countWork(deps, { work: "webhook", userId: own.agent.userId });
}
