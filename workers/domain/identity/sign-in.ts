import { and, eq } from "drizzle-orm";
import { runBatch } from "../../../db/batch";
import { accounts, users } from "../../../db/schema";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import { type OpenedSession, prepareSession, type Visitor } from "./open-session";
import { NOBODYS_HASH, verifyPassword } from "./password";
import { normalizeEmail } from "./rules";
import { countAttempt } from "./throttle";

const WINDOW = 15 * 60 * 1000;
const TRIES_PER_ACCOUNT = 10;
const TRIES_PER_ADDRESS = 50;

/**
 * Signs in with e-mail and password and opens a session. Unknown accounts and wrong passwords look and take the same.
 * @returns the token for the cookie and when it ends (UTC ms)
 * @throws AppError "wrong-credentials" | "too-many-attempts"
 */
export async function signIn(
  deps: Deps,
  input: { email: string; password: string } & Visitor,
): Promise<OpenedSession> {
  const { db, log } = deps;
  const email = normalizeEmail(input.email);
  try {
    await countAttempt(deps, {
      key: `sign-in:account:${email}`,
      limit: TRIES_PER_ACCOUNT,
      windowMilliseconds: WINDOW,
    });
    await countAttempt(deps, {
      key: `sign-in:address:${input.ipAddress ?? "unknown"}`,
      limit: TRIES_PER_ADDRESS,
      windowMilliseconds: WINDOW,
    });
  } catch (error) {
    log({ event: "sign-in-refused", reason: "throttled" });
    throw error;
  }

  const [account] = await db.shared
    .select({ userId: users.id, passwordHash: accounts.passwordHash })
    .from(users)
    .innerJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.provider, "password")))
    .where(eq(users.email, email));
  const matches = await verifyPassword(input.password, account?.passwordHash ?? NOBODYS_HASH);
  if (!account || !matches) {
    log({ event: "sign-in-refused", reason: "credentials" });
    throw new AppError("wrong-credentials");
  }

  const { opened, statements } = prepareSession(deps, {
    userId: account.userId,
    via: "email",
    visitor: input,
  });
  await runBatch(db.shared, statements);
  log({ event: "sign-in", userId: account.userId, via: "email" });
  return opened;
}
