import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { takePaymentEvent } from "../domain/billing/take-payment-event";
import { access } from "./access/rules";
import type { AppEnv } from "./app-context";

/** Stripe's largest events are a few dozen kB. */
const MAX_BODY_BYTES = 512 * 1024;

/** What vendors send by themselves: signed, and repeated until the answer is 2xx. */
export const webhooks = new Hono<AppEnv>().post(
  "/webhooks/stripe",
  access("public"),
  bodyLimit({ maxSize: MAX_BODY_BYTES }),
  async (c) => {
    const body = await c.req.text();
    await takePaymentEvent(c.get("deps"), { body, signature: c.req.header("stripe-signature") ?? null });
    return c.json({ received: true }, 200, { "Cache-Control": "no-store" });
  },
);
