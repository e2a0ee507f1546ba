import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  accounts,
  deletionRequests,
  oidcStarts,
  rateLimits,
  sessions,
  subscriptions,
  users,
} from "../../../db/schema";
import { verifyPassword } from "../../../workers/domain/identity/password/password";
import { sendResetLink } from "../../../workers/domain/identity/password/send-reset-link";
import { signIn } from "../../../workers/domain/identity/session/sign-in";
import { testDeps } from "../../support/faults";
import { visit } from "../../support/people/browser-session";
import {
  beginRegistration,
  beginSignIn,
  CookieJar,
  chooseAccount,
  comeBack,
} from "../../support/people/google-browser";
import {
  candidateFields,
  cookieOf,
  cookiesOf,
  linkIn,
  mailsTo,
  PASSWORD,
  postForm,
  withTasks,
} from "../../support/people/seeker";

const deps = testDeps();
const db = deps.db.shared;
const OWNERS_PASSWORD = "the real owner's words";
const SESSION = "__Host-plumbline_session";

/** A stranger registers someone else's address; the reader of its mail gets the link to confirm it. */
async function registerVictim() {
  const fields = await candidateFields();
  const email = fields.email ?? "";
  const cookie = cookiesOf(await postForm("/register", fields));
  const [user] = await db.select().from(users).where(eq(users.email, email));
  const [mail] = await mailsTo(deps, email);
  return { email, cookie, userId: user?.id ?? "", token: linkIn(mail).split("token=")[1] ?? "" };
}

function confirmAddress(userId: string, emailVerified: boolean) {
  return db.update(users).set({ emailVerified }).where(eq(users.id, userId));
}

/** Begins to link a Google account. Answer: where it led, and the browser's cookies. */
async function startLinking(cookie: string, password = PASSWORD) {
  const jar = new CookieJar();
  const answer = await postForm("/login/google", { intent: "link", password }, { cookie });
  jar.take(answer);
  return { jar, location: answer.headers.get("location") ?? "" };
}

async function linkGoogle(cookie: string, googleEmail: string) {
  const { jar, location } = await startLinking(cookie);
  const callback = await chooseAccount(location, { email: googleEmail });
  return visit(callback, { cookie: `${cookie}; ${jar.header()}` });
}

async function signInWithGoogle(email: string, begin: (jar: CookieJar) => Promise<string> = beginSignIn) {
  const jar = new CookieJar();
  const answer = await comeBack(jar, await chooseAccount(await begin(jar), { email }));
  return { location: answer.headers.get("location"), isIn: jar.has(SESSION), cookie: jar.header() };
}

/** The victim asks for a new password and sets it by the mailed link. */
async function resetByMail(email: string, fields: Record<string, string> = {}) {
  await sendResetLink(withTasks(deps), { email });
  const [mail] = (await mailsTo(deps, email)).filter(({ template }) => template === "reset-password");
  const token = linkIn(mail).split("token=")[1] ?? "";
  const page = await (await visit(`/reset-password?token=${token}`)).text();
  const answer = await postForm("/reset-password", {
    token,
    password: OWNERS_PASSWORD,
    confirmPassword: OWNERS_PASSWORD,
    ...fields,
  });
  expect(answer.status).toBe(302);
  return { page, answer };
}

function newGoogleEmail() {
  return `impostor+${crypto.randomUUID()}@example.com`;
}

function googleAccountsOf(userId: string) {
  return db.$count(accounts, and(eq(accounts.userId, userId), eq(accounts.provider, "google")));
}

test("the audit's attack: a Google account can't be linked to an address that nobody confirmed", async () => {
  const { email, cookie, userId } = await registerVictim();
  const { location } = await startLinking(cookie);
  expect(location).toBe("/settings?error=email-unverified");
  expect(await (await visit(location, { cookie })).text()).toContain(
    "Please confirm your email address first.",
  );
  expect(await db.$count(oidcStarts, eq(oidcStarts.userId, userId))).toBe(0);
  await resetByMail(email);
  expect(await googleAccountsOf(userId)).toBe(0);
});

test("a Google account that stood at an unconfirmed address before goes with the reset, and opens nothing", async () => {
  const { email, cookie, userId } = await registerVictim();
  const googleEmail = newGoogleEmail();
  await confirmAddress(userId, true);
  expect((await linkGoogle(cookie, googleEmail)).headers.get("location")).toBe("/settings?google=linked");
  await confirmAddress(userId, false);

  const before = await signInWithGoogle(googleEmail);
  expect(before.isIn).toBe(true);
  await resetByMail(email);
  expect(await googleAccountsOf(userId)).toBe(0);
  for (const old of [cookie, before.cookie])
    expect((await visit("/dashboard", { cookie: old })).status).toBe(302);
  await signInWithGoogle(googleEmail);
  const sessionsOfVictim = await db.$count(sessions, eq(sessions.userId, userId));
  expect(sessionsOfVictim).toBe(0);
  expect((await postForm("/login", { email, password: PASSWORD })).status).toBe(401);
  expect((await postForm("/login", { email, password: OWNERS_PASSWORD })).status).toBe(302);
});

test("a deletion that a stranger planned at an unconfirmed address is undone by the reset, its trial continues", async () => {
  const { email, cookie, userId } = await registerVictim();
  await postForm("/settings", { intent: "delete-account", password: PASSWORD }, { cookie });
  const [planned] = await db.select().from(deletionRequests).where(eq(deletionRequests.userId, userId));
  expect(planned).toMatchObject({ undoneAt: null });
  await resetByMail(email);
  const [request] = await db.select().from(deletionRequests).where(eq(deletionRequests.userId, userId));
  expect(request?.undoneAt).toEqual(expect.any(Number));
  const [trial] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  expect(trial?.status).toBe("active");
});

test("a deletion that the owner of a confirmed address planned survives their reset", async () => {
  const { email, cookie, userId } = await registerVictim();
  await confirmAddress(userId, true);
  await postForm("/settings", { intent: "delete-account", password: PASSWORD }, { cookie });
  await resetByMail(email);
  const [request] = await db.select().from(deletionRequests).where(eq(deletionRequests.userId, userId));
  expect(request).toMatchObject({ undoneAt: null });
});

test("who reads the mail can't confirm a stranger's account: it takes its session or its password", async () => {
  const { email, token, userId } = await registerVictim();
  const someone = await registerVictim();
  const confirm = (password: string, cookie?: string) =>
    postForm("/verify-email", { token, intent: "confirm", password }, { cookie });
  const isConfirmed = async () =>
    (await db.select().from(users).where(eq(users.id, userId)))[0]?.emailVerified;

  for (const answer of [await confirm(""), await confirm("a guess"), await confirm("", someone.cookie)]) {
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("Password is incorrect");
  }
  expect(await isConfirmed()).toBe(false);
  const page = await (await visit(`/verify-email?token=${token}`)).text();
  expect(page).toContain("Password of this account");
  expect(page).toContain("Somebody may have registered with your address.");
  await resetByMail(email);
  expect((await confirm("")).status).toBe(302);
  expect(await isConfirmed()).toBe(true);
});

test.each(["session", "password"])("an account's owner confirms its address by their %s", async (way) => {
  const { token, userId, cookie } = await registerVictim();
  const fields = { token, intent: "confirm", ...(way === "password" ? { password: PASSWORD } : {}) };
  const own = way === "session" ? { cookie } : {};
  expect((await postForm("/verify-email", fields, own)).status).toBe(302);
  expect((await db.select().from(users).where(eq(users.id, userId)))[0]?.emailVerified).toBe(true);
});

test("guesses at the password of a link to confirm an address end after ten", async () => {
  const { token } = await registerVictim();
  const confirm = (password: string) => postForm("/verify-email", { token, intent: "confirm", password });
  for (let i = 0; i < 10; i++) expect((await confirm(`guess ${i}`)).status).toBe(400);
  expect((await confirm(PASSWORD)).status).toBe(429);
});

test("linking Google takes the password: a borrowed session leaves no way in behind", async () => {
  const { cookie, userId } = await registerVictim();
  await confirmAddress(userId, true);
  for (const password of ["", "a guess"])
    expect((await startLinking(cookie, password)).location).toBe("/settings?error=password-wrong");
  const page = await (await visit("/settings?error=password-wrong", { cookie })).text();
  expect(page).toContain("Password is incorrect");
  for (let i = 0; i < 8; i++) await startLinking(cookie, "a guess");
  expect((await startLinking(cookie)).location).toBe("/settings?error=too-many-attempts");
  expect(await db.$count(oidcStarts, eq(oidcStarts.userId, userId))).toBe(0);
});

test("a link that was begun before a reset isn't finished after it, in any session", async () => {
  const { email, cookie, userId } = await registerVictim();
  await confirmAddress(userId, true);
  const { jar, location } = await startLinking(cookie);
  const callback = await chooseAccount(location, { email: newGoogleEmail() });
  await resetByMail(email);
  const owners = cookiesOf(await postForm("/login", { email, password: OWNERS_PASSWORD }));
  for (const session of [owners, cookie]) await visit(callback, { cookie: `${session}; ${jar.header()}` });
  expect(await googleAccountsOf(userId)).toBe(0);
});

test("a link that was begun at a confirmed address isn't finished where the address no longer counts", async () => {
  const { cookie, userId } = await registerVictim();
  await confirmAddress(userId, true);
  const { jar, location } = await startLinking(cookie);
  const callback = await chooseAccount(location, { email: newGoogleEmail() });
  await confirmAddress(userId, false);
  await visit(callback, { cookie: `${cookie}; ${jar.header()}` });
  expect(await googleAccountsOf(userId)).toBe(0);
});

test.each([
  ["removed", { removesGoogle: "on" }, 0],
  ["kept", {}, 1],
] as [string, Record<string, string>, number][])(
  "at a confirmed address the reset's page names the linked Google account, which is %s as ticked",
  async (_what, tick, left) => {
    const { email, cookie, userId } = await registerVictim();
    await confirmAddress(userId, true);
    const googleEmail = newGoogleEmail();
    await linkGoogle(cookie, googleEmail);
    const { page } = await resetByMail(email, tick);
    expect(page).toMatch(/<input[^>]*name="removesGoogle"[^>]*checked=""/);
    expect(page).toContain("Remove the linked Google account");
    expect(await googleAccountsOf(userId)).toBe(left);
  },
);

test("who only has Google keeps it when they set their first password, unless they tick it away", async () => {
  const googleEmail = newGoogleEmail();
  await signInWithGoogle(googleEmail, beginRegistration);
  const { page } = await resetByMail(googleEmail);
  expect(page).toContain("Remove the linked Google account");
  expect(page).not.toMatch(/<input[^>]*name="removesGoogle"[^>]*checked=""/);
  const back = await signInWithGoogle(googleEmail);
  expect(back).toMatchObject({ location: "/dashboard", isIn: true });
});

test("a reset page without a Google account offers none", async () => {
  const { email, userId } = await registerVictim();
  await confirmAddress(userId, true);
  expect((await resetByMail(email)).page).not.toContain("Google account");
});

test("a password that is being compared while a reset replaces it opens no session", async () => {
  const { email, userId } = await registerVictim();
  const visitor = { ipAddress: crypto.randomUUID(), userAgent: null };
  const late = signIn(deps, { email, password: PASSWORD, ...visitor }, async (password, hash) => {
    const matches = await verifyPassword(password, hash);
    await resetByMail(email);
    return matches;
  });
  await expect(late).rejects.toMatchObject({ code: "wrong-credentials" });
  expect(await db.$count(sessions, eq(sessions.userId, userId))).toBe(0);
});

test("a browser that signed in before the password was set counts as a stranger's", async () => {
  const { email, cookie } = await registerVictim();
  const impostors = cookie
    .split("; ")
    .filter((pair) => pair.startsWith("__Host-plumbline_device"))
    .join("; ");
  expect(impostors).not.toBe("");
  await resetByMail(email);
  await postForm("/login", { email, password: "a guess" }, { cookie: impostors });
  const [strangers] = await db
    .select()
    .from(rateLimits)
    .where(eq(rateLimits.key, `sign-in:account:${email}`));
  expect(strangers?.attempts).toBe(1);
});

test("a token for programs that a stranger made dies with the reset", async () => {
  const { email, cookie } = await registerVictim();
  const made = await visit("/api/tokens", {
    method: "POST",
    cookie,
    body: JSON.stringify({ use: "cv-analysis" }),
  });
  const { token } = await made.json<{ token: string }>();
  await resetByMail(email);
  const answer = await visit("/cv/analyze", {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ resumeUrl: "http://localhost:8787/files/resumes/x" }),
  });
  expect(answer.status).toBe(401);
});

test("the browser that resets an unconfirmed account gets a mark of its own and no session", async () => {
  const { email } = await registerVictim();
  const { answer } = await resetByMail(email);
  expect(cookieOf(answer, SESSION)).toBe("");
  expect(cookieOf(answer, "__Host-plumbline_device")).toBeTruthy();
});
