import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  accounts,
  agents,
  authLogs,
  companies,
  companySubscriptions,
  outbox,
  rateLimits,
  users,
  verifications,
} from "../../../db/schema";
import { verifyPassword } from "../../../workers/domain/identity/password/password";
import { testDeps } from "../../support/faults";
import { createAgent } from "../../support/people/agency";
import { sessionOf, visit } from "../../support/people/browser-session";
import { plainAnswer } from "../../support/people/human";
import { registrationFields } from "../../support/people/registration";

const DAY = 24 * 60 * 60 * 1000;
const deps = testDeps();
const db = deps.db.shared;

type Fields = Record<string, string>;

/** Posts the form as a browser without JavaScript does; each caller has an address of its own. */
function register(fields: Fields, options: { address?: string; cookie?: string } = {}) {
  const { address = crypto.randomUUID(), cookie } = options;
  return visit("/agent/register", {
    method: "POST",
    cookie,
    body: new URLSearchParams(fields),
    headers: { "content-type": "application/x-www-form-urlencoded", "cf-connecting-ip": address },
  });
}

/** How many companies and users there are of these fields. */
async function stored({ companyName = "", email = "" }: Fields) {
  return {
    companies: await db.$count(companies, eq(companies.companyName, companyName.trim())),
    users: await db.$count(users, eq(users.email, email.toLowerCase().trim())),
  };
}

async function refusal(fields: Fields) {
  const answer = await register(fields);
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.headers.get("set-cookie")).toBeNull();
  return (await answer.text()).replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
}

/** Twenty passwords are hashed at once: on a slow machine the people check of the last ones may run out of time (503). */
function expectOneWinner(answers: Response[]) {
  const statuses = answers.map((answer) => answer.status);
  expect(statuses.filter((status) => status === 302)).toHaveLength(1);
  expect(statuses.filter((status) => ![302, 409, 503].includes(status))).toEqual([]);
}

async function findAgency(email: string) {
  const [row] = await db
    .select()
    .from(users)
    .innerJoin(agents, eq(agents.userId, users.id))
    .innerJoin(companies, eq(companies.id, agents.companyId))
    .innerJoin(companySubscriptions, eq(companySubscriptions.companyId, companies.id))
    .where(eq(users.email, email));
  if (!row) throw new Error(`no agency of ${email}`);
  const { users: user, b2b_agents: agent, b2b_companies: company } = row;
  return { user, agent, company, subscription: row.b2b_company_subscriptions };
}

test("a registration makes a company on trial and a pending agent, and signs nobody in", async () => {
  const fields = await registrationFields({
    companyPhone: " +351 21 555 01 00 ",
    companyAddress: "Rua do Norte 4",
    phone: "+351 91 555 01 00",
    position: "Partner",
  });
  const before = Date.now();
  const answer = await register(fields);
  expect(answer.status).toBe(302);
  expect(answer.headers.get("set-cookie")).toBeNull();

  const { user, agent, company, subscription } = await findAgency(fields.email);
  expect(user).toMatchObject({ fullName: "Inês Carvalho", emailVerified: false });
  expect(agent).toMatchObject({ status: "pending", position: "Partner", phone: "+351 91 555 01 00" });
  expect(company).toMatchObject({
    companyName: fields.companyName,
    companyLocation: "Lisbon, Portugal",
    companyWebsite: `https://${fields.companyWebsite}`,
    companySize: "11-50",
    companyPhone: "+351 21 555 01 00",
    companyAddress: "Rua do Norte 4",
    isActive: true,
  });
  expect(subscription).toMatchObject({ status: "trial", planId: "plan-agency-trial" });
  expect(subscription.nextRenewal - subscription.startDate).toBe(14 * DAY);
  expect(subscription.startDate).toBeGreaterThanOrEqual(before);

  const [account] = await db.select().from(accounts).where(eq(accounts.userId, user.id));
  expect(await verifyPassword(fields.password, account?.passwordHash ?? "")).toBe(true);
  const mails = await db.select().from(outbox).where(eq(outbox.userId, user.id));
  expect(mails.map((mail) => mail.template).sort()).toEqual(["agent-received", "verification"]);
  expect(mails.every((mail) => mail.toAddress === fields.email)).toBe(true);
  expect(await db.$count(verifications, eq(verifications.userId, user.id))).toBe(1);
  expect(await db.$count(authLogs, eq(authLogs.userId, user.id))).toBe(1);
});

test("the page after it says what comes next and leads on", async () => {
  const fields = await registrationFields();
  const answer = await register(fields);
  const page = await (await visit(answer.headers.get("location") ?? "")).text();
  expect(page).toContain("Account Created Successfully!");
  expect(page).toContain("2-3 business days");
  expect(page).toContain("Confirm your email address");
  expect(page).toMatch(/href="\/agent\/login"/);
  expect(page).toMatch(/href="\/"/);
  expect(page).not.toContain("<form");
});

test("what is left blank is stored as absent", async () => {
  const fields = await registrationFields({ companyPhone: "   ", position: "\t" });
  await register(fields);
  const { agent, company } = await findAgency(fields.email);
  expect([agent.phone, agent.position, company.companyPhone, company.companyAddress]).toEqual(
    Array(4).fill(null),
  );
});

test("the registered agent signs in to the page that says they wait for approval", async () => {
  const fields = await registrationFields();
  await register(fields);
  const answer = await visit("/agent/login", {
    method: "POST",
    body: new URLSearchParams({ email: fields.email, password: fields.password }),
    headers: { "cf-connecting-ip": crypto.randomUUID() },
  });
  const cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? "";
  expect((await visit("/agent/dashboard", { cookie })).status).toBe(302);
  expect(await (await visit("/agent/login", { cookie })).text()).toContain("waiting for approval");
});

test.each([
  "companyName",
  "companyLocation",
  "companyWebsite",
  "companySize",
  "contactName",
  "email",
  "password",
  "confirmPassword",
])("without %s nothing is stored", async (name) => {
  for (const blank of ["", "   "]) {
    if (blank && name.toLowerCase().includes("password")) continue;
    const fields = await registrationFields({ [name]: blank });
    expect(await refusal(fields)).toContain("Please fill in all required fields.");
    expect(Object.values(await stored(fields))).toEqual([0, 0]);
  }
});

test("the checks speak in the spec's order: gaps, then unlike passwords, then short ones", async () => {
  const short = { password: "five5", confirmPassword: "five5" };
  const unlike = { password: "five5", confirmPassword: "six666" };
  const sentences = {
    gap: "Please fill in all required fields.",
    unlike: "Passwords do not match.",
    short: "Password must be at least 6 characters long.",
  };
  const alert = async (changes: Fields) =>
    /role="alert"[\s\S]*?<div[^>]*>([^<]+)/.exec(await refusal(await registrationFields(changes)))?.[1];
  expect(await alert({ ...unlike, companyName: "" })).toBe(sentences.gap);
  expect(await alert(unlike)).toBe(sentences.unlike);
  expect(await alert(short)).toBe(sentences.short);
  expect(await alert({ password: "🙂🙂🙂", confirmPassword: "🙂🙂🙂" })).toBe(sentences.short);
});

test("a refused form keeps what was typed, except the passwords", async () => {
  const fields = await registrationFields({ email: "no address", password: "quite secret words" });
  const page = await refusal({ ...fields, confirmPassword: fields.password });
  expect(page).toContain(fields.companyName);
  expect(page).toContain('value="no address"');
  expect(page).not.toContain("quite secret words");
});

test.each(["password", "123456", "qwerty", "PASSWORD1"])(
  "the common password %j is refused",
  async (password) => {
    const fields = await registrationFields({ password, confirmPassword: password });
    expect(await refusal(fields)).toContain("This password is one of the most common ones.");
    expect(await stored(fields)).toEqual({ companies: 0, users: 0 });
  },
);

test("the same company under other spellings is refused in the spec's words, and nobody joins it", async () => {
  const key = crypto.randomUUID().slice(0, 8);
  const first = await registrationFields({
    companyName: `Nord ${key} Talent`,
    companyWebsite: `${key}.example`,
  });
  expect((await register(first)).status).toBe(302);
  for (const [companyName, companyWebsite] of [
    [`NORD ${key}, Talent Inc.`, `https://www.${key}.example/`],
    [`  nord   ${key} "talent"  company`, `http://portal.${key.toUpperCase()}.example`],
    [`Ｎord ${key} Talent & Co.`, `app.${key}.example`],
  ] as const) {
    const again = await registrationFields({ companyName, companyWebsite });
    const page = await refusal(again);
    expect(page).toContain(
      "Company already exists. Please contact support if you need to join this company.",
    );
    expect(await stored(again)).toMatchObject({ users: 0 });
  }
  const { company } = await findAgency(first.email);
  expect(await db.$count(agents, eq(agents.companyId, company.id))).toBe(1);
  expect(company.companyName).toBe(first.companyName);
});

test("a company of the same name elsewhere, or one that is no longer active, blocks nobody", async () => {
  const first = await registrationFields();
  await register(first);
  const { companyName, companyWebsite } = first;
  expect((await register(await registrationFields({ companyName }))).status).toBe(302);
  expect((await register(await registrationFields({ companyWebsite }))).status).toBe(302);
  const { company } = await findAgency(first.email);
  await db.update(companies).set({ isActive: false }).where(eq(companies.id, company.id));
  expect((await register(await registrationFields({ companyName, companyWebsite }))).status).toBe(302);
});

test("an address that is known is refused; where the company is known too, that is said first", async () => {
  const first = await registrationFields();
  await register(first);
  const sameEmail = await registrationFields({ email: ` ${first.email.toUpperCase()} ` });
  expect(await refusal(sameEmail)).toContain(
    "User with this email already exists. Please use a different email or try logging in.",
  );
  expect(await stored(sameEmail)).toEqual({ companies: 0, users: 1 });
  const { companyName, companyWebsite, email } = first;
  const both = await refusal(await registrationFields({ companyName, companyWebsite, email }));
  expect(both).toContain("Company already exists.");
  expect(both).not.toContain("User with this email");
});

test("a job seeker's address doesn't become an agent's by registering", async () => {
  const email = `${crypto.randomUUID()}@example.com`;
  const userId = crypto.randomUUID();
  await db.insert(users).values({ id: userId, email, fullName: "Noor Haddad" });
  expect(await refusal(await registrationFields({ email }))).toContain(
    "User with this email already exists.",
  );
  expect(await db.$count(agents, eq(agents.userId, userId))).toBe(0);
});

test("the same company 20 times at once is one company", async () => {
  const { companyName, companyWebsite } = await registrationFields();
  const forms = await Promise.all(
    Array.from({ length: 20 }, () => registrationFields({ companyName, companyWebsite })),
  );
  const answers = await Promise.all(forms.map((fields) => register(fields)));
  expectOneWinner(answers);
  expect(await db.$count(companies, eq(companies.companyName, companyName))).toBe(1);
  const people = await Promise.all(forms.map((fields) => stored(fields)));
  expect(people.reduce((sum, { users: found }) => sum + found, 0)).toBe(1);
});

test("the same address 20 times at once is one account", async () => {
  const { email } = await registrationFields();
  const forms = await Promise.all(Array.from({ length: 20 }, () => registrationFields({ email })));
  const answers = await Promise.all(forms.map((fields) => register(fields)));
  expectOneWinner(answers);
  expect(await db.$count(users, eq(users.email, email))).toBe(1);
  const found = await Promise.all(forms.map((fields) => stored(fields)));
  expect(found.reduce((sum, row) => sum + row.companies, 0)).toBe(1);
});

test("extra fields change nothing", async () => {
  const victim = await createAgent(deps);
  const fields = await registrationFields({
    status: "active",
    company_id: victim.companyId,
    companyId: victim.companyId,
    role: "staff",
    plan_id: "plan-agency-growth",
    planId: "plan-agency-growth",
    user_id: victim.userId,
    userId: victim.userId,
    id: victim.userId,
    is_active: "false",
    isActive: "",
    emailVerified: "true",
    email_verified: "1",
    next_renewal: "99999999999999",
    normalizedName: "chosen",
  });
  expect((await register(fields)).status).toBe(302);
  const { user, agent, company, subscription } = await findAgency(fields.email);
  expect(user.id).not.toBe(victim.userId);
  expect(user.emailVerified).toBe(false);
  expect(agent).toMatchObject({ status: "pending", userId: user.id });
  expect(company.id).not.toBe(victim.companyId);
  expect(company).toMatchObject({
    isActive: true,
    normalizedName: fields.companyName.toLowerCase().replaceAll("-", ""),
  });
  expect(subscription.planId).toBe("plan-agency-trial");
  expect(subscription.nextRenewal - subscription.startDate).toBe(14 * DAY);
  expect(({} as Fields).status).toBeUndefined();
  const [untouched] = await db.select().from(companies).where(eq(companies.id, victim.companyId));
  expect(untouched?.companyName).toBe(victim.companyName);
});

test.each([
  ["Ñandú & Søn — 株式会社", "Zoë Ångström-O’Neill"],
  ["कमी भर्ती", "नरेंद्र कुमार"],
  ["شركة التوظيف", "محمد العلي"],
  ["Emoji 🚀 Talent", "Łukasz Żółć"],
])("the names %j and %j are stored exactly", async (company, contactName) => {
  const companyName = `${company} ${crypto.randomUUID().slice(0, 8)}`;
  const fields = await registrationFields({ companyName, contactName });
  expect((await register(fields)).status).toBe(302);
  const found = await findAgency(fields.email);
  expect([found.company.companyName, found.user.fullName]).toEqual([companyName, contactName]);
});

test.each([
  ["companyName", "Nul\u0000 Talent"],
  ["companyName", "Two\r\nLines"],
  ["companyName", "\u202Eneve"],
  ["companyName", "x".repeat(201)],
  ["companyName", "--- !"],
  ["contactName", "Bell\u0007"],
  ["companyLocation", "a\u0000b"],
  ["phone", "1".repeat(201)],
  ["position", "\u001b[31m"],
  ["companySize", "12"],
  ["companyWebsite", "javascript:alert(1)"],
  ["companyWebsite", "http://localhost/"],
  ["email", "not an address"],
  ["email", "a@b@example.com"],
  ["email", "line@example.com\r\nBcc: x@example.com"],
  ["password", "x".repeat(1025)],
])("%s %j is refused and nothing is stored", async (name, value) => {
  const changes = { [name]: value, ...(name === "password" ? { confirmPassword: value } : {}) };
  const fields = await registrationFields(changes);
  await refusal(fields);
  expect(await db.$count(users, eq(users.email, fields.email.toLowerCase()))).toBe(0);
});

test("long and unusual passwords work as they were typed", async () => {
  for (const password of ["  spaces around  ", "пароль-длинный", `${"x1".repeat(98)}kX9m`, "🙂🙃🙂🙂🙃🙃"]) {
    const fields = await registrationFields({ password, confirmPassword: password });
    expect((await register(fields)).status).toBe(302);
    const { user } = await findAgency(fields.email);
    const [account] = await db.select().from(accounts).where(eq(accounts.userId, user.id));
    expect(await verifyPassword(password, account?.passwordHash ?? "")).toBe(true);
  }
});

test("without a sign of being a person nothing is stored; the plain question is one", async () => {
  const fields = await registrationFields({ "cf-turnstile-response": "" });
  expect(await refusal(fields)).toContain("Please confirm that you are not a robot.");
  expect(await stored(fields)).toEqual({ companies: 0, users: 0 });
  const page = await (await visit("/agent/register?plain=1")).text();
  expect((await register({ ...fields, ...plainAnswer(page) })).status).toBe(302);
});

test("one address can't register companies without end", async () => {
  const address = crypto.randomUUID();
  const windowEndsAt = Date.now() + 3_600_000;
  await db
    .insert(rateLimits)
    .values({ key: `register-agency:address:${address}`, attempts: 30, windowEndsAt });
  const fields = await registrationFields();
  expect((await register(fields, { address })).status).toBe(429);
  expect(await stored(fields)).toEqual({ companies: 0, users: 0 });
});

test("an agent who is signed in is led on; anyone else reads the form, whose links lead to sign-in and home", async () => {
  const agent = await createAgent(deps);
  const cookie = await sessionOf(deps, agent.userId);
  expect((await visit("/agent/register", { cookie })).headers.get("location")).toBe("/agent/login");
  const page = await (await visit("/agent/register")).text();
  for (const part of ["Company Information", "Agent Information", "Account Security", "1000+"])
    expect(page).toContain(part);
  expect(page).toMatch(/href="\/agent\/login"/);
  for (const field of ["companyName", "companyWebsite", "email", "position", "confirmPassword"])
    expect(page).toMatch(new RegExp(`<label for="[^"]*${field}"`));
});

test("a refused registration mails nobody", async () => {
  const first = await registrationFields();
  await register(first);
  const fields = await registrationFields({ email: first.email });
  await refusal(fields);
  expect(await db.$count(outbox, eq(outbox.toAddress, first.email))).toBe(2);
});
