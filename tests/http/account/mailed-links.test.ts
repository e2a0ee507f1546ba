import { and, eq, isNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { accounts, outbox, rateLimits, sessions, users, verifications } from "../../../db/schema";
import { acceptUpload } from "../../../workers/domain/documents/uploads/accept-upload";
import { findMailedLink, redeemLink } from "../../../workers/domain/identity/mailed-link";
import { resetPassword } from "../../../workers/domain/identity/password/reset-password";
import { sendResetLink } from "../../../workers/domain/identity/password/send-reset-link";
import { verifyEmail } from "../../../workers/domain/identity/verify-email";
import { failOnce, testDeps } from "../../support/faults";
import { addThread, createAgent } from "../../support/people/agency";
import { filesForm, sessionOf, visit } from "../../support/people/browser-session";
import {
  candidateFields,
  cookieOf,
  cookiesOf,
  createSeeker,
  linkIn,
  mailsTo,
  PASSWORD,
  postForm,
  textOf,
  withTasks,
} from "../../support/people/seeker";
import { resumePdf } from "../../support/samples/text-pdf";

const NEW_PASSWORD = "quite another password";
const NOBODY = { ipAddress: null, userAgent: null };
const RESET = { password: NEW_PASSWORD, removesGoogle: false, visitor: NOBODY };
const deps = testDeps();
const db = deps.db.shared;

async function userOf(email: string) {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user;
}

/** A new job seeker with the path of the link that their registration mailed. */
async function register() {
  const fields = await candidateFields();
  const answer = await postForm("/register", fields);
  const email = fields.email ?? "";
  const [mail] = await mailsTo(deps, email);
  const link = linkIn(mail);
  return { email, cookie: cookiesOf(answer), link, token: link.split("token=")[1] ?? "" };
}

/** A mailed reset link of a job seeker. */
async function askForReset(account?: { email: string; userId: string }) {
  const { email, userId } = account ?? (await createSeeker(deps, { emailVerified: false }));
  await sendResetLink(withTasks(deps), { email });
  const [mail] = (await mailsTo(deps, email)).filter(({ template }) => template === "reset-password");
  const link = linkIn(mail);
  return { email, userId, link, token: link.split("token=")[1] ?? "" };
}

function reset(token: string, options: { password?: string; confirm?: string; cookie?: string } = {}) {
  const { password = NEW_PASSWORD, confirm = password, cookie } = options;
  const fields = { token, password, confirmPassword: confirm };
  return postForm(`/reset-password?token=${token}`, fields, { cookie });
}

function signIn(email: string, password: string, cookie?: string) {
  return postForm("/login", { email, password }, { cookie });
}

test("a link to confirm an address waits for its button, however often it is fetched", async () => {
  const { email, link, token } = await register();
  for (let i = 0; i < 3; i++) {
    const page = await visit(link);
    expect(page.status).toBe(200);
    expect(page.headers.get("cache-control")).toBe("no-store");
    const words = await textOf(page);
    expect(words).toContain("Confirm Email Address");
    expect(words).toContain(email);
    await visit(link, { method: "HEAD" });
  }
  expect((await userOf(email))?.emailVerified).toBe(false);
  const answer = await postForm("/verify-email", { token, intent: "confirm", password: PASSWORD });
  expect(answer.status).toBe(302);
  expect((await userOf(email))?.emailVerified).toBe(true);
  expect(answer.headers.getSetCookie()).toEqual([]);
  const done = await textOf(await visit(answer.headers.get("location") ?? ""));
  expect(done).toContain("Your email address is confirmed");
  expect((await postForm("/verify-email", { token, intent: "confirm", password: PASSWORD })).status).toBe(
    302,
  );
});

test("whoever confirms their address is welcomed once, however often they press", async () => {
  const { email, cookie, token } = await register();
  const form = { token, intent: "confirm" };
  for (let i = 0; i < 3; i++) await postForm("/verify-email", form, { cookie });
  const welcomes = (await mailsTo(deps, email)).filter(({ template }) => template === "welcome");
  expect(welcomes).toHaveLength(1);
  expect(String(welcomes[0]?.data?.url)).toMatch(/\/my-resumes$/);
});

test("a link that is too old says so and sends a new one, signed out too", async () => {
  const { email, token, link } = await register();
  const user = await userOf(email);
  await db
    .update(verifications)
    .set({ expiresAt: Date.now() - 1 })
    .where(eq(verifications.userId, user?.id ?? ""));
  const refused = await postForm("/verify-email", { token, intent: "confirm", password: PASSWORD });
  expect(refused.status).toBe(400);
  expect((await userOf(email))?.emailVerified).toBe(false);
  const page = await textOf(await visit(link));
  expect(page).toContain("This link is no longer valid. Please ask for a new one.");
  expect(page).toContain("Send a New Link");
  const resent = await textOf(await postForm("/verify-email", { token, intent: "resend" }));
  expect(resent).toContain("We have sent you a new link.");
  const links = (await mailsTo(deps, email)).map(linkIn);
  expect(links).toHaveLength(2);
  const fresh = links.find((other) => other !== link)?.split("token=")[1] ?? "";
  await postForm("/verify-email", { token: fresh, intent: "confirm", password: PASSWORD });
  expect((await userOf(email))?.emailVerified).toBe(true);
});

test("signed-in people get another link, five an hour, and none once the address is confirmed", async () => {
  const { email, cookie } = await register();
  const resend = () => postForm("/verify-email", { intent: "resend" }, { cookie });
  for (let i = 0; i < 5; i++) expect((await resend()).status).toBe(200);
  const sixth = await resend();
  expect(sixth.status).toBe(429);
  expect(await textOf(sixth)).toContain("Too many attempts.");
  expect(await mailsTo(deps, email)).toHaveLength(6);
  const confirmed = await createSeeker(deps);
  const own = await sessionOf(deps, confirmed.userId);
  await postForm("/verify-email", { intent: "resend" }, { cookie: own });
  expect(await mailsTo(deps, confirmed.email)).toEqual([]);
});

test.each(["", "x", "0".repeat(43), "a\0b", "' or 1=1 --"])(
  "a link that was never sent (%j) confirms nothing and sends nothing",
  async (token) => {
    const page = await visit(`/verify-email?token=${encodeURIComponent(token)}`);
    expect(page.status).toBe(200);
    for (const intent of ["confirm", "resend"])
      expect((await postForm("/verify-email", { token, intent })).status).toBe(400);
  },
);

test("a link for one thing is worth nothing for another", async () => {
  const { token: forReset, email } = await askForReset();
  expect((await postForm("/verify-email", { token: forReset, intent: "confirm" })).status).toBe(400);
  expect((await postForm("/verify-email", { token: forReset, intent: "resend" })).status).toBe(400);
  const { token: forAddress, email: other } = await register();
  expect((await reset(forAddress)).status).toBe(400);
  expect((await signIn(other, PASSWORD)).status).toBe(302);
  expect((await userOf(email))?.emailVerified).toBe(false);
});

test("a new password is set by the mailed link; everything that the old one opened is closed", async () => {
  const account = await createSeeker(deps, { emailVerified: false });
  const elsewhere = await sessionOf(deps, account.userId);
  const other = await askForReset(account);
  const { email, userId, token } = await askForReset(account);
  const windowEndsAt = Date.now() + 600_000;
  await db.insert(rateLimits).values({ key: `sign-in:account:${email}`, attempts: 10, windowEndsAt });

  for (let i = 0; i < 2; i++) expect((await visit(`/reset-password?token=${token}`)).status).toBe(200);
  const answer = await reset(token);
  expect(answer.status).toBe(302);
  expect(answer.headers.get("location")).toBe("/login?notice=password-changed");
  expect(cookieOf(answer, "__Host-plumbline_session")).toBe("");
  expect(await textOf(await visit("/login?notice=password-changed"))).toContain("has been changed");

  expect(await db.$count(sessions, eq(sessions.userId, userId))).toBe(0);
  expect((await visit("/dashboard", { cookie: elsewhere })).status).toBe(302);
  expect((await userOf(email))?.emailVerified).toBe(true);
  const mails = await mailsTo(deps, email);
  expect(mails.filter(({ template }) => template === "password-changed")).toHaveLength(1);
  expect((await reset(token)).status).toBe(400);
  expect((await reset(other.token)).status).toBe(400);
  expect(await textOf(await visit(`/reset-password?token=${other.token}`))).toContain("no longer valid");
  expect((await signIn(email, PASSWORD)).status).toBe(401);
  expect((await signIn(email, NEW_PASSWORD)).status).toBe(302);
});

test("after a reset its browser signs in, however many guesses others go on with", async () => {
  const { email, token } = await askForReset();
  const device = cookiesOf(await reset(token));
  const windowEndsAt = Date.now() + 600_000;
  await db.insert(rateLimits).values({ key: `sign-in:account:${email}`, attempts: 10, windowEndsAt });
  expect((await signIn(email, NEW_PASSWORD)).status).not.toBe(302);
  expect((await signIn(email, NEW_PASSWORD, device)).status).toBe(302);
});

test("the session that a browser brings along ends with a reset, whosever it is", async () => {
  const { token } = await askForReset();
  const someone = await createSeeker(deps);
  const cookie = await sessionOf(deps, someone.userId);
  await reset(token, { cookie });
  expect((await visit("/dashboard", { cookie })).status).toBe(302);
});

test("an account that only signs in with Google gets its first password by the link", async () => {
  const account = await createSeeker(deps);
  await db
    .update(accounts)
    .set({ provider: "google", subject: crypto.randomUUID(), passwordHash: null })
    .where(eq(accounts.userId, account.userId));
  const { email, token } = await askForReset(account);
  await reset(token);
  expect((await signIn(email, NEW_PASSWORD)).status).toBe(302);
  expect(await db.$count(accounts, eq(accounts.userId, account.userId))).toBe(2);
});

test("an agent's reset leads to the agents' sign-in", async () => {
  const agent = await createAgent(deps);
  const [user] = await db.select().from(users).where(eq(users.id, agent.userId));
  const { token } = await askForReset({ email: user?.email ?? "", userId: agent.userId });
  expect((await reset(token)).headers.get("location")).toBe("/agent/login?notice=password-changed");
});

test.each([
  [{ password: "abcd5" }, "New password must be at least 6 characters long"],
  [{ confirm: "something else" }, "New passwords do not match"],
  [{ password: "" }, "All fields are required"],
  [{ password: "password123" }, "one of the most common ones"],
  [{ password: "nul\0inside" }, "can't contain control characters"],
] as [{ password?: string; confirm?: string }, string][])(
  "a reset with %j is refused, and its link still works",
  async (form, words) => {
    const { email, token } = await askForReset();
    const answer = await reset(token, form);
    expect(answer.status).toBe(400);
    expect(await textOf(answer)).toContain(words);
    expect((await signIn(email, PASSWORD)).status).toBe(302);
    expect((await reset(token)).status).toBe(302);
  },
);

test("a reset link ends after thirty minutes", async () => {
  const { email, userId, token } = await askForReset();
  const [row] = await db.select().from(verifications).where(eq(verifications.userId, userId));
  expect((row?.expiresAt ?? 0) - (row?.createdAt ?? 0)).toBe(30 * 60 * 1000);
  await db.update(verifications).set({ expiresAt: Date.now() }).where(eq(verifications.userId, userId));
  expect((await reset(token)).status).toBe(400);
  expect((await signIn(email, PASSWORD)).status).toBe(302);
});

test("the same reset link used ten times at once sets one password", async () => {
  const { userId, token } = await askForReset();
  const attempts = Array.from({ length: 10 }, (_, i) =>
    resetPassword(withTasks(testDeps()), { ...RESET, token, password: `${NEW_PASSWORD} ${i}` }),
  );
  const results = await Promise.allSettled(attempts);
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  for (const result of results)
    if (result.status === "rejected") expect(result.reason.code).toBe("link-invalid");
  const changed = and(eq(outbox.userId, userId), eq(outbox.template, "password-changed"));
  expect(await db.$count(outbox, changed)).toBe(1);
});

test("a failure at any step of a reset or a confirmation changes nothing, and the link still works", async () => {
  const { userId, token } = await askForReset();
  const session = await sessionOf(deps, userId);
  let step = 1;
  for (; step < 10; step++) {
    const own = withTasks(testDeps({ d1: failOnce(step) }));
    const failed = await resetPassword(own, { ...RESET, token }).then(
      () => false,
      () => true,
    );
    if (!failed) break;
    expect(await findMailedLink(deps, { token, purpose: "reset-password" })).toBe(userId);
    expect((await visit("/dashboard", { cookie: session })).status).toBe(200);
  }
  expect(step).toBe(4);

  const { email, token: confirming } = await register();
  const own = { token: confirming, userId: (await userOf(email))?.id ?? null, password: "" };
  for (step = 1; step < 10; step++) {
    const failed = await verifyEmail(testDeps({ d1: failOnce(step) }), own).then(
      () => false,
      () => true,
    );
    if (!failed) break;
    expect((await userOf(email))?.emailVerified).toBe(false);
  }
  expect(step).toBe(3);
  expect((await userOf(email))?.emailVerified).toBe(true);
});

test("keys that the forms don't have change nothing", async () => {
  const someone = await createSeeker(deps);
  const { token, email } = await askForReset();
  const extras = { userId: someone.userId, user_id: someone.userId, email: someone.email, role: "staff" };
  const fields = { ...extras, token, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
  await postForm("/reset-password", fields);
  expect((await signIn(someone.email, PASSWORD)).status).toBe(302);
  expect((await signIn(email, NEW_PASSWORD)).status).toBe(302);
  const { token: confirming, email: own } = await register();
  const stranger = await createSeeker(deps, { emailVerified: false });
  await postForm("/verify-email", {
    token: confirming,
    intent: "confirm",
    password: PASSWORD,
    ...extras,
    email: stranger.email,
  });
  expect((await userOf(own))?.emailVerified).toBe(true);
  expect((await userOf(stranger.email))?.emailVerified).toBe(false);
});

test("tables keep no token, and the mail of a link is the only place that has it", async () => {
  const { token } = await askForReset();
  const rows = await db.select().from(verifications).where(isNull(verifications.usedAt));
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(await redeemLink(deps, { token, purpose: "reset-password" })).toBeTruthy();
});

test("an agent whose address isn't confirmed may look around, and upload nothing", async () => {
  const agent = await createAgent(deps, { emailVerified: false });
  const threadId = await addThread(deps, agent);
  const cookie = await sessionOf(deps, agent.userId);
  const page = await visit(`/agent/campaigns/${threadId}`, { cookie });
  expect(page.status).toBe(200);
  expect(await textOf(page)).toContain("Please confirm your email address first.");
  const body = filesForm([{ name: "mara.pdf", bytes: resumePdf(1) }]);
  const upload = await visit(`/api/campaigns/${threadId}/resumes`, { cookie, method: "POST", body });
  expect(upload.status).toBe(403);
  expect(await upload.json()).toMatchObject({ error: "email-unverified" });
  const files = (async function* () {
    yield { name: "mara.pdf", bytes: resumePdf(1) };
  })();
  const direct = acceptUpload(deps, { agent, threadId, batchId: null, files });
  await expect(direct).rejects.toMatchObject({ code: "email-unverified" });
  await db.update(users).set({ emailVerified: true }).where(eq(users.id, agent.userId));
  const again = filesForm([{ name: "mara.pdf", bytes: resumePdf(1) }]);
  const accepted = await visit(`/api/campaigns/${threadId}/resumes`, {
    cookie,
    method: "POST",
    body: again,
  });
  expect(accepted.status).toBe(202);
});
