import { desc, eq } from "drizzle-orm";
import { webhooks } from "../../../../db/schema";
import { requireRight } from "../../agencies/require-right";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import type { ActiveAgent } from "../../identity/session/signed-in-user";
import { ofCompany } from "./change-webhooks";

const shown = {
  id: webhooks.id,
  url: webhooks.url,
  events: webhooks.events,
  disabledAt: webhooks.disabledAt,
  disabledReason: webhooks.disabledReason,
  failingSince: webhooks.failingSince,
  previousEndsAt: webhooks.previousEndsAt,
  createdAt: webhooks.createdAt,
};

/** Times in UTC milliseconds; without secrets. */
export type ListedWebhook = Pick<typeof webhooks.$inferSelect, keyof typeof shown>;

/** A company's, newest first: ten at most. @throws AppError "owner-right" */
export async function listWebhooks(
  { db }: Pick<Deps, "db">,
  { agent }: { agent: ActiveAgent },
): Promise<ListedWebhook[]> {
  requireRight(agent, "manage");
  return db
    .dbFor(agent.companyId)
    .select(shown)
    .from(webhooks)
    .where(eq(webhooks.companyId, agent.companyId))
    .orderBy(desc(webhooks.createdAt));
}

/** @throws AppError "owner-right" | "webhook-gone", for another company's alike */
export async function getWebhook(
  { db }: Pick<Deps, "db">,
  own: { agent: ActiveAgent; webhookId: string },
): Promise<ListedWebhook> {
  requireRight(own.agent, "manage");
  const [row] = await db.dbFor(own.agent.companyId).select(shown).from(webhooks).where(ofCompany(own));
  if (!row) throw new AppError("webhook-gone");
  return row;
}
