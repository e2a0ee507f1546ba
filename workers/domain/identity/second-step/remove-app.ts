import { and, eq, isNull, ne, not } from "drizzle-orm";
import { runBatch } from "../../../../db/batch";
import { authenticators, recoveryCodes } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { sendTasks } from "../../mail/prepare-mail";
import type { SignedInUser } from "../session/signed-in-user";
import { confirmedAppsOf, hasConfirmedApp } from "./confirmed-apps";
import { prepareStepMail } from "./second-step-mail";

/**
 * Removes an app, or forgets one that is being set up; with the last one go the recovery codes, and sign-in has one step again. Twice is the same as once.
 * @throws AppError "last-authenticator" where the company asks for the step
 */
export async function removeApp(
  deps: Deps,
  { user, appId }: { user: SignedInUser; appId: string },
): Promise<void> {
  const { db } = deps;
  const { userId, agent } = user;
  const own = and(eq(authenticators.id, appId), eq(authenticators.userId, userId));
  const [app] = await db.shared
    .select({ confirmedAt: authenticators.confirmedAt })
    .from(authenticators)
    .where(own);
  if (!app) return;
  if (app.confirmedAt === null) {
    await db.shared.delete(authenticators).where(and(own, isNull(authenticators.confirmedAt)));
    return;
  }
  const others = and(confirmedAppsOf(userId), ne(authenticators.id, appId));
  if (agent?.requiresSecondStep && (await db.shared.$count(authenticators, others)) === 0)
    throw new AppError("last-authenticator");
  const mail = prepareStepMail(deps, user, "app-removed");
  await runBatch(db.shared, [
    db.shared.delete(authenticators).where(own),
    db.shared
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, userId), not(hasConfirmedApp(userId)))),
    mail.insert,
  ]);
  await sendTasks(deps, [mail.task]);
}
