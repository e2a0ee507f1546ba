import { and, desc, eq, gt, isNotNull } from "drizzle-orm";
import { runBatch } from "../../../../db/batch";
import { isRefused, prepareCondition } from "../../../../db/conditions";
import { plans } from "../../../../db/schema";
import { isUniqueViolation } from "../../../../db/unique-violation";
import type { Deps } from "../../deps";
import type { MailData } from "../../mail/mail-data";
import { prepareMail, sendTasks } from "../../mail/prepare-mail";
import type { Buyer } from "../orders/find-item";
import { isTrialOfOurs, subscriptionsOf } from "../subscriptions-of";
import { readReaders } from "../sync/read-known";

/** A trial of ours, which the payment provider knows nothing of. Times in UTC ms. */
export type OwnTrial = { id: string; planName: string; nextRenewal: number; updatedAt: number };

/** A buyer's trial that still holds: running, or with an end that they declared; one that a purchase ended has no `cancel_at`. */
export async function findOwnTrial(
  { db, now }: Pick<Deps, "db" | "now">,
  { buyer, isCancelled }: { buyer: Buyer; isCancelled: boolean },
): Promise<OwnTrial | null> {
  const { t, isOwn, onTrial } = subscriptionsOf(buyer);
  const [row] = await db.shared
    .select({ id: t.id, planName: plans.planName, nextRenewal: t.nextRenewal, updatedAt: t.updatedAt })
    .from(t)
    .innerJoin(plans, eq(plans.id, t.planId))
    .where(
      and(
        isOwn,
        isTrialOfOurs(t),
        eq(t.status, isCancelled ? "cancelled" : onTrial),
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
  const change = { buyer, trial, cancels };
  const readers = await readReaders(deps, companyId ? { companyId } : { userId });
  const mails = readers.map((reader) =>
    prepareMail(
      deps,
      { to: reader.email, userId: reader.userId, ...mailOf(deps, { ...change, reader }) },
      `trial-${cancels ? "cancelled" : "resumed"}.${trial.id}.${trial.updatedAt}.${reader.userId}`,
    ),
  );
  try {
    await runBatch(deps.db.shared, [...prepareChange(deps, change), ...mails.map(({ insert }) => insert)]);
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

type Change = { buyer: Buyer; trial: OwnTrial; cancels: boolean };

function prepareChange({ db, now }: Pick<Deps, "db" | "now">, { buyer, trial, cancels }: Change) {
  const { t, onTrial } = subscriptionsOf(buyer);
  const [from, to] = cancels ? ([onTrial, "cancelled"] as const) : (["cancelled", onTrial] as const);
  const isThis = and(eq(t.id, trial.id), eq(t.status, from), eq(t.updatedAt, trial.updatedAt));
  const set = { status: to, cancelAt: cancels ? trial.nextRenewal : null, updatedAt: now() };
  return [
    prepareCondition(db.shared, UNCHANGED, gt(db.shared.$count(t, isThis), 0)),
    db.shared.update(t).set(set).where(eq(t.id, trial.id)),
  ];
}

type Words = Change & { reader: { fullName: string } };

function mailOf(
  { site }: Pick<Deps, "site">,
  { buyer: { companyId }, trial, cancels, reader }: Words,
):
  | { template: "subscription-cancelled"; data: MailData["subscription-cancelled"] }
  | { template: "trial-resumed"; data: MailData["trial-resumed"] } {
  const { planName, nextRenewal: endsAt } = trial;
  const url = site.origin + (companyId ? "/agent/subscription" : "/settings#billing");
  const { fullName } = reader;
  if (cancels) return { template: "subscription-cancelled", data: { fullName, planName, endsAt, url } };
  return { template: "trial-resumed", data: { fullName, endsAt, url } };
}
