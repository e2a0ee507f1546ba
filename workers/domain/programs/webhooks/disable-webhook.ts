import { and, eq, exists, isNull } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { agents, users, webhookDeliveries, webhooks } from "../../../../db/schema";
import type { Task } from "../../../adapters/task-queue/port";
import { isOwner } from "../../agencies/company-owner";
import type { Deps } from "../../deps";
import { prepareMail } from "../../mail/prepare-mail";

type Webhook = Pick<typeof webhooks.$inferSelect, "id" | "companyId" | "url">;

/** Switches off a webhook that is gone or fails for days, and mails its company's owners. */
export async function prepareDisabling(
  deps: Pick<Deps, "db" | "now" | "site">,
  { id, companyId, url }: Webhook,
  reason: "gone" | "failing",
): Promise<{ statements: BatchItem<"sqlite">[]; tasks: Task[] }> {
  const { shared } = deps.db;
  const owners = await shared
    .select({ userId: users.id, email: users.email, fullName: users.fullName })
    .from(agents)
    .innerJoin(users, eq(users.id, agents.userId))
    .where(isOwner(companyId));
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

/** What waits is given up: whoever switches it on again sends by hand what they miss. */
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
