import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { accounts, agents, authLogs, rateLimits, sessions, users } from "../../../db/schema";
import { hashPassword } from "../../../workers/domain/identity/password/password";
import { testDeps } from "../../support/faults";
import { FOREIGN_PATHS } from "../../support/foreign-paths";
import { createAgent } from "../../support/people/agency";
import { sessionOf, visit } from "../../support/people/browser-session";
import { cookieOf, cookiesOf, createSeeker, PASSWORD, postForm, textOf } from "../../support/people/seeker";

const SESSION = "__Host-plumbline_session";
const DEVICE = "__Host-plumbline_device";
const deps = testDeps();
const db = deps.db.shared;

async function createAgentAccount(status: "active" | "pending" | "blocked" = "active") {
  const agent = await createAgent(deps, { status });
  const [user] = await db.select().from(users).where(eq(users.id, agent.userId));
  const { userId } = agent;
  const passwordHash = await hashPassword(PASSWORD, deps.passwordCost);
  await db.insert(accounts).values({ userId, provider: "password", subject: userId, passwordHash });
  return { agent, email: user?.email ?? "" };
}

function signIn(fields: Record<string, string>, options: { address?: string; cookie?: string } = {}) {
  return postForm("/login", { password: PASSWORD, ...fields }, options);
}

/** What an answer shows, without what differs between any two answers. */
async function shown(answer: Response, email: string) {
  const page = (await textOf(answer))
    .replaceAll(email, "EMAIL")
    .replace(/nonce="[^"]*"|"nonce":"[^"]*"/g, "NONCE")
    .replace(/[0-9a-f]{8}(?=\\?",)/g, "REFERENCE");
  return { status: answer.status, headers: [...answer.headers.keys()].sort(), page };
}

test("the right password opens a session and leads to where one was going", async () => {
  const { email, userId } = await createSeeker(deps);
  const answer = await signIn({ email: ` ${email.toUpperCase()} `, next: "/dashboard?tab=x" });
  expect(answer.status).toBe(302);
  expect(answer.headers.get("location")).toBe("/dashboard?tab=x");
  expect(cookieOf(answer, SESSION)).toMatch(/^[\w-]{43}$/);
  const rows = await db.select().from(sessions).where(eq(sessions.userId, userId));
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(cookieOf(answer, SESSION));
  expect(await db.$count(authLogs, eq(authLogs.userId, userId))).toBe(1);
  expect((await visit("/dashboard", { cookie: cookiesOf(answer) })).status).toBe(200);
});

test("its cookies are for this host alone, over TLS, for no script, and name nobody", async () => {
  const { email } = await createSeeker(deps);
  const cookies = (await signIn({ email })).headers.getSetCookie();
  expect(cookies.map((cookie) => cookie.split("=")[0])).toEqual([SESSION, DEVICE]);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; Path=\/;/);
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; Secure/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    expect(cookie).not.toMatch(/Domain/i);
    expect(cookie).not.toContain(email);
    const expires = Date.parse(/Expires=([^;]+)/.exec(cookie)?.[1] ?? "");
    const days = (expires - Date.now()) / (24 * 60 * 60 * 1000);
    expect(Math.round(days)).toBe(cookie.startsWith(SESSION) ? 90 : 400);
  }
});

test("an agent who signs in on this page comes to the agency portal", async () => {
  const { email } = await createAgentAccount();
  expect((await signIn({ email })).headers.get("location")).toBe("/agent/dashboard");
  const inside = await signIn({ email, next: "/agent/campaigns/create" });
  expect(inside.headers.get("location")).toBe("/agent/campaigns/create");
  expect((await signIn({ email, next: "/dashboard" })).headers.get("location")).toBe("/agent/dashboard");
});

test("a wrong password and an unknown account get the same answer, byte for byte", async () => {
  const { email } = await createSeeker(deps);
  const unknown = "nobody@example.com";
  const answers = [
    await shown(await signIn({ email, password: "not this one" }), email),
    await shown(await signIn({ email: unknown, password: "not this one" }), unknown),
  ];
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]?.status).toBe(401);
  expect(answers[0]?.headers).not.toContain("set-cookie");
  expect(answers[0]?.page).toContain("Authentication failed");
  expect(answers[0]?.page).not.toContain("not this one");
});

test("an account that only signs in with Google has no password to guess", async () => {
  const { email, userId } = await createSeeker(deps);
  await db
    .update(accounts)
    .set({ provider: "google", passwordHash: null })
    .where(eq(accounts.userId, userId));
  for (const password of [PASSWORD, "null", "undefined"])
    expect((await signIn({ email, password })).status).toBe(401);
});

test.each([
  { email: "", password: "" },
  { email: "a@example.com", password: "" },
  { email: "", password: "x" },
])("a form with gaps is told what is missing: %o", async (fields) => {
  const answer = await signIn(fields);
  expect(answer.status).toBe(400);
  expect(await textOf(answer)).toContain("Please enter both email and password");
});

test("nobody is led elsewhere, not by the form and not by the page of people who are signed in already", async () => {
  const { userId } = await createSeeker(deps);
  const cookie = `${await sessionOf(deps, userId)}; plumbline_hint=candidate`;
  for (const next of FOREIGN_PATHS) {
    const answer = await visit(`/login?next=${encodeURIComponent(next)}`, { cookie });
    expect([next, answer.status, answer.headers.get("location")]).toEqual([next, 302, "/dashboard"]);
    expect(answer.headers.get("x-injected")).toBeNull();
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
});

test.each(["//evil.example", "/.//evil.example", "/x\r\nSet-Cookie: a=b", "/\\evil.example"])(
  "after sign-in %j leads home",
  async (next) => {
    const { email } = await createSeeker(deps);
    const answer = await signIn({ email, next });
    expect(answer.headers.get("location")).toBe("/dashboard");
    expect(answer.headers.getSetCookie().map((cookie) => cookie.split("=")[0])).toEqual([SESSION, DEVICE]);
  },
);

test("a session that is given beforehand is not taken over, and one that was open ends", async () => {
  const { email } = await createSeeker(deps);
  const planted = "planted-by-someone-else-planted-by-someone-e";
  const first = await signIn({ email }, { cookie: `${SESSION}=${planted}` });
  expect(cookieOf(first, SESSION)).not.toBe(planted);
  expect((await visit("/dashboard", { cookie: `${SESSION}=${planted}` })).status).toBe(302);

  const other = await createSeeker(deps);
  const second = await signIn({ email: other.email }, { cookie: cookiesOf(first) });
  expect(cookieOf(second, SESSION)).not.toBe(cookieOf(first, SESSION));
  expect((await visit("/dashboard", { cookie: cookiesOf(first) })).status).toBe(302);
  expect((await visit("/dashboard", { cookie: cookiesOf(second) })).status).toBe(200);
});

test("a sign-in that fails leaves the session that was open", async () => {
  const { email } = await createSeeker(deps);
  const cookie = cookiesOf(await signIn({ email }));
  await signIn({ email, password: "wrong" }, { cookie });
  expect((await visit("/dashboard", { cookie })).status).toBe(200);
});

test("keys that the form doesn't have change nothing", async () => {
  const { email, userId } = await createSeeker(deps);
  const other = await createSeeker(deps);
  const extras = { userId: other.userId, user_id: other.userId, role: "staff", token: "x", isAgent: "true" };
  const answer = await signIn({ email, ...extras });
  expect(answer.headers.get("location")).toBe("/dashboard");
  expect(await db.$count(sessions, eq(sessions.userId, userId))).toBe(1);
  expect(await db.$count(sessions, eq(sessions.userId, other.userId))).toBe(0);
});

test.each(["/logout", "/agent/logout"])("%s ends the session on the server, by POST alone", async (path) => {
  const { email } = await createSeeker(deps);
  const cookie = cookiesOf(await signIn({ email }));
  expect((await visit(path, { cookie })).status).toBe(302);
  expect((await visit("/dashboard", { cookie })).status).toBe(200);
  const answer = await visit(path, { cookie, method: "POST" });
  expect(answer.headers.get("location")).toMatch(/\/login$/);
  expect(answer.headers.get("set-cookie")).toMatch(/^__Host-plumbline_session=;.*Max-Age=0/);
  expect((await visit("/dashboard", { cookie })).status).toBe(302);
  expect((await visit(path, { cookie, method: "POST" })).status).toBe(302);
});

test("what the address says went wrong is shown by known code only", async () => {
  const known = await textOf(await visit("/login?error=google-email-taken"));
  expect(known).toContain("Please sign in with your password or use a different Google account.");
  for (const code of ["<b>Your bank</b>", "internal", "toString", "__proto__", "agent-inactive"]) {
    const page = await textOf(await visit(`/login?error=${encodeURIComponent(code)}`));
    expect(page).not.toContain('role="alert"');
  }
});

test("agents who may not work are told which it is, after the right password only", async () => {
  for (const [status, words] of [
    ["pending", "waiting for approval"],
    ["blocked", "is blocked"],
  ] as const) {
    const { email } = await createAgentAccount(status);
    expect(await (await postForm("/agent/login", { email, password: "wrong" })).text()).not.toContain(words);
    const cookie = cookiesOf(await postForm("/agent/login", { email, password: PASSWORD }));
    expect((await visit("/agent/dashboard", { cookie })).status).toBe(302);
    expect(await (await visit("/agent/login", { cookie })).text()).toContain(words);
  }
});

test("an agent who is blocked loses access with the next request", async () => {
  const { agent, email } = await createAgentAccount();
  const cookie = cookiesOf(await postForm("/agent/login", { email, password: PASSWORD }));
  expect((await visit("/agent/dashboard", { cookie })).status).toBe(200);
  await db.update(agents).set({ status: "blocked" }).where(eq(agents.id, agent.agentId));
  expect((await visit("/agent/dashboard", { cookie })).status).toBe(302);
});

test("a session is over when its time is, and a damaged cookie is none", async () => {
  const { userId } = await createSeeker(deps);
  const cookie = await sessionOf(deps, userId);
  expect((await visit("/dashboard", { cookie })).status).toBe(200);
  for (const damaged of [cookie.slice(0, -1), `${cookie}x`, `${SESSION}=`, `${SESSION}=${"x".repeat(5000)}`])
    expect((await visit("/dashboard", { cookie: damaged })).status).toBe(302);
  await db
    .update(sessions)
    .set({ expiresAt: Date.now() - 1 })
    .where(eq(sessions.userId, userId));
  expect((await visit("/dashboard", { cookie })).status).toBe(302);
});

test("who isn't signed in is sent to sign in and comes back; agents are refused the job seeker's pages", async () => {
  const visitor = await visit("/dashboard?tab=x");
  expect(visitor.headers.get("location")).toBe(`/login?next=${encodeURIComponent("/dashboard?tab=x")}`);
  const { agent } = await createAgentAccount();
  const page = await visit("/dashboard", { cookie: await sessionOf(deps, agent.userId) });
  expect(page.status).toBe(403);
  expect(await textOf(page)).toContain("This page belongs to job seekers' accounts.");
});

test("successes don't count against an address", async () => {
  const { email } = await createSeeker(deps);
  const address = crypto.randomUUID();
  for (let i = 0; i < 5; i++) expect((await signIn({ email }, { address })).status).toBe(302);
  const [row] = await db
    .select()
    .from(rateLimits)
    .where(eq(rateLimits.key, `sign-in:address:${address}`));
  expect(row?.attempts).toBe(0);
});
