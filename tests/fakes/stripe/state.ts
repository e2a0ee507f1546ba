import { createHash, randomBytes } from "node:crypto";
import type Stripe from "stripe";
import { noSuch } from "./errors";

/** Objects as they are stored: what they link to is named by its id. */
type Linked<T, Keys extends keyof T> = Omit<T, Keys> & { [K in Keys]: Extract<T[K], string | null> };

export type Customer = Stripe.Customer;
export type Product = Linked<Stripe.Product, "tax_code">;
export type Price = Linked<Stripe.Price, "product">;
export type Session = Linked<
  Stripe.Checkout.Session,
  "customer" | "subscription" | "invoice" | "payment_intent"
>;
export type Subscription = Linked<Stripe.Subscription, "customer" | "latest_invoice">;
export type Invoice = Linked<Stripe.Invoice, "customer">;
export type Intent = Linked<Stripe.PaymentIntent, "customer" | "latest_charge">;
export type Charge = Linked<Stripe.Charge, "customer" | "payment_intent">;
export type Refund = Linked<Stripe.Refund, "charge" | "payment_intent">;
export type CreditNote = Linked<Stripe.CreditNote, "customer" | "invoice">;
export type Dispute = Linked<Stripe.Dispute, "charge">;
export type StoredEvent = Omit<Stripe.EventBase, "data"> & { data: { object: { object: string } } };

/** How a customer's card answers when a renewal is collected. */
export type Card = "works" | "declines" | "declines-once";

/** What a session was made for; Stripe keeps these to itself too. */
export type SessionPlan = {
  price: string;
  quantity: number;
  subscriptionData: Stripe.Checkout.SessionCreateParams.SubscriptionData;
  intentMetadata: Record<string, string>;
  makesInvoice: boolean;
  updatesCustomer: boolean;
};

export type Buyer = { name: string; country: string; vatNumber: string | null; line1: string; city: string };

/** A debit that takes days: what it is for, and when the bank will have answered. */
export type Debit = { session: string; invoice: string | null; intent: string; settlesAt: number };

export type DeliveryMode = "normal" | "twice" | "late" | "shuffled" | "lost";
export type Delivery = {
  id: string;
  event: string;
  endpoint: string;
  state: "waiting" | "held" | "lost" | "done" | "failed";
  attempts: number;
  /** the last answer's status; 0 where none came */
  status: number | null;
  /** UTC ms before which it isn't sent again */
  notBefore: number;
};
export type Fault = "429" | "500" | "reset";

/** All that one secret key can see. Times in unix seconds. */
export type Account = {
  id: string;
  key: string;
  /** where the stand-in's pages are */
  origin: string;
  /** seconds that its clock is ahead */
  shift: number;
  customers: Record<string, Customer>;
  products: Record<string, Product>;
  prices: Record<string, Price>;
  sessions: Record<string, Session>;
  subscriptions: Record<string, Subscription>;
  invoices: Record<string, Invoice>;
  intents: Record<string, Intent>;
  charges: Record<string, Charge>;
  refunds: Record<string, Refund>;
  creditNotes: Record<string, CreditNote>;
  disputes: Record<string, Dispute>;
  events: Record<string, StoredEvent>;
  endpoints: Record<string, Stripe.WebhookEndpoint & { secret: string }>;
  configurations: Record<string, Stripe.BillingPortal.Configuration>;
  portals: Record<string, Stripe.BillingPortal.Session>;
  plans: Record<string, SessionPlan>;
  buyers: Record<string, Buyer>;
  cards: Record<string, Card>;
  debits: Debit[];
  trialsAnnounced: string[];
  /** visited portal sessions, with what the visitor's cookie has to say */
  visits: Record<string, string>;
  deliveries: Delivery[];
  replies: Record<string, { request: string; status: number; body: unknown }>;
  /** customers whose webhooks are lost */
  silenced: string[];
  settings: {
    deliveries: DeliveryMode;
    /** endpoints get thin events */
    thin: boolean;
    /** what happens to a subscription whose renewal was declined to the last */
    afterRetries: "unpaid" | "canceled";
  };
  faults: { kind: Fault; left: number } | null;
  /** the payment of each paid invoice */
  paidBy: Record<string, string>;
  invoicesMade: number;
};

export function openAccount(key: string, origin: string): Account {
  return {
    id: `acct_${createHash("sha256").update(key).digest("hex").slice(0, 16)}`,
    key,
    origin,
    shift: 0,
    customers: {},
    products: {},
    prices: {},
    sessions: {},
    subscriptions: {},
    invoices: {},
    intents: {},
    charges: {},
    refunds: {},
    creditNotes: {},
    disputes: {},
    events: {},
    endpoints: {},
    configurations: {},
    portals: {},
    plans: {},
    buyers: {},
    cards: {},
    debits: [],
    trialsAnnounced: [],
    visits: {},
    deliveries: [],
    replies: {},
    silenced: [],
    settings: { deliveries: "normal", thin: false, afterRetries: "unpaid" },
    faults: null,
    paidBy: {},
    invoicesMade: 0,
  };
}

type Tables = {
  [K in keyof Account as Account[K] extends Record<string, { id: string }> ? K : never]: Account[K];
};

const kinds: Partial<Record<keyof Tables, string>> = {
  sessions: "checkout.session",
  creditNotes: "credit_note",
  endpoints: "webhook_endpoint",
  portals: "billing_portal.session",
  configurations: "billing_portal.configuration",
};

/** @throws Refusal where the account has none with that id */
export function find<Name extends keyof Tables>(
  account: Account,
  table: Name,
  id: string,
  param?: string,
): Tables[Name][string] {
  const rows = account[table] as Tables[Name];
  if (!Object.hasOwn(rows, id)) throw noSuch(kinds[table] ?? table.slice(0, -1), id, param);
  return rows[id] as Tables[Name][string];
}

/** Newest first, as Stripe lists. */
export function newestFirst<T>(rows: Record<string, T>): T[] {
  return Object.values(rows).reverse();
}

export function newId(prefix: string, length = 24): string {
  const text = randomBytes(length * 2)
    .toString("base64")
    .replace(/[^a-z\d]/gi, "");
  return `${prefix}_${text.slice(0, length)}`;
}

export function realTime(): number {
  return Math.floor(Date.now() / 1000);
}

/** The account's time. */
export function timeOf({ shift }: Account): number {
  return realTime() + shift;
}
