import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { accounts, authLogs, oidcStarts, outbox, subscriptions, users } from "../../../db/schema";
import { TERMS_VERSION } from "../../../workers/domain/billing/contract-terms";
import { hashSessionToken } from "../../../workers/domain/identity/session/session-token";
import { testDeps } from "../../support/faults";
import { sessionOf, visit } from "../../support/people/browser-session";
import {
  beginRegistration,
  beginSignIn,
  CookieJar,
  chooseAccount,
  comeBack,
} from "../../support/people/google-browser";
import { createSeeker, PASSWORD, textOf } from "../../support/people/seeker";

const deps = testDeps();
const db = deps.db.shared;
const SESSION = "__Host-plumbline_session";

const newEmail = (name = "g") => `${name}+${crypto.randomUUID()}@example.com`;

async function applicant(email = newEmail()) {
  const { userId } = await createSeeker(deps, { email });
  return { userId, email, cookie: await sessionOf(deps, userId) };
}

/** The whole way in, and where it led. */
async function signIn(email: string, options: { verified?: boolean; next?: string; jar?: CookieJar } = {}) {
  const jar = options.jar ?? new CookieJar();
  const url = await beginRegistration(jar, { next: options.next });
  const callback = await chooseAccount(url, { email, verified: options.verified ?? true });
  const answer = await comeBack(jar, callback);
  return { jar, answer, callback, location: answer.headers.get("location") };
}

async function userOf(email: string) {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user;
}

test("the way to Google carries state, nonce, a hashed verifier and the consent prompt, and a safe cookie", async () => {
  const answer = await visit("/login/google?next=/history");
  const url = new URL(answer.headers.get("location") ?? "");
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    response_type: "code",
    scope: "openid email profile",
    code_challenge_method: "S256",
    access_type: "offline",
    prompt: "consent",
    redirect_uri: "http://localhost:8787/login/google/callback",
  });
  for (const name of ["state", "nonce", "code_challenge"])
    expect(url.searchParams.get(name)).toMatch(/^[\w-]{43}$/);
  const cookie = answer.headers.get("set-cookie") ?? "";
  expect(cookie).toMatch(/^__Host-plumbline_google=/);
  for (const attribute of ["Path=/", "HttpOnly", "Secure", "SameSite=Lax"])
    expect(cookie).toContain(attribute);
});

test("a new person gets a verified account with a trial, and is signed in", async () => {
  const email = newEmail();
  const { jar, location } = await signIn(email, { next: "/dashboard" });
  expect(location).toBe("/dashboard");
  expect(jar.has(SESSION)).toBe(true);
  const user = await userOf(email);
  expect(user).toMatchObject({ fullName: "Robin Vale", emailVerified: true });
  const [subscription] = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, user?.id ?? ""));
  expect(subscription).toMatchObject({ planId: "plan-individual-trial", status: "active" });
  const logs = await db
    .select()
    .from(authLogs)
    .where(eq(authLogs.userId, user?.id ?? ""));
  expect(logs.map(({ loginVia }) => loginVia)).toEqual(["google"]);
  const mails = await db.select().from(outbox).where(eq(outbox.toAddress, email));
  expect(mails.map(({ template }) => template)).toEqual(["welcome"]);
});

test("the same person comes back to the same account, with a new session each time", async () => {
  const email = newEmail();
  const first = await signIn(email);
  const second = await signIn(email);
  expect(second.location).toBe("/dashboard");
  expect(second.jar.header()).not.toBe(first.jar.header());
  expect(await db.select().from(users).where(eq(users.email, email))).toHaveLength(1);
});

test.each([true, false])(
  "an address that has an account opens nothing through Google, confirmed there (%s) or not",
  async (verified) => {
    const { userId, email } = await applicant();
    const { jar, location } = await signIn(email, { verified });
    expect(location).toBe("/login?error=google-email-taken");
    expect(jar.has(SESSION)).toBe(false);
    const linked = await db.select().from(accounts).where(eq(accounts.userId, userId));
    expect(linked.map(({ provider }) => provider)).toEqual(["password"]);
  },
);

test("a Google account that nobody knows makes no account without the terms, and is led to them", async () => {
  const email = newEmail();
  const jar = new CookieJar();
  const callback = await chooseAccount(await beginSignIn(jar, "?next=/history"), { email });
  const answer = await comeBack(jar, callback);
  expect(answer.headers.get("location")).toBe("/register?error=google-unknown&next=%2Fhistory");
  expect(jar.has(SESSION)).toBe(false);
  expect(await userOf(email)).toBeUndefined();
  expect(await beginRegistration(jar, { terms: "" })).toBe("/register?error=terms-missing&next=%2Fdashboard");
  const page = await textOf(await visit("/register?error=google-unknown"));
  expect(page).toContain("No account belongs to this Google account yet.");
});

test("a registration through Google keeps which terms were accepted, and when", async () => {
  const email = newEmail();
  const before = Date.now();
  await signIn(email);
  const user = await userOf(email);
  expect(user?.termsVersion).toBe(TERMS_VERSION);
  expect(user?.termsAcceptedAt).toBeGreaterThanOrEqual(before);
});

test("a known address is offered every way on, a different Google account among them", async () => {
  const page = await textOf(await visit("/login?error=google-email-taken&next=/history"));
  for (const words of [
    "Sign in below with your password.",
    "Set a new password",
    "Use a different Google account",
  ])
    expect(page).toContain(words);
  const url = new URL(await beginSignIn(new CookieJar(), "?choose=1&next=/history"));
  expect(url.searchParams.get("prompt")).toBe("select_account consent");
});

test("an address that Google has not confirmed makes no account", async () => {
  const email = newEmail();
  const { jar, location } = await signIn(email, { verified: false });
  expect(location).toBe("/login?error=google-email-unverified");
  expect(jar.has(SESSION)).toBe(false);
  expect(await userOf(email)).toBeUndefined();
});

test.each([
  "alg-none",
  "hs256-with-public-key",
  "unknown-key",
  "known-name-other-key",
  "changed-after-signing",
  "expired",
  "wrong-audience",
  "wrong-issuer",
  "wrong-nonce",
  "no-nonce",
  "no-email",
])("an ID token that is %s lets no one in", async (twist) => {
  const email = newEmail(`twist-${twist}`);
  const { jar, location } = await signIn(email);
  expect(location).toBe("/login?error=google-refused");
  expect(jar.has(SESSION)).toBe(false);
  expect(await userOf(email)).toBeUndefined();
});

test("a twist that doesn't exist changes nothing: the tests above refuse the token, not the address", async () => {
  expect((await signIn(newEmail("twist-nothing"))).location).toBe("/dashboard");
});

test("a callback without a start, or in another browser, lets no one in", async () => {
  const strangers = new CookieJar();
  const bare = await comeBack(strangers, "/login/google/callback?code=x&state=y");
  expect(bare.headers.get("location")).toBe("/login?error=google-refused");

  const email = newEmail();
  const owner = new CookieJar();
  const callback = await chooseAccount(await beginRegistration(owner), { email });
  expect((await comeBack(strangers, callback)).headers.get("location")).toBe("/login?error=google-refused");
  expect(strangers.has(SESSION)).toBe(false);
  // The stranger's try used nothing up.
  expect((await comeBack(owner, callback)).headers.get("location")).toBe("/dashboard");
});

test("a wrong state lets no one in", async () => {
  const jar = new CookieJar();
  const callback = await chooseAccount(await beginRegistration(jar), { email: newEmail() });
  const wrong = callback.replace(/state=[^&]+/, `state=${"x".repeat(43)}`);
  expect((await comeBack(jar, wrong)).headers.get("location")).toBe("/login?error=google-refused");
  expect(jar.has(SESSION)).toBe(false);
});

test("a code works once: neither its callback again, nor the code in a sign-in of someone else's", async () => {
  const { jar, callback } = await signIn(newEmail());
  const again = new CookieJar();
  again.take(new Response(null, { headers: { "set-cookie": jar.header() } }));
  expect((await comeBack(again, callback)).headers.get("location")).toBe("/login?error=google-refused");

  const thief = new CookieJar();
  const state = new URL(await beginSignIn(thief)).searchParams.get("state");
  const stolen = callback.replace(/state=[^&]+/, `state=${state}`);
  expect((await comeBack(thief, stolen)).headers.get("location")).toBe("/login?error=google-refused");
  expect(thief.has(SESSION)).toBe(false);
});

test("two callbacks of one start at the same moment open one session", async () => {
  const jar = new CookieJar();
  const callback = await chooseAccount(await beginRegistration(jar), { email: newEmail() });
  const cookie = jar.header();
  const answers = await Promise.all([1, 2, 3].map(() => visit(callback, { cookie })));
  const places = answers.map((answer) => answer.headers.get("location")).sort();
  expect(places).toEqual(["/dashboard", "/login?error=google-refused", "/login?error=google-refused"]);
});

test.each([
  ["verifier", { codeVerifier: "v".repeat(43) }],
  ["nonce", { nonce: "n".repeat(43) }],
  ["time", { expiresAt: 1 }],
])("a start whose %s isn't right any more lets no one in", async (_what, change) => {
  const jar = new CookieJar();
  const url = await beginSignIn(jar);
  const state = new URL(url).searchParams.get("state") ?? "";
  const callback = await chooseAccount(url, { email: newEmail() });
  await db
    .update(oidcStarts)
    .set(change)
    .where(eq(oidcStarts.stateHash, hashSessionToken(state)));
  expect((await comeBack(jar, callback)).headers.get("location")).toBe("/login?error=google-refused");
  expect(jar.has(SESSION)).toBe(false);
});

test("an authorization without a verifier is refused by the provider already", async () => {
  const url = new URL(await beginSignIn(new CookieJar()));
  url.searchParams.delete("code_challenge");
  url.searchParams.delete("code_challenge_method");
  const answer = await fetch(url, { redirect: "manual" });
  expect(answer.headers.get("location")).toContain("error=invalid_request");
});

test("a person who says no at Google comes back to the sign-in, not to an error page", async () => {
  const jar = new CookieJar();
  const callback = await chooseAccount(await beginSignIn(jar, "?next=/history"), {
    email: newEmail(),
    answer: "deny",
  });
  const answer = await comeBack(jar, callback);
  expect(answer.headers.get("location")).toBe("/login?error=google-refused&next=%2Fhistory");
});

test("nobody is led to another site afterwards", async () => {
  const { location } = await signIn(newEmail(), { next: "https://evil.example" });
  expect(location).toBe("/dashboard");
});

test("a Google account is linked by who is signed in, then signs in to that account, and can be taken away", async () => {
  const { userId, cookie } = await applicant();
  const google = newEmail("other");
  const post = (intent: string) =>
    visit("/login/google", {
      method: "POST",
      cookie,
      body: new URLSearchParams({ intent, password: PASSWORD }),
    });

  const jar = new CookieJar();
  const start = await post("link");
  jar.take(start);
  const callback = await chooseAccount(start.headers.get("location") ?? "", { email: google });
  const linked = await visit(callback, { cookie: `${cookie}; ${jar.header()}` });
  expect(linked.headers.get("location")).toBe("/settings?google=linked");
  const known = await db.select().from(accounts).where(eq(accounts.userId, userId));
  expect(known.map(({ provider }) => provider).sort()).toEqual(["google", "password"]);

  const later = await signIn(google);
  expect(later.location).toBe("/dashboard");
  expect(await userOf(google)).toBeUndefined();

  expect((await post("unlink")).headers.get("location")).toBe("/settings?google=unlinked");
  expect((await post("unlink")).headers.get("location")).toBe("/settings?error=last-sign-in-method");
});

test("the only way in can't be taken away", async () => {
  const email = newEmail();
  const { jar } = await signIn(email);
  const answer = await visit("/login/google", {
    method: "POST",
    cookie: jar.header(),
    body: new URLSearchParams({ intent: "unlink" }),
  });
  expect(answer.headers.get("location")).toBe("/settings?error=last-sign-in-method");
});

test("a link that one person began is not finished in another's session, nor after signing out", async () => {
  const [mine, theirs] = [await applicant(), await applicant()];
  for (const cookie of [theirs.cookie, ""]) {
    const jar = new CookieJar();
    const body = new URLSearchParams({ intent: "link", password: PASSWORD });
    const start = await visit("/login/google", { method: "POST", cookie: mine.cookie, body });
    jar.take(start);
    const callback = await chooseAccount(start.headers.get("location") ?? "", { email: newEmail() });
    const answer = await visit(callback, { cookie: `${cookie}; ${jar.header()}` });
    expect(answer.headers.get("location")).toBe("/settings?error=google-refused");
  }
  const linked = await db.select().from(accounts).where(eq(accounts.provider, "google"));
  expect(linked.filter(({ userId }) => userId === mine.userId || userId === theirs.userId)).toEqual([]);
});

test("a Google account that belongs to someone is not linked to another", async () => {
  const email = newEmail();
  await signIn(email);
  const { cookie } = await applicant();
  const jar = new CookieJar();
  const body = new URLSearchParams({ intent: "link", password: PASSWORD });
  const start = await visit("/login/google", { method: "POST", cookie, body });
  jar.take(start);
  const callback = await chooseAccount(start.headers.get("location") ?? "", { email });
  const answer = await visit(callback, { cookie: `${cookie}; ${jar.header()}` });
  expect(answer.headers.get("location")).toBe("/settings?error=google-linked-elsewhere");
});
