import type { BatchItem } from "drizzle-orm/batch";
import { invoices } from "../../../../db/schema";
import type { PaidInvoice } from "../../../adapters/payments/port";
import type { Deps } from "../../deps";
import type { Known } from "./read-known";

/** The customer's invoices that are new or have changed; drafts have no number and may still vanish. */
export function prepareInvoices(
  { db }: Pick<Deps, "db">,
  { customerId, invoices: paid, known }: { customerId: string; invoices: PaidInvoice[]; known: Known },
): BatchItem<"sqlite">[] {
  return paid.flatMap((invoice) => {
    const { reason: _reason, nextAttemptAt: _next, ...values } = invoice;
    const before = known.invoices.get(invoice.id);
    const isSame =
      before?.status === invoice.status &&
      before.amountPaid === invoice.amountPaid &&
      before.refunded === invoice.refunded &&
      before.attempts === invoice.attempts;
    if (isSame || invoice.status === "draft") return [];
    return [
      db.shared
        .insert(invoices)
        .values({ ...values, customerId })
        .onConflictDoUpdate({ target: invoices.id, set: values }),
    ];
  });
}
