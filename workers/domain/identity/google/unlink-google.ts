import { and, eq, sql } from "drizzle-orm";
import { accounts } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";

/** One statement, which leaves the last way in. @throws AppError "last-sign-in-method" */
export async function unlinkGoogle({ db }: Pick<Deps, "db">, userId: string): Promise<void> {
  const removed = await db.shared
    .delete(accounts)
    .where(
      and(
        eq(accounts.userId, userId),
        eq(accounts.provider, "google"),
        sql`exists (select 1 from accounts other where other.user_id = ${userId} and other.provider = 'password')`,
      ),
    )
    .returning({ id: accounts.id });
  if (removed.length === 0) throw new AppError("last-sign-in-method");
}
