import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import {
  billingCustomers,
  companies,
  companySubscriptions,
  subscriptions,
  users,
} from "../../../../db/schema";
import { readReaders } from "../../billing/sync/read-known";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";

/** Whose money staff act on. */
export type Account = { userId: string } | { companyId: string };

export function subjectOf(account: Account): string {
  return "userId" in account ? account.userId : account.companyId;
}

/** Where the account's own people see what has changed. */
export function billingPage({ site }: Pick<Deps, "site">, account: Account): string {
  return site.origin + ("userId" in account ? "/settings#billing" : "/agent/subscription");
}

/** Who is told: the person, or the company's active agents. @throws AppError "not-found" */
export async function requireReaders(deps: Pick<Deps, "db">, account: Account) {
  const { shared } = deps.db;
  const found =
    "userId" in account
      ? await shared.$count(users, eq(users.id, account.userId))
      : await shared.$count(companies, eq(companies.id, account.companyId));
  if (found === 0) throw new AppError("not-found");
  return readReaders(deps, account);
}

/** The payment provider's number of an account. @throws AppError "nothing-bought" */
export async function requireCustomer({ db }: Pick<Deps, "db">, account: Account): Promise<string> {
  const isOwner =
    "userId" in account
      ? eq(billingCustomers.userId, account.userId)
      : eq(billingCustomers.companyId, account.companyId);
  const [row] = await db.shared.select({ id: billingCustomers.id }).from(billingCustomers).where(isOwner);
  if (!row) throw new AppError("nothing-bought");
  return row.id;
}

/** A trial of ours that hasn't been cancelled or replaced, over or not. Times in UTC ms. */
export async function findTrial({ db }: Pick<Deps, "db">, account: Account) {
  if ("userId" in account) {
    const t = subscriptions;
    const [row] = await db.shared
      .select({ id: t.id, nextRenewal: t.nextRenewal })
      .from(t)
      .where(
        and(
          eq(t.userId, account.userId),
          inArray(t.status, ["active", "expired"]),
          isNull(t.stripeSubscriptionId),
        ),
      )
      .orderBy(desc(t.nextRenewal))
      .limit(1);
    return row ?? null;
  }
  const t = companySubscriptions;
  const [row] = await db.shared
    .select({ id: t.id, nextRenewal: t.nextRenewal })
    .from(t)
    .where(and(eq(t.companyId, account.companyId), eq(t.subscriptionStatus, "trial")))
    .limit(1);
  return row ?? null;
}
