import { and, eq } from "drizzle-orm";
import { runBatch } from "../../../db/batch";
import { users, verifications } from "../../../db/schema";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import { sendTasks } from "../mail/prepare-mail";
import { hashSessionToken } from "./session/session-token";
import { countAttempt } from "./throttle";
import { prepareVerificationMail } from "./verification-mail";

const MAILS_PER_HOUR = 5;
const HOUR = 60 * 60 * 1000;

/** The caller is signed in, or holds an old link of theirs, which shows that they read that mailbox. */
export async function resendVerification(
  deps: Deps,
  { userId, token }: { userId: string | null; token: string },
): Promise<void> {
  const { db } = deps;
  const id = userId ?? (await ownerOfLink(deps, token));
  if (!id) throw new AppError("link-invalid");
  await countAttempt(deps, { key: `verify-email:${id}`, limit: MAILS_PER_HOUR, windowMilliseconds: HOUR });
  const [user] = await db.shared.select().from(users).where(eq(users.id, id));
  if (!user || user.emailVerified) return;
  const mail = prepareVerificationMail(deps, { userId: id, email: user.email, fullName: user.fullName });
  await runBatch(db.shared, mail.statements);
  await sendTasks(deps, mail.tasks);
}

async function ownerOfLink({ db }: Pick<Deps, "db">, token: string): Promise<string | null> {
  const [row] = await db.shared
    .select({ userId: verifications.userId })
    .from(verifications)
    .where(
      and(eq(verifications.tokenHash, hashSessionToken(token)), eq(verifications.purpose, "verify-email")),
    );
  return row?.userId ?? null;
}
