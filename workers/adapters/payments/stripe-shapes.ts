import type Stripe from "stripe";
import type { Checkout, PaidInvoice, PaidSubscription } from "./port";

/** Unix seconds as UTC ms. */
function milliseconds(seconds: number): number;
function milliseconds(seconds: number | null): number | null;
function milliseconds(seconds: number | null): number | null {
  return seconds === null ? null : seconds * 1000;
}

function idOf(object: string | { id: string } | null | undefined): string | null {
  return typeof object === "string" ? object : (object?.id ?? null);
}

/** The period is its item's: subscriptions of this API version have none of their own. */
export function readSubscription(subscription: Stripe.Subscription): PaidSubscription {
  const [item] = subscription.items.data;
  const periodStart = milliseconds(item?.current_period_start ?? subscription.start_date);
  const periodEnd = milliseconds(item?.current_period_end ?? subscription.start_date);
  // The customer portal sets the one, we the other.
  const cancelAt = subscription.cancel_at_period_end ? periodEnd : milliseconds(subscription.cancel_at);
  return {
    id: subscription.id,
    status: subscription.status,
    // A price that a new one has followed has lost its lookup key; who subscribed at it keeps it.
    item: item?.price.lookup_key ?? idOf(item?.price.product),
    price: item?.price.unit_amount ?? null,
    createdAt: milliseconds(subscription.created),
    periodStart,
    periodEnd,
    cancelAt,
    endedAt: milliseconds(subscription.ended_at),
  };
}

export function readInvoice(invoice: Stripe.Invoice): PaidInvoice {
  return {
    id: invoice.id,
    subscriptionId: idOf(invoice.parent?.subscription_details?.subscription),
    number: invoice.number,
    status: invoice.status ?? "draft",
    reason: invoice.billing_reason,
    total: invoice.total,
    tax: (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0),
    amountPaid: invoice.amount_paid,
    refunded: invoice.post_payment_credit_notes_amount,
    currency: invoice.currency,
    attempts: invoice.attempt_count,
    nextAttemptAt: milliseconds(invoice.next_payment_attempt),
    hostedUrl: invoice.hosted_invoice_url ?? null,
    pdfUrl: invoice.invoice_pdf ?? null,
    periodStart: milliseconds(invoice.period_start),
    periodEnd: milliseconds(invoice.period_end),
    paidAt: milliseconds(invoice.status_transitions.paid_at),
    createdAt: milliseconds(invoice.created),
  };
}

const CHECKOUT_STATES = ["open", "complete", "expired"] as const;

/** Charge and refunds are there where the list was asked to expand them. */
export function readCheckout(session: Stripe.Checkout.Session): Checkout {
  const intent = typeof session.payment_intent === "object" ? session.payment_intent : null;
  const charge = typeof intent?.latest_charge === "object" ? intent.latest_charge : null;
  const refunds = (charge?.refunds?.data ?? []).filter(({ status }) => status === "succeeded");
  return {
    id: session.id,
    url: session.status === "open" ? session.url : null,
    status: CHECKOUT_STATES.find((state) => state === session.status) ?? "expired",
    hasFailed: intent?.status === "requires_payment_method" || intent?.status === "canceled",
    isPaid: session.status === "complete" && session.payment_status !== "unpaid",
    orderId: session.metadata?.order_id ?? null,
    customerId: idOf(session.customer),
    subscriptionId: idOf(session.subscription),
    invoiceId: idOf(session.invoice),
    chargeId: idOf(charge),
    amount: session.amount_total ?? 0,
    refunds: refunds.map(({ id, amount, created }) => ({ id, amount, createdAt: milliseconds(created) })),
    isDisputed: charge?.disputed ?? false,
  };
}
