import { asc, eq } from "drizzle-orm";
import { Webhook } from "standardwebhooks";
import { webhookDeliveries } from "../../../db/schema";
import type { Deps } from "../../../workers/domain/deps";
import type { ActiveAgent } from "../../../workers/domain/identity/session/signed-in-user";
import { createWebhook } from "../../../workers/domain/programs/webhooks/change-webhooks";
import { deliverWebhook } from "../../../workers/domain/programs/webhooks/deliver-webhook";
import { webhookEvents } from "../../../workers/domain/programs/webhooks/event-types";
import type { ReceivedWebhook } from "../../fakes/webhook-receiver";

export type Message = { type: string; timestamp: string; data: Record<string, string> };

/** A webhook for all events at a path of its own of the stand-in. @param query what its server does: see the stand-in */
export async function webhookAt(deps: Deps, agent: ActiveAgent, query = "") {
  const address = `${deps.webhooks.standIn}/webhook-receiver/${crypto.randomUUID()}`;
  const form = { url: address + query, events: [...webhookEvents] };
  const { id, secret } = await createWebhook(deps, { agent, form });
  return { id, secret, address, own: { agent, webhookId: id } };
}

export async function receivedAt(address: string): Promise<ReceivedWebhook[]> {
  return (await fetch(address)).json();
}

/** As a customer's server checks it, by the reference library. @throws where the signature isn't by this secret */
export function verified(secret: string, { body, headers }: ReceivedWebhook): Message {
  return new Webhook(secret).verify(body, headers) as Message;
}

export function deliveriesOf(deps: Deps, webhookId: string) {
  return deps.db.shared
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhookId, webhookId))
    .orderBy(asc(webhookDeliveries.createdAt), asc(webhookDeliveries.type));
}

/** One try of everything that waits. */
export async function deliverAll(deps: Deps, webhookId: string): Promise<void> {
  for (const { id, attempts, status } of await deliveriesOf(deps, webhookId))
    if (status === "pending") await deliverWebhook(deps, { deliveryId: id, attempt: attempts });
}
