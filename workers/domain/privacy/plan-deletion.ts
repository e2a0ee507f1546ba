import { and, eq, isNull, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { runBatch } from "../../../db/batch";
import { deletionRequests, subscriptions, users } from "../../../db/schema";
import { isUniqueViolation } from "../../../db/unique-violation";
import { requireNoHolds } from "../agencies/leaving/held-threads";
import { planLeaving } from "../agencies/leaving/plan-leaving";
import { prepareTellingColleagues } from "../agencies/leaving/tell-colleagues";
import { cancelForCompanyEnd, cancelForDeletion } from "../billing/end-payments";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import { prepareMail, sendTasks } from "../mail/prepare-mail";
import { newNumber } from "../public-number";
import { accountUrl } from "./account-url";

/** From the request to the erasure (RULINGS 41). */
export const DELETION_MILLISECONDS = 14 * 24 * 60 * 60 * 1000;
const NUMBERS_TRIED = 5;

export type PlannedDeletion = { number: string; dueAt: number };

export async function findPlannedDeletion(
  { db }: Pick<Deps, "db">,
  userId: string,
): Promise<PlannedDeletion | null> {
  const [open] = await db.shared
    .select({ number: deletionRequests.number, dueAt: deletionRequests.dueAt })
    .from(deletionRequests)
    .where(
      and(
        eq(deletionRequests.userId, userId),
        isNull(deletionRequests.undoneAt),
        isNull(deletionRequests.completedAt),
      ),
    );
  return open ?? null;
}

/**
 * Request, end of the subscription and mail in one batch; a second request returns the open one.
 * @throws AppError "company-holds" where a company would end that holds somebody
 */
export async function planDeletion(
  deps: Deps,
  { userId, proof = [] }: { userId: string; proof?: BatchItem<"sqlite">[] },
): Promise<PlannedDeletion> {
  const { db, now, site } = deps;
  const [user] = await db.shared
    .select({ email: users.email, fullName: users.fullName })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) throw new AppError("unauthenticated");
  const leaving = await planLeaving(deps, { userId });
  if (leaving?.endsCompany) await requireNoHolds(deps, leaving);
  const url = accountUrl(site, leaving);
  const createdAt = now();
  const dueAt = createdAt + DELETION_MILLISECONDS;
  const told = leaving?.endsCompany
    ? await prepareTellingColleagues(deps, { ...leaving, ownerName: user.fullName, dueAt })
    : [];
  const isActive = and(
    eq(subscriptions.userId, userId),
    eq(subscriptions.status, "active"),
    isNull(subscriptions.cancelAt),
  );
  // A paid plan's row says what the payment provider says.
  const isTrial = and(isActive, isNull(subscriptions.stripeSubscriptionId));

  for (let attempt = 1; ; attempt++) {
    const planned = { number: newNumber("D"), dueAt };
    const mail = prepareMail(deps, {
      to: user.email,
      userId,
      template: "deletion-planned",
      data: { fullName: user.fullName, ...planned, url },
    });
    try {
      await runBatch(db.shared, [
        ...proof,
        db.shared.insert(deletionRequests).values({
          ...planned,
          userId,
          cancelledSubscriptionId: sql`(select ${subscriptions.id} from ${subscriptions} where ${isActive})`,
          createdAt,
        }),
        db.shared.update(subscriptions).set({ status: "cancelled", updatedAt: createdAt }).where(isTrial),
        mail.insert,
        ...told.map(({ insert }) => insert),
      ]);
      await sendTasks(deps, [mail.task, ...told.map(({ task }) => task)]);
      await cancelForDeletion(deps, { userId });
      if (leaving?.endsCompany) await cancelForCompanyEnd(deps, leaving);
      return planned;
    } catch (error) {
      if (!isUniqueViolation(error, "deletion_requests")) throw error;
      const open = await findPlannedDeletion(deps, userId);
      if (open) return open;
      if (attempt === NUMBERS_TRIED) throw error;
    }
  }
}
