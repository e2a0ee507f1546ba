import { and, desc, eq, inArray } from "drizzle-orm";
import { companies, users } from "../../../../db/schema";
import { findCustomer } from "../../billing/find-customer";
import { isTrialOfOurs, subscriptionsOf } from "../../billing/subscriptions-of";
import { readReaders } from "../../billing/sync/read-known";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";

export type BilledAccount = { userId: string } | { companyId: string };

export function subjectOf(account: BilledAccount): string {
  return "userId" in account ? account.userId : account.companyId;
}

/** Where the account's own people see what has changed. */
export function billingPage({ site }: Pick<Deps, "site">, account: BilledAccount): string {
  return site.origin + ("userId" in account ? "/settings#billing" : "/agent/subscription");
}

/** Who is told: the person, or the company's active agents. @throws AppError "not-found" */
export async function requireReaders(deps: Pick<Deps, "db">, account: BilledAccount) {
  const { shared } = deps.db;
  const found =
    "userId" in account
      ? await shared.$count(users, eq(users.id, account.userId))
      : await shared.$count(companies, eq(companies.id, account.companyId));
  if (found === 0) throw new AppError("not-found");
  return readReaders(deps, account);
}

/** The payment provider's number of an account. @throws AppError "nothing-bought" */
export async function requireCustomer({ db }: Pick<Deps, "db">, account: BilledAccount): Promise<string> {
  const customerId = await findCustomer({ db }, account);
  if (!customerId) throw new AppError("nothing-bought");
  return customerId;
}

/** A trial of ours that hasn't been cancelled or replaced, over or not. Times in UTC ms. */
export async function findTrial({ db }: Pick<Deps, "db">, account: BilledAccount) {
  const { t, isOwn, onTrial } = subscriptionsOf(account);
  const [row] = await db.shared
    .select({ id: t.id, nextRenewal: t.nextRenewal })
    .from(t)
    .where(
      and(
        isOwn,
        isTrialOfOurs(t),
        inArray(t.status, onTrial === "trial" ? ["trial"] : ["active", "expired"]),
      ),
    )
    .orderBy(desc(t.nextRenewal))
    .limit(1);
  return row ?? null;
}
