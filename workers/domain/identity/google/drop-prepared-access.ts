import { and, eq, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { accounts, heldResumes, matchShares, users } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { prepareUndoing } from "../../privacy/undo-deletion";
import { prepareDropOfHeld } from "../../resumes/held/drop-held-resume";

function isUnconfirmed(userId: string): SQL {
  return sql`exists (select 1 from ${users} where ${users.id} = ${userId} and ${users.emailVerified} = 0)`;
}

/** A stranger can register anyone's address. Put it before the statement that confirms the address. */
export function prepareDropOfPreparedAccess(
  deps: Pick<Deps, "db" | "now">,
  { userId }: { userId: string },
): BatchItem<"sqlite">[] {
  const { shared } = deps.db;
  const onlyIf = isUnconfirmed(userId);
  return [
    shared.delete(accounts).where(and(eq(accounts.userId, userId), eq(accounts.provider, "google"), onlyIf)),
    shared.delete(matchShares).where(and(eq(matchShares.userId, userId), onlyIf)),
    ...prepareDropOfHeld(deps, sql`${eq(heldResumes.userId, userId)} and ${onlyIf}`),
    ...prepareUndoing(deps, { userId, onlyIf }),
  ];
}
