import { and, desc, eq, gt, inArray, isNull } from "drizzle-orm";
import { billingCustomers, invoices, orders, plans } from "../../../../db/schema";
import type { Deps } from "../../deps";
import type { Buyer } from "../orders/find-item";
import { readLedger, unspentOf } from "./unspent-credits";
import { isWithdrawable, LONGEST_PERIOD, withdrawableUntil } from "./withdrawal-period";

type Order = typeof orders.$inferSelect;

/** An order from which its buyer may withdraw now. Times in UTC ms, amounts in euro cents. */
export type Withdrawable = Pick<Order, "id" | "number" | "kind" | "item" | "price" | "credits"> & {
  name: string;
  orderedAt: number;
  /** end of the last day */
  until: number;
  /** what would go back: 0 where nothing was paid yet */
  amount: number;
  /** credits that would go back */
  unspent: number;
};

/** A consumer's orders from which they may withdraw, newest first. Companies have no such right. */
export async function listWithdrawable(
  deps: Pick<Deps, "db" | "now">,
  { buyer: { userId, companyId } }: { buyer: Buyer },
): Promise<Withdrawable[]> {
  if (companyId) return [];
  const { shared } = deps.db;
  const [recent, lines, paid] = await Promise.all([
    shared
      .select({ order: orders, planName: plans.planName })
      .from(orders)
      .leftJoin(plans, eq(plans.slug, orders.item))
      .where(
        and(
          eq(orders.userId, userId),
          gt(orders.createdAt, deps.now() - LONGEST_PERIOD),
          isNull(orders.companyId),
          isNull(orders.withdrawnAt),
          inArray(orders.kind, ["plan", "credits"]),
          inArray(orders.status, ["paid", "processing"]),
        ),
      )
      .orderBy(desc(orders.createdAt)),
    readLedger(deps, userId),
    shared
      .select({ invoice: invoices })
      .from(billingCustomers)
      .innerJoin(invoices, eq(invoices.customerId, billingCustomers.id))
      .where(eq(billingCustomers.userId, userId)),
  ]);
  const bills = paid.map(({ invoice }) => invoice);
  return recent
    .filter(({ order }) => isWithdrawable(order.createdAt, deps.now()))
    .map(({ order, planName }) => {
      const { id, number, kind, item, price, credits, createdAt } = order;
      const unspent = kind === "credits" ? unspentOf(lines, number) : 0;
      return {
        ...{ id, number, kind, item, price, credits, unspent },
        name: planName ?? `${credits} credits`,
        orderedAt: createdAt,
        until: withdrawableUntil(createdAt),
        amount: kind === "credits" ? shareOf(order, unspent, bills) : paidFor(order, bills),
      };
    })
    .filter(({ kind, unspent }) => kind === "plan" || unspent > 0);
}

type Bill = { id: string; subscriptionId: string | null; amountPaid: number; refunded: number };

/** What was paid for a plan and hasn't gone back. */
export function paidFor({ subscriptionId }: Pick<Order, "subscriptionId">, bills: Bill[]): number {
  return bills
    .filter((bill) => subscriptionId !== null && bill.subscriptionId === subscriptionId)
    .reduce((sum, { amountPaid, refunded }) => sum + amountPaid - refunded, 0);
}

/** The unspent credits' share of what was paid for them. */
export function shareOf(
  { invoiceId, credits }: Pick<Order, "invoiceId" | "credits">,
  unspent: number,
  bills: Bill[],
): number {
  const bill = bills.find(({ id }) => id === invoiceId);
  if (!bill || credits === 0) return 0;
  const share = Math.round((bill.amountPaid * unspent) / credits);
  return Math.min(share, bill.amountPaid - bill.refunded);
}
