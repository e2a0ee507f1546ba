import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { accounts, agents, outbox, users } from "../../../db/schema";
import { hashPassword } from "../../../workers/domain/identity/password/password";
import { testDeps } from "../../support/faults";
import { createAgent } from "../../support/people/agency";
import { sessionOf, visit } from "../../support/people/browser-session";
import { humanField } from "../../support/people/human";

const PASSWORD = "seven tall cranes";
const deps = testDeps();
const db = deps.db.shared;

type Options = Parameters<typeof createAgent>[1];

async function setUp(options: Options = {}) {
  const agent = await createAgent(deps, options);
  const { userId } = agent;
  const passwordHash = await hashPassword(PASSWORD, deps.passwordCost);
  await db.insert(accounts).values({ userId, provider: "password", subject: userId, passwordHash });
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  return { agent, email: user?.email ?? "" };
}

function post(path: string, fields: Record<string, string>, address: string = crypto.randomUUID()) {
  return visit(path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { "cf-connecting-ip": address },
  });
}

async function statusPage(options: Options) {
  const agent = await createAgent(deps, options);
  const cookie = await sessionOf(deps, agent.userId);
  const page = await (await visit("/agent/login", { cookie })).text();
  return { agent, cookie, page: page.replaceAll("&#x27;", "'").replaceAll("&quot;", '"') };
}

test("an approved agent goes to the dashboard at once, or to where they were going", async () => {
  const { email } = await setUp();
  const plain = await post("/agent/login", { email, password: PASSWORD });
  expect(plain.headers.get("location")).toBe("/agent/dashboard");
  const next = "/agent/campaigns/create";
  const led = await post("/agent/login", { email, password: PASSWORD, next });
  expect(led.headers.get("location")).toBe(next);
  const cookie = led.headers.get("set-cookie")?.split(";")[0];
  expect((await visit("/agent/login", { cookie })).headers.get("location")).toBe("/agent/dashboard");
});

test("the sign-in page leads to registration, forgotten passwords, the job seekers' sign-in and contact", async () => {
  const page = await (await visit("/agent/login")).text();
  for (const path of ["/agent/register", "/agent/forgot-password", "/login", "/contact"])
    expect(page).toContain(`href="${path}"`);
});

test.each([
  ["pending", "waiting for approval", "2-3 business days"],
  ["blocked", "Your account is blocked", "The reason our team gave"],
  ["refused", "Your account was not approved", "The reason our team gave"],
] as const)("an agent who is %s reads so after the right password", async (status, words, more) => {
  const statusReason = "We could not find your company's <register> entry.\nPlease send it.";
  const { agent, email } = await setUp({
    status,
    statusReason: status === "pending" ? undefined : statusReason,
  });
  const wrong = await post("/agent/login", { email, password: "not this one" });
  expect(await wrong.text()).not.toContain(words);
  const right = await post("/agent/login", { email, password: PASSWORD });
  const cookie = right.headers.get("set-cookie")?.split(";")[0];
  expect((await visit("/agent/dashboard", { cookie })).status).toBe(302);
  const page = (await (await visit("/agent/login", { cookie })).text()).replaceAll("&#x27;", "'");
  for (const part of [words, more, agent.companyName, "/agent/logout", "/contact"])
    expect(page).toContain(part);
  if (status !== "pending")
    expect(page).toContain("We could not find your company's &lt;register&gt; entry.");
});

test("where staff gave no reason, none is shown; a reason of former times isn't either", async () => {
  const { page } = await statusPage({ status: "blocked", statusReason: "  " });
  expect(page).not.toContain("The reason our team gave");
  const pending = await statusPage({ status: "pending", statusReason: "an old one" });
  expect(pending.page).not.toContain("an old one");
});

test("a change of status is seen with the next request", async () => {
  const { agent, cookie } = await statusPage({ status: "pending" });
  const become = (status: "active" | "blocked") =>
    db.update(agents).set({ status }).where(eq(agents.id, agent.agentId));
  await become("active");
  expect((await visit("/agent/login", { cookie })).headers.get("location")).toBe("/agent/dashboard");
  expect((await visit("/agent/dashboard", { cookie })).status).toBe(200);
  await become("blocked");
  expect((await visit("/agent/dashboard", { cookie })).status).toBe(302);
});

test("a job seeker is denied access in words, and stays a job seeker", async () => {
  const userId = crypto.randomUUID();
  const email = `${userId}@example.com`;
  await db.insert(users).values({ id: userId, email, fullName: "Noor Haddad" });
  const passwordHash = await hashPassword(PASSWORD, deps.passwordCost);
  await db.insert(accounts).values({ userId, provider: "password", subject: userId, passwordHash });
  const answer = await post("/agent/login", { email, password: PASSWORD, next: "/agent/dashboard" });
  expect(answer.headers.get("location")).toBe("/agent/login");
  const cookie = answer.headers.get("set-cookie")?.split(";")[0];
  const page = await (await visit("/agent/login", { cookie })).text();
  expect(page).toContain("Access denied");
  expect(page).toContain('href="/dashboard"');
  expect(await db.$count(agents, eq(agents.userId, userId))).toBe(0);
});

test("an applicant for approval is reminded to confirm their address, and can have a new link", async () => {
  const { agent, cookie, page } = await statusPage({ status: "pending", emailVerified: false });
  expect(page).toContain("Confirm your email address.");
  const resend =
    /<form[^>]*action="([^"]+)"[^>]*>(?:(?!<\/form>)[\s\S])*value="resend"/.exec(page)?.[1] ?? "";
  const answer = await visit(resend, {
    cookie,
    method: "POST",
    body: new URLSearchParams({ intent: "resend" }),
  });
  expect(answer.status).toBe(200);
  const mails = and(eq(outbox.userId, agent.userId), eq(outbox.template, "verification"));
  expect(await db.$count(outbox, mails)).toBe(1);
  const confirmed = await statusPage({ status: "pending", emailVerified: true });
  expect(confirmed.page).not.toContain("Confirm your email address.");
});

test("the portal reminds an active agent of an unconfirmed address, and is silent afterwards", async () => {
  const agent = await createAgent(deps, { emailVerified: false });
  const cookie = await sessionOf(deps, agent.userId);
  expect(await (await visit("/agent/dashboard", { cookie })).text()).toContain("Confirm your email address.");
  await db.update(users).set({ emailVerified: true }).where(eq(users.id, agent.userId));
  const page = await (await visit("/agent/dashboard", { cookie })).text();
  expect(page).not.toContain("Confirm your email address.");
  expect(page).toContain('href="/agent/profile"');
});

test("after three failures a person has to pass the human check", async () => {
  const { email } = await setUp();
  const address = crypto.randomUUID();
  const widget = "challenges.cloudflare.com|turnstile/v0/api.js|min-h-\\[65px\\]";
  for (let guess = 0; guess < 3; guess++) {
    const answer = await post("/agent/login", { email, password: `guess ${guess}` }, address);
    expect(answer.status).toBe(401);
  }
  const asked = await post("/agent/login", { email, password: PASSWORD }, address);
  expect(asked.status).toBe(400);
  const page = await asked.text();
  expect(page).toContain("Please confirm that you are not a robot.");
  expect(page).toMatch(new RegExp(widget));
  const proved = { email, password: PASSWORD, ...(await humanField()) };
  expect((await post("/agent/login", proved, address)).status).toBe(302);
});

test("forgotten passwords are answered alike for agents, job seekers and nobody", async () => {
  const { email } = await setUp();
  const seeker = `${crypto.randomUUID()}@example.com`;
  await db.insert(users).values({ id: crypto.randomUUID(), email: seeker, fullName: "Noor Haddad" });
  const pages: string[] = [];
  for (const asked of [email, seeker, `${crypto.randomUUID()}@example.com`]) {
    const answer = await post("/agent/forgot-password", { email: asked, ...(await humanField()) });
    expect(answer.status).toBe(200);
    const page = await answer.text();
    expect(page).toContain("If there is an account for");
    expect(page).toContain('href="/agent/login"');
    pages.push(/<main[\s\S]*<\/main>/.exec(page.replaceAll(asked, "ADDRESS"))?.[0] ?? "");
  }
  expect(new Set(pages).size).toBe(1);
  expect(pages[0]).not.toBe("");
});

test("forgotten passwords take a person, and an address", async () => {
  const { email } = await setUp();
  const robot = await post("/agent/forgot-password", { email });
  expect(robot.status).toBe(400);
  expect(await robot.text()).toContain("Please confirm that you are not a robot.");
  expect((await post("/agent/forgot-password", { email: "nobody", ...(await humanField()) })).status).toBe(
    400,
  );
});

test("an agent who has set a new password is led back to the agents' sign-in and told so", async () => {
  const page = await (await visit("/agent/login?notice=password-changed")).text();
  expect(page).toContain("Your password has been changed.");
});
