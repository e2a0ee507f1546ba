import { and, eq, type SQL, sql } from "drizzle-orm";
import { accounts } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { countAttempt } from "../throttle";
import { verifyPassword } from "./password";

const WINDOW = 15 * 60 * 1000;
const TRIES = 10;

/**
 * Whether someone typed an account's password, for what a session alone may not do. False for an account without one.
 * @param input.counter what the tries are counted under; they are few, because a guess costs nothing else
 * @throws AppError "too-many-attempts" after ten tries in a quarter of an hour
 */
export async function matchesOwnPassword(
  deps: Pick<Deps, "db" | "now">,
  { userId, password, counter }: { userId: string; password: string; counter: string },
): Promise<boolean> {
  await countAttempt(deps, { key: `${counter}:${userId}`, limit: TRIES, windowMilliseconds: WINDOW });
  const [account] = await deps.db.shared
    .select({ hash: accounts.passwordHash })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.provider, "password")));
  return account?.hash ? verifyPassword(password, account.hash) : false;
}

/** The condition that an account still has the password that was compared. */
export function hasPasswordHash({
  userId,
  passwordHash,
}: {
  userId: string;
  passwordHash: string | null;
}): SQL {
  return sql`exists (select 1 from ${accounts} where ${accounts.userId} = ${userId}
    and ${accounts.provider} = 'password' and ${accounts.passwordHash} = ${passwordHash})`;
}
