import { and, eq } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import {
  accounts,
  agents,
  authLogs,
  outbox,
  sessions,
  subscriptions,
  userCredits,
  users,
  verifications,
} from "../../../db/schema";
import { PRODUCTION_COST, verifyPassword } from "../../../workers/domain/identity/password/password";
import { registerSeeker } from "../../../workers/domain/identity/register-seeker";
import { registerSchema } from "../../../workers/domain/identity/schema";
import { failOnce, testDeps } from "../../support/faults";
import { visit } from "../../support/people/browser-session";
import { humanToken } from "../../support/people/human";
import {
  candidateFields,
  cookiesOf,
  createSeeker,
  linkIn,
  mailsTo,
  PASSWORD,
  postForm,
  textOf,
  withTasks,
} from "../../support/people/seeker";

const DAY = 24 * 60 * 60 * 1000;
const deps = testDeps();
const db = deps.db.shared;

async function findUser(email: string) {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user;
}

/** How many rows of each table belong to an address or its user. */
async function stored(email: string) {
  const user = await findUser(email);
  const of = (column: SQLiteColumn) => eq(column, user?.id ?? "nobody");
  return {
    users: user ? 1 : 0,
    accounts: await db.$count(accounts, of(accounts.userId)),
    trials: await db.$count(subscriptions, of(subscriptions.userId)),
    links: await db.$count(verifications, of(verifications.userId)),
    sessions: await db.$count(sessions, of(sessions.userId)),
    authLogs: await db.$count(authLogs, of(authLogs.userId)),
    mails: await db.$count(outbox, eq(outbox.toAddress, email)),
  };
}

const nothing = { users: 0, accounts: 0, trials: 0, links: 0, sessions: 0, authLogs: 0, mails: 0 };
const everything = { users: 1, accounts: 1, trials: 1, links: 1, sessions: 1, authLogs: 1, mails: 1 };

test("a person who registers is signed in, has a trial of 14 days, and gets a link to confirm their address", async () => {
  const fields = await candidateFields({ fullName: "  Zoë Ødegård ", country: "NO" });
  const answer = await postForm("/register", { ...fields, email: ` ${fields.email?.toUpperCase()} ` });
  expect(answer.status).toBe(302);
  expect(answer.headers.get("location")).toBe("/dashboard");
  expect(await stored(fields.email ?? "")).toEqual(everything);
  const user = await findUser(fields.email ?? "");
  expect(user).toMatchObject({ fullName: "Zoë Ødegård", country: "NO", emailVerified: false });
  const [trial] = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, user?.id ?? ""));
  expect(trial).toMatchObject({ planId: "plan-individual-trial", status: "active" });
  expect((trial?.nextRenewal ?? 0) - (trial?.startDate ?? 0)).toBe(14 * DAY);
  const [log] = await db
    .select()
    .from(authLogs)
    .where(eq(authLogs.userId, user?.id ?? ""));
  expect(log?.loginVia).toBe("email");
  const [mail] = await mailsTo(deps, fields.email ?? "");
  expect(mail?.template).toBe("verification");
  expect(linkIn(mail)).toMatch(/^\/verify-email\?token=[\w-]{43}$/);
  const page = await visit("/dashboard", { cookie: cookiesOf(answer) });
  expect(page.status).toBe(200);
  const words = await textOf(page);
  for (const part of ["Welcome, ", "Zoë Ødegård", "Confirm your email address.", "14 days"])
    expect(words).toContain(part);
});

test("the form offers every country by name, starting with the United States", async () => {
  const page = await textOf(await visit("/register"));
  const names = [...page.matchAll(/<option value="([A-Z]{2})"[^>]*>([^<]+)</g)].map(
    ([, , name]) => name ?? "",
  );
  expect(names.length).toBeGreaterThan(240);
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, "en")));
  expect(page).toMatch(/<option value="US" selected="">United States of America</);
});

test.each([
  ["All fields are required", { fullName: "" }],
  ["All fields are required", { fullName: " \t " }],
  ["All fields are required", { email: "" }],
  ["All fields are required", { password: "" }],
  ["All fields are required", { confirmPassword: "" }],
  ["All fields are required", { country: "" }],
  ["Please accept the terms and confirm that you are 18 or older.", { terms: "" }],
  ["Passwords do not match", { confirmPassword: "another long password" }],
  ["Passwords do not match", { confirmPassword: `${PASSWORD} ` }],
  ["Password must be at least 6 characters long", { password: "abcd5" }],
  ["Password must be at least 6 characters long", { password: "🔑🔑🔑🔑🔑" }],
  ["A password may have up to 1024 characters", { password: "x".repeat(1025) }],
  ["A password can't contain control characters", { password: "nul\0inside" }],
  ["This password is one of the most common ones. Please choose another.", { password: "PassWord123" }],
  ["This password is one of the most common ones. Please choose another.", { password: "LetMeIn" }],
  ["Please enter a valid email address", { email: "not an address" }],
  ["Please enter a valid email address", { email: "a@b" }],
  ["Please enter a valid email address", { email: "a@example.com\r\nBcc: all@example.com" }],
  ["Please enter a valid email address", { email: `${"a".repeat(250)}@example.com` }],
  ["This name has characters we can't show", { fullName: "Ann\0Berg" }],
  ["This name has characters we can't show", { fullName: "Ann\r\nBcc: all@example.com" }],
  ["This name has characters we can't show", { fullName: "nnA \u202Egreb" }],
  ["A name can't contain a link", { fullName: "You won: https://evil.example" }],
  ["A name may have up to 200 characters", { fullName: "x".repeat(201) }],
  ["Please check your input.", { country: "ZZ" }],
] as [string, Record<string, string>][])("refused: %s", async (words, changes) => {
  const fields = await candidateFields(changes);
  const email = fields.email?.trim().toLowerCase() ?? "";
  const before = await stored(email);
  const answer = await postForm("/register", fields);
  expect(answer.status).toBe(400);
  expect(answer.headers.getSetCookie()).toEqual([]);
  const page = await textOf(answer);
  expect(page).toContain(words);
  expect(page).not.toContain(PASSWORD);
  expect(await stored(email)).toEqual(before);
});

test.each([
  "李小龙",
  "Владимир Ильич",
  "محمد عبد الله",
  "Nguyễn Thị Ánh",
  "O'Brien-McDonald, Jr.",
  "علی‌رضا",
  "X Æ A-12",
  "<script>alert(1)</script> Bob",
  `Robert'); DROP TABLE users;--`,
  "👩‍🚀 Sally",
  "名".repeat(200),
])("the name %s is stored exactly", async (fullName) => {
  const fields = await candidateFields({ fullName });
  const answer = await postForm("/register", fields);
  expect(answer.status).toBe(302);
  expect((await findUser(fields.email ?? ""))?.fullName).toBe(fullName);
  const page = await visit("/dashboard", { cookie: cookiesOf(answer) });
  expect(await page.text()).not.toContain("<script>alert(1)");
});

test.each([
  ["of 200 characters", `${"Pä".repeat(98)}kX9m`],
  ["of emoji", "🔑🐘🎺👩‍🚀🧊🎈"],
  ["with spaces at both ends", "  two spaces around  "],
  ["of 1024 characters", `${"x1".repeat(510)}kX9m`],
  ["with quotes and signs", `"'\`;--&%00<b>`],
])("a password %s is stored exactly", async (_, password) => {
  const fields = await candidateFields({ password });
  expect((await postForm("/register", fields)).status).toBe(302);
  const signIn = (tried: string) => postForm("/login", { email: fields.email ?? "", password: tried });
  expect((await signIn(password)).status).toBe(302);
  for (const near of [password.trim(), password.toLowerCase(), password.slice(0, -1), `${password} `])
    if (near !== password) expect((await signIn(near)).status).not.toBe(302);
});

test("at production's cost a password is stored and opens the account, too", async () => {
  const own = { ...withTasks(testDeps()), passwordCost: PRODUCTION_COST };
  const form = registerSchema.parse(await candidateFields());
  const visitor = { ipAddress: crypto.randomUUID(), userAgent: null };
  await registerSeeker(own, { form, proof: { token: await humanToken() }, visitor });
  const { email, password } = form;
  const [account] = await db
    .select({ hash: accounts.passwordHash })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(eq(users.email, email));
  expect(account?.hash).toMatch(/^scrypt\$32768\$8\$3\$/);
  expect((await postForm("/login", { email, password })).status).toBe(302);
});

test("an address that has an account gets the spec's words and the way to sign in, and nothing changes", async () => {
  const { email, userId } = await createSeeker(deps);
  const answer = await postForm("/register", await candidateFields({ email: email.toUpperCase() }));
  expect(answer.status).toBe(409);
  const page = await textOf(answer);
  expect(page).toContain("An account with this email already exists. Please sign in instead.");
  expect(page).toMatch(/role="alert"[\s\S]*?href="\/login"/);
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(await db.$count(sessions, eq(sessions.userId, userId))).toBe(0);
  const [account] = await db.select().from(accounts).where(eq(accounts.userId, userId));
  expect(await verifyPassword(PASSWORD, account?.passwordHash ?? "")).toBe(true);
});

test("the same address registered twenty times at once gives one account", async () => {
  const form = registerSchema.parse(await candidateFields());
  const visitor = () => ({ ipAddress: crypto.randomUUID(), userAgent: null });
  const own = { ...withTasks(testDeps()), humanCheck: { widget: null, verify: async () => true } };
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, () => registerSeeker(own, { form, proof: {}, visitor: visitor() })),
  );
  const codes = results.map((result) => (result.status === "fulfilled" ? "opened" : result.reason.code));
  expect(codes.filter((code) => code === "opened")).toHaveLength(1);
  expect(codes.filter((code) => code === "email-taken")).toHaveLength(19);
  expect(await stored(form.email)).toEqual(everything);
});

test("a failure at any step of registration leaves nothing behind, and the next try works", async () => {
  const form = registerSchema.parse(await candidateFields());
  const visitor = { ipAddress: crypto.randomUUID(), userAgent: null };
  const open = { humanCheck: { widget: null, verify: async () => true } };
  let step = 1;
  for (; step < 20; step++) {
    const fault = failOnce(step);
    const own = { ...withTasks(testDeps({ d1: fault })), ...open };
    const failure = await registerSeeker(own, { form, proof: {}, visitor }).then(
      () => null,
      (error: unknown) => error,
    );
    if (!failure) break;
    expect(await stored(form.email)).toEqual(nothing);
    expect(own.tasksSent).toEqual([]);
  }
  // The throttle's statement, the look-up of the address, and the batch.
  expect(step).toBe(4);
  expect(await stored(form.email)).toEqual(everything);
});

test.each([
  ["users", "insert on users"],
  ["accounts", "insert on accounts"],
  ["subscriptions", "insert on subscriptions"],
  ["verifications", "insert on verifications"],
  ["outbox", "insert on outbox"],
  ["sessions", "insert on sessions"],
  ["auth_logs", "insert on auth_logs"],
])("a statement on %s that fails takes the whole registration with it", async (table) => {
  const form = registerSchema.parse(await candidateFields());
  const trigger = `fail_${table}`;
  const condition =
    table === "users"
      ? `new.email = '${form.email}'`
      : table === "outbox"
        ? `new.to_address = '${form.email}'`
        : `new.user_id = (select id from users where email = '${form.email}')`;
  await deps.db.shared.run(
    `create trigger ${trigger} before insert on ${table} when ${condition} begin select raise(abort, 'on purpose'); end`,
  );
  const own = { ...withTasks(testDeps()), humanCheck: { widget: null, verify: async () => true } };
  const visitor = { ipAddress: crypto.randomUUID(), userAgent: null };
  try {
    await expect(registerSeeker(own, { form, proof: {}, visitor })).rejects.toMatchObject({
      code: "registration-failed",
      message: "Failed to create account. Please try again.",
    });
  } finally {
    await deps.db.shared.run(`drop trigger ${trigger}`);
  }
  expect(await stored(form.email)).toEqual(nothing);
  expect(own.tasksSent).toEqual([]);
});

test("a queue that is down delays the mail and nothing else", async () => {
  const form = registerSchema.parse(await candidateFields());
  const own = {
    ...testDeps(),
    humanCheck: { widget: null, verify: async () => true },
    tasks: { send: () => Promise.reject(new Error("down")) },
  };
  await registerSeeker(own, { form, proof: {}, visitor: { ipAddress: null, userAgent: null } });
  expect(await stored(form.email)).toEqual(everything);
});

test("keys that the form doesn't have change nothing", async () => {
  const fields = await candidateFields();
  const extras = {
    role: "agent",
    status: "active",
    company_id: "some-company",
    companyId: "some-company",
    user_id: "somebody",
    userId: "somebody",
    id: "chosen",
    plan_id: "plan-individual-yearly",
    planId: "plan-individual-yearly",
    total_credits: "1000",
    emailVerified: "on",
    email_verified: "1",
    isStaff: "true",
    nextRenewal: "99999999999999",
  };
  const answer = await postForm("/register", { ...extras, ...fields });
  expect(answer.status).toBe(302);
  const user = await findUser(fields.email ?? "");
  expect(user).toMatchObject({ emailVerified: false });
  expect(["chosen", "somebody"]).not.toContain(user?.id);
  const userId = user?.id ?? "";
  expect(await db.$count(agents, eq(agents.userId, userId))).toBe(0);
  expect(await db.$count(userCredits, eq(userCredits.userId, userId))).toBe(0);
  const trial = and(eq(subscriptions.userId, userId), eq(subscriptions.planId, "plan-individual-trial"));
  expect(await db.$count(subscriptions, trial)).toBe(1);
  expect(({} as Record<string, unknown>).emailVerified).toBeUndefined();
  const cookie = cookiesOf(answer);
  expect((await visit("/agent/dashboard", { cookie })).status).toBe(302);
});

test("a field that is sent twice is refused, not guessed", async () => {
  const fields = await candidateFields();
  const twice: [string, string][] = [...Object.entries(fields), ["email", "other@example.com"]];
  expect((await postForm("/register", twice)).status).toBe(400);
  expect(await stored(fields.email ?? "")).toEqual(nothing);
});

test("nobody registers without passing the human check", async () => {
  const { "cf-turnstile-response": _, ...fields } = await candidateFields();
  const answer = await postForm("/register", fields);
  expect(answer.status).toBe(400);
  expect(await textOf(answer)).toContain("Please confirm that you are not a robot.");
  expect(await stored(fields.email ?? "")).toEqual(nothing);
});

test("one address of the network registers thirty times an hour, no more; an IPv6 network counts as one", async () => {
  const { email } = await createSeeker(deps);
  const network = `2001:db8:${Math.floor(Math.random() * 65536).toString(16)}:1`;
  const form = registerSchema.parse(await candidateFields({ email }));
  const own = { ...withTasks(testDeps()), humanCheck: { widget: null, verify: async () => true } };
  const codes: string[] = [];
  for (let i = 0; i < 31; i++) {
    const visitor = { ipAddress: `${network}::${i + 1}`, userAgent: null };
    await registerSeeker(own, { form, proof: {}, visitor }).catch((error) => codes.push(error.code));
  }
  expect(codes).toEqual([...Array(30).fill("email-taken"), "too-many-attempts"]);
});

test("after registration nobody is led to another site, and an own path is kept", async () => {
  const safe = await postForm("/register", await candidateFields({ next: "/settings?tab=data" }));
  expect(safe.headers.get("location")).toBe("/settings?tab=data");
  const evil = await postForm("/register", await candidateFields({ next: "//evil.example" }));
  expect(evil.headers.get("location")).toBe("/dashboard");
});

test("a session that the browser brings along ends at registration", async () => {
  const first = await postForm("/register", await candidateFields());
  const cookie = cookiesOf(first);
  const second = await postForm("/register", await candidateFields(), { cookie });
  expect(second.status).toBe(302);
  expect((await visit("/dashboard", { cookie })).status).toBe(302);
  expect((await visit("/dashboard", { cookie: cookiesOf(second) })).status).toBe(200);
});

test("the people check's token is used by a registration, and a second one with it is refused", async () => {
  const token = await humanToken();
  const fields = await candidateFields({ "cf-turnstile-response": token });
  expect((await postForm("/register", fields)).status).toBe(302);
  const again = await candidateFields({ "cf-turnstile-response": token });
  expect((await postForm("/register", again)).status).toBe(400);
});
