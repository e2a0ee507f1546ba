import { and, desc, eq, gt, isNotNull, isNull } from "drizzle-orm";
import { runBatch } from "../../../../db/batch";
import { isRefused, prepareCondition } from "../../../../db/conditions";
import { companySubscriptions, plans, subscriptions } from "../../../../db/schema";
import { isUniqueViolation } from "../../../../db/unique-violation";
import type { Deps } from "../../deps";
import type { MailData } from "../../mail/mail-data";
import { prepareMail, sendTasks } from "../../mail/prepare-mail";
import type { Buyer } from "../orders/find-item";
import { readReaders } from "../sync/read-known";

/** A trial of ours, which the payment provider knows nothing of. Times in UTC ms. */
export type OwnTrial = { id: string; planName: string; nextRenewal: number; updatedAt: number };

/**
 * A buyer's trial that still holds: the running one, or one whose end was declared by them. One that a purchase ended has
 * no `cancel_at`.
 */
export async function findOwnTrial(
  { db, now }: Pick<Deps, "db" | "now">,
  { buyer: { userId, companyId }, isCancelled }: { buyer: Buyer; isCancelled: boolean },
): Promise<OwnTrial | null> {
  if (companyId) {
    const t = companySubscriptions;
    const [row] = await db.shared
      .select({ id: t.id, planName: plans.planName, nextRenewal: t.nextRenewal, updatedAt: t.updatedAt })
      .from(t)
      .innerJoin(plans, eq(plans.id, t.planId))
      .where(
        and(
          eq(t.companyId, companyId),
          eq(t.subscriptionStatus, isCancelled ? "cancelled" : "trial"),
          isNull(t.subscriptionId),
          isCancelled ? isNotNull(t.cancelAt) : undefined,
          gt(t.nextRenewal, now()),
        ),
      )
      .orderBy(desc(t.nextRenewal))
      .limit(1);
    return row ?? null;
  }
  const t = subscriptions;
  const [row] = await db.shared
    .select({ id: t.id, planName: plans.planName, nextRenewal: t.nextRenewal, updatedAt: t.updatedAt })
    .from(t)
    .innerJoin(plans, eq(plans.id, t.planId))
    .where(
      and(
        eq(t.userId, userId),
        eq(t.status, isCancelled ? "cancelled" : "active"),
        isNull(t.stripeSubscriptionId),
        isCancelled ? isNotNull(t.cancelAt) : undefined,
        gt(t.nextRenewal, now()),
      ),
    )
    .orderBy(desc(t.nextRenewal))
    .limit(1);
  return row ?? null;
}

const UNCHANGED = "own-trial-unchanged";

/** Cancels a trial, or takes that back, and tells everyone concerned. It holds until its end in both cases. */
export async function changeOwnTrial(
  deps: Deps,
  { buyer, trial, cancels }: { buyer: Buyer; trial: OwnTrial; cancels: boolean },
): Promise<void> {
  const { companyId, userId } = buyer;
  const readers = await readReaders(deps, companyId ? { companyId } : { userId });
  const mails = readers.map((reader) =>
    prepareMail(
      deps,
      { to: reader.email, userId: reader.userId, ...mailOf(deps, { companyId, trial, cancels, reader }) },
      `trial-${cancels ? "cancelled" : "resumed"}.${trial.id}.${trial.updatedAt}.${reader.userId}`,
    ),
  );
  try {
    await runBatch(deps.db.shared, [
      ...prepareChange(deps, { companyId, trial, cancels }),
      ...mails.map(({ insert }) => insert),
    ]);
  } catch (error) {
    // Changed by another request, or replaced by a purchase, since it was read.
    if (isRefused(error, UNCHANGED) || isUniqueViolation(error, "outbox")) return;
    throw error;
  }
  await sendTasks(
    deps,
    mails.map(({ task }) => task),
  );
}

type Change = { companyId: string | null; trial: OwnTrial; cancels: boolean };

function prepareChange({ db, now }: Pick<Deps, "db" | "now">, { companyId, trial, cancels }: Change) {
  const set = { cancelAt: cancels ? trial.nextRenewal : null, updatedAt: now() };
  if (companyId) {
    const t = companySubscriptions;
    const from = cancels ? "trial" : "cancelled";
    const isThis = and(eq(t.id, trial.id), eq(t.subscriptionStatus, from), eq(t.updatedAt, trial.updatedAt));
    return [
      prepareCondition(db.shared, UNCHANGED, gt(db.shared.$count(t, isThis), 0)),
      db.shared
        .update(t)
        .set({ ...set, subscriptionStatus: cancels ? "cancelled" : "trial" })
        .where(eq(t.id, trial.id)),
    ];
  }
  const t = subscriptions;
  const from = cancels ? "active" : "cancelled";
  const isThis = and(eq(t.id, trial.id), eq(t.status, from), eq(t.updatedAt, trial.updatedAt));
  return [
    prepareCondition(db.shared, UNCHANGED, gt(db.shared.$count(t, isThis), 0)),
    db.shared
      .update(t)
      .set({ ...set, status: cancels ? "cancelled" : "active" })
      .where(eq(t.id, trial.id)),
  ];
}

type Words = Change & { reader: { fullName: string } };

function mailOf(
  { site }: Pick<Deps, "site">,
  { companyId, trial, cancels, reader }: Words,
):
  | { template: "subscription-cancelled"; data: MailData["subscription-cancelled"] }
  | { template: "trial-resumed"; data: MailData["trial-resumed"] } {
  const { planName, nextRenewal: endsAt } = trial;
  const url = site.origin + (companyId ? "/agent/subscription" : "/settings#billing");
  const { fullName } = reader;
  if (cancels) return { template: "subscription-cancelled", data: { fullName, planName, endsAt, url } };
  return { template: "trial-resumed", data: { fullName, endsAt, url } };
}
