import { eq } from "drizzle-orm";
import { billingCustomers } from "../../../db/schema";
import type { Deps } from "../deps";
import type { Holder } from "./subscriptions-of";

/** The payment provider's id of a person or a company. Null before the first order. */
export async function findCustomer({ db }: Pick<Deps, "db">, holder: Holder): Promise<string | null> {
  const isOwner =
    !holder.companyId && "userId" in holder
      ? eq(billingCustomers.userId, holder.userId)
      : eq(billingCustomers.companyId, holder.companyId ?? "");
  const [row] = await db.shared.select({ id: billingCustomers.id }).from(billingCustomers).where(isOwner);
  return row?.id ?? null;
}
