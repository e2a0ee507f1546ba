import { randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { passkeyChallenges } from "../../../../db/schema";
import type { Deps } from "../../deps";

export const CHALLENGE_MILLISECONDS = 5 * 60 * 1000;

type Asked = { sessionId: string; userId: string; purpose: "add-passkey" | "second-step" };

/** 256 random bits that a passkey signs for this session and purpose; what the session was asked to sign before is void. */
export async function newChallenge(
  { db, now }: Pick<Deps, "db" | "now">,
  { sessionId, userId, purpose }: Asked,
): Promise<string> {
  const challenge = randomBytes(32).toString("base64url");
  const values = { userId, purpose, challenge, expiresAt: now() + CHALLENGE_MILLISECONDS };
  await db.shared
    .insert(passkeyChallenges)
    .values({ sessionId, ...values })
    .onConflictDoUpdate({ target: passkeyChallenges.sessionId, set: values });
  return challenge;
}

/** What the session was asked to sign, once: whatever comes of it, the same is never taken again. Null where nothing is open. */
export async function takeChallenge(
  { db, now }: Pick<Deps, "db" | "now">,
  { sessionId, userId, purpose }: Asked,
): Promise<string | null> {
  const [asked] = await db.shared
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.sessionId, sessionId), eq(passkeyChallenges.userId, userId)))
    .returning();
  return asked && asked.purpose === purpose && asked.expiresAt > now() ? asked.challenge : null;
}
