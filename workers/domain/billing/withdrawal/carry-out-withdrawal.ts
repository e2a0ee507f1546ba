import { and, eq, isNull } from "drizzle-orm";
import { contractDeclarations, orders } from "../../../../db/schema";
import { callOffSession } from "../../coaching/end-sessions";
import { AppError } from "../../errors";
import { findCustomer } from "../find-customer";
import type { PayingDeps } from "../require-payments";
import { syncCustomer } from "../sync/sync-customer";
import { shareOf } from "./list-withdrawable";
import { readLedger, unspentOf } from "./unspent-credits";

type Order = typeof orders.$inferSelect;

/**
 * Makes a declared withdrawal come true: a plan ends at once and all that was paid for it goes back; of credits, the
 * unspent ones' share; a session is called off, and `syncCustomer` gives its money back. Reads what has happened before
 * each step, so that it may be run again after any failure.
 * @returns whether it is done; false while a payment is on its way that will have to go back
 * @throws AppError "order-not-found"; PaymentsError where the provider doesn't answer
 */
export async function carryOutWithdrawal(
  deps: PayingDeps,
  { orderId }: { orderId: string },
): Promise<boolean> {
  const before = await findOrder(deps, orderId);
  const customerId = await findCustomer(deps, { userId: before.userId ?? "", companyId: null });
  if (!customerId) throw new AppError("order-not-found");
  // First of all, so that nobody comes to an hour that is withdrawn from while the provider doesn't answer.
  if (before.kind === "coaching") await callOffSession(deps, before);
  await syncCustomer(deps, { customerId });
  const order = await findOrder(deps, orderId);
  if (order.kind === "plan") await endPlan(deps, { order, customerId });
  if (order.kind === "credits") await giveBackCredits(deps, { order, customerId });
  await syncCustomer(deps, { customerId });
  if (order.status === "processing") return false;
  await deps.db.shared
    .update(contractDeclarations)
    .set({ doneAt: deps.now() })
    .where(
      and(
        eq(contractDeclarations.orderId, orderId),
        eq(contractDeclarations.kind, "withdrawal"),
        isNull(contractDeclarations.doneAt),
      ),
    );
  return true;
}

type Work = { order: Order; customerId: string };

async function endPlan({ payments }: PayingDeps, { order, customerId }: Work): Promise<void> {
  const { subscriptionId } = order;
  if (!subscriptionId) return;
  await payments.cancelNow(subscriptionId);
  const { invoices } = await payments.readCustomer(customerId);
  for (const { id, subscriptionId: of, amountPaid, refunded } of invoices)
    if (of === subscriptionId && amountPaid > refunded)
      await payments.refund({
        invoiceId: id,
        amount: amountPaid - refunded,
        reference: referenceOf(order, { id, refunded }),
      });
}

async function giveBackCredits(deps: PayingDeps, { order, customerId }: Work): Promise<void> {
  const unspent = unspentOf(await readLedger(deps, order.userId ?? ""), order.number);
  if (unspent === 0) return;
  const { invoices } = await deps.payments.readCustomer(customerId);
  const invoice = invoices.find(({ id }) => id === order.invoiceId);
  const amount = shareOf(order, unspent, invoices);
  if (invoice && amount > 0)
    await deps.payments.refund({ invoiceId: invoice.id, amount, reference: referenceOf(order, invoice) });
}

/** The same for two runs that saw the same: the money goes back once. */
function referenceOf({ number }: Order, { id, refunded }: { id: string; refunded: number }): string {
  return `withdrawal.${number}.${id}.${refunded}`;
}

async function findOrder({ db }: Pick<PayingDeps, "db">, orderId: string): Promise<Order> {
  const [order] = await db.shared.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw new AppError("order-not-found");
  return order;
}
