import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { creditTransactions, userActivities, userCredits } from "../../../../db/schema";
import type { CustomerAccount } from "../../../adapters/payments/port";
import type { Deps } from "../../deps";
import type { Known, Owner } from "./read-known";

/** A line for the ledger: positive credits are granted. `reference` is its cause: the same cause is written once. */
type Line = { reference: string; credits: number; date: number; about: Record<string, unknown> };

/** What the provider's purchases, invoices and refunds mean in credits (RULINGS 47). */
export function ledgerLinesOf(
  { checkouts, invoices, subscriptions }: CustomerAccount,
  known: Known,
  now: number,
): Line[] {
  const ofPacks = checkouts.flatMap((checkout): Line[] => {
    const order = known.orders.get(checkout.orderId ?? "");
    if (!checkout.isPaid || order?.kind !== "credits") return [];
    const about = { order: order.number };
    const granted = { reference: checkout.id, credits: order.credits, date: order.paidAt ?? now, about };
    const taken = checkout.refunds.map((refund) => ({
      reference: refund.id,
      credits: -Math.round((order.credits * refund.amount) / Math.max(1, checkout.amount)),
      date: refund.createdAt,
      about: { ...about, refund: refund.amount },
    }));
    const left = taken.reduce((sum, { credits }) => sum + credits, order.credits);
    const disputed = checkout.isDisputed
      ? [
          {
            reference: `${checkout.chargeId}:dispute`,
            credits: -left,
            date: now,
            about: { ...about, dispute: true },
          },
        ]
      : [];
    return [granted, ...taken, ...disputed];
  });
  const ofPlans = invoices.flatMap(({ id, status, total, subscriptionId, paidAt }): Line[] => {
    const item = subscriptions.find((subscription) => subscription.id === subscriptionId)?.item;
    const credits = known.plans.find(({ slug }) => slug === item)?.credits ?? 0;
    if (status !== "paid" || total <= 0 || credits === 0) return [];
    return [{ reference: id, credits, date: paidAt ?? now, about: { plan: item } }];
  });
  return [...ofPacks, ...ofPlans].filter(({ credits }) => credits !== 0);
}

/** The lines that aren't written yet, and the balance as their sum: the ledger decides, not what was read before. */
export function prepareLedger(
  { db, now }: Pick<Deps, "db" | "now">,
  { owner, account, known }: { owner: Owner; account: CustomerAccount; known: Known },
): BatchItem<"sqlite">[] {
  if (owner === "nobody" || !("userId" in owner)) return [];
  const { userId } = owner;
  const lines = ledgerLinesOf(account, known, now());
  if (lines.length === 0) return [];
  return [
    ...lines.map(({ reference, credits, date, about }) =>
      db.shared
        .insert(creditTransactions)
        .values({ userId, creditsUsed: -credits, reference, metadata: about, transactionDate: date })
        .onConflictDoNothing(),
    ),
    prepareBalance({ db, now }, userId),
  ];
}

export function balanceOf(userId: string) {
  return sql<number>`(select coalesce(-sum(credits_used), 0) from ${creditTransactions} where user_id = ${userId})`;
}

/** The cached balance, made again from the ledger: last statement of every batch that adds a line. */
export function prepareBalance({ db, now }: Pick<Deps, "db" | "now">, userId: string): BatchItem<"sqlite"> {
  const totalCredits = balanceOf(userId);
  return db.shared
    .insert(userCredits)
    .values({ userId, totalCredits, updatedAt: now() })
    .onConflictDoUpdate({ target: userCredits.userId, set: { totalCredits, updatedAt: now() } });
}

/** A line of recent activity for each order that is paid now and wasn't. */
export function preparePurchaseActivity(
  { db, now }: Pick<Deps, "db" | "now">,
  order: { id: string; userId: string | null; title: string; description: string },
): BatchItem<"sqlite">[] {
  const { id, userId, title, description } = order;
  if (!userId) return [];
  return [
    db.shared
      .insert(userActivities)
      .values({
        id: `purchase.${id}`,
        userId,
        activityType: "purchase",
        title,
        description,
        createdAt: now(),
      })
      .onConflictDoNothing(),
  ];
}
