import { and, eq, ne } from "drizzle-orm";
import { sessions } from "../../../../db/schema";
import type { Deps } from "../../deps";

/** One device (`only`) or all others; the session that asks stays. @returns how many ended */
export async function endSessions(
  { db }: Pick<Deps, "db">,
  { userId, sessionId, only }: { userId: string; sessionId: string; only?: string },
): Promise<number> {
  const ended = await db.shared
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        ne(sessions.id, sessionId),
        only === undefined ? undefined : eq(sessions.id, only),
      ),
    )
    .returning({ id: sessions.id });
  return ended.length;
}
