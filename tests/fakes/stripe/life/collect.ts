import type Stripe from "stripe";
import { emit } from "../events";
import { makeCharge, makeIntent } from "../objects/payment";
import { type Account, type Charge, find, type Intent, type Invoice, newId, timeOf } from "../state";

const DAY = 86_400;
/** Days between the tries to collect a renewal: four tries in two weeks. */
const RETRY_AFTER_DAYS = [3, 5, 6];

type Payment = {
  amount: number;
  currency: string;
  customer: string | null;
  metadata?: Stripe.Metadata;
  description?: string | null;
};

export function makePayment(account: Account, payment: Payment): Intent {
  const { metadata = {}, description = null, ...facts } = payment;
  const intent = makeIntent({ id: newId("pi"), created: timeOf(account), metadata, description, ...facts });
  account.intents[intent.id] = intent;
  emit(account, "payment_intent.created", intent);
  return intent;
}

/** The bank's answer to a payment. */
export function chargeIntent(account: Account, intent: Intent, succeeded: boolean): Charge {
  const id = newId("ch");
  const pageUrl = `${account.origin}/stripe/receipts/${id}`;
  const charge = makeCharge({ id, created: timeOf(account), intent, succeeded, pageUrl });
  account.charges[id] = charge;
  Object.assign(intent, {
    latest_charge: id,
    amount_received: succeeded ? intent.amount : 0,
    status: succeeded ? "succeeded" : "requires_payment_method",
    last_payment_error: succeeded
      ? null
      : {
          code: "card_declined",
          decline_code: "generic_decline",
          message: "Your card was declined.",
          type: "card_error",
          charge: id,
        },
  } satisfies Partial<Intent>);
  emit(account, succeeded ? "charge.succeeded" : "charge.failed", charge);
  emit(account, succeeded ? "payment_intent.succeeded" : "payment_intent.payment_failed", intent);
  return charge;
}

/** A draft gets its number and its pages; one over nothing is paid at once. */
export function finalizeInvoice(account: Account, invoice: Invoice): void {
  if (invoice.status !== "draft") return;
  account.invoicesMade += 1;
  const now = timeOf(account);
  const prefix = invoice.customer ? account.customers[invoice.customer]?.invoice_prefix : null;
  Object.assign(invoice, {
    status: "open",
    number: `${prefix ?? "STANDIN"}-${String(account.invoicesMade).padStart(4, "0")}`,
    effective_at: now,
    ending_balance: 0,
    automatically_finalizes_at: null,
    status_transitions: { ...invoice.status_transitions, finalized_at: now },
    hosted_invoice_url: `${account.origin}/stripe/invoices/${invoice.id}`,
    invoice_pdf: `${account.origin}/stripe/invoices/${invoice.id}/pdf`,
  } satisfies Partial<Invoice>);
  emit(account, "invoice.finalized", invoice);
  if (invoice.total === 0) markPaid(account, invoice, null);
}

export function markPaid(account: Account, invoice: Invoice, intent: Intent | null): void {
  Object.assign(invoice, {
    status: "paid",
    attempted: true,
    auto_advance: false,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: timeOf(account) },
  } satisfies Partial<Invoice>);
  if (intent) account.paidBy[invoice.id] = intent.id;
  emit(account, "invoice.paid", invoice);
  emit(account, "invoice.payment_succeeded", invoice);
  revive(account, invoice);
}

/** Charges the customer's card for an open invoice. @returns whether it was paid */
export function collectInvoice(
  account: Account,
  invoice: Invoice,
  works = takeCard(account, invoice),
): boolean {
  if (invoice.status !== "open") return invoice.status === "paid";
  const { customer, currency, amount_remaining: amount, metadata, number } = invoice;
  const intent = makePayment(account, {
    amount,
    currency,
    customer,
    metadata: metadata ?? {},
    description: `Invoice ${number}`,
  });
  chargeIntent(account, intent, works);
  invoice.attempt_count += 1;
  invoice.attempted = true;
  if (works) markPaid(account, invoice, intent);
  else markFailed(account, invoice);
  return works;
}

export function takeCard(account: Account, { customer }: Pick<Invoice, "customer">): boolean {
  const card = account.cards[customer ?? ""] ?? "works";
  if (card === "declines-once" && customer) account.cards[customer] = "works";
  return card === "works";
}

/** Also of a debit that came back. Without a try left, the account's setting decides what becomes of the subscription. */
export function markFailed(account: Account, invoice: Invoice): void {
  const wait = RETRY_AFTER_DAYS[invoice.attempt_count - 1];
  const subscription = subscriptionOf(account, invoice);
  const retries = subscription !== null && subscription.status !== "canceled" && wait !== undefined;
  invoice.next_payment_attempt = retries ? timeOf(account) + wait * DAY : null;
  emit(account, "invoice.payment_failed", invoice);
  if (!subscription || subscription.status === "canceled") return;
  if (retries) {
    if (subscription.status === "past_due") return;
    subscription.status = "past_due";
  } else if (account.settings.afterRetries === "unpaid") subscription.status = "unpaid";
  else {
    endSubscription(account, subscription.id, "payment_failed");
    return;
  }
  emit(account, "customer.subscription.updated", subscription);
}

function revive(account: Account, invoice: Invoice): void {
  const subscription = subscriptionOf(account, invoice);
  if (subscription?.latest_invoice !== invoice.id) return;
  if (subscription.status !== "past_due" && subscription.status !== "unpaid") return;
  subscription.status = "active";
  emit(account, "customer.subscription.updated", subscription);
}

export function subscriptionOf(account: Account, { parent }: Pick<Invoice, "parent">) {
  const linked = parent?.subscription_details?.subscription;
  return typeof linked === "string" ? find(account, "subscriptions", linked) : null;
}

/** Ends a subscription now. An invoice that is still a draft or open isn't collected any more. */
export function endSubscription(
  account: Account,
  id: string,
  reason: Stripe.Subscription.CancellationDetails.Reason,
): void {
  const subscription = find(account, "subscriptions", id);
  const now = timeOf(account);
  subscription.status = "canceled";
  subscription.ended_at = now;
  subscription.canceled_at ??= now;
  if (subscription.cancellation_details) subscription.cancellation_details.reason ??= reason;
  for (const invoice of Object.values(account.invoices)) {
    if (subscriptionOf(account, invoice)?.id !== id) continue;
    invoice.auto_advance = false;
    invoice.next_payment_attempt = null;
  }
  emit(account, "customer.subscription.deleted", subscription);
}
