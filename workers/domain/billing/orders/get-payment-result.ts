import { and, eq } from "drizzle-orm";
import { billingCustomers, orders } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { errorText } from "../../error-text";
import { AppError } from "../../errors";
import { requirePayments } from "../require-payments";
import { syncCustomer } from "../sync/sync-customer";
import type { Buyer } from "./find-item";

type Order = typeof orders.$inferSelect;

/** What became of an order, as the payment pages say it. */
export type PaymentResult = Pick<Order, "number" | "kind" | "item" | "credits" | "status" | "startsAt">;

/**
 * What became of a checkout: asks the payment provider first, so that the page is right before any webhook has come.
 * @throws AppError "order-not-found" for another one's checkout, which looks like one that never was; "payments-off"
 */
export async function getPaymentResult(
  deps: Deps,
  { sessionId, buyer }: { sessionId: string; buyer: Buyer },
): Promise<PaymentResult> {
  const paying = requirePayments(deps);
  const find = () => findOrder(deps, { sessionId, buyer });
  const order = await find();
  if (order.status === "paid") return resultOf(order);
  const isOwner = order.companyId
    ? eq(billingCustomers.companyId, order.companyId)
    : eq(billingCustomers.userId, order.userId ?? "");
  const [customer] = await deps.db.shared
    .select({ id: billingCustomers.id })
    .from(billingCustomers)
    .where(isOwner);
  if (customer)
    await syncCustomer(paying, { customerId: customer.id }).catch((error: unknown) => {
      // The page says "pending" and asks again; the webhook comes in any case.
      deps.log({ event: "payment-not-asked", error: errorText(error) });
    });
  return resultOf(await find());
}

async function findOrder(
  { db }: Pick<Deps, "db">,
  { sessionId, buyer: { userId, companyId } }: { sessionId: string; buyer: Buyer },
): Promise<Order> {
  const isOwn = companyId ? eq(orders.companyId, companyId) : eq(orders.userId, userId);
  const [order] = await db.shared
    .select()
    .from(orders)
    .where(and(eq(orders.sessionId, sessionId), isOwn));
  if (!order) throw new AppError("order-not-found");
  return order;
}

function resultOf({ number, kind, item, credits, status, startsAt }: Order): PaymentResult {
  return { number, kind, item, credits, status, startsAt };
}
