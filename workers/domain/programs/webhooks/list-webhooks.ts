import { desc, eq } from "drizzle-orm";
import { webhooks } from "../../../../db/schema";
import { requireRight } from "../../agencies/require-right";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import type { ActiveAgent } from "../../identity/session/signed-in-user";
import { ofCompany } from "./change-webhooks";
import { type ListedWebhook, shownOfWebhooks } from "./webhook-columns";

/** A company's, newest first: ten at most. @throws AppError "owner-right" */
export async function listWebhooks(
  { db }: Pick<Deps, "db">,
  { agent }: { agent: ActiveAgent },
): Promise<ListedWebhook[]> {
  requireRight(agent, "manage");
  return db
    .dbFor(agent.companyId)
    .select(shownOfWebhooks)
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
  const [row] = await db
    .dbFor(own.agent.companyId)
    .select(shownOfWebhooks)
    .from(webhooks)
    .where(ofCompany(own));
  if (!row) throw new AppError("webhook-gone");
  return row;
}
