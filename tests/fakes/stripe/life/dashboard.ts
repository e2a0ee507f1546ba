import type Stripe from "stripe";
import { refusal } from "../errors";
import { emit } from "../events";
import { makeCustomer } from "../objects/customer";
import { makeDispute } from "../objects/dispute";
import { addInterval, makeSubscription } from "../objects/subscription";
import { type Account, type Charge, find, newId, type Refund, type Subscription, timeOf } from "../state";
import { payInvoice } from "./clock";
import { finalizeInvoice } from "./collect";
import { billSubscription } from "./complete";
import { chargeOfInvoice, refundCharge } from "./refund";

/** The charge behind a checkout, an invoice or a charge's own id. @throws Refusal where nothing was paid */
export function chargeBehind(account: Account, id: string): Charge {
  if (account.charges[id]) return find(account, "charges", id);
  const session = account.sessions[id];
  const invoice = session?.invoice ?? (account.invoices[id] ? id : null);
  const intent = session?.payment_intent ? account.intents[session.payment_intent] : undefined;
  const charge = intent?.latest_charge
    ? find(account, "charges", intent.latest_charge)
    : invoice
      ? chargeOfInvoice(account, invoice)
      : null;
  if (!charge) throw refusal(`Nothing was paid for ${id}.`);
  return charge;
}

/** A refund as staff makes it in Stripe's dashboard: without a credit note. */
export function refundFromDashboard(account: Account, id: string, amount?: number): Refund {
  const charge = chargeBehind(account, id);
  return refundCharge(account, charge, { amount: amount ?? charge.amount - charge.amount_refunded });
}

/** The buyer's bank takes a payment back. */
export function openDispute(account: Account, id: string): Stripe.Dispute {
  const charge = chargeBehind(account, id);
  if (charge.disputed) throw refusal(`Charge ${charge.id} is disputed already.`);
  const dispute = makeDispute({ id: newId("du"), created: timeOf(account), charge });
  charge.disputed = true;
  account.disputes[dispute.id] = dispute;
  emit(account, "charge.dispute.created", dispute);
  return dispute;
}

/** A subscription that nobody bought through the site: a second one of a customer, or one of a stranger. */
export function subscribeInDashboard(
  account: Account,
  { customer, price: wanted }: { customer?: string; price?: string },
): Subscription {
  const price = Object.values(account.prices).find(({ id, lookup_key, type }) =>
    wanted ? id === wanted || lookup_key === wanted : type === "recurring",
  );
  if (!price) throw refusal(`No such price: ${wanted}`);
  const created = timeOf(account);
  const owner = customer ? find(account, "customers", customer) : addStranger(account);
  const subscription = makeSubscription({
    id: newId("sub"),
    itemId: newId("si", 14),
    customer: owner.id,
    price,
    quantity: 1,
    created,
    periodEnd: addInterval(created, price),
    trialEnd: null,
    taxed: true,
    managed: false,
    metadata: {},
    description: null,
  });
  account.subscriptions[subscription.id] = subscription;
  const invoice = billSubscription(account, subscription, "subscription_create");
  emit(account, "customer.subscription.created", subscription);
  finalizeInvoice(account, invoice);
  payInvoice(account, invoice, true);
  return subscription;
}

function addStranger(account: Account) {
  const facts = { id: newId("cus", 14), created: timeOf(account) };
  const customer = makeCustomer(facts, { email: "stranger@example.com", name: "A stranger" });
  account.customers[customer.id] = customer;
  emit(account, "customer.created", customer);
  return customer;
}
