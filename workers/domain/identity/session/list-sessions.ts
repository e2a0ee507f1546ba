import { and, desc, eq, gt } from "drizzle-orm";
import { sessions } from "../../../../db/schema";
import type { Deps } from "../../deps";

export type OpenSession = {
  id: string;
  isThisOne: boolean;
  userAgent: string | null;
  signedInAt: number;
  via: string;
};

/** More than anyone looks through; all of them can be ended at once. */
const MAX_SHOWN = 50;

export async function listSessions(
  { db, now }: Pick<Deps, "db" | "now">,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<OpenSession[]> {
  const rows = await db.shared
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now())))
    .orderBy(desc(eq(sessions.id, sessionId)), desc(sessions.createdAt))
    .limit(MAX_SHOWN);
  return rows.map(({ id, userAgent, createdAt, loginVia }) => ({
    id,
    isThisOne: id === sessionId,
    userAgent,
    signedInAt: createdAt,
    via: loginVia,
  }));
}
