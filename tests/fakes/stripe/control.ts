import { expireSession } from "./api/checkout";
import { release } from "./deliver";
import { refusal } from "./errors";
import { bodyOf, signatureOf } from "./events";
import { advance, monthsAhead, payInvoice } from "./life/clock";
import { completeSession, type Outcome } from "./life/complete";
import { openDispute, refundFromDashboard, subscribeInDashboard } from "./life/dashboard";
import { settleDebit } from "./life/debit";
import { reprice } from "./life/reprice";
import { LOCAL_SECRET } from "./local-keys";
import {
  type Account,
  type Buyer,
  type Card,
  type Fault,
  find,
  newestFirst,
  realTime,
  timeOf,
} from "./state";

const DAY = 86_400;

/** What each order takes. */
export type Orders = {
  complete: { session: string; outcome?: Outcome; buyer?: Buyer };
  settle: { session: string; succeeded?: boolean };
  expire: { session: string };
  advance: { days?: number; months?: number; seconds?: number; customer?: string };
  card: { customer: string; card: Card };
  "pay-invoice": { invoice: string };
  settings: Partial<Account["settings"]>;
  fail: { kind: Fault; count?: number };
  release: { reversed?: boolean };
  silence: { customer: string };
  resend: { event: string };
  refund: { of: string; amount?: number };
  dispute: { of: string };
  subscribe: { customer?: string; price?: string };
  reprice: { subscription: string; amount: number };
  events: { type?: string };
  delivery: { event: string; thin?: boolean; age?: number };
  state: object;
};

/** What tests and the pages order: the last part of the address, and what it does. */
const controls: { [Name in keyof Orders]: (account: Account, order: Orders[Name]) => unknown } = {
  complete: (account, { session, outcome = "paid", buyer }) =>
    completeSession(account, session, { outcome, buyer }),
  settle: (account, { session, succeeded = true }) => settleDebit(account, session, succeeded),
  expire: (account, { session }) => expireSession(account, session),
  advance: (account, { days = 0, months = 0, seconds = 0, customer }) => {
    const calendar = months > 0 ? monthsAhead(account, months) : 0;
    advance(account, seconds + days * DAY + calendar, customer);
    return { now: timeOf(account) };
  },
  card: (account, { customer, card }) => {
    account.cards[find(account, "customers", customer).id] = card;
  },
  "pay-invoice": (account, { invoice }) => {
    const found = find(account, "invoices", invoice);
    payInvoice(account, found, true);
    return found;
  },
  settings: (account, order) => Object.assign(account.settings, order),
  fail: (account, { kind, count = 1 }) => {
    account.faults = count > 0 ? { kind: String(kind) as Fault, left: count } : null;
  },
  release: (account, { reversed = false }) => ({ released: release(account, reversed) }),
  silence: (account, { customer }) => {
    account.silenced.push(find(account, "customers", customer).id);
  },
  resend: (account, { event }) => {
    for (const delivery of account.deliveries)
      if (delivery.event === event) Object.assign(delivery, { state: "waiting", notBefore: 0 });
  },
  refund: (account, { of, amount }) => refundFromDashboard(account, of, amount),
  dispute: (account, { of }) => openDispute(account, of),
  subscribe: subscribeInDashboard,
  reprice: (account, { subscription, amount }) => reprice(account, subscription, amount),
  events: (account, { type }) =>
    newestFirst(account.events).filter((event) => type === undefined || event.type === type),
  delivery: (account, { event, thin = account.settings.thin, age = 0 }) =>
    deliveryOf(account, { event, thin, age }),
  state: (account) => ({ ...account, replies: undefined, now: timeOf(account) }),
};

/** A webhook as it would be sent, `age` seconds after it was signed. */
async function deliveryOf(
  account: Account,
  { event, thin, age }: { event: string; thin: boolean; age: number },
) {
  const [endpoint] = Object.values(account.endpoints);
  const body = bodyOf(find(account, "events", event), thin);
  const signature = await signatureOf(body, endpoint?.secret ?? LOCAL_SECRET, realTime() - age);
  return {
    url: endpoint?.url ?? null,
    headers: { "content-type": "application/json; charset=utf-8", "stripe-signature": signature },
    body,
  };
}

/** @throws Refusal for an order that the stand-in doesn't know, and what the order itself is refused for */
export function runControl(account: Account, name: string, order: Record<string, unknown>): unknown {
  if (!Object.hasOwn(controls, name))
    throw refusal(`The stand-in has no control named ${name}.`, { status: 404 });
  const control = controls[name as keyof Orders] as (account: Account, order: unknown) => unknown;
  return control(account, order);
}
