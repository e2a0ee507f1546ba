import type Stripe from "stripe";
import { type CheckoutOrder, type Payments, PaymentsError, type Price } from "./port";
import { listEvents, readEvent } from "./stripe-events";
import { readCheckout, readInvoice, readSubscription } from "./stripe-shapes";

const PAGE = 100;
const TIMEOUT_MILLISECONDS = 10_000;
/** A customer with more of one kind is beyond what we sell. */
const MOST = 10_000;

type Options = {
  /** where the API answers: Stripe's own, or a stand-in on this machine */
  origin: string;
  secretKey: string | undefined;
  webhookSecret: string | undefined;
  /** Stripe sells in its own name and sees to the tax ("Managed Payments") */
  managed: boolean;
};

/** Stripe's pages for the account's owner; what was made with a test key is on pages of its own. */
function dashboardOf(secretKey: string): string {
  return `https://dashboard.stripe.com${/^[a-z]+_test_/.test(secretKey) ? "/test" : ""}`;
}

/** Payments by Stripe, or null where no account is configured. The SDK is loaded when the first call needs it. */
export function createStripePayments(options: Options): Payments | null {
  const { secretKey, webhookSecret, managed } = options;
  if (!secretKey || !webhookSecret) return null;
  let loaded: Promise<Stripe> | undefined;
  const client = () => {
    loaded ??= connect(options.origin, secretKey);
    return loaded;
  };
  const ask = <T>(call: (stripe: Stripe) => Promise<T>): Promise<T> => client().then(call).catch(refuse);

  return {
    dashboardUrl: dashboardOf(secretKey),

    createCustomer: ({ email, name, owner }) =>
      ask(async ({ customers }) => {
        const [kind, id] = "userId" in owner ? ["user", owner.userId] : ["company", owner.companyId];
        const customer = await customers.create(
          { email, name, metadata: { [`${kind}_id`]: id } },
          // Without the address: another one would be another request under the same key.
          { idempotencyKey: `customer:${kind}:${id}:${await digest(`${email} ${name}`)}` },
        );
        return customer.id;
      }),

    findPrice: (lookupKey) =>
      ask(async ({ prices }) => {
        const { data } = await prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 });
        const [price] = data;
        return price
          ? ({
              id: price.id,
              amount: price.unit_amount ?? 0,
              currency: price.currency,
              taxIncluded: price.tax_behavior === "inclusive",
              isRecurring: price.type === "recurring",
            } satisfies Price)
          : null;
      }),

    createCheckout: (order) =>
      ask(async ({ checkout }) =>
        readCheckout(
          await checkout.sessions.create(checkoutParams(order, managed), {
            idempotencyKey: `order:${order.orderId}`,
          }),
        ),
      ),

    getCheckout: (checkoutId) =>
      ask(async ({ checkout }) =>
        readCheckout(await checkout.sessions.retrieve(checkoutId, { expand: ["payment_intent"] })),
      ).catch(missing),

    expireCheckout: (checkoutId) =>
      ask(async ({ checkout }) => {
        await checkout.sessions.expire(checkoutId);
      }),

    openPortal: ({ customerId, returnUrl }) =>
      ask(async ({ billingPortal }) => {
        const session = await billingPortal.sessions.create({ customer: customerId, return_url: returnUrl });
        return session.url;
      }),

    readCustomer: (customer) =>
      ask(async ({ subscriptions, invoices, checkout }) => {
        const [ofSubscriptions, ofInvoices, ofCheckouts] = await Promise.all([
          subscriptions.list({ customer, status: "all", limit: PAGE }).autoPagingToArray({ limit: MOST }),
          invoices.list({ customer, limit: PAGE }).autoPagingToArray({ limit: MOST }),
          checkout.sessions
            .list({ customer, limit: PAGE, expand: ["data.payment_intent.latest_charge.refunds"] })
            .autoPagingToArray({ limit: MOST }),
        ]);
        return {
          subscriptions: ofSubscriptions.map(readSubscription),
          invoices: ofInvoices.map(readInvoice),
          checkouts: ofCheckouts.map(readCheckout),
        };
      }).catch((error: unknown) => missing(error) ?? { subscriptions: [], invoices: [], checkouts: [] }),

    setCancelAtPeriodEnd: (subscriptionId, cancels) =>
      ask(async ({ subscriptions }) => {
        // The portal sets a date instead, which the undoing has to clear.
        const { cancel_at, cancel_at_period_end } = await subscriptions.retrieve(subscriptionId);
        const dated = cancel_at !== null && !cancel_at_period_end;
        if (cancels && dated) return;
        await subscriptions.update(
          subscriptionId,
          dated ? { cancel_at: "" } : { cancel_at_period_end: cancels },
        );
      }),

    cancelNow: (subscriptionId) =>
      ask(async ({ subscriptions }) => {
        const { status } = await subscriptions.retrieve(subscriptionId);
        if (status === "canceled" || status === "incomplete_expired") return;
        await subscriptions.cancel(subscriptionId, { prorate: false, invoice_now: false });
      }),

    refund: ({ invoiceId, amount, reference }) =>
      ask(async ({ creditNotes }) => {
        await creditNotes.create(
          { invoice: invoiceId, amount, refund_amount: amount, metadata: { reference } },
          { idempotencyKey: `refund:${reference}` },
        );
      }),

    readEvent: async (body, signature) => {
      const stripe = await client();
      return readEvent(stripe, { body, signature: signature ?? "", secret: webhookSecret }).catch(refuse);
    },

    listSubscriptions: (after) =>
      ask(async ({ subscriptions }) => {
        const page = await subscriptions.list({
          limit: PAGE,
          ...(after === null ? {} : { starting_after: after }),
        });
        return {
          subscriptions: page.data.map((subscription) => ({
            ...readSubscription(subscription),
            customerId:
              typeof subscription.customer === "string" ? subscription.customer : subscription.customer.id,
          })),
          next: page.has_more ? (page.data.at(-1)?.id ?? null) : null,
        };
      }),

    listEvents: (input) => ask((stripe) => listEvents(stripe, input)),
  };
}

async function connect(origin: string, secretKey: string): Promise<Stripe> {
  const { default: StripeClient } = await import("stripe");
  const { hostname, port, protocol } = new URL(origin);
  return new StripeClient(secretKey, {
    httpClient: StripeClient.createFetchHttpClient(),
    maxNetworkRetries: 2,
    timeout: TIMEOUT_MILLISECONDS,
    telemetry: false,
    host: hostname,
    protocol: protocol === "http:" ? "http" : "https",
    ...(port === "" ? {} : { port }),
  });
}

function checkoutParams(order: CheckoutOrder, managed: boolean): Stripe.Checkout.SessionCreateParams {
  const { orderId, item, owner, mode, startsAt } = order;
  const [ownerKey, ownerId] = "userId" in owner ? ["user_id", owner.userId] : ["company_id", owner.companyId];
  const metadata: Record<string, string> = { [ownerKey]: ownerId, order_id: orderId, item };
  return {
    mode,
    customer: order.customerId,
    client_reference_id: orderId,
    line_items: [{ price: order.priceId, quantity: 1 }],
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
    expires_at: Math.ceil(order.expiresAt / 1000),
    allow_promotion_codes: false,
    metadata,
    // Where Stripe is the seller, tax and address are its own business.
    ...(managed
      ? { managed_payments: { enabled: true } }
      : {
          automatic_tax: { enabled: true },
          billing_address_collection: "required" as const,
          customer_update: { address: "auto" as const, name: "auto" as const },
          ...(order.isBusiness ? { tax_id_collection: { enabled: true } } : {}),
        }),
    ...(mode === "subscription"
      ? {
          subscription_data: {
            metadata,
            ...(startsAt === null ? {} : { trial_end: Math.ceil(startsAt / 1000) }),
          },
        }
      : { invoice_creation: { enabled: true }, payment_intent_data: { metadata } }),
  };
}

/** Stripe's own message may repeat an address or a key: its code and type say enough. */
function refuse(error: unknown): never {
  const { code, type, statusCode } = error as { code?: string; type?: string; statusCode?: number };
  throw new PaymentsError(
    code ?? (statusCode ? "refused" : "unreachable"),
    `${type ?? "Error"} ${statusCode ?? ""}`.trim(),
  );
}

function missing(error: unknown): null {
  if (error instanceof PaymentsError && error.code === "resource_missing") return null;
  throw error;
}

/** Short, for a key of at most 255 characters that names no address. */
async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(bytes.subarray(0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
