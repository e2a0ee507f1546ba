import * as z from "zod";
import { webhookSchema } from "../../../domain/programs/webhooks/schema";
import { listBody, pageQuery, timeCursor } from "../cursor";
import { agencyRoute } from "../route";
import { deliveryOf, webhookOf } from "../shapes";

const WEBHOOK = "/webhooks/{webhook_id}";

const changes = z.strictObject({
  ...webhookSchema.partial().shape,
  is_enabled: z.boolean().optional().meta({ description: "false: pending deliveries fail" }),
});

export const webhookRoutes = {
  listWebhooks: agencyRoute("webhooks:write", {
    ...{ method: "GET", path: "/webhooks", status: 200, summary: "List webhooks, newest first" },
    handle: async ({ c, who: agent }) => {
      const { listWebhooks } = await import("../../../domain/programs/webhooks/list-webhooks");
      const webhooks = await listWebhooks(c.get("deps"), { agent });
      return { json: { data: webhooks.map(webhookOf), next_cursor: null } };
    },
  }),
  createWebhook: agencyRoute("webhooks:write", {
    ...{ method: "POST", path: "/webhooks", status: 201, isSecret: true },
    summary: "Make a webhook. Its secret is in this answer alone",
    body: webhookSchema,
    handle: async ({ c, who: agent, body: form }) => {
      const { createWebhook } = await import("../../../domain/programs/webhooks/change-webhooks");
      const { getWebhook } = await import("../../../domain/programs/webhooks/list-webhooks");
      const deps = c.get("deps");
      const { id: webhookId, secret } = await createWebhook(deps, { agent, form });
      const webhook = await getWebhook(deps, { agent, webhookId });
      return { json: { ...webhookOf(webhook), secret }, location: `/api/v1/webhooks/${webhookId}` };
    },
  }),
  getWebhook: agencyRoute("webhooks:write", {
    ...{ method: "GET", path: WEBHOOK, status: 200, summary: "Read a webhook" },
    handle: async ({ c, who: agent, id }) => {
      const { getWebhook } = await import("../../../domain/programs/webhooks/list-webhooks");
      return { json: webhookOf(await getWebhook(c.get("deps"), { agent, webhookId: id("webhook_id") })) };
    },
  }),
  changeWebhook: agencyRoute("webhooks:write", {
    ...{ method: "PATCH", path: WEBHOOK, status: 200 },
    summary: "Change a webhook’s address or events, or switch it on or off",
    body: changes,
    handle: async ({ c, who: agent, id, body: { is_enabled: isOn, ...form } }) => {
      const { changeWebhook } = await import("../../../domain/programs/webhooks/change-webhooks");
      const webhookId = id("webhook_id");
      return { json: webhookOf(await changeWebhook(c.get("deps"), { agent, webhookId, form, isOn })) };
    },
  }),
  deleteWebhook: agencyRoute("webhooks:write", {
    ...{ method: "DELETE", path: WEBHOOK, status: 204, summary: "Delete a webhook and its log" },
    handle: async ({ c, who: agent, id }) => {
      const { deleteWebhook } = await import("../../../domain/programs/webhooks/change-webhooks");
      await deleteWebhook(c.get("deps"), { agent, webhookId: id("webhook_id") });
      return null;
    },
  }),
  rotateWebhookSecret: agencyRoute("webhooks:write", {
    ...{ method: "POST", path: `${WEBHOOK}/secret`, status: 200, isSecret: true },
    summary: "Replace a webhook’s secret. For 24 hours both sign",
    handle: async ({ c, who: agent, id }) => {
      const { rotateWebhookSecret } = await import("../../../domain/programs/webhooks/change-webhooks");
      const { secret } = await rotateWebhookSecret(c.get("deps"), { agent, webhookId: id("webhook_id") });
      return { json: { secret } };
    },
  }),
  testWebhook: agencyRoute("webhooks:write", {
    ...{ method: "POST", path: `${WEBHOOK}/test`, status: 202, summary: "Send a test event" },
    handle: async ({ c, who: agent, id }) => {
      const { sendTestEvent } = await import("../../../domain/programs/webhooks/deliveries");
      const { deliveryId } = await sendTestEvent(c.get("deps"), { agent, webhookId: id("webhook_id") });
      return { json: { delivery_id: deliveryId } };
    },
  }),
  listDeliveries: agencyRoute("webhooks:write", {
    ...{ method: "GET", path: `${WEBHOOK}/deliveries`, status: 200 },
    summary: "What a webhook was sent in the last 30 days, newest first",
    query: pageQuery,
    handle: async ({ c, who: agent, id, query: { limit, cursor } }) => {
      const { pageDeliveries } = await import("../../../domain/programs/webhooks/deliveries");
      const wanted = { agent, webhookId: id("webhook_id"), limit, after: timeCursor(cursor) };
      const { rows, next } = await pageDeliveries(c.get("deps"), wanted);
      return { json: listBody(rows, next, deliveryOf) };
    },
  }),
  redeliver: agencyRoute("webhooks:write", {
    ...{ method: "POST", path: `${WEBHOOK}/deliveries/{delivery_id}/again`, status: 202 },
    summary: "Send an event again, under its id",
    handle: async ({ c, who: agent, id }) => {
      const { redeliver } = await import("../../../domain/programs/webhooks/deliveries");
      const deliveryId = id("delivery_id");
      await redeliver(c.get("deps"), { agent, webhookId: id("webhook_id"), deliveryId });
      return { json: { delivery_id: deliveryId } };
    },
  }),
};
