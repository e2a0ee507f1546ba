import { and, eq, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/batch";
import { webhookDeliveries, webhooks } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { errorText } from "../../error-text";
import { sendTasks } from "../../mail/prepare-mail";
import { prepareDisabling } from "./disable-webhook";
import { CLAIM_MILLISECONDS, FAILING_MILLISECONDS, RETRY_SECONDS } from "./webhook-limits";
import { openWebhookSecret, signDelivery } from "./webhook-secret";

const LONGEST_WAIT_SECONDS = RETRY_SECONDS[RETRY_SECONDS.length - 1] ?? 0;
const GONE = 410;

type Delivery = typeof webhookDeliveries.$inferSelect;
type Webhook = typeof webhooks.$inferSelect;
type Outcome = { status: number | null; error: string | null; retryAfter: number | null };

/** One try; nothing for a second or late message, or a webhook that is off. @param attempt how many tries there were when queued */
export async function deliverWebhook(
  deps: Deps,
  { deliveryId, attempt }: { deliveryId: string; attempt: number },
): Promise<void> {
  const { shared } = deps.db;
  const [delivery] = await shared
    .update(webhookDeliveries)
    .set({ attempts: attempt + 1, nextAttemptAt: deps.now() + CLAIM_MILLISECONDS })
    .where(
      and(
        eq(webhookDeliveries.id, deliveryId),
        eq(webhookDeliveries.attempts, attempt),
        eq(webhookDeliveries.status, "pending"),
      ),
    )
    .returning();
  if (!delivery) return;
  const [webhook] = await shared.select().from(webhooks).where(eq(webhooks.id, delivery.webhookId));
  if (!webhook) return;
  const outcome = await send(deps, webhook, delivery);
  await note(deps, { webhook, delivery, outcome });
}

async function send(deps: Deps, webhook: Webhook, { id, type, data, createdAt }: Delivery): Promise<Outcome> {
  const body = JSON.stringify({ type, timestamp: new Date(createdAt).toISOString(), data });
  const seconds = Math.floor(deps.now() / 1000);
  const { secret, previousSecret, previousEndsAt } = webhook;
  const former = (previousEndsAt ?? 0) > deps.now() ? previousSecret : null;
  try {
    const signatures = [secret, former].flatMap((sealed) =>
      sealed ? [signDelivery(openWebhookSecret(deps, webhook.id, sealed), { id, seconds, body })] : [],
    );
    const { status, retryAfter } = await deps.webhooks.send(
      webhook.url,
      {
        "webhook-id": id,
        "webhook-timestamp": String(seconds),
        "webhook-signature": (await Promise.all(signatures)).join(" "),
      },
      body,
    );
    return { status, retryAfter, error: null };
  } catch (error) {
    const isLate = error instanceof Error && error.name === "TimeoutError";
    deps.log({ event: "webhook-unanswered", webhookId: webhook.id, error: errorText(error) });
    return { status: null, retryAfter: null, error: isLate ? "no answer in time" : "no connection" };
  }
}

async function note(
  deps: Deps,
  { webhook, delivery, outcome }: { webhook: Webhook; delivery: Delivery; outcome: Outcome },
): Promise<void> {
  const { shared } = deps.db;
  const time = deps.now();
  const { status, error } = outcome;
  const isDelivered = status !== null && status >= 200 && status < 300;
  const wait = isDelivered ? null : waitSeconds(delivery.attempts, outcome);
  const told = shared
    .update(webhookDeliveries)
    .set({
      status: isDelivered ? "delivered" : wait === null ? "failed" : "pending",
      nextAttemptAt: wait === null ? null : time + wait * 1000,
      ...{ lastAttemptAt: time, lastStatus: status, lastError: error },
    })
    // A later try has taken over, or the webhook was switched off.
    .where(
      and(
        eq(webhookDeliveries.id, delivery.id),
        eq(webhookDeliveries.attempts, delivery.attempts),
        eq(webhookDeliveries.status, "pending"),
      ),
    );
  const isFailing = time - (webhook.failingSince ?? time) >= FAILING_MILLISECONDS;
  const ends = isDelivered ? null : status === GONE ? "gone" : isFailing ? "failing" : null;
  const disabling = ends ? await prepareDisabling(deps, webhook, ends) : null;
  await runBatch(shared, [
    told,
    shared
      .update(webhooks)
      .set({ failingSince: isDelivered ? null : sql`coalesce(${webhooks.failingSince}, ${time})` })
      .where(eq(webhooks.id, webhook.id)),
    ...(disabling?.statements ?? []),
  ]);
  if (disabling) await sendTasks(deps, disabling.tasks);
  else if (wait !== null && wait < 60)
    // The rest is the cron's, whose steps are minutes.
    await sendTasks(
      deps,
      [{ kind: "deliver-webhook", deliveryId: delivery.id, attempt: delivery.attempts }],
      wait,
    );
}

/** null: there is no further try. */
function waitSeconds(attempts: number, { status, retryAfter }: Outcome): number | null {
  const planned = RETRY_SECONDS[attempts - 1];
  if (planned === undefined || status === GONE) return null;
  return Math.max(planned, Math.min(retryAfter ?? 0, LONGEST_WAIT_SECONDS));
}
