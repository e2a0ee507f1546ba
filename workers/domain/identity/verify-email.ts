import { and, eq } from "drizzle-orm";
import { runBatch } from "../../../db/batch";
import { agents, users, verifications } from "../../../db/schema";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import { sendTasks } from "../mail/prepare-mail";
import { asLinkError, prepareRedemption } from "./mailed-link";
import { matchesOwnPassword } from "./password/own-password";
import { hashSessionToken } from "./session/session-token";
import { prepareWelcomeMail } from "./welcome-mail";

const PURPOSE = "verify-email";

/** "live" can be used, "done" isn't needed any more, "stale" was used or is too old, "unknown" isn't ours. */
export type VerificationLink =
  | { state: "live" | "done" | "stale"; userId: string; email: string; fullName: string; isAgent: boolean }
  | { state: "unknown" };

export async function inspectVerificationLink(
  { db, now }: Pick<Deps, "db" | "now">,
  token: string,
): Promise<VerificationLink> {
  const [row] = await db.shared
    .select({
      userId: users.id,
      email: users.email,
      fullName: users.fullName,
      verified: users.emailVerified,
      usedAt: verifications.usedAt,
      expiresAt: verifications.expiresAt,
      agentId: agents.id,
    })
    .from(verifications)
    .innerJoin(users, eq(users.id, verifications.userId))
    .leftJoin(agents, eq(agents.userId, users.id))
    .where(and(eq(verifications.tokenHash, hashSessionToken(token)), eq(verifications.purpose, PURPOSE)));
  if (!row) return { state: "unknown" };
  const live = row.usedAt === null && row.expiresAt > now();
  return {
    state: row.verified ? "done" : live ? "live" : "stale",
    userId: row.userId,
    email: row.email,
    fullName: row.fullName,
    isAgent: row.agentId !== null,
  };
}

/** Needs the owner's session or password: strangers may have registered the address; its reader resets instead. */
export async function verifyEmail(
  deps: Deps,
  { token, userId, password }: { token: string; userId: string | null; password: string },
): Promise<{ userId: string; isNewSeeker: boolean }> {
  const { db, now } = deps;
  const link = await inspectVerificationLink(deps, token);
  if (link.state === "done") return { userId: link.userId, isNewSeeker: false };
  if (link.state !== "live") throw new AppError("link-invalid");
  const isOwner =
    link.userId === userId ||
    (await matchesOwnPassword(deps, { userId: link.userId, password, counter: "confirm-address" }));
  if (!isOwner) throw new AppError("password-wrong");
  const welcome = link.isAgent ? null : prepareWelcomeMail(deps, link);
  try {
    await runBatch(db.shared, [
      ...prepareRedemption(deps, { token, purpose: PURPOSE }),
      db.shared
        .update(users)
        .set({ emailVerified: true, updatedAt: now() })
        .where(eq(users.email, link.email)),
      ...(welcome ? [welcome.insert] : []),
    ]);
  } catch (error) {
    throw asLinkError(error);
  }
  if (welcome) await sendTasks(deps, [welcome.task]);
  return { userId: link.userId, isNewSeeker: !link.isAgent };
}
