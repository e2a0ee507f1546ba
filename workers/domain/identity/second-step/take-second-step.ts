import { and, eq, gt } from "drizzle-orm";
import { runBatch } from "../../../../db/batch";
import { agents, sessions, users } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { sendTasks } from "../../mail/prepare-mail";
import { hashSessionToken } from "../session/session-token";
import { hasConfirmedApp, hasPasskey, hasSecondStep } from "./has-second-step";
import { prepareStepMail } from "./second-step-mail";
import { takeCode } from "./take-code";

export type SteppingSession = {
  sessionId: string;
  userId: string;
  email: string;
  fullName: string;
  isAgent: boolean;
  /** UTC ms; null where the step was never taken in this session */
  provedAt: number | null;
  hasApp: boolean;
  hasPasskey: boolean;
};

/** The session of a browser whose account has a second step, whether or not it was taken; null for all others. */
export async function findSteppingSession(
  { db, now }: Pick<Deps, "db" | "now">,
  token: string | null,
): Promise<SteppingSession | null> {
  if (!token) return null;
  const [row] = await db.shared
    .select({
      sessionId: sessions.id,
      userId: users.id,
      email: users.email,
      fullName: users.fullName,
      agentId: agents.id,
      provedAt: sessions.provedAt,
      hasApp: hasConfirmedApp(users.id),
      hasPasskey: hasPasskey(users.id),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(agents, eq(agents.userId, users.id))
    .where(
      and(
        eq(sessions.tokenHash, hashSessionToken(token)),
        gt(sessions.expiresAt, now()),
        hasSecondStep(users.id),
      ),
    );
  if (!row) return null;
  const { agentId, ...session } = row;
  return { ...session, isAgent: agentId !== null };
}

/**
 * Sign-in's second step by a code, and the same again before what can't be undone. A recovery code that is used up is told by mail.
 * @throws AppError "unauthenticated" without such a session, "code-wrong", "too-many-attempts"
 */
export async function takeSecondStep(
  deps: Deps,
  { token, code }: { token: string | null; code: string },
): Promise<{ isAgent: boolean; by: "app" | "recovery-code" }> {
  const { db, log, now } = deps;
  const session = await findSteppingSession(deps, token);
  if (!session) throw new AppError("unauthenticated");
  const { userId, sessionId, isAgent } = session;
  const by = await takeCode(deps, { userId, code }).catch((error: unknown) => {
    log({ event: "second-step-refused", userId });
    throw error;
  });
  const prove = db.shared.update(sessions).set({ provedAt: now() }).where(eq(sessions.id, sessionId));
  if (by === "app") {
    await prove;
    return { isAgent, by };
  }
  const mail = prepareStepMail(deps, session, "recovery-code-used");
  await runBatch(db.shared, [prove, mail.insert]);
  await sendTasks(deps, [mail.task]);
  return { isAgent, by };
}
