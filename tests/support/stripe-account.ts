import { env } from "cloudflare:workers";
import type { Payments } from "../../workers/adapters/payments/port";
import { createStripePayments } from "../../workers/adapters/payments/stripe-payments";
import type { Buyer } from "../../workers/domain/billing/orders/find-item";
import { placeOrder } from "../../workers/domain/billing/orders/place-order";
import type { Fault, TestDeps } from "./faults";
import { testDeps } from "./faults";

/** An account at the stand-in for Stripe that no other test knows. */
export type StripeAccount = {
  payments: Payments;
  /** `POST /stripe/control/NAME` with the account's key: see tests/fakes/stripe/index.ts */
  control: <T = unknown>(name: string, body?: Record<string, unknown>) => Promise<T>;
};

function openAccount(): StripeAccount {
  return accountOf(`sk_test_seeded_${crypto.randomUUID().replaceAll("-", "")}`);
}

/** The Worker's own account, which all files share. */
export function localAccount(): StripeAccount {
  return accountOf(String(env.STRIPE_SECRET_KEY));
}

function accountOf(secretKey: string): StripeAccount {
  const origin = String(env.STRIPE_ORIGIN);
  const payments = createStripePayments({
    origin,
    secretKey,
    webhookSecret: String(env.STRIPE_WEBHOOK_SECRET),
    managed: false,
  });
  if (!payments) throw new Error("The stand-in for Stripe isn't running.");
  return {
    payments,
    control: async (name, body = {}) => {
      const response = await fetch(`${origin}/stripe/control/${name}`, {
        method: "POST",
        headers: { authorization: `Bearer ${secretKey}`, "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      const answer = await response.json();
      if (!response.ok) throw new Error(`${name}: ${JSON.stringify(answer)}`);
      return answer as never;
    },
  };
}

export type PayingTestDeps = TestDeps & { payments: Payments };

/** Dependencies that speak with an account of their own; tasks go nowhere. */
export function payingDeps(faults: { d1?: Fault } = {}): PayingTestDeps & StripeAccount {
  const account = openAccount();
  return { ...testDeps(faults), ...account, tasks: { send: async () => {} } };
}

/** Orders, and pays on the stand-in's page. @returns the checkout's id */
export async function buy(
  deps: PayingTestDeps & StripeAccount,
  buyer: Buyer,
  slug: string,
  outcome: "paid" | "declined" | "delayed" = "paid",
): Promise<string> {
  const { url } = await placeOrder(deps, { buyer, slug, startAtOnce: true });
  const session = checkoutIn(url);
  // Paid before, and not heard of yet: there is nothing to pay.
  if (url.includes("/payment-success")) return session;
  await deps.control("complete", { session, outcome });
  return session;
}

/** The checkout that a page at the stand-in is about. */
export function checkoutIn(url: string): string {
  const session = /cs_test_\w+/.exec(url)?.[0];
  if (!session) throw new Error(`no checkout in ${url}`);
  return session;
}
