import { eq, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/batch";
import { isRefused, prepareCondition } from "../../../../db/conditions";
import { passkeys, sessions } from "../../../../db/schema";
import { isUniqueViolation } from "../../../../db/unique-violation";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { sendTasks } from "../../mail/prepare-mail";
import { countCode } from "../second-step/count-code";
import { prepareRecoveryCodes } from "../second-step/recovery-codes";
import { prepareStepMail } from "../second-step/second-step-mail";
import type { SignedInUser } from "../session/signed-in-user";
import { takeChallenge } from "./challenge";
import { MAX_PASSKEYS } from "./list-credentials";
import { verifyNewPasskey } from "./verify-passkey";

const ROOM_FOR_ONE = "room-for-passkey";

/**
 * Stores a browser's new passkey. With an account's first step, all its other sessions have to take the step before they go on.
 * @returns recovery codes, shown once; null where the account has some already
 * @throws AppError "passkey-refused", a passkey of another account's alike; "passkey-limit", "too-many-attempts"
 */
export async function addPasskey(
  deps: Deps,
  { user, name, credential }: { user: SignedInUser; name: string; credential: string },
): Promise<{ codes: string[] | null }> {
  const { now } = deps;
  const { shared } = deps.db;
  const { userId, sessionId } = user;
  await countCode(deps, { userId, purpose: "set-up-app" });
  const challenge = await takeChallenge(deps, { sessionId, userId, purpose: "add-passkey" });
  const made = challenge && (await verifyNewPasskey(deps, { credential, challenge }));
  if (!made) throw new AppError("passkey-refused");

  const recovery = user.hasSecondStep ? null : prepareRecoveryCodes(deps, userId);
  const mail = prepareStepMail(deps, user, "passkey-added");
  const isRoom = sql`(select count(*) from ${passkeys} where ${passkeys.userId} = ${userId}) < ${MAX_PASSKEYS}`;
  try {
    await runBatch(shared, [
      prepareCondition(shared, ROOM_FOR_ONE, isRoom),
      shared.insert(passkeys).values({ userId, name, ...made, lastUsedAt: now(), createdAt: now() }),
      shared.update(sessions).set({ provedAt: now() }).where(eq(sessions.id, sessionId)),
      ...(recovery?.statements ?? []),
      mail.insert,
    ]);
  } catch (error) {
    if (isRefused(error, ROOM_FOR_ONE)) throw new AppError("passkey-limit");
    if (isUniqueViolation(error, "passkeys.credential_id")) throw new AppError("passkey-refused");
    throw error;
  }
  await sendTasks(deps, [mail.task]);
  return { codes: recovery?.codes ?? null };
}
