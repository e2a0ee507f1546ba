import { and, eq, isNull } from "drizzle-orm";
import { runBatch } from "../../../../db/batch";
import {
  accounts,
  agents,
  companies,
  oidcStarts,
  rateLimits,
  sessions,
  users,
  verifications,
} from "../../../../db/schema";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { prepareMail, sendTasks } from "../../mail/prepare-mail";
import { prepareDropOfPreparedAccess } from "../google/drop-prepared-access";
import { asLinkError, findMailedLink, prepareRedemption } from "../mailed-link";
import { createDeviceMark } from "../session/device-mark";
import { endSession, type Visitor } from "../session/open-session";
import { accountBucketKey } from "../session/sign-in-throttle";
import { hashPassword } from "./password";
import { refuseWeakPassword } from "./refuse-weak-password";

const PURPOSE = "reset-password";

export type ResetLink = { google: { linkedAt: number; isOnlyWay: boolean } | null };

/** null where the link wouldn't work. With an unconfirmed address, the reset removes Google without asking. */
export async function inspectResetLink(deps: Deps, token: string): Promise<ResetLink | null> {
  const userId = await findMailedLink(deps, { token, purpose: PURPOSE });
  if (!userId) return null;
  const rows = await deps.db.shared
    .select({
      provider: accounts.provider,
      linkedAt: accounts.createdAt,
      emailVerified: users.emailVerified,
    })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(eq(accounts.userId, userId));
  const google = rows.find(({ provider, emailVerified }) => provider === "google" && emailVerified);
  return { google: google ? { linkedAt: google.linkedAt, isOnlyWay: rows.length === 1 } : null };
}

/** Ends all sessions, links and sign-ins under way and confirms the address, in one batch. Signs nobody in. */
export async function resetPassword(
  deps: Deps,
  input: { token: string; password: string; removesGoogle: boolean; visitor: Visitor },
): Promise<{ deviceMark: string; isAgent: boolean }> {
  const { db, log, now } = deps;
  const { token, password, visitor } = input;
  const userId = await findMailedLink(deps, { token, purpose: PURPOSE });
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
      ...prepareRedemption(deps, { token, purpose: PURPOSE }),
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
      ...prepareDropOfPreparedAccess(deps, { userId }),
      ...(input.removesGoogle
        ? [
            db.shared
              .delete(accounts)
              .where(and(eq(accounts.userId, userId), eq(accounts.provider, "google"))),
          ]
        : []),
      db.shared.delete(sessions).where(eq(sessions.userId, userId)),
      db.shared.delete(oidcStarts).where(eq(oidcStarts.userId, userId)),
      ...endSession(deps, visitor.sessionToken),
      db.shared
        .update(verifications)
        .set({ usedAt: time })
        .where(and(eq(verifications.userId, userId), isNull(verifications.usedAt))),
      db.shared.update(users).set({ emailVerified: true, updatedAt: time }).where(eq(users.id, userId)),
      db.shared.delete(rateLimits).where(eq(rateLimits.key, accountBucketKey(user.email))),
      mail.insert,
    ]);
  } catch (error) {
    throw asLinkError(error);
  }
  await sendTasks(deps, [mail.task]);
  log({ event: "password-reset", userId });
  return { deviceMark: createDeviceMark(deps, userId), isAgent: user.agentId !== null };
}
