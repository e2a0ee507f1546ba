import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/batch";
import { accounts, oidcStarts, sessions, users, verifications } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { prepareMail, sendTasks } from "../../mail/prepare-mail";
import { MIN_PASSWORD_CHARACTERS } from "../schema";
import {
  isProofOutdated,
  type OpenedSession,
  prepareSessionRow,
  type Visitor,
} from "../session/open-session";
import { kindOfUser } from "../session/session-life";
import { hashSessionToken } from "../session/session-token";
import type { SignedInUser } from "../session/signed-in-user";
import { countAttempt } from "../throttle";
import { hasPasswordHash } from "./own-password";
import { dummyHash, hashPassword, verifyPassword } from "./password";
import { refuseWeakPassword } from "./refuse-weak-password";

const WINDOW = 15 * 60 * 1000;
const TRIES = 10;

export type PasswordChange = {
  user: Pick<SignedInUser, "userId" | "sessionId" | "isStaff" | "agent" | "provedAt">;
  current: string;
  next: string;
  visitor: Visitor;
};

/** Ends all sessions and mailed reset links, opens a new session for the caller and mails the owner, in one batch. */
export async function changePassword(deps: Deps, input: PasswordChange): Promise<OpenedSession> {
  const { statements, tasks, opened } = await preparePasswordChange(deps, input);
  try {
    await runBatch(deps.db.shared, statements);
  } catch (error) {
    throw asChangeError(error);
  }
  await sendTasks(deps, tasks);
  return opened;
}

/** The password was set another way, or the session ended, since it was compared. */
export function asChangeError(error: unknown): unknown {
  return isProofOutdated(error) ? new AppError("current-password-wrong") : error;
}

/** Checks, and statements for the caller's batch. Accounts without a password set their first one by a mailed link. */
export async function preparePasswordChange(deps: Deps, input: PasswordChange) {
  const { db, now } = deps;
  const { user, current, next, visitor } = input;
  const { userId, sessionId } = user;
  if ([...next].length < MIN_PASSWORD_CHARACTERS) throw new AppError("new-password-short");
  await countAttempt(deps, { key: `change-password:${userId}`, limit: TRIES, windowMilliseconds: WINDOW });

  const [account] = await db.shared
    .select({
      id: accounts.id,
      hash: accounts.passwordHash,
      email: users.email,
      fullName: users.fullName,
    })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(and(eq(accounts.userId, userId), eq(accounts.provider, "password")));
  if (account) refuseWeakPassword(next, { ...account, companyName: user.agent?.companyName ?? null });
  const matches = await verifyPassword(current, account?.hash ?? dummyHash(deps.passwordCost));
  if (!account || !matches) throw new AppError("current-password-wrong");

  const passwordHash = await hashPassword(next, deps.passwordCost);
  const mail = prepareMail(deps, {
    to: account.email,
    userId,
    template: "password-changed",
    data: { fullName: account.fullName },
  });
  const session = prepareSessionRow(deps, {
    userId,
    kind: kindOfUser(user),
    via: "email",
    visitor,
    provedAt: user.provedAt,
    proof: sql`${hasPasswordHash({ userId, passwordHash: account.hash })}
      and exists (select 1 from ${sessions} where ${sessions.id} = ${sessionId})`,
  });
  const statements = [
    ...session.statements,
    db.shared.update(accounts).set({ passwordHash, updatedAt: now() }).where(eq(accounts.id, account.id)),
    db.shared
      .delete(sessions)
      .where(
        and(eq(sessions.userId, userId), ne(sessions.tokenHash, hashSessionToken(session.opened.token))),
      ),
    db.shared.delete(oidcStarts).where(eq(oidcStarts.userId, userId)),
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
  return { statements, tasks: [mail.task], opened: session.opened };
}
