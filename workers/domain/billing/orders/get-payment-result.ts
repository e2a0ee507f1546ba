import { and, eq } from "drizzle-orm";
import { orders, plans } from "../../../../db/schema";
import { findPaidSession, type PaidSession } from "../../coaching/find-paid-session";
import type { Deps } from "../../deps";
import { errorText } from "../../error-text";
import { AppError } from "../../errors";
import { findCustomer } from "../find-customer";
import { syncCustomer } from "../sync/sync-customer";
import type { Buyer } from "./find-item";

type Order = typeof orders.$inferSelect;

export type PaymentResult = Pick<
  Order,
  "number" | "kind" | "item" | "credits" | "price" | "taxIncluded" | "status" | "startsAt" | "bookingId"
> & {
  /** of the plan; null for what isn't one */
  planName: string | null;
  session: PaidSession | null;
};

/**
 * What became of a checkout: asks the payment provider first, so that the page is right before any webhook has come.
 * @throws AppError "order-not-found" for another one's checkout, which looks like one that never was
 */
export async function getPaymentResult(
  deps: Deps,
  { sessionId, buyer }: { sessionId: string; buyer: Buyer },
): Promise<PaymentResult> {
  const { payments } = deps;
  const find = () => findOrder(deps, { sessionId, buyer });
  const order = await find();
  const known = await resultOf(deps, order);
  if (known.status === "paid" || !payments) return known;
  const customerId = await findCustomer(deps, { userId: order.userId ?? "", companyId: order.companyId });
  if (customerId)
    await syncCustomer({ ...deps, payments }, { customerId }).catch((error: unknown) => {
      // The page says "pending" and asks again; the webhook comes in any case.
      deps.log({ event: "payment-not-asked", error: errorText(error) });
    });
  return resultOf(deps, await find());
}

/** The same of an order by its number, for the page after a payment that came to nothing; null where nobody can say. */
export async function findPaymentResult(
  deps: Deps,
  { number, buyer }: { number: string; buyer: Buyer },
): Promise<(PaymentResult & { sessionId: string }) | null> {
  const [order] = await deps.db.shared
    .select({ sessionId: orders.sessionId })
    .from(orders)
    .where(and(eq(orders.number, number), isOf(buyer)));
  const sessionId = order?.sessionId;
  if (!sessionId) return null;
  return { ...(await getPaymentResult(deps, { sessionId, buyer })), sessionId };
}

function isOf({ userId, companyId }: Buyer) {
  return companyId ? eq(orders.companyId, companyId) : eq(orders.userId, userId);
}

async function findOrder(
  { db }: Pick<Deps, "db">,
  { sessionId, buyer }: { sessionId: string; buyer: Buyer },
): Promise<Order> {
  const [order] = await db.shared
    .select()
    .from(orders)
    .where(and(eq(orders.sessionId, sessionId), isOf(buyer)));
  if (!order) throw new AppError("order-not-found");
  return order;
}

async function resultOf(deps: Deps, order: Order): Promise<PaymentResult> {
  const { number, kind, item, credits, price, taxIncluded, status, startsAt, bookingId } = order;
  const [plan] =
    kind === "plan"
      ? await deps.db.shared.select({ name: plans.planName }).from(plans).where(eq(plans.slug, item))
      : [];
  const session = kind === "coaching" ? await findPaidSession(deps, order) : null;
  return {
    number,
    kind,
    item,
    credits,
    price,
    taxIncluded,
    // Paid, and not booked yet.
    status: status === "paid" && session?.isOpen ? "processing" : status,
    startsAt,
    bookingId,
    planName: plan?.name ?? null,
    session,
  };
}
