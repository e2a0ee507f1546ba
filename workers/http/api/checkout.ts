import { Hono } from "hono";
import * as z from "zod";
import { buyerOf } from "../../domain/billing/orders/buyer-of";
import { getOrderOffer } from "../../domain/billing/orders/get-order-offer";
import { AppError } from "../../domain/errors";
import type { SignedInUser } from "../../domain/identity/session/signed-in-user";
import { access } from "../access/rules";
import type { AppEnv } from "../app-context";
import { toAppError } from "../errors";
import { noteRefusal } from "../refusals";
import { noStore, readBody, shortBody } from "./programs-request";

const id = z.string().max(64).nullish();

/** Both spellings of the specification. A price is named by its lookup key, which is the item's slug. */
const checkoutRequest = z.object({
  user_id: id,
  company_id: id,
  plan_id: id,
  price_id: id,
  priceId: id,
  quantity: z.literal(1).default(1),
  mode: z.enum(["subscription", "payment"]).optional(),
});

type CheckoutRequest = z.infer<typeof checkoutRequest>;

/** @throws AppError "forbidden" for another user or company than the session's */
function requireOwn({ user_id, company_id }: CheckoutRequest, { userId, agent }: SignedInUser): void {
  if (user_id && user_id !== userId) throw new AppError("forbidden");
  if (company_id && company_id !== agent?.companyId) throw new AppError("forbidden");
}

/** What is asked for, by slug. @throws AppError in the specification's words where that isn't what `mode` sells */
function itemOf({ price_id, priceId, plan_id, mode }: CheckoutRequest): string {
  const slug = price_id ?? priceId ?? plan_id?.replace(/^plan-/, "");
  if (!slug) throw new AppError("package-invalid");
  const isPack = slug.startsWith("credits-");
  if (mode === "subscription" && isPack) throw new AppError("plan-invalid");
  if (mode === "payment" && !isPack) throw new AppError("credits-invalid");
  return slug;
}

/** Answers with our own order page, which the law wants before the provider's. Who buys is the session's, not the body's. */
export const checkoutApi = new Hono<AppEnv>().post(
  "/stripe/create-checkout-session",
  access("own"),
  shortBody,
  async (c) => {
    const deps = c.get("deps");
    try {
      const user = await c.get("user")();
      if (!user) return c.json({ detail: "No valid session" }, 401, noStore);
      const body = await readBody(c, checkoutRequest);
      requireOwn(body, user);
      const { slug } = await getOrderOffer(deps, { slug: itemOf(body), buyer: buyerOf(user) });
      return c.json({ checkout_url: `${deps.site.origin}/order/${slug}` }, 200, noStore);
    } catch (error) {
      const refusal = toAppError(error);
      const { code, message, status, detail } = refusal;
      noteRefusal(c, refusal);
      if (status >= 500)
        deps.log({
          event: "request-failed",
          reference: c.get("reference"),
          method: c.req.method,
          path: c.req.path,
          error: detail ?? code,
        });
      const words = code === "internal" ? `HTTP error! status: ${status}` : message;
      return c.json({ detail: words }, status as 400, noStore);
    }
  },
);
