import { refusal } from "../errors";
import { emit } from "../events";
import { plainMetadata } from "../objects/catalogue";
import { makeCustomer } from "../objects/customer";
import { makeInvoice } from "../objects/invoice";
import { addInterval, itemOf, makeSubscription } from "../objects/subscription";
import {
  type Account,
  type Buyer,
  type Customer,
  find,
  type Invoice,
  newId,
  type Price,
  type Session,
  type SessionPlan,
  type Subscription,
  timeOf,
} from "../state";
import { chargeIntent, collectInvoice, finalizeInvoice, makePayment, markPaid } from "./collect";
import { type Tax, taxOf } from "./tax";

const DAY = 86_400;
/** A debit by SEPA is settled within a week; ours takes this long. */
const DEBIT_DAYS = 3;

export const someBuyer: Buyer = {
  name: "Robin Example",
  country: "DE",
  vatNumber: null,
  line1: "Example Street 1",
  city: "Berlin",
};

type Sale = { session: Session; plan: SessionPlan; price: Price; buyer: Buyer; customer: Customer; tax: Tax };

/** How the buyer pays: at once, with a card that is declined, or by a debit that takes days. */
export type Outcome = "paid" | "declined" | "delayed";

/** What a session's price comes to for a buyer. */
export function quote(account: Account, session: Session, buyer: Buyer): Tax {
  const plan = planOf(account, session);
  const price = find(account, "prices", plan.price);
  const taxed = session.automatic_tax.enabled || (session.managed_payments?.enabled ?? false);
  return taxOf((price.unit_amount ?? 0) * plan.quantity, { price, buyer, taxed });
}

/** @throws Refusal where the session isn't open */
export function completeSession(
  account: Account,
  id: string,
  { outcome, buyer = someBuyer }: { outcome: Outcome; buyer?: Buyer },
): Session {
  const session = find(account, "sessions", id);
  if (session.status !== "open") throw refusal(`This Checkout Session is ${session.status}.`);
  const tax = quote(account, session, buyer);
  applyTax(session, tax);
  const plan = planOf(account, session);
  if (outcome === "declined") {
    declineSession(account, session, plan);
    return session;
  }
  const customer = customerOf(account, session, buyer);
  const price = find(account, "prices", plan.price);
  const sale: Sale = { session, plan, price, buyer, customer, tax };
  session.status = "complete";
  session.url = null;
  session.customer_details = {
    address: customer.address ?? null,
    business_name: null,
    email: customer.email,
    individual_name: null,
    name: buyer.name,
    phone: null,
    tax_exempt: "none",
    tax_ids: buyer.vatNumber ? [{ type: "eu_vat", value: buyer.vatNumber }] : [],
  };
  if (session.mode === "subscription") startSubscription(account, sale, outcome === "delayed");
  else payOnce(account, sale, outcome === "delayed");
  emit(account, "checkout.session.completed", session);
  return session;
}

function applyTax(session: Session, tax: Tax): void {
  session.amount_total = tax.total;
  session.total_details = { amount_discount: 0, amount_shipping: 0, amount_tax: tax.amount };
  if (session.automatic_tax.enabled) session.automatic_tax.status = "complete";
}

/** The page stays open: the buyer may try another card. */
function declineSession(account: Account, session: Session, plan: SessionPlan): void {
  const known = session.payment_intent ? account.intents[session.payment_intent] : undefined;
  const intent =
    known ??
    makePayment(account, {
      amount: session.amount_total ?? 0,
      currency: session.currency ?? "eur",
      customer: session.customer,
      metadata: plan.intentMetadata,
    });
  if (session.mode === "payment") session.payment_intent = intent.id;
  chargeIntent(account, intent, false);
}

function customerOf(account: Account, session: Session, buyer: Buyer): Customer {
  const present = session.customer
    ? find(account, "customers", session.customer)
    : makeCustomer(
        { id: newId("cus", 14), created: timeOf(account) },
        { email: session.customer_email ?? "buyer@example.com", name: buyer.name },
      );
  if (!session.customer) {
    account.customers[present.id] = present;
    session.customer = present.id;
    emit(account, "customer.created", present);
  }
  account.buyers[present.id] = buyer;
  if (planOf(account, session).updatesCustomer) {
    const { line1, city, country, name } = buyer;
    present.address = { city, country, line1, line2: null, postal_code: null, state: null };
    present.name = name;
    emit(account, "customer.updated", present);
  }
  account.cards[present.id] = "works";
  return present;
}

function startSubscription(account: Account, sale: Sale, delayed: boolean): void {
  const { session, plan, price, customer, tax } = sale;
  const created = timeOf(account);
  const { trial_end, trial_period_days, metadata, description } = plan.subscriptionData;
  const wanted = trial_end ?? (trial_period_days ? created + trial_period_days * DAY : null);
  const trialEnd = wanted !== null && wanted > created ? wanted : null;
  const subscription = makeSubscription({
    id: newId("sub"),
    itemId: newId("si", 14),
    customer: customer.id,
    price,
    quantity: plan.quantity,
    created,
    periodEnd: trialEnd ?? addInterval(created, price),
    trialEnd,
    taxed: session.automatic_tax.enabled,
    managed: session.managed_payments?.enabled ?? false,
    metadata: plainMetadata(metadata),
    description: description ?? null,
  });
  account.subscriptions[subscription.id] = subscription;
  session.subscription = subscription.id;
  const invoice = billSubscription(account, subscription, "subscription_create");
  session.invoice = invoice.id;
  session.payment_status = trialEnd === null ? "paid" : "no_payment_required";
  // A trial starts with an invoice over nothing, and the session says what is due now.
  if (trialEnd !== null) applyTax(session, { ...tax, total: 0, amount: 0 });
  emit(account, "customer.subscription.created", subscription);
  finalizeInvoice(account, invoice);
  if (invoice.status !== "open") return;
  if (delayed) startDebit(account, sale, invoice);
  else collectInvoice(account, invoice, true);
}

/** The invoice for the item's present period, as a draft; a trial's is over nothing. */
export function billSubscription(
  account: Account,
  subscription: Subscription,
  reason: "subscription_create" | "subscription_cycle",
): Invoice {
  const item = itemOf(subscription);
  const price = item.price as Price;
  const customer = find(account, "customers", subscription.customer);
  const buyer = account.buyers[customer.id] ?? null;
  const quantity = item.quantity ?? 1;
  const amount = subscription.status === "trialing" ? 0 : (price.unit_amount ?? 0) * quantity;
  const taxed = subscription.automatic_tax.enabled || (subscription.managed_payments?.enabled ?? false);
  const product = account.products[price.product];
  const invoice = makeInvoice({
    id: newId("in"),
    created: timeOf(account),
    customer,
    buyer,
    price,
    quantity,
    amount,
    tax: taxOf(amount, { price, buyer, taxed }),
    taxed,
    reason,
    subscription,
    itemId: item.id,
    period: { start: item.current_period_start, end: item.current_period_end },
    description:
      subscription.status === "trialing" ? `Trial period for ${product?.name}` : `${product?.name}`,
    metadata: {},
  });
  account.invoices[invoice.id] = invoice;
  subscription.latest_invoice = invoice.id;
  emit(account, "invoice.created", invoice);
  return invoice;
}

function payOnce(account: Account, sale: Sale, delayed: boolean): void {
  const { session, customer, tax, plan } = sale;
  if (delayed) {
    startDebit(account, sale, null);
    return;
  }
  const known = session.payment_intent ? account.intents[session.payment_intent] : undefined;
  const intent =
    known ??
    makePayment(account, {
      amount: tax.total,
      currency: sale.price.currency,
      customer: customer.id,
      metadata: plan.intentMetadata,
    });
  intent.amount = tax.total;
  session.payment_intent = intent.id;
  chargeIntent(account, intent, true);
  session.payment_status = "paid";
  writeReceipt(account, sale);
}

/** A one-off purchase has an invoice only where it was asked for. */
export function writeReceipt(account: Account, { session, plan, price, customer, buyer, tax }: Sale): void {
  if (!plan.makesInvoice) return;
  const created = timeOf(account);
  const invoice = makeInvoice({
    id: newId("in"),
    created,
    customer,
    buyer,
    price,
    quantity: plan.quantity,
    amount: (price.unit_amount ?? 0) * plan.quantity,
    tax,
    taxed: session.automatic_tax.enabled || (session.managed_payments?.enabled ?? false),
    reason: "manual",
    subscription: null,
    itemId: null,
    period: { start: created, end: created },
    description: account.products[price.product]?.name ?? price.id,
    metadata: session.metadata ?? {},
  });
  account.invoices[invoice.id] = invoice;
  session.invoice = invoice.id;
  emit(account, "invoice.created", invoice);
  finalizeInvoice(account, invoice);
  const intent = session.payment_intent ? account.intents[session.payment_intent] : undefined;
  if (invoice.status === "open") markPaid(account, invoice, intent ?? null);
}

function startDebit(
  account: Account,
  { session, plan, price, customer, tax }: Sale,
  invoice: Invoice | null,
) {
  const intent = makePayment(account, {
    amount: tax.total,
    currency: price.currency,
    customer: customer.id,
    metadata: plan.intentMetadata,
  });
  intent.status = "processing";
  emit(account, "payment_intent.processing", intent);
  if (!invoice) session.payment_intent = intent.id;
  session.payment_status = "unpaid";
  const settlesAt = timeOf(account) + DEBIT_DAYS * DAY;
  account.debits.push({ session: session.id, invoice: invoice?.id ?? null, intent: intent.id, settlesAt });
}

export function planOf(account: Account, session: Session): SessionPlan {
  const plan = account.plans[session.id];
  if (!plan) throw new Error(`${session.id} was made for nothing`);
  return plan;
}
