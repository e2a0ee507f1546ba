import { and, eq, gt } from "drizzle-orm";
import { runBatch } from "../../../db/batch";
import { accounts, oidcStarts, users } from "../../../db/schema";
import { isUniqueViolation } from "../../../db/unique-violation";
import type { OidcIdentity } from "../../adapters/google/port";
import type { Deps } from "../deps";
import { AppError, type ErrorCode } from "../errors";
import { prepareMail, runErrands } from "../mail/prepare-mail";
import { type OpenedSession, prepareSession, type Visitor } from "./open-session";
import { prepareCandidate } from "./prepare-candidate";
import { normalizeEmail, type SignedInUser } from "./rules";
import { hashSessionToken } from "./session-token";
import { callbackStart } from "./start-google";

/** How it ended, and where to go. `session` is null when an account was linked: its session goes on. */
export type GoogleReturn =
  | { ok: true; next: string; session: OpenedSession | null }
  | { ok: false; code: ErrorCode; next: string; linking: boolean };

/**
 * Finishes what `startGoogle` began. An e-mail address alone never opens an account that exists: only the Google
 * account that was linked to it does.
 * @param input.state what the browser's cookie kept, or null
 * @param input.user who is signed in now, or null
 */
export async function finishGoogle(
  deps: Deps,
  input: { callbackUrl: URL; state: string | null; user: SignedInUser | null; visitor: Visitor },
): Promise<GoogleReturn> {
  const { log, google, site } = deps;
  const refuse = (code: ErrorCode, why: string, start?: { next: string; userId: string | null }) => {
    log({ event: "google-refused", code: why });
    return { ok: false, code, next: start?.next ?? "/dashboard", linking: Boolean(start?.userId) } as const;
  };

  if (!google) return refuse("google-refused", "not-configured");
  if (!input.state || input.callbackUrl.searchParams.get("state") !== input.state)
    return refuse("google-refused", "state");
  const start = await takeStart(deps, input.state);
  if (!start) return refuse("google-refused", "no-start");
  if (start.userId && start.userId !== input.user?.userId)
    return refuse("google-refused", "other-session", start);

  const kept = { state: input.state, nonce: start.nonce, codeVerifier: start.codeVerifier };
  const result = await google.finish(input.callbackUrl, callbackStart(site.origin, kept));
  if (!result.ok) return refuse("google-refused", result.code, start);

  try {
    const session = start.userId
      ? await linkAccount(deps, start.userId, result.identity)
      : await openAccount(deps, result.identity, input.visitor);
    return { ok: true, next: start.next, session };
  } catch (error) {
    if (error instanceof AppError) return refuse(error.code, error.code, start);
    throw error;
  }
}

/** Each start counts once, even when its callback comes twice at the same time. */
async function takeStart({ db, now }: Deps, state: string) {
  const [start] = await db.shared
    .delete(oidcStarts)
    .where(and(eq(oidcStarts.stateHash, hashSessionToken(state)), gt(oidcStarts.expiresAt, now())))
    .returning();
  return start;
}

async function findOwner({ db }: Deps, subject: string): Promise<string | null> {
  const [account] = await db.shared
    .select({ userId: accounts.userId })
    .from(accounts)
    .where(and(eq(accounts.provider, "google"), eq(accounts.subject, subject)));
  return account?.userId ?? null;
}

async function linkAccount(deps: Deps, userId: string, { subject }: OidcIdentity): Promise<null> {
  const { db } = deps;
  const owner = await findOwner(deps, subject);
  if (owner === userId) return null;
  if (owner) throw new AppError("google-linked-elsewhere");
  const [user] = await db.shared.select().from(users).where(eq(users.id, userId));
  if (!user) throw new AppError("unauthenticated");
  const mail = prepareMail(deps, {
    to: user.email,
    userId,
    template: "google-linked",
    data: { fullName: user.fullName },
  });
  try {
    await runBatch(db.shared, [
      db.shared.insert(accounts).values({ userId, provider: "google", subject }),
      mail.insert,
    ]);
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError("google-linked-elsewhere");
    throw error;
  }
  await runErrands(deps, [mail.errand]);
  return null;
}

async function openAccount(deps: Deps, identity: OidcIdentity, visitor: Visitor): Promise<OpenedSession> {
  const { db, log } = deps;
  const owner = await findOwner(deps, identity.subject);
  if (owner) {
    const { opened, statements } = prepareSession(deps, { userId: owner, via: "google", visitor });
    await runBatch(db.shared, statements);
    log({ event: "sign-in", userId: owner, via: "google" });
    return opened;
  }

  const email = normalizeEmail(identity.email);
  const [taken] = await db.shared.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (taken) throw new AppError("google-email-taken");
  if (!identity.emailVerified) throw new AppError("google-email-unverified");

  const candidate = prepareCandidate(deps, {
    email,
    fullName: identity.fullName?.trim() || email.split("@")[0] || email,
    country: null,
    emailVerified: true,
    account: { provider: "google", subject: identity.subject },
  });
  const session = prepareSession(deps, { userId: candidate.userId, via: "google", visitor });
  try {
    await runBatch(db.shared, [...candidate.statements, ...session.statements]);
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError("google-email-taken");
    throw error;
  }
  log({ event: "registered", userId: candidate.userId, door: "candidate" });
  return session.opened;
}
