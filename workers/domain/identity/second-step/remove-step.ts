import { and, eq, not } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { runBatch } from "../../../../db/batch";
import { isRefused, prepareCondition } from "../../../../db/conditions";
import { recoveryCodes } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { sendTasks } from "../../mail/prepare-mail";
import type { SignedInUser } from "../session/signed-in-user";
import { hasSecondStep } from "./has-second-step";
import { prepareStepMail } from "./second-step-mail";

const STEP_STAYS = "second-step-stays";

/** Removes an app or a passkey and tells its owner; with the last one go the recovery codes. @throws AppError "last-authenticator" */
export async function removeStep(
  deps: Deps,
  {
    user,
    removal,
    change,
  }: { user: SignedInUser; removal: BatchItem<"sqlite">; change: "app-removed" | "passkey-removed" },
): Promise<void> {
  const { shared } = deps.db;
  const { userId, agent } = user;
  const mail = prepareStepMail(deps, user, change);
  try {
    await runBatch(shared, [
      removal,
      ...(agent?.requiresSecondStep ? [prepareCondition(shared, STEP_STAYS, hasSecondStep(userId))] : []),
      shared.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), not(hasSecondStep(userId)))),
      mail.insert,
    ]);
  } catch (error) {
    if (isRefused(error, STEP_STAYS)) throw new AppError("last-authenticator");
    throw error;
  }
  await sendTasks(deps, [mail.task]);
}
