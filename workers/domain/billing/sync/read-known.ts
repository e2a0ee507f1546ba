import { and, eq, inArray, isNotNull } from "drizzle-orm";
import { agents, invoices, orders, plans, users } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { subscriptionsOf } from "../subscriptions-of";

/** Whose customer it is at the payment provider; "nobody" once the account is gone. */
export type Owner = { userId: string } | { companyId: string } | "nobody";

export type Reader = { userId: string; email: string; fullName: string };

export type Known = Awaited<ReturnType<typeof readKnown>>;

/** Everything that a synchronization compares with what the provider says, side by side and not one after another. */
export async function readKnown({ db }: Pick<Deps, "db">, customerId: string, owner: Owner) {
  const { shared } = db;
  const [planRows, subscriptionRows, invoiceRows, orderRows, readers] = await Promise.all([
    shared
      .select({ id: plans.id, slug: plans.slug, name: plans.planName, credits: plans.creditsPerCycle })
      .from(plans),
    readSubscriptions({ db }, owner),
    shared.select().from(invoices).where(eq(invoices.customerId, customerId)),
    owner === "nobody" ? [] : shared.select().from(orders).where(ownedBy(owner)),
    readReaders({ db }, owner),
  ]);
  return {
    plans: planRows,
    subscriptions: new Map(subscriptionRows.map((row) => [row.id, row])),
    invoices: new Map(invoiceRows.map((row) => [row.id, row])),
    orders: new Map(orderRows.map((row) => [row.id, row])),
    readers,
  };
}

function ownedBy(owner: Exclude<Owner, "nobody">) {
  return "userId" in owner ? eq(orders.userId, owner.userId) : eq(orders.companyId, owner.companyId);
}

async function readSubscriptions({ db }: Pick<Deps, "db">, owner: Owner) {
  if (owner === "nobody") return [];
  const { t, isOwn } = subscriptionsOf(owner);
  const rows = await db.shared
    .select({ id: t.stripeSubscriptionId, status: t.status, cancelAt: t.cancelAt, price: t.price })
    .from(t)
    .where(and(isOwn, isNotNull(t.stripeSubscriptionId)));
  return rows.map((row) => ({ ...row, id: row.id ?? "" }));
}

/** Who is told: the person, or the company's active agents. */
export async function readReaders({ db }: Pick<Deps, "db">, owner: Owner): Promise<Reader[]> {
  const { shared } = db;
  const person = { userId: users.id, email: users.email, fullName: users.fullName };
  if (owner === "nobody") return [];
  if ("userId" in owner) return shared.select(person).from(users).where(eq(users.id, owner.userId));
  return shared
    .select(person)
    .from(agents)
    .innerJoin(users, eq(users.id, agents.userId))
    .where(and(eq(agents.companyId, owner.companyId), inArray(agents.status, ["active"])));
}

export function ownerOf({ userId, companyId }: { userId: string | null; companyId: string | null }): Owner {
  if (userId) return { userId };
  return companyId ? { companyId } : "nobody";
}
