import { and, eq, exists, isNull } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { webhookDeliveries, webhooks } from "../../../../db/schema";
import type { Task } from "../../../adapters/task-queue/port";
import { listOwners } from "../../agencies/company-owner";
import type { Deps } from "../../deps";
import { prepareMail } from "../../mail/prepare-mail";

type Webhook = Pick<typeof webhooks.$inferSelect, "id" | "companyId" | "url">;

/** Switches off a webhook that is gone or fails for days, and mails its company's owners. */
export async function prepareDisabling(
  deps: Pick<Deps, "db" | "now" | "site">,
  { id, companyId, url }: Webhook,
  reason: "gone" | "failing",
): Promise<{ statements: BatchItem<"sqlite">[]; tasks: Task[] }> {
  const owners = await listOwners(deps, companyId);
  const mails = owners.map(({ userId, email, fullName }) =>
    prepareMail(deps, {
      to: email,
      userId,
      template: "webhook-off",
      data: {
        fullName,
        host: new URL(url).host,
        outcome: reason,
        url: `${deps.site.origin}/agent/webhooks/${id}`,
      },
    }),
  );
  return {
    statements: [...switchOff(deps, { webhookId: id, reason }), ...mails.map(({ insert }) => insert)],
    tasks: mails.map(({ task }) => task),
  };
}

/** Switches a webhook off. Its pending deliveries fail; after it is on again, they can be sent again by hand. */
export function switchOff(
  { db, now }: Pick<Deps, "db" | "now">,
  { webhookId, reason }: { webhookId: string; reason: "by-hand" | "gone" | "failing" },
): BatchItem<"sqlite">[] {
  const time = now();
  const isOn = and(eq(webhooks.id, webhookId), isNull(webhooks.disabledAt));
  return [
    db.shared
      .update(webhookDeliveries)
      .set({ status: "failed", nextAttemptAt: null })
      .where(
        and(
          eq(webhookDeliveries.webhookId, webhookId),
          eq(webhookDeliveries.status, "pending"),
          exists(db.shared.select({ id: webhooks.id }).from(webhooks).where(isOn)),
        ),
      ),
    db.shared.update(webhooks).set({ disabledAt: time, disabledReason: reason, updatedAt: time }).where(isOn),
  ];
}
