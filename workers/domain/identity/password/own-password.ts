import { and, eq, type SQL, sql } from "drizzle-orm";
import { accounts } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { countAttempt } from "../throttle";
import { verifyPassword } from "./password";

const WINDOW = 15 * 60 * 1000;
const TRIES = 10;

/** False for an account without a password. @throws AppError "too-many-attempts" after ten tries in 15 minutes */
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

/** Whether the account has a password at all; those made with Google may have none. */
export async function hasPassword({ db }: Pick<Deps, "db">, userId: string): Promise<boolean> {
  const own = and(eq(accounts.userId, userId), eq(accounts.provider, "password"));
  return (await db.shared.$count(accounts, own)) > 0;
}

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
