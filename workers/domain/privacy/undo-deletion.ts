import { and, eq, exists, gt, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { runBatch } from "../../../db/batch";
import { isRefused, prepareCondition } from "../../../db/conditions";
import { deletionRequests, plans, subscriptions, users } from "../../../db/schema";
import { planLeaving } from "../agencies/leaving/plan-leaving";
import { renewAfterUndo } from "../billing/end-payments";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import { prepareMail, sendTasks } from "../mail/prepare-mail";
import { accountUrl } from "./account-url";

const OPEN = "deletion-open";

function canBeUndone(userId: string, time: number) {
  return and(
    eq(deletionRequests.userId, userId),
    isNull(deletionRequests.undoneAt),
    isNull(deletionRequests.completedAt),
    isNull(deletionRequests.startedAt),
    gt(deletionRequests.dueAt, time),
  );
}

/** A cancelled trial continues, unless another subscription has begun since. */
function mayGoOn(userId: string) {
  return and(
    eq(subscriptions.userId, userId),
    eq(subscriptions.status, "cancelled"),
    isNull(subscriptions.stripeSubscriptionId),
    sql`not exists (select 1 from subscriptions other where other.user_id = ${userId} and other.status = 'active')`,
  );
}

/** For another's batch; does nothing where nothing is planned. */
export function prepareUndoing(
  { db, now }: Pick<Deps, "db" | "now">,
  { userId, onlyIf }: { userId: string; onlyIf: SQL },
): BatchItem<"sqlite">[] {
  const { shared } = db;
  const time = now();
  const undone = and(canBeUndone(userId, time), onlyIf);
  const cancelled = shared
    .select({ id: deletionRequests.cancelledSubscriptionId })
    .from(deletionRequests)
    .where(undone);
  return [
    shared
      .update(subscriptions)
      .set({ status: "active", updatedAt: time })
      .where(and(inArray(subscriptions.id, cancelled), mayGoOn(userId))),
    shared.update(deletionRequests).set({ undoneAt: time }).where(undone),
  ];
}

/** What a user's open request would give back. Null where nothing comes back. */
export async function findCancelledPlan(
  { db }: Pick<Deps, "db">,
  userId: string,
): Promise<{ planName: string; isPaid: boolean; nextRenewal: number } | null> {
  const [cancelled] = await db.shared
    .select({
      planName: plans.planName,
      isPaid: sql<number>`${subscriptions.stripeSubscriptionId} is not null`,
      nextRenewal: subscriptions.nextRenewal,
    })
    .from(deletionRequests)
    .innerJoin(subscriptions, eq(subscriptions.id, deletionRequests.cancelledSubscriptionId))
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(
      and(
        eq(deletionRequests.userId, userId),
        isNull(deletionRequests.undoneAt),
        isNull(deletionRequests.completedAt),
      ),
    );
  return cancelled ? { ...cancelled, isPaid: Boolean(cancelled.isPaid) } : null;
}

/** As long as erasing hasn't begun. @throws AppError "deletion-not-open" */
export async function undoDeletion(deps: Deps, { userId }: { userId: string }): Promise<{ number: string }> {
  const { db, now } = deps;
  const time = now();
  const [open] = await db.shared
    .select({
      id: deletionRequests.id,
      number: deletionRequests.number,
      subscriptionId: deletionRequests.cancelledSubscriptionId,
      email: users.email,
      fullName: users.fullName,
    })
    .from(deletionRequests)
    .innerJoin(users, eq(users.id, deletionRequests.userId))
    .where(canBeUndone(userId, time));
  if (!open) throw new AppError("deletion-not-open");
  const { id, number, subscriptionId, email, fullName } = open;
  const mail = prepareMail(deps, {
    to: email,
    userId,
    template: "deletion-undone",
    data: { fullName, number, url: accountUrl(deps.site, await planLeaving(deps, { userId })) },
  });
  try {
    await runBatch(db.shared, [
      // It may have been undone or taken up since.
      prepareCondition(
        db.shared,
        OPEN,
        exists(db.shared.select().from(deletionRequests).where(canBeUndone(userId, time))),
      ),
      db.shared.update(deletionRequests).set({ undoneAt: time }).where(eq(deletionRequests.id, id)),
      db.shared
        .update(subscriptions)
        .set({ status: "active", updatedAt: time })
        .where(and(eq(subscriptions.id, subscriptionId ?? ""), mayGoOn(userId))),
      mail.insert,
    ]);
  } catch (error) {
    if (isRefused(error, OPEN)) throw new AppError("deletion-not-open");
    throw error;
  }
  await sendTasks(deps, [mail.task]);
  if (subscriptionId) await renewAfterUndo(deps, { userId });
  return { number };
}
