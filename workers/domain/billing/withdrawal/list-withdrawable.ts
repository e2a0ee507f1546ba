import { and, desc, eq, gt, inArray, isNull } from "drizzle-orm";
import { billingCustomers, coachingBookings, invoices, orders, plans } from "../../../../db/schema";
import { COACHING_SESSIONS, endOf } from "../../coaching/coaching-sessions";
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
      .select({ order: orders, planName: plans.planName, session: coachingBookings })
      .from(orders)
      .leftJoin(plans, eq(plans.slug, orders.item))
      .leftJoin(coachingBookings, eq(coachingBookings.id, orders.bookingId))
      .where(
        and(
          eq(orders.userId, userId),
          gt(orders.createdAt, deps.now() - LONGEST_PERIOD),
          isNull(orders.companyId),
          isNull(orders.withdrawnAt),
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
    .filter(({ order, session }) => order.kind !== "coaching" || isAhead(order, session, deps.now()))
    .map(({ order, planName, session }) => {
      const { id, number, kind, item, price, credits, createdAt } = order;
      const unspent = kind === "credits" ? unspentOf(lines, number) : 0;
      return {
        ...{ id, number, kind, item, price, credits, unspent },
        name: session ? COACHING_SESSIONS[session.sessionType].name : (planName ?? `${credits} credits`),
        orderedAt: createdAt,
        until: withdrawableUntil(createdAt),
        amount: amountOf(order, unspent, bills),
      };
    })
    .filter(({ kind, unspent }) => kind !== "credits" || unspent > 0);
}

/** The right to withdraw from a session ends once it has been held in full (directive 2011/83/EU, article 16 a). */
function isAhead(order: Order, session: typeof coachingBookings.$inferSelect | null, now: number): boolean {
  if (!session) return false;
  if (session.orderId !== order.id) return order.status === "processing";
  return session.state === "booked" && endOf(session.sessionType, session.startsAt ?? 0) > now;
}

function amountOf(order: Order, unspent: number, bills: Bill[]): number {
  if (order.kind === "plan") return paidFor(order, bills);
  if (order.kind === "credits") return shareOf(order, unspent, bills);
  const bill = bills.find(({ id }) => id === order.invoiceId);
  return bill ? bill.amountPaid - bill.refunded : 0;
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
