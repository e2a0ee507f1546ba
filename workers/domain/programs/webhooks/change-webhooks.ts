import { and, eq, exists, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { isRefused, prepareCondition } from "../../../../db/conditions";
import { fixedStatement } from "../../../../db/fixed-statement";
import { webhooks } from "../../../../db/schema";
import { requireRight } from "../../agencies/require-right";
import type { LogAction } from "../../agency-log/log-actions";
import { runLogged } from "../../agency-log/run-logged";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { requireVerified } from "../../identity/require-verified";
import type { ActiveAgent } from "../../identity/session/signed-in-user";
import { OVERLAP_MILLISECONDS } from "../keys/key-limits";
import { switchOff } from "./disable-webhook";
import { endpointAddress } from "./endpoint-address";
import type { WebhookForm } from "./schema";
import { type ListedWebhook, shownOfWebhooks } from "./webhook-columns";
import { MOST_WEBHOOKS } from "./webhook-limits";
import { newWebhookSecret, sealWebhookSecret } from "./webhook-secret";

const [EXISTS, FITS] = ["webhook-exists", "webhook-fits"];

type Own = { agent: ActiveAgent; webhookId: string };
type WithSecret = { id: string; secret: string };

export const ofCompany = ({ agent, webhookId }: Own) =>
  and(eq(webhooks.id, webhookId), eq(webhooks.companyId, agent.companyId));

/** @returns the secret, which nobody can read again. @throws AppError "owner-right" | "webhook-url" | "webhook-limit" */
export async function createWebhook(
  deps: Deps,
  { agent, form }: { agent: ActiveAgent; form: WebhookForm },
): Promise<WithSecret> {
  requireVerified(agent);
  const tenant = deps.db.dbFor(agent.companyId);
  const { companyId } = agent;
  const url = endpointAddress(deps, form.url);
  const id = crypto.randomUUID();
  const secret = newWebhookSecret();
  const count = tenant
    .select({ count: sql`count(*)` })
    .from(webhooks)
    .where(eq(webhooks.companyId, companyId));
  await change(deps, { agent, webhookId: id }, "webhook-created", [
    prepareCondition(tenant, FITS, sql`(${count}) < ${MOST_WEBHOOKS}`),
    tenant.insert(webhooks).values({
      ...{ id, companyId, url, events: form.events },
      secret: sealWebhookSecret(deps, id, secret),
      createdAt: deps.now(),
    }),
  ]);
  return { id, secret };
}

/** @param form what changes. @returns the webhook as it is then. @throws AppError "owner-right" | "webhook-url" | "webhook-gone" */
export async function changeWebhook(
  deps: Deps,
  { form, isOn, ...own }: Own & { form?: Partial<WebhookForm>; isOn?: boolean },
): Promise<ListedWebhook> {
  const tenant = deps.db.dbFor(own.agent.companyId);
  const set = {
    ...(form?.url === undefined ? {} : { url: endpointAddress(deps, form.url) }),
    ...(form?.events && { events: form.events }),
    ...(isOn && { disabledAt: null, disabledReason: null, failingSince: null }),
    updatedAt: deps.now(),
  };
  const results = await change(deps, own, "webhook-changed", [
    prepareExists(deps, own),
    ...(isOn === false ? switchOff(deps, { webhookId: own.webhookId, reason: "by-hand" }) : []),
    tenant.update(webhooks).set(set).where(ofCompany(own)).returning(shownOfWebhooks),
  ]);
  const [webhook] = results.at(-1) as ListedWebhook[];
  if (!webhook) throw new AppError("webhook-gone");
  return webhook;
}

/** The secret before signs beside the new one for a day. @throws AppError "owner-right" | "webhook-gone" */
export async function rotateWebhookSecret(deps: Deps, own: Own): Promise<WithSecret> {
  const { webhookId: id } = own;
  const secret = newWebhookSecret();
  const time = deps.now();
  await change(deps, own, "webhook-rotated", [
    prepareExists(deps, own),
    deps.db
      .dbFor(own.agent.companyId)
      .update(webhooks)
      .set({
        previousSecret: sql`${webhooks.secret}`,
        previousEndsAt: time + OVERLAP_MILLISECONDS,
        secret: sealWebhookSecret(deps, id, secret),
        updatedAt: time,
      })
      .where(ofCompany(own)),
  ]);
  return { id, secret };
}

/** With its log. @throws AppError "owner-right" | "webhook-gone" */
export async function deleteWebhook(deps: Deps, own: Own): Promise<void> {
  const tenant = deps.db.dbFor(own.agent.companyId);
  await change(deps, own, "webhook-deleted", [
    prepareExists(deps, own),
    tenant.delete(webhooks).where(ofCompany(own)),
  ]);
}

function prepareExists({ db }: Pick<Deps, "db">, { agent, webhookId }: Own): BatchItem<"sqlite"> {
  return requireExists(db.dbFor(agent.companyId), { webhookId, companyId: agent.companyId });
}

const requireExists = fixedStatement((db) => {
  const [id, companyId] = [sql.placeholder("webhookId"), sql.placeholder("companyId")];
  const own = and(eq(webhooks.id, id), eq(webhooks.companyId, companyId));
  return prepareCondition(db, EXISTS, exists(db.select({ id: webhooks.id }).from(webhooks).where(own)));
});

async function change(
  deps: Deps,
  { agent, webhookId }: Own,
  action: LogAction,
  statements: BatchItem<"sqlite">[],
): Promise<unknown[]> {
  requireRight(agent, "manage");
  const entries = [{ action, detail: { webhook: webhookId } }];
  return runLogged(deps, { by: agent, entries, statements }).catch((error: unknown) => {
    if (isRefused(error, EXISTS)) throw new AppError("webhook-gone");
    if (isRefused(error, FITS)) throw new AppError("webhook-limit");
    throw error;
  });
}
