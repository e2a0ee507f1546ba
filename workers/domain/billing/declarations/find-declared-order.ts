import { and, eq, or } from "drizzle-orm";
import { billingCustomers, invoices, orders, users } from "../../../../db/schema";
import type { Deps } from "../../deps";

type Order = typeof orders.$inferSelect;

/** Our orders' numbers, however they are written. */
const ORDER_NUMBER = /\bP-?([2-9A-HJ-NP-Z]{6})\b/i;
/** The provider's invoices' numbers have at least one hyphen between letters and digits. */
const INVOICE_NUMBER = /\b[A-Z0-9]{4,}(?:-[A-Z0-9]{2,})+\b/i;

/** The order that a stranger names by its number, or an invoice's, and its account's address; else null. @param email lower-cased */
export async function findDeclaredOrder(
  { db }: Pick<Deps, "db">,
  { email, contract }: { email: string; contract: string },
): Promise<Order | null> {
  const { shared } = db;
  const ordered = ORDER_NUMBER.exec(contract)?.[1];
  if (ordered) {
    const [row] = await shared
      .select({ order: orders })
      .from(orders)
      .innerJoin(users, eq(users.id, orders.userId))
      .where(and(eq(orders.number, `P-${ordered.toUpperCase()}`), eq(users.email, email)));
    return row?.order ?? null;
  }
  const billed = INVOICE_NUMBER.exec(contract)?.[0].toUpperCase();
  if (!billed) return null;
  const [row] = await shared
    .select({ order: orders })
    .from(users)
    .innerJoin(billingCustomers, eq(billingCustomers.userId, users.id))
    .innerJoin(invoices, and(eq(invoices.customerId, billingCustomers.id), eq(invoices.number, billed)))
    .innerJoin(
      orders,
      and(
        eq(orders.userId, users.id),
        or(eq(orders.invoiceId, invoices.id), eq(orders.subscriptionId, invoices.subscriptionId)),
      ),
    )
    .where(eq(users.email, email));
  return row?.order ?? null;
}
