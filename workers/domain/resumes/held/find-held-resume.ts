import { and, desc, eq, gt, isNull, or, type SQL } from "drizzle-orm";
import { heldResumes } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { hashSessionToken } from "../../identity/session/session-token";

/** `token`: the cookie's; it opens no file that belongs to another account. */
export type HeldBy = { token: string | null; userId: string | null };

export type HeldResume = { tokenHash: string; name: string; fileKey: string; fileSize: number };

export function isHeldBy({ token, userId }: HeldBy): SQL {
  const unclaimed = and(eq(heldResumes.tokenHash, hashSessionToken(token ?? "")), isNull(heldResumes.userId));
  return (userId ? or(unclaimed, eq(heldResumes.userId, userId)) : unclaimed) as SQL;
}

/** The newest file that waits for a visitor or an account; null where there is none. */
export async function findHeldResume(
  { db, now }: Pick<Deps, "db" | "now">,
  by: HeldBy,
): Promise<HeldResume | null> {
  if (!by.token && !by.userId) return null;
  const { tokenHash, name, fileKey, fileSize } = heldResumes;
  const [row] = await db.shared
    .select({ tokenHash, name, fileKey, fileSize })
    .from(heldResumes)
    .where(and(isHeldBy(by), gt(heldResumes.expiresAt, now())))
    .orderBy(desc(heldResumes.createdAt))
    .limit(1);
  return row ?? null;
}
