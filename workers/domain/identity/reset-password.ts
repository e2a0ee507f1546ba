import { and, eq, isNull } from "drizzle-orm";
import { runBatch } from "../../../db/batch";
import { accounts, agents, companies, rateLimits, sessions, users, verifications } from "../../../db/schema";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import { prepareMail, runErrands } from "../mail/prepare-mail";
import { createDeviceMark } from "./device-mark";
import { asLinkError, findLink, prepareRedemption } from "./mailed-link";
import { endSession, type Visitor } from "./open-session";
import { hashPassword } from "./password";
import { refuseWeakPassword } from "./refuse-weak-password";
import { accountBucketKey } from "./sign-in-throttle";

const PURPOSE = "reset-password";

/**
 * Sets a new password by a mailed link: in one batch all sessions of the account end, its other reset links are void,
 * strangers' failures at it are forgotten, and its address counts as confirmed, since the link came through it. Nobody
 * is signed in by it.
 * @returns a mark for the browser, which is its owner's as far as a mailbox can show, and which sign-in comes next
 * @throws AppError "link-invalid" | "password-common"
 */
export async function resetPassword(
  deps: Deps,
  input: { token: string; password: string; visitor: Visitor },
): Promise<{ deviceMark: string; isAgent: boolean }> {
  const { db, log, now } = deps;
  const { token, password, visitor } = input;
  const userId = await findLink(deps, { token, purpose: PURPOSE });
  if (!userId) throw new AppError("link-invalid");
  const [user] = await db.shared
    .select({
      email: users.email,
      fullName: users.fullName,
      agentId: agents.id,
      companyName: companies.companyName,
    })
    .from(users)
    .leftJoin(agents, eq(agents.userId, users.id))
    .leftJoin(companies, eq(companies.id, agents.companyId))
    .where(eq(users.id, userId));
  if (!user) throw new AppError("link-invalid");
  refuseWeakPassword(password, user);

  const passwordHash = await hashPassword(password, deps.passwordCost);
  const mail = prepareMail(deps, {
    to: user.email,
    userId,
    template: "password-changed",
    data: { fullName: user.fullName },
  });
  const time = now();
  try {
    await runBatch(db.shared, [
      prepareRedemption(deps, { token, purpose: PURPOSE }),
      db.shared
        .insert(accounts)
        .values({
          userId,
          provider: "password",
          subject: userId,
          passwordHash,
          createdAt: time,
          updatedAt: time,
        })
        .onConflictDoUpdate({
          target: [accounts.userId, accounts.provider],
          set: { passwordHash, updatedAt: time },
        }),
      db.shared.delete(sessions).where(eq(sessions.userId, userId)),
      ...endSession(deps, visitor.sessionToken),
      db.shared
        .update(verifications)
        .set({ usedAt: time })
        .where(
          and(
            eq(verifications.userId, userId),
            eq(verifications.purpose, PURPOSE),
            isNull(verifications.usedAt),
          ),
        ),
      db.shared.update(users).set({ emailVerified: true, updatedAt: time }).where(eq(users.id, userId)),
      db.shared.delete(rateLimits).where(eq(rateLimits.key, accountBucketKey(user.email))),
      mail.insert,
    ]);
  } catch (error) {
    throw asLinkError(error);
  }
  await runErrands(deps, [mail.errand]);
  log({ event: "password-reset", userId });
  return { deviceMark: createDeviceMark(deps, userId), isAgent: user.agentId !== null };
}
