import { and, eq, gt, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/batch";
import { isRefused, prepareCondition } from "../../../../db/conditions";
import { accounts, oidcStarts, sessions, users } from "../../../../db/schema";
import { isUniqueViolation } from "../../../../db/unique-violation";
import type { OidcIdentity } from "../../../adapters/google/port";
import type { Deps } from "../../deps";
import { AppError, type ErrorCode } from "../../errors";
import { prepareMail, sendTasks } from "../../mail/prepare-mail";
import { normalizeEmail } from "../normalize-email";
import { prepareSeeker } from "../prepare-seeker";
import { requireVerified } from "../require-verified";
import { isProofOutdated, type OpenedSession, prepareSession, type Visitor } from "../session/open-session";
import { sessionKindOf } from "../session/session-life";
import { hashSessionToken } from "../session/session-token";
import { isStaffAddress, type SignedInUser } from "../session/signed-in-user";
import { prepareWelcomeMail } from "../welcome-mail";
import { callbackStart } from "./start-google";

export type GoogleReturn =
  | { ok: true; next: string; session: OpenedSession | null; isRegistration: boolean; isNew: boolean }
  | { ok: false; code: ErrorCode; next: string; linking: boolean };

/** An e-mail address alone never opens an existing account: only the Google account linked to it does. */
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
  const { user } = input;
  if (start.userId && start.userId !== user?.userId) return refuse("google-refused", "other-session", start);

  const secrets = { state: input.state, nonce: start.nonce, codeVerifier: start.codeVerifier };
  const result = await google.finish(input.callbackUrl, callbackStart(site.origin, secrets));
  if (!result.ok) return refuse("google-refused", result.code, start);

  try {
    const opened = start.userId
      ? { session: await linkAccount(deps, user, result.identity), isNew: false }
      : await openAccount(deps, { ...input, identity: result.identity, termsVersion: start.termsVersion });
    return { ok: true, next: start.next, ...opened, isRegistration: start.termsVersion !== null };
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

async function findOwner({ db }: Deps, subject: string) {
  const [owner] = await db.shared
    .select({ userId: users.id, email: users.email, emailVerified: users.emailVerified })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(and(eq(accounts.provider, "google"), eq(accounts.subject, subject)));
  return owner;
}

function isLinked(userId: string, subject: string) {
  return sql`exists (select 1 from ${accounts} where ${accounts.provider} = 'google'
    and ${accounts.subject} = ${subject} and ${accounts.userId} = ${userId})`;
}

const MAY_LINK = "google-link";

function mayLink({ sessionId }: SignedInUser) {
  return sql`exists (select 1 from ${sessions} join ${users} on ${users.id} = ${sessions.userId}
    where ${sessions.id} = ${sessionId} and ${users.emailVerified} = 1)`;
}

async function linkAccount(deps: Deps, user: SignedInUser | null, { subject }: OidcIdentity): Promise<null> {
  const { db } = deps;
  if (!user) throw new AppError("unauthenticated");
  requireVerified(user);
  const { userId } = user;
  const owner = await findOwner(deps, subject);
  if (owner?.userId === userId) return null;
  if (owner) throw new AppError("google-linked-elsewhere");
  const mail = prepareMail(deps, {
    to: user.email,
    userId,
    template: "google-linked",
    data: { fullName: user.fullName },
  });
  try {
    await runBatch(db.shared, [
      // A reset that ends the session meanwhile leaves no link behind.
      prepareCondition(db.shared, MAY_LINK, mayLink(user)),
      db.shared.insert(accounts).values({ userId, provider: "google", subject }),
      mail.insert,
    ]);
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError("google-linked-elsewhere");
    if (isRefused(error, MAY_LINK)) throw new AppError("google-refused");
    throw error;
  }
  await sendTasks(deps, [mail.task]);
  return null;
}

async function openAccount(
  deps: Deps,
  input: { identity: OidcIdentity; visitor: Visitor; termsVersion: string | null },
): Promise<{ session: OpenedSession; isNew: boolean }> {
  const { identity, visitor, termsVersion } = input;
  const { db, log, site } = deps;
  const owner = await findOwner(deps, identity.subject);
  if (owner) {
    const { userId } = owner;
    const kind = sessionKindOf({ isStaff: isStaffAddress(site, owner), isAgent: false });
    const proof = isLinked(userId, identity.subject);
    const { opened, statements } = prepareSession(deps, { userId, kind, via: "google", visitor, proof });
    try {
      await runBatch(db.shared, statements);
    } catch (error) {
      if (isProofOutdated(error)) throw new AppError("google-refused");
      throw error;
    }
    log({ event: "sign-in", userId, via: "google" });
    return { session: opened, isNew: false };
  }

  const email = normalizeEmail(identity.email);
  const [taken] = await db.shared.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (taken) throw new AppError("google-email-taken");
  if (!identity.emailVerified) throw new AppError("google-email-unverified");
  if (!termsVersion) throw new AppError("google-unknown");

  const fullName = identity.fullName?.trim() || email.split("@")[0] || email;
  const seeker = prepareSeeker(deps, {
    email,
    fullName,
    country: null,
    emailVerified: true,
    termsVersion,
    account: { provider: "google", subject: identity.subject },
  });
  const { userId } = seeker;
  const isStaff = isStaffAddress(site, { email, emailVerified: true });
  const kind = sessionKindOf({ isStaff, isAgent: false });
  const session = prepareSession(deps, { userId, kind, via: "google", visitor });
  const welcome = prepareWelcomeMail(deps, { userId, email, fullName });
  try {
    await runBatch(db.shared, [...seeker.statements, ...session.statements, welcome.insert]);
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError("google-email-taken");
    throw error;
  }
  await sendTasks(deps, [welcome.task]);
  log({ event: "registered", userId, audience: "candidate" });
  return { session: session.opened, isNew: true };
}
