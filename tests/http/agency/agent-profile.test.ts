import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  accounts,
  agencyLog,
  agents,
  companies,
  companySubscriptions,
  outbox,
  sessions,
  users,
} from "../../../db/schema";
import { hashPassword, verifyPassword } from "../../../workers/domain/identity/password/password";
import type { ActiveAgent } from "../../../workers/domain/identity/session/signed-in-user";
import { testDeps } from "../../support/faults";
import { createAgent, createColleague } from "../../support/people/agency";
import { sessionOf, visit } from "../../support/people/browser-session";
import { cookiesOf } from "../../support/people/seeker";

const PASSWORD = "seven tall cranes";
const deps = testDeps();
const db = deps.db.shared;

type Fields = Record<string, string>;

async function setUp(options: Parameters<typeof createAgent>[1] & { password?: boolean } = {}) {
  const agent = await createAgent(deps, options);
  if (options.password) {
    const passwordHash = await hashPassword(PASSWORD, deps.passwordCost);
    const { userId } = agent;
    await db.insert(accounts).values({ userId, provider: "password", subject: userId, passwordHash });
  }
  return { agent, cookie: await sessionOf(deps, agent.userId) };
}

function save(cookie: string, fields: Fields) {
  return visit("/agent/profile", { method: "POST", cookie, body: new URLSearchParams(fields) });
}

async function textOf(answer: Response) {
  return (await answer.text()).replaceAll("&#x27;", "'").replaceAll("&quot;", '"');
}

async function stored({ agentId, companyId, userId }: ActiveAgent) {
  const [agent] = await db.select().from(agents).where(eq(agents.id, agentId));
  const [company] = await db.select().from(companies).where(eq(companies.id, companyId));
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!agent || !company || !user) throw new Error("the agent is gone");
  return { agent, company, user };
}

async function hasPassword({ userId }: ActiveAgent, password: string) {
  const [account] = await db.select().from(accounts).where(eq(accounts.userId, userId));
  return verifyPassword(password, account?.passwordHash ?? "");
}

const company = (key = crypto.randomUUID()) => ({
  companyName: `Renamed ${key}`,
  companyLocation: "Porto, Portugal",
  companyWebsite: `www.${key}.example`,
  companySize: "51-200",
});

const own = { fullName: "Ada Nyström", position: "Head of Talent", phone: "+46 8 555 01 00" };

test("the page shows the agent's data; the address is shown and can't be edited", async () => {
  const { agent, cookie } = await setUp();
  const page = await textOf(await visit("/agent/profile", { cookie }));
  const { user, company: firm } = await stored(agent);
  for (const part of ["Profile Settings", "Save All Changes", "Email address cannot be changed", user.email])
    expect(page).toContain(part);
  for (const value of [agent.fullName, firm.companyName, firm.companyWebsite])
    expect(page).toContain(`value="${value}"`);
  expect(page).not.toMatch(/name="email"/);
});

test("one button saves person and company, and the sidebar knows it at once", async () => {
  const { agent, cookie } = await setUp();
  const firm = { ...company(), companyPhone: "+351 22 555 01 00", companyAddress: "Rua 1" };
  const answer = await save(cookie, { ...own, ...firm });
  expect(answer.headers.get("location")).toBe("/agent/profile?saved=profile");
  const rows = await stored(agent);
  expect(rows.user.fullName).toBe(own.fullName);
  expect(rows.agent).toMatchObject({ position: own.position, phone: own.phone });
  expect(rows.company).toMatchObject({ ...firm, companyWebsite: `https://${firm.companyWebsite}` });
  const page = await textOf(await visit("/agent/profile?saved=profile", { cookie }));
  expect(page).toContain("Your changes are saved.");
  for (const shown of [own.fullName, own.position, firm.companyName])
    expect(page).toMatch(new RegExp(`<p class="truncate[^>]*>${shown}`));
});

test("a blank name or position keeps the old one; a blank phone is gone", async () => {
  const { agent, cookie } = await setUp();
  await save(cookie, own);
  await save(cookie, { fullName: "  ", position: "", phone: " " });
  const rows = await stored(agent);
  expect(rows.user.fullName).toBe(own.fullName);
  expect(rows.agent).toMatchObject({ position: own.position, phone: null });
});

test("with all company fields blank the person is saved and the company stays", async () => {
  const { agent, cookie } = await setUp();
  const before = (await stored(agent)).company;
  const blank = { companyName: "", companyLocation: " ", companyWebsite: "", companySize: "" };
  expect((await save(cookie, { ...own, ...blank })).status).toBe(302);
  const after = await stored(agent);
  expect(after.company).toEqual(before);
  expect(after.user.fullName).toBe(own.fullName);
});

test.each(["companyName", "companyLocation", "companyWebsite", "companySize"])(
  "a company without %s is refused in the spec's words, and nothing at all is saved",
  async (name) => {
    const { agent, cookie } = await setUp();
    const before = await stored(agent);
    const answer = await save(cookie, { ...own, ...company(), [name]: " " });
    expect(answer.status).toBe(400);
    expect(await textOf(answer)).toContain(
      "Company name, location, website, and size are required to save company information.",
    );
    expect(await stored(agent)).toEqual(before);
  },
);

test("a company's phone alone is a company filled in by half", async () => {
  const { cookie } = await setUp();
  const page = await textOf(await save(cookie, { companyPhone: "+46 8 555 01 00" }));
  expect(page).toContain("Company name, location, website, and size are required");
});

test.each([
  ["companyWebsite", "javascript:alert(1)"],
  ["companySize", "a few"],
  ["companyName", "Nul\u0000"],
  ["fullName", "Bell\u0007"],
  ["fullName", "x".repeat(201)],
  ["position", "\u202Etsitneics"],
])("%s %j is refused and nothing is saved", async (name, value) => {
  const { agent, cookie } = await setUp();
  const before = await stored(agent);
  expect((await save(cookie, { ...own, ...company(), [name]: value })).status).toBe(400);
  expect(await stored(agent)).toEqual(before);
});

test("a change of how long candidates are kept is in the company's log, before and after, and nothing else is", async () => {
  const { agent, cookie } = await setUp();
  const linesOf = async () => {
    const lines = await db.select().from(agencyLog).where(eq(agencyLog.companyId, agent.companyId));
    return lines.filter(({ action }) => action === "retention-changed");
  };
  const firm = company();
  const kept = (retentionDays: string, shortlistedRetentionDays: string) =>
    save(cookie, { ...own, ...firm, retentionDays, shortlistedRetentionDays });
  await db.update(companies).set({ retentionDays: 365 }).where(eq(companies.id, agent.companyId));
  const { company: before } = await stored(agent);
  const same = [String(before.retentionDays), String(before.shortlistedRetentionDays)] as const;
  expect((await kept(...same)).status).toBe(302);
  expect(await linesOf()).toEqual([]);
  expect((await kept("180", same[1])).status).toBe(302);
  expect(await linesOf()).toMatchObject([
    {
      agentId: agent.agentId,
      detail: {
        ...{ daysBefore: before.retentionDays, days: 180 },
        ...{ shortlistedDaysBefore: before.shortlistedRetentionDays },
        shortlistedDays: before.shortlistedRetentionDays,
      },
    },
  ]);
  const log = await textOf(await visit("/agent/log", { cookie }));
  expect(log).toContain(`${before.retentionDays} → 180 days`);
  // Refused with the rest: no line without its change.
  expect((await save(cookie, { ...own, ...firm, companyName: "", retentionDays: "90" })).status).toBe(400);
  const other = await createColleague(deps, agent);
  const colleague = await sessionOf(deps, other.userId);
  await save(colleague, { ...own, ...firm, retentionDays: "90", shortlistedRetentionDays: "900" });
  expect(await linesOf()).toHaveLength(1);
  expect((await stored(agent)).company.retentionDays).toBe(180);
});

test("another company's name and website are refused clearly, and nothing is saved; their own are not", async () => {
  const taken = company();
  const first = await setUp();
  expect((await save(first.cookie, taken)).status).toBe(302);
  expect((await save(first.cookie, { ...taken, companyName: taken.companyName.toUpperCase() })).status).toBe(
    302,
  );
  const { agent, cookie } = await setUp();
  const before = await stored(agent);
  const answer = await save(cookie, { ...own, ...taken, companyName: `${taken.companyName}, Inc.` });
  expect(answer.status).toBe(409);
  expect(await textOf(answer)).toContain(
    "Failed to update company: another company with this name and website is registered already.",
  );
  expect(await stored(agent)).toEqual(before);
});

test("a new password ends all sessions, gives this browser another, and is told by mail", async () => {
  const { agent, cookie } = await setUp({ password: true });
  const elsewhere = await sessionOf(deps, agent.userId);
  const next = "nine short herons";
  const change = { currentPassword: PASSWORD, newPassword: next, confirmPassword: next };
  const answer = await save(cookie, { ...own, ...change });
  expect(answer.headers.get("location")).toBe("/agent/profile?saved=password");
  expect(await hasPassword(agent, next)).toBe(true);
  expect((await visit("/agent/profile", { cookie: cookiesOf(answer) })).status).toBe(200);
  for (const ended of [cookie, elsewhere])
    expect((await visit("/agent/profile", { cookie: ended })).status).toBe(302);
  expect(await db.$count(sessions, eq(sessions.userId, agent.userId))).toBe(1);
  const mails = and(eq(outbox.userId, agent.userId), eq(outbox.template, "password-changed"));
  expect(await db.$count(outbox, mails)).toBe(1);
  expect((await stored(agent)).user.fullName).toBe(own.fullName);
});

test.each([
  [{ newPassword: "long enough 1", confirmPassword: "long enough 1" }, "Please enter your current password"],
  [
    { currentPassword: PASSWORD, newPassword: "long enough 1", confirmPassword: "long enough 2" },
    "New passwords do not match",
  ],
  [{ currentPassword: PASSWORD, newPassword: "long enough 1" }, "New passwords do not match"],
  [
    { currentPassword: PASSWORD, newPassword: "five5", confirmPassword: "five5" },
    "New password must be at least 6 characters long",
  ],
  [
    { currentPassword: "not this one", newPassword: "long enough 1", confirmPassword: "long enough 1" },
    "Current password is incorrect",
  ],
  [
    { currentPassword: PASSWORD, newPassword: "password1", confirmPassword: "password1" },
    "This password is one of the most common ones. Please choose another.",
  ],
])("a wrong change of password %j is refused, and the rest isn't saved either", async (change, message) => {
  const { agent, cookie } = await setUp({ password: true });
  const elsewhere = await sessionOf(deps, agent.userId);
  const before = await stored(agent);
  const answer = await save(cookie, { ...own, ...company(), ...(change as Fields) });
  expect(answer.status).toBe(400);
  const page = await textOf(answer);
  expect(page).toContain(message);
  expect(page).not.toContain("long enough");
  expect(await stored(agent)).toEqual(before);
  expect(await hasPassword(agent, PASSWORD)).toBe(true);
  expect((await visit("/agent/profile", { cookie: elsewhere })).status).toBe(200);
});

test("a current password that the browser filled in by itself changes nothing", async () => {
  const { agent, cookie } = await setUp({ password: true });
  const answer = await save(cookie, { ...own, currentPassword: "whatever" });
  expect(answer.headers.get("location")).toBe("/agent/profile?saved=profile");
  expect(await hasPassword(agent, PASSWORD)).toBe(true);
});

test("guessing the current password is stopped", async () => {
  const { cookie } = await setUp({ password: true });
  const change = { newPassword: "long enough 1", confirmPassword: "long enough 1" };
  const statuses: number[] = [];
  for (let guess = 0; guess < 11; guess++)
    statuses.push((await save(cookie, { ...change, currentPassword: `guess ${guess}` })).status);
  expect(statuses).toEqual([...Array(10).fill(400), 429]);
});

test("two owners saving at once leave one whole company, not parts of two", async () => {
  const { agent, cookie } = await setUp();
  const colleague = await createColleague(deps, agent, "owner");
  const other = await sessionOf(deps, colleague.userId);
  for (let round = 0; round < 5; round++) {
    const [one, two] = [company(), { ...company(), companyLocation: "Faro, Portugal", companySize: "1-10" }];
    const answers = await Promise.all([save(cookie, one), save(other, two)]);
    expect(answers.map((answer) => answer.status)).toEqual([302, 302]);
    const row = (await stored(agent)).company;
    const winner = row.companyName === one.companyName ? one : two;
    expect(row).toMatchObject({ ...winner, companyWebsite: `https://${winner.companyWebsite}` });
    expect(row.normalizedName).toContain("renamed");
    expect(row.normalizedWebsite).toBe(winner.companyWebsite.replace("www.", ""));
  }
});

test("extra fields change nothing, here or in another company", async () => {
  const victim = await createAgent(deps);
  const before = await stored(victim);
  const { agent, cookie } = await setUp();
  const mine = await stored(agent);
  const answer = await save(cookie, {
    ...own,
    status: "blocked",
    company_id: victim.companyId,
    companyId: victim.companyId,
    agentId: victim.agentId,
    agent_id: victim.agentId,
    userId: victim.userId,
    user_id: victim.userId,
    id: victim.companyId,
    role: "staff",
    plan_id: "plan-agency-growth",
    is_active: "0",
    isActive: "false",
    email: "taken-over@example.com",
    emailVerified: "0",
    blindReview: "1",
    retention_days: "1",
  });
  expect(answer.status).toBe(302);
  expect(await stored(victim)).toEqual(before);
  const after = await stored(agent);
  const { updatedAt: _, ...untouched } = mine.company;
  expect(after.company).toMatchObject(untouched);
  expect(after.agent).toMatchObject({ status: "active", companyId: agent.companyId, userId: agent.userId });
  expect(after.user).toMatchObject({ email: mine.user.email, emailVerified: mine.user.emailVerified });
});

test.each(["pending", "blocked"] as const)("an agent who is %s neither reads nor saves", async (status) => {
  const { agent, cookie } = await setUp({ status });
  const before = await stored(agent);
  expect((await visit("/agent/profile", { cookie })).status).toBe(302);
  expect((await save(cookie, own)).headers.get("location")).toContain("/agent/login");
  expect(await stored(agent)).toEqual(before);
});

test("with a trial that has ended the profile still opens and saves", async () => {
  const { agent, cookie } = await setUp({ nextRenewal: Date.now() - 1 });
  expect((await visit("/agent/profile", { cookie })).status).toBe(200);
  expect((await save(cookie, { ...own, ...company() })).status).toBe(302);
  expect((await stored(agent)).user.fullName).toBe(own.fullName);
  const trial = eq(companySubscriptions.companyId, agent.companyId);
  const [subscription] = await db.select().from(companySubscriptions).where(trial);
  expect(subscription?.nextRenewal).toBeLessThan(Date.now());
});

test("visitors and job seekers get the sign-in", async () => {
  expect((await visit("/agent/profile")).headers.get("location")).toContain("/agent/login");
  const userId = crypto.randomUUID();
  await db.insert(users).values({ id: userId, email: `${userId}@example.com`, fullName: "Noor Haddad" });
  const cookie = await sessionOf(deps, userId);
  expect((await visit("/agent/profile", { cookie })).headers.get("location")).toContain("/agent/login");
  expect(await db.$count(agents, eq(agents.userId, userId))).toBe(0);
});
