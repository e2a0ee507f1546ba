import { and, eq, lt, or } from "drizzle-orm";
import { runBatch } from "../../../../db/batch";
import { passkeys, sessions } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { sendTasks } from "../../mail/prepare-mail";
import { countCode } from "../second-step/count-code";
import { prepareStepMail } from "../second-step/second-step-mail";
import { findSteppingSession, type SteppingSession } from "../second-step/take-second-step";
import { takeChallenge } from "./challenge";
import { credentialIdOf, verifyUsedPasskey } from "./verify-passkey";

/**
 * The second step by a passkey. One whose count of its uses goes backwards may have been copied: refused, and its owner is mailed.
 * @throws AppError "unauthenticated" | "passkey-refused" | "too-many-attempts" (ten in a quarter of an hour, codes among them)
 */
export async function takePasskey(
  deps: Deps,
  { token, credential }: { token: string | null; credential: string },
): Promise<{ isAgent: boolean }> {
  const session = await findSteppingSession(deps, token);
  if (!session) throw new AppError("unauthenticated");
  const { userId, sessionId, isAgent } = session;
  await acceptPasskey(deps, session, credential).catch((error: unknown) => {
    deps.log({ event: "second-step-refused", userId });
    throw error;
  });
  await deps.db.shared.update(sessions).set({ provedAt: deps.now() }).where(eq(sessions.id, sessionId));
  return { isAgent };
}

async function acceptPasskey(deps: Deps, session: SteppingSession, credential: string): Promise<void> {
  const { now } = deps;
  const { shared } = deps.db;
  const { userId, sessionId } = session;
  await countCode(deps, { userId, purpose: "second-step" });
  const challenge = await takeChallenge(deps, { sessionId, userId, purpose: "second-step" });
  const credentialId = credentialIdOf(credential);
  if (!challenge || !credentialId) throw new AppError("passkey-refused");
  const [passkey] = await shared
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.credentialId, credentialId)));
  const signCount = passkey && (await verifyUsedPasskey(deps, { credential, challenge, passkey }));
  if (!passkey || typeof signCount !== "number") throw new AppError("passkey-refused");

  const isNewer = lt(passkeys.signCount, signCount);
  const counts = signCount === 0 ? or(isNewer, eq(passkeys.signCount, 0)) : isNewer;
  const marked = await shared
    .update(passkeys)
    .set({ signCount, lastUsedAt: now() })
    .where(and(eq(passkeys.id, passkey.id), counts))
    .returning({ id: passkeys.id });
  if (marked.length > 0) return;
  const mail = prepareStepMail(deps, session, "passkey-copied");
  await runBatch(shared, [mail.insert]);
  await sendTasks(deps, [mail.task]);
  throw new AppError("passkey-refused");
}
