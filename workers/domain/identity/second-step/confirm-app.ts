import { and, eq, isNull, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/batch";
import { isRefused, prepareCondition } from "../../../../db/conditions";
import { authenticators, sessions } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { sendTasks } from "../../mail/prepare-mail";
import type { SignedInUser } from "../session/signed-in-user";
import { countCode } from "./count-code";
import { stepOfCode } from "./one-time-code";
import { prepareRecoveryCodes } from "./recovery-codes";
import { openSecret } from "./sealed-secret";
import { prepareStepMail } from "./second-step-mail";

const STILL_BEGUN = "authenticator-begun";

/**
 * Ends setting up an app by a code that it shows. With an account's first step, all its other sessions have to take the step.
 * @returns recovery codes, shown once; null where the account has some already
 * @throws AppError "code-wrong", "authenticator-gone", "too-many-attempts"
 */
export async function confirmApp(
  deps: Deps,
  { user, code }: { user: SignedInUser; code: string },
): Promise<{ codes: string[] | null }> {
  const { db, now } = deps;
  const { userId, sessionId } = user;
  await countCode(deps, { userId, purpose: "set-up-app" });
  const [begun] = await db.shared
    .select()
    .from(authenticators)
    .where(and(eq(authenticators.userId, userId), isNull(authenticators.confirmedAt)));
  if (!begun) throw new AppError("authenticator-gone");
  const step = stepOfCode(openSecret(deps, userId, begun.secret), code.replace(/\s/g, ""), now());
  if (step === null) throw new AppError("code-wrong");

  const recovery = user.hasSecondStep ? null : prepareRecoveryCodes(deps, userId);
  const mail = prepareStepMail(deps, user, "app-added");
  const isBegun = sql`exists (select 1 from ${authenticators} where ${authenticators.id} = ${begun.id}
    and ${authenticators.confirmedAt} is null)`;
  try {
    await runBatch(db.shared, [
      prepareCondition(db.shared, STILL_BEGUN, isBegun),
      db.shared
        .update(authenticators)
        .set({ confirmedAt: now(), lastStep: step, lastUsedAt: now() })
        .where(eq(authenticators.id, begun.id)),
      db.shared.update(sessions).set({ provedAt: now() }).where(eq(sessions.id, sessionId)),
      ...(recovery?.statements ?? []),
      mail.insert,
    ]);
  } catch (error) {
    if (isRefused(error, STILL_BEGUN)) throw new AppError("authenticator-gone");
    throw error;
  }
  await sendTasks(deps, [mail.task]);
  return { codes: recovery?.codes ?? null };
}
