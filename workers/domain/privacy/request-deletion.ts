import { eq } from "drizzle-orm";
import { runBatch } from "../../../db/batch";
import { users } from "../../../db/schema";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import { asLinkError, findMailedLink, prepareLink, prepareRedemption } from "../identity/mailed-link";
import { matchesOwnPassword } from "../identity/password/own-password";
import { countAttempt } from "../identity/throttle";
import { prepareMail, sendTasks } from "../mail/prepare-mail";
import { type PlannedDeletion, planDeletion } from "./plan-deletion";

const QUARTER = 15 * 60 * 1000;
const MAILS_PER_QUARTER = 3;
const PURPOSE = "confirm-deletion";

/** @throws AppError "too-many-attempts" | "deletion-password-wrong" (also where the account has no password) */
export async function requestDeletion(
  deps: Deps,
  { userId, password }: { userId: string; password: string },
): Promise<PlannedDeletion> {
  if (!(await matchesOwnPassword(deps, { userId, password, counter: "delete-account" })))
    throw new AppError("deletion-password-wrong");
  return planDeletion(deps, { userId });
}

/** For accounts without a password. */
export async function sendDeletionLink(deps: Deps, { userId }: { userId: string }): Promise<void> {
  const { db, site } = deps;
  await countAttempt(deps, {
    key: `confirm-deletion:${userId}`,
    limit: MAILS_PER_QUARTER,
    windowMilliseconds: QUARTER,
  });
  const [user] = await db.shared.select().from(users).where(eq(users.id, userId));
  if (!user) throw new AppError("unauthenticated");
  const link = prepareLink(deps, { userId, purpose: PURPOSE });
  const mail = prepareMail(deps, {
    to: user.email,
    userId,
    template: PURPOSE,
    data: { fullName: user.fullName, url: `${site.origin}/settings/confirm-deletion?token=${link.token}` },
  });
  await runBatch(db.shared, [link.insert, mail.insert]);
  await sendTasks(deps, [mail.task]);
}

export async function isDeletionLink(deps: Deps, token: string): Promise<boolean> {
  return (await findMailedLink(deps, { token, purpose: PURPOSE })) !== null;
}

export async function confirmDeletion(deps: Deps, token: string): Promise<PlannedDeletion> {
  const userId = await findMailedLink(deps, { token, purpose: PURPOSE });
  if (!userId) throw new AppError("link-invalid");
  try {
    return await planDeletion(deps, {
      userId,
      proof: prepareRedemption(deps, { token, purpose: PURPOSE }),
    });
  } catch (error) {
    throw asLinkError(error);
  }
}
