import { and, desc, eq, gt, notInArray } from "drizzle-orm";
import { billingCustomers, invoices } from "../../../../db/schema";
import type { Deps } from "../../deps";
import type { Buyer } from "../orders/find-item";

/** Older ones are on the payment provider's own pages. */
const MOST_INVOICES = 24;

/** An invoice as it is listed; amounts in cents, times in UTC ms, addresses of the provider's pages. */
export type ListedInvoice = {
  id: string;
  number: string | null;
  createdAt: number;
  total: number;
  tax: number;
  refunded: number;
  status: string;
  hostedUrl: string | null;
  pdfUrl: string | null;
};

/** A buyer's invoices that cost something, newest first. */
export function listInvoices(
  { db }: Pick<Deps, "db">,
  { userId, companyId }: Buyer,
): Promise<ListedInvoice[]> {
  return db.shared
    .select({
      id: invoices.id,
      number: invoices.number,
      createdAt: invoices.createdAt,
      total: invoices.total,
      tax: invoices.tax,
      refunded: invoices.refunded,
      status: invoices.status,
      hostedUrl: invoices.hostedUrl,
      pdfUrl: invoices.pdfUrl,
    })
    .from(invoices)
    .innerJoin(billingCustomers, eq(billingCustomers.id, invoices.customerId))
    .where(
      and(
        companyId ? eq(billingCustomers.companyId, companyId) : eq(billingCustomers.userId, userId),
        notInArray(invoices.status, ["draft", "void"]),
        // A trial begins with an invoice of nothing.
        gt(invoices.total, 0),
      ),
    )
    .orderBy(desc(invoices.createdAt))
    .limit(MOST_INVOICES);
}
