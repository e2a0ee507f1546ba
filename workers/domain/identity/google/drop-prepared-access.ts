import { and, eq, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { accounts, matchShares, users } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { prepareUndoing } from "../../privacy/undo-deletion";

/** The condition that nobody has confirmed the account's address. */
function isUnconfirmed(userId: string): SQL {
  return sql`exists (select 1 from ${users} where ${users.id} = ${userId} and ${users.emailVerified} = 0)`;
}

/**
 * Takes away what somebody may have prepared in an account whose address they never confirmed: a stranger can register
 * anyone's. It has effect only while the address is unconfirmed, so it comes before the statement that confirms it.
 * Sessions, mailed links and sign-ins under way end with every reset; résumés can't be there, uploads need a
 * confirmed address.
 */
export function prepareDropOfPreparedAccess(
  deps: Pick<Deps, "db" | "now">,
  { userId }: { userId: string },
): BatchItem<"sqlite">[] {
  const { shared } = deps.db;
  const onlyIf = isUnconfirmed(userId);
  return [
    shared.delete(accounts).where(and(eq(accounts.userId, userId), eq(accounts.provider, "google"), onlyIf)),
    shared.delete(matchShares).where(and(eq(matchShares.userId, userId), onlyIf)),
    ...prepareUndoing(deps, { userId, onlyIf }),
  ];
}
