import { and, eq, isNull } from "drizzle-orm";
import { billingCustomers } from "../../../db/schema";
import type { Deps } from "../deps";
import type { Buyer } from "./orders/find-item";

/** The payment provider's id of a buyer: the company's where they buy for one. Null before the first order. */
export async function findCustomer(
  { db }: Pick<Deps, "db">,
  { userId, companyId }: Buyer,
): Promise<string | null> {
  const isOwner = companyId
    ? eq(billingCustomers.companyId, companyId)
    : and(eq(billingCustomers.userId, userId), isNull(billingCustomers.companyId));
  const [row] = await db.shared.select({ id: billingCustomers.id }).from(billingCustomers).where(isOwner);
  return row?.id ?? null;
}
