import { and, desc, eq, isNull } from "drizzle-orm";
import {
  billingCustomers,
  contractDeclarations,
  creditTransactions,
  invoices,
  orders,
  plans,
  userCredits,
} from "../../../../db/schema";
import { euros } from "../../billing/money";
import { subscriptionsOf } from "../../billing/subscriptions-of";
import type { Deps } from "../../deps";
import { listAuditTrail } from "../list-audit";
import { type BilledAccount, subjectOf } from "./account";

/** Something that happened to an account's money. Time in UTC ms. */
export type BillingEvent = {
  id: string;
  at: number;
  kind: "order" | "invoice" | "credits" | "subscription" | "declaration" | "action";
  text: string;
  reason: string | null;
  /** its page at the payment provider */
  url: string | null;
};

export type RefundableInvoice = { id: string; number: string | null; left: number };

export type AccountBilling = {
  /** known to the payment provider: something was ordered once */
  isCustomer: boolean;
  isPaying: boolean;
  /** the account's page there; null, too, where no provider is configured */
  customerUrl: string | null;
  /** null for companies */
  balance: number | null;
  isSuspended: boolean;
  refundable: RefundableInvoice[];
  /** newest first */
  events: BillingEvent[];
};

const SHOWN = 50;

/** An account's money in order of time, for staff. */
export async function getAccountBilling(
  deps: Pick<Deps, "db" | "payments">,
  { account }: { account: BilledAccount },
): Promise<AccountBilling> {
  const { shared } = deps.db;
  const dashboard = deps.payments?.dashboardUrl ?? null;
  const isUser = "userId" in account;
  const ofCustomer = isUser
    ? eq(billingCustomers.userId, account.userId)
    : eq(billingCustomers.companyId, account.companyId);
  const ofOrders = isUser
    ? and(eq(orders.userId, account.userId), isNull(orders.companyId))
    : eq(orders.companyId, account.companyId);
  const [[customer], bought, bills, ledger, [credits], held, declared, trail] = await Promise.all([
    shared.select({ id: billingCustomers.id }).from(billingCustomers).where(ofCustomer),
    shared.select().from(orders).where(ofOrders).orderBy(desc(orders.createdAt)).limit(SHOWN),
    shared
      .select({ invoice: invoices })
      .from(billingCustomers)
      .innerJoin(invoices, eq(invoices.customerId, billingCustomers.id))
      .where(ofCustomer)
      .orderBy(desc(invoices.createdAt))
      .limit(SHOWN),
    isUser
      ? shared
          .select()
          .from(creditTransactions)
          .where(eq(creditTransactions.userId, account.userId))
          .orderBy(desc(creditTransactions.transactionDate))
          .limit(SHOWN)
      : [],
    isUser ? shared.select().from(userCredits).where(eq(userCredits.userId, account.userId)) : [],
    readSubscriptions(deps, account),
    isUser
      ? shared
          .select()
          .from(contractDeclarations)
          .where(eq(contractDeclarations.userId, account.userId))
          .limit(SHOWN)
      : [],
    listAuditTrail(deps, { subject: subjectOf(account) }),
  ]);
  const plain = { reason: null, url: null };
  const events: BillingEvent[] = [
    ...bought.map(({ id, number, item, price, status, createdAt }) => ({
      ...{ ...plain, id, kind: "order" as const, at: createdAt },
      text: `Order ${number}: ${item}, ${euros(price)}, ${status}`,
    })),
    ...bills.map(({ invoice: { id, number, total, status, refunded, createdAt } }) => ({
      ...{
        ...plain,
        id,
        kind: "invoice" as const,
        at: createdAt,
        url: dashboard && `${dashboard}/invoices/${id}`,
      },
      text: `Invoice ${number ?? id}: ${euros(total)}, ${status}${refunded > 0 ? `, ${euros(refunded)} paid back` : ""}`,
    })),
    ...ledger.map(({ id, creditsUsed, reference, transactionDate }) => ({
      ...{ ...plain, id, kind: "credits" as const, at: transactionDate },
      text: `${creditsUsed > 0 ? "−" : "+"}${Math.abs(creditsUsed)} credits (${reference ?? "no reference"})`,
    })),
    ...held.map(({ id, planName, status, startDate, stripeId }) => ({
      ...{ ...plain, id, kind: "subscription" as const, at: startDate },
      text: `Subscription ${planName} began, now ${status}`,
      url: dashboard && stripeId ? `${dashboard}/subscriptions/${stripeId}` : null,
    })),
    ...declared.map(({ id, number, kind, contract, doneAt, createdAt }) => ({
      ...{ ...plain, id, kind: "declaration" as const, at: createdAt },
      text: `${kind === "withdrawal" ? "Withdrawal" : "Cancellation"} ${number}: ${contract ?? ""}, ${doneAt ? "done" : "waiting"}`,
    })),
    ...trail.map(({ id, action, reason, createdAt }) => ({
      ...{ id, kind: "action" as const, at: createdAt, text: action, reason, url: null },
    })),
  ];
  return {
    isCustomer: customer !== undefined,
    isPaying: held.some(
      ({ stripeId, status }) => stripeId !== null && (status === "active" || status === "suspended"),
    ),
    customerUrl: dashboard && customer ? `${dashboard}/customers/${customer.id}` : null,
    balance: isUser ? (credits?.totalCredits ?? 0) : null,
    isSuspended: held.some(({ suspendedAt }) => suspendedAt !== null),
    refundable: bills
      .map(({ invoice: { id, number, amountPaid, refunded } }) => ({
        id,
        number,
        left: amountPaid - refunded,
      }))
      .filter(({ left }) => left > 0),
    events: events.sort((a, b) => b.at - a.at),
  };
}

function readSubscriptions({ db }: Pick<Deps, "db">, account: BilledAccount) {
  const { t, isOwn } = subscriptionsOf(account);
  return db.shared
    .select({
      ...{ id: t.id, planName: plans.planName, status: t.status, startDate: t.startDate },
      ...{ stripeId: t.stripeSubscriptionId, suspendedAt: t.suspendedAt },
    })
    .from(t)
    .innerJoin(plans, eq(plans.id, t.planId))
    .where(isOwn)
    .orderBy(desc(t.createdAt))
    .limit(SHOWN);
}
