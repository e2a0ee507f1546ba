import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { accounts, agents, rateLimits, sessions, users } from "../../db/schema";
import { hashPassword } from "../../workers/domain/identity/password";
import { createAgent } from "../support/agency";
import { visit } from "../support/browser-session";
import { testDeps } from "../support/faults";

const PASSWORD = "a long enough password";

async function setUp(status: "active" | "pending" | "blocked" = "active") {
  const deps = testDeps();
  const agent = await createAgent(deps, { status });
  const [user] = await deps.db.shared.select().from(users).where(eq(users.id, agent.userId));
  await deps.db.shared.insert(accounts).values({
    userId: agent.userId,
    provider: "password",
    subject: agent.userId,
    passwordHash: await hashPassword(PASSWORD),
  });
  return { deps, agent, email: user?.email ?? "" };
}

/** Posts the sign-in form as a browser without JavaScript does; each caller has an address of its own. */
function signIn(fields: Record<string, string>, address = crypto.randomUUID()) {
  return visit("/agent/login", {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { "content-type": "application/x-www-form-urlencoded", "cf-connecting-ip": address },
  });
}

function cookieOf(answer: Response): string {
  return answer.headers.get("set-cookie")?.split(";")[0] ?? "";
}

test("the right password opens a session whose cookie is safe, and leads to where one was going", async () => {
  const { deps, agent, email } = await setUp();
  const answer = await signIn({
    email: ` ${email.toUpperCase()} `,
    password: PASSWORD,
    next: "/agent/dashboard?tab=campaigns",
  });
  expect(answer.status).toBe(302);
  expect(answer.headers.get("location")).toBe("/agent/dashboard?tab=campaigns");
  const cookie = answer.headers.get("set-cookie") ?? "";
  expect(cookie).toMatch(/^__Host-plumbline_session=[\w-]{43};/);
  for (const attribute of ["Path=/", "HttpOnly", "Secure", "SameSite=Lax"])
    expect(cookie).toContain(attribute);
  expect(cookie).not.toContain("Domain");
  const rows = await deps.db.shared.select().from(sessions).where(eq(sessions.userId, agent.userId));
  expect(JSON.stringify(rows)).not.toContain(cookieOf(answer).split("=")[1]);
  expect((await visit("/agent/dashboard", { cookie: cookieOf(answer) })).status).toBe(200);
});

test("a wrong password and an unknown account get the same answer", async () => {
  const { email } = await setUp();
  const wrong = await signIn({ email, password: "not this one" });
  const unknown = await signIn({ email: "nobody@example.com", password: "not this one" });
  expect([wrong.status, unknown.status]).toEqual([401, 401]);
  for (const answer of [wrong, unknown]) {
    expect(answer.headers.get("set-cookie")).toBeNull();
    const page = await answer.text();
    expect(page).toContain("Authentication failed");
    expect(page).not.toContain("not this one");
  }
});

test.each([{ email: "", password: "" }, { email: "a@example.com", password: "" }, { password: "x" }])(
  "a form with gaps is told what is missing: %o",
  async (fields) => {
    const answer = await signIn(fields as Record<string, string>);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("Please enter both email and password");
  },
);

test("guessing at an account is stopped, for its owner too, until the window ends", async () => {
  const { deps, email } = await setUp();
  const statuses: number[] = [];
  for (let guess = 0; guess < 11; guess++) {
    statuses.push((await signIn({ email, password: `${guess}` })).status);
  }
  expect(statuses).toEqual([...Array(10).fill(401), 429]);
  expect((await signIn({ email, password: PASSWORD })).status).toBe(429);
  const ofAccount = eq(rateLimits.key, `sign-in:account:${email}`);
  await deps.db.shared.update(rateLimits).set({ windowEndsAt: Date.now() }).where(ofAccount);
  expect((await signIn({ email, password: PASSWORD })).status).toBe(302);
});

test("guessing at many accounts from one address is stopped", async () => {
  const { deps, email } = await setUp();
  const address = crypto.randomUUID();
  const windowEndsAt = Date.now() + 60_000;
  const key = `sign-in:address:${address}`;
  await deps.db.shared.insert(rateLimits).values({ key, attempts: 50, windowEndsAt });
  expect((await signIn({ email, password: PASSWORD }, address)).status).toBe(429);
  expect((await signIn({ email, password: PASSWORD })).status).toBe(302);
});

test.each(["//evil.example", "https://evil.example", "/\\evil.example", "/x\nLocation: y"])(
  "after sign-in nobody is led to %j",
  async (next) => {
    const { email } = await setUp();
    const answer = await signIn({ email, password: PASSWORD, next });
    expect(answer.headers.get("location")).toBe("/agent/dashboard");
  },
);

test("agents who may not work are told which it is, after the right password only", async () => {
  for (const [status, words] of [
    ["pending", "waiting for approval"],
    ["blocked", "is blocked"],
  ] as const) {
    const { email } = await setUp(status);
    expect(await (await signIn({ email, password: "wrong" })).text()).not.toContain(words);
    const cookie = cookieOf(await signIn({ email, password: PASSWORD }));
    expect((await visit("/agent/dashboard", { cookie })).status).toBe(302);
    expect(await (await visit("/agent/login", { cookie })).text()).toContain(words);
  }
});

test("an agent who is blocked loses access with the next request", async () => {
  const { deps, agent, email } = await setUp();
  const cookie = cookieOf(await signIn({ email, password: PASSWORD }));
  expect((await visit("/agent/dashboard", { cookie })).status).toBe(200);
  await deps.db.shared.update(agents).set({ status: "blocked" }).where(eq(agents.id, agent.agentId));
  expect((await visit("/agent/dashboard", { cookie })).status).toBe(302);
});

test("signing out ends the session on the server, not only in the browser", async () => {
  const { email } = await setUp();
  const cookie = cookieOf(await signIn({ email, password: PASSWORD }));
  const answer = await visit("/agent/logout", { cookie, method: "POST" });
  expect(answer.headers.get("location")).toBe("/agent/login");
  expect(answer.headers.get("set-cookie")).toContain("Max-Age=0");
  expect((await visit("/agent/dashboard", { cookie })).status).toBe(302);
});

test("a session that is given beforehand is not taken over at sign-in", async () => {
  const { email } = await setUp();
  const planted = "__Host-plumbline_session=planted-by-someone-else";
  const answer = await visit("/agent/login", {
    method: "POST",
    cookie: planted,
    body: new URLSearchParams({ email, password: PASSWORD }),
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  expect(cookieOf(answer)).not.toBe(planted);
  expect((await visit("/agent/dashboard", { cookie: planted })).status).toBe(302);
});
