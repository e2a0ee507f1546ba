/** All amounts are cents, all times UTC ms. Ids are the provider's. */

/** As the provider says it: "incomplete", "incomplete_expired", "trialing", "active", "past_due", "unpaid", "paused", "canceled". */
export type ProviderStatus = string;

export type PaidSubscription = {
  id: string;
  status: ProviderStatus;
  /** slug of the plan, by the price's lookup key or its product's id; null where there is neither */
  item: string | null;
  /** cents a cycle, of the subscriber's own price; null where Stripe names none */
  price: number | null;
  createdAt: number;
  periodStart: number;
  periodEnd: number;
  cancelAt: number | null;
  endedAt: number | null;
};

export type PaidInvoice = {
  id: string;
  subscriptionId: string | null;
  number: string | null;
  status: string;
  /** "subscription_create", "subscription_cycle", "manual" ... */
  reason: string | null;
  total: number;
  tax: number;
  amountPaid: number;
  refunded: number;
  currency: string;
  attempts: number;
  nextAttemptAt: number | null;
  hostedUrl: string | null;
  pdfUrl: string | null;
  periodStart: number | null;
  periodEnd: number | null;
  paidAt: number | null;
  createdAt: number;
};

export type Refund = { id: string; amount: number; createdAt: number };

/** A checkout: our order's page at the provider. */
export type Checkout = {
  id: string;
  /** null once it isn't open */
  url: string | null;
  status: "open" | "complete" | "expired";
  /** a debit that takes days is complete and unpaid */
  isPaid: boolean;
  /** the last try to pay came to nothing */
  hasFailed: boolean;
  orderId: string | null;
  customerId: string | null;
  subscriptionId: string | null;
  invoiceId: string | null;
  /** what was charged, and what went back; empty for subscriptions, whose invoices say it */
  chargeId: string | null;
  amount: number;
  refunds: Refund[];
  isDisputed: boolean;
};

export type CustomerAccount = {
  subscriptions: PaidSubscription[];
  invoices: PaidInvoice[];
  checkouts: Checkout[];
};

export type PaymentEvent = {
  id: string;
  type: string;
  /** whom it is about; null where it is about nobody's payments */
  customerId: string | null;
};

export type PastEvent = { id: string; customerId: string; createdAt: number };

export type CheckoutOrder = {
  orderId: string;
  customerId: string;
  item: string;
  priceId: string;
  mode: "subscription" | "payment";
  owner: { userId: string } | { companyId: string };
  /** asks for a VAT number (reverse charge) */
  isBusiness: boolean;
  /** the first payment is due then */
  startsAt: number | null;
  expiresAt: number;
  successUrl: string;
  cancelUrl: string;
};

export type Price = {
  id: string;
  amount: number;
  currency: string;
  taxIncluded: boolean;
  isRecurring: boolean;
};

/** "wrong" for a signature that is wrong or old: the sender isn't the provider, or repeats what it sent long ago. */
export type ReadEvent = PaymentEvent | "wrong";

/**
 * Every method throws PaymentsError when the provider refuses or doesn't answer; its text may be logged: no keys and no
 * addresses of pages are in it.
 */
export type Payments = {
  /** Where staff look things up, without a slash at the end; nothing is asked there. */
  dashboardUrl: string;
  /** The same owner gets the same customer, however often it is asked. */
  createCustomer: (input: {
    email: string;
    name: string;
    owner: { userId: string } | { companyId: string };
  }) => Promise<string>;
  findPrice: (lookupKey: string) => Promise<Price | null>;
  /** The same order gets the same checkout. */
  createCheckout: (order: CheckoutOrder) => Promise<Checkout>;
  getCheckout: (checkoutId: string) => Promise<Checkout | null>;
  expireCheckout: (checkoutId: string) => Promise<void>;
  /** The address of the customer's own pages at the provider: it lets anyone in who knows it, once. Never logged. */
  openPortal: (input: { customerId: string; returnUrl: string }) => Promise<string>;
  /** Three calls, as long as none of the lists is longer than a page. */
  readCustomer: (customerId: string) => Promise<CustomerAccount>;
  setCancelAtPeriodEnd: (subscriptionId: string, cancels: boolean) => Promise<void>;
  /** At once, without a refund. One that has ended already stays so. */
  cancelNow: (subscriptionId: string) => Promise<void>;
  /** Money back on an invoice, with a credit note; the same reference gives back once. */
  refund: (input: { invoiceId: string; amount: number; reference: string }) => Promise<void>;
  /** Checks the signature of a webhook's body and says whom it is about. */
  readEvent: (body: string, signature: string | null) => Promise<ReadEvent>;
  /** Subscriptions that aren't over, of all customers, a page at a time. */
  listSubscriptions: (after: string | null) => Promise<{
    subscriptions: (PaidSubscription & { customerId: string })[];
    next: string | null;
  }>;
  /** What has happened to customers since then, newest first, a page at a time. */
  listEvents: (input: { since: number; after: string | null }) => Promise<{
    events: PastEvent[];
    next: string | null;
  }>;
};

export class PaymentsError extends Error {
  /** @param code the provider's, for instance "resource_missing"; "unreachable" where it didn't answer */
  constructor(
    readonly code: string,
    detail: string,
  ) {
    super(`payments: ${code}: ${detail}`);
    this.name = "PaymentsError";
  }
}
