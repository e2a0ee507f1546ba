import { and, eq, isNull, ne } from "drizzle-orm";
import { runBatch } from "../../../db/batch";
import { accounts, agents, companies, sessions, users, verifications } from "../../../db/schema";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import { prepareMail, runErrands } from "../mail/prepare-mail";
import { dummyHash, hashPassword, verifyPassword } from "./password";
import { refuseWeakPassword } from "./refuse-weak-password";
import { MIN_PASSWORD_CHARACTERS } from "./schema";
import { countAttempt } from "./throttle";

const WINDOW = 15 * 60 * 1000;
const TRIES = 10;

export type PasswordChange = {
  userId: string;
  /** the session that stays */
  sessionId: string;
  current: string;
  next: string;
};

/**
 * Changes a password that its owner still knows. All other sessions end, mailed reset links no longer work, and the
 * owner is told by mail; all of it in one batch.
 * @throws AppError as `preparePasswordChange`
 */
export async function changePassword(deps: Deps, input: PasswordChange): Promise<void> {
  const { statements, errands } = await preparePasswordChange(deps, input);
  await runBatch(deps.db.shared, statements);
  await runErrands(deps, errands);
}

/**
 * The checks of a change of password, and what it takes: statements for the caller's batch, errands for after it.
 * @throws AppError "new-password-short" | "password-common" | "too-many-attempts" | "current-password-wrong" (also where the account has no
 *   password: such users set their first one by a mailed link)
 */
export async function preparePasswordChange(deps: Deps, input: PasswordChange) {
  const { db, now } = deps;
  const { userId, sessionId, current, next } = input;
  if ([...next].length < MIN_PASSWORD_CHARACTERS) throw new AppError("new-password-short");
  await countAttempt(deps, { key: `change-password:${userId}`, limit: TRIES, windowMilliseconds: WINDOW });

  const [account] = await db.shared
    .select({
      id: accounts.id,
      hash: accounts.passwordHash,
      email: users.email,
      fullName: users.fullName,
      companyName: companies.companyName,
    })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .leftJoin(agents, eq(agents.userId, users.id))
    .leftJoin(companies, eq(companies.id, agents.companyId))
    .where(and(eq(accounts.userId, userId), eq(accounts.provider, "password")));
  if (account) refuseWeakPassword(next, account);
  const matches = await verifyPassword(current, account?.hash ?? dummyHash(deps.passwordCost));
  if (!account || !matches) throw new AppError("current-password-wrong");

  const passwordHash = await hashPassword(next, deps.passwordCost);
  const mail = prepareMail(deps, {
    to: account.email,
    userId,
    template: "password-changed",
    data: { fullName: account.fullName },
  });
  const statements = [
    db.shared.update(accounts).set({ passwordHash, updatedAt: now() }).where(eq(accounts.id, account.id)),
    db.shared.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId))),
    db.shared
      .update(verifications)
      .set({ usedAt: now() })
      .where(
        and(
          eq(verifications.userId, userId),
          eq(verifications.purpose, "reset-password"),
          isNull(verifications.usedAt),
        ),
      ),
    mail.insert,
  ];
  return { statements, errands: [mail.errand] };
}
