import { eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { orders } from "../../../../db/schema";
import type { Checkout, CustomerAccount, PaidInvoice } from "../../../adapters/payments/port";
import type { Deps } from "../../deps";
import { preparePurchaseActivity } from "./ledger-lines";
import type { Known } from "./read-known";

type Order = typeof orders.$inferSelect;
type Status = Order["status"];

/** What a checkout says of its order. A delayed debit is "processing" until it has come in or hasn't. */
export function orderStatus({ status, isPaid, hasFailed }: Checkout): Status {
  if (status === "expired") return "expired";
  if (status === "open") return "open";
  if (isPaid) return "paid";
  return hasFailed ? "failed" : "processing";
}

/** What went back of an order: its charge's refunds, or the credit notes on its subscription's invoices. */
export function refundedOf({ refunds, subscriptionId }: Checkout, invoices: PaidInvoice[]): number {
  const ofCharge = refunds.reduce((sum, { amount }) => sum + amount, 0);
  if (!subscriptionId) return ofCharge;
  return invoices
    .filter((invoice) => invoice.subscriptionId === subscriptionId)
    .reduce((sum, { refunded }) => sum + refunded, 0);
}

export type PaidOrder = { order: Order; checkout: Checkout };

export function newlyPaid({ checkouts }: CustomerAccount, known: Known): PaidOrder[] {
  return checkouts.flatMap((checkout) => {
    const order = known.orders.get(checkout.orderId ?? "");
    return order && order.status !== "paid" && orderStatus(checkout) === "paid" ? [{ order, checkout }] : [];
  });
}

/** Orders whose delayed payment has just come to nothing. */
export function newlyFailed({ checkouts }: CustomerAccount, known: Known): Order[] {
  return checkouts.flatMap((checkout) => {
    const order = known.orders.get(checkout.orderId ?? "");
    return order && order.status !== "failed" && orderStatus(checkout) === "failed" ? [order] : [];
  });
}

/** The orders of a kind that are paid, whether or not we knew. */
export function paidOrders({ checkouts }: CustomerAccount, known: Known, kind: Order["kind"]): PaidOrder[] {
  return checkouts.flatMap((checkout) => {
    const order = known.orders.get(checkout.orderId ?? "");
    return order?.kind === kind && orderStatus(checkout) === "paid" ? [{ order, checkout }] : [];
  });
}

/** The customer's orders as their checkouts say, and a line of activity for each that is paid now. */
export function prepareOrders(
  deps: Pick<Deps, "db" | "now">,
  { account, known }: { account: CustomerAccount; known: Known },
): BatchItem<"sqlite">[] {
  const { db, now } = deps;
  const updatedAt = now();
  return account.checkouts.flatMap((checkout): BatchItem<"sqlite">[] => {
    const order = known.orders.get(checkout.orderId ?? "");
    if (!order) return [];
    const { id: sessionId, subscriptionId } = checkout;
    const status = orderStatus(checkout);
    const invoiceId = checkout.invoiceId ?? order.invoiceId;
    const refunded = refundedOf(checkout, account.invoices);
    if (
      order.status === status &&
      order.sessionId === sessionId &&
      order.refunded === refunded &&
      order.invoiceId === invoiceId
    )
      return [];
    const paidAt = status === "paid" ? { paidAt: sql`coalesce(${orders.paidAt}, ${updatedAt})` } : {};
    return [
      db.shared
        .update(orders)
        .set({ status, sessionId, subscriptionId, invoiceId, refunded, updatedAt, ...paidAt })
        .where(eq(orders.id, order.id)),
      ...(status === "paid" && order.status !== "paid" && !order.companyId
        ? preparePurchaseActivity(deps, { ...order, ...activityOf(order, known) })
        : []),
    ];
  });
}

function activityOf({ kind, item, credits }: Order, known: Known): { title: string; description: string } {
  switch (kind) {
    case "credits":
      return { title: "Credits bought", description: `${credits} credits` };
    case "coaching":
      return { title: "Coaching session paid", description: "" };
    case "plan":
      return {
        title: "Plan started",
        description: known.plans.find(({ slug }) => slug === item)?.name ?? "",
      };
  }
}
