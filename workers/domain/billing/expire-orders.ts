import { and, asc, eq, lt, sql } from "drizzle-orm";
import { orders } from "../../../db/schema";
import type { Deps } from "../deps";
import { errorText } from "../error-text";
import { findCustomer } from "./find-customer";
import type { PayingDeps } from "./require-payments";
import { syncCustomer } from "./sync/sync-customer";

/** A checkout closes after 35 minutes; what isn't paid then is asked about once more. */
const OPEN_MILLISECONDS = 45 * 60_000;
const MAX_ORDERS = 20;

type Order = typeof orders.$inferSelect;

/** Closes orders that were never paid. The payment provider is asked first: what is paid there stays. */
export async function expireOrders(deps: Deps): Promise<void> {
  const { payments } = deps;
  if (!payments) return;
  // The first condition is the index's own.
  const old = await deps.db.shared
    .select()
    .from(orders)
    .where(
      and(
        sql`${orders.status} in ('open', 'processing')`,
        eq(orders.status, "open"),
        lt(orders.createdAt, deps.now() - OPEN_MILLISECONDS),
      ),
    )
    .orderBy(asc(orders.createdAt))
    .limit(MAX_ORDERS);
  for (const order of old)
    try {
      await close({ ...deps, payments }, order);
    } catch (error) {
      deps.log({ event: "payment-not-asked", error: errorText(error) });
    }
}

async function close(deps: PayingDeps, { id, sessionId, userId, companyId }: Order): Promise<void> {
  const checkout = sessionId ? await deps.payments.getCheckout(sessionId) : null;
  if (checkout?.status === "complete") {
    const customerId = await findCustomer(deps, { userId: userId ?? "", companyId });
    if (customerId) await syncCustomer(deps, { customerId });
    return;
  }
  if (checkout?.status === "open") await deps.payments.expireCheckout(checkout.id);
  await deps.db.shared
    .update(orders)
    .set({ status: "expired", updatedAt: deps.now() })
    .where(and(eq(orders.id, id), eq(orders.status, "open")));
}
