import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  authenticators,
  companies,
  companySubscriptions,
  outbox,
  plans,
  recoveryCodes,
  sessions,
} from "../../../db/schema";
import { findItem } from "../../../workers/domain/billing/orders/find-item";
import { listPlans } from "../../../workers/domain/billing/plans/list-plans";
import { FRESH_MILLISECONDS } from "../../../workers/domain/identity/second-step/is-step-fresh";
import { codeAt } from "../../../workers/domain/identity/second-step/one-time-code";
import { openSecret } from "../../../workers/domain/identity/second-step/sealed-secret";
import { findUserOfSession } from "../../../workers/domain/identity/session/find-signed-in-user";
import { testDeps } from "../../support/faults";
import { createAgent, createColleague } from "../../support/people/agency";
import { sessionOf, visit } from "../../support/people/browser-session";
import { cookiesOf, createSeeker, PASSWORD, postForm, textOf, withTasks } from "../../support/people/seeker";
import { shownHtml } from "../../support/people/shown-html";

const deps = withTasks(testDeps());
const db = deps.db.shared;

type Person = { userId: string; cookie: string };

async function setUp(): Promise<Person & { email: string }> {
  const { userId, email } = await createSeeker(deps);
  return { userId, email, cookie: await sessionOf(deps, userId) };
}

function send({ cookie }: { cookie: string }, intent: string, fields: Record<string, string> = {}) {
  return postForm("/two-step", { intent, ...fields }, { cookie });
}

function check({ cookie }: { cookie: string }, code: string, next = "") {
  return postForm("/two-step/check", { code, next }, { cookie });
}

async function shown(answer: Response): Promise<string> {
  return shownHtml(await textOf(answer));
}

/** The code that the person's app shows, some 30 seconds later where one was used already. */
async function codeOf({ userId }: Person, later = 0): Promise<string> {
  const [app] = await db.select().from(authenticators).where(eq(authenticators.userId, userId));
  return codeAt(openSecret(deps, userId, app!.secret), Date.now() + later * 30_000);
}

const CODE = /[a-z2-9]{5}-[a-z2-9]{5}/;

/** @returns recovery codes */
async function switchOn(person: Person): Promise<string[]> {
  await send(person, "set-up-app", { name: "My phone", password: PASSWORD });
  const page = await shown(await send(person, "confirm-app", { code: await codeOf(person) }));
  return [...page.matchAll(new RegExp(`<li>(${CODE.source})</li>`, "g"))].map(([, code = ""]) => code);
}

async function letTimePass({ userId }: Person) {
  await db
    .update(sessions)
    .set({ provedAt: Date.now() - FRESH_MILLISECONDS })
    .where(eq(sessions.userId, userId));
}

test("sign-in asks for the app's code after the password, and opens nothing before", async () => {
  const person = await setUp();
  const codes = await switchOn(person);
  expect(codes).toHaveLength(10);
  expect((await visit("/dashboard", person)).status).toBe(200);

  const signedIn = await postForm("/login", { email: person.email, password: PASSWORD });
  const browser = { userId: person.userId, cookie: cookiesOf(signedIn) };
  const refused = await visit("/history?page=2", browser);
  expect(refused.headers.get("location")).toBe("/two-step/check?next=%2Fhistory%3Fpage%3D2");
  expect((await visit("/api/me", browser)).status).toBe((await visit("/api/me")).status);
  expect((await visit("/api/credits", browser)).status).toBe(401);
  expect(await shown(await visit("/two-step/check", browser))).toContain("Enter your code");

  expect((await check(browser, "123 456")).status).toBe(400);
  const taken = await check(browser, await codeOf(person, 1), "/history?page=2");
  expect(taken.headers.get("location")).toBe("/history?page=2");
  expect((await visit("/history?page=2", browser)).status).toBe(200);
});

test("a code works once, in whichever browser", async () => {
  const person = await setUp();
  await switchOn(person);
  const other = { userId: person.userId, cookie: await sessionOf(deps, person.userId) };
  const code = await codeOf(person, 1);
  expect((await check(other, code)).status).toBe(302);
  const third = { userId: person.userId, cookie: await sessionOf(deps, person.userId) };
  const again = await check(third, code);
  expect(again.status).toBe(400);
  expect(await shown(again)).toContain("That code isn’t right, or was used already.");
});

test("browsers that were signed in when the step came have to take it", async () => {
  const person = await setUp();
  const other = await sessionOf(deps, person.userId);
  expect((await visit("/dashboard", { cookie: other })).status).toBe(200);
  await switchOn(person);
  expect((await visit("/dashboard", { cookie: other })).headers.get("location")).toContain("/two-step/check");
});

test("a recovery code signs in once, in any spelling, and its owner is told", async () => {
  const person = await setUp();
  const [code = ""] = await switchOn(person);
  const other = { userId: person.userId, cookie: await sessionOf(deps, person.userId) };
  expect((await check(other, ` ${code.replace("-", " ").toUpperCase()} `)).status).toBe(302);
  expect((await visit("/dashboard", other)).status).toBe(200);
  const third = { userId: person.userId, cookie: await sessionOf(deps, person.userId) };
  expect((await check(third, code)).status).toBe(400);
  const mails = await db.select().from(outbox).where(eq(outbox.userId, person.userId));
  expect(mails.map(({ data }) => (data as { change?: string }).change)).toContain("recovery-code-used");
  expect(await shown(await visit("/two-step", other))).toContain("9 recovery codes left");
});

test("codes of another person, and tries without end, are refused", async () => {
  const [person, stranger] = [await setUp(), await setUp()];
  await switchOn(person);
  const [foreign = ""] = await switchOn(stranger);
  const other = { userId: person.userId, cookie: await sessionOf(deps, person.userId) };
  const tries: number[] = [];
  for (let i = 0; i < 11; i++) tries.push((await check(other, foreign)).status);
  expect(tries).toEqual([...Array<number>(10).fill(400), 429]);
  expect((await check(other, await codeOf(person, 1))).status).toBe(429);
});

test("setting it up takes the password, a name, and a code of that app", async () => {
  const person = await setUp();
  const wrong = await send(person, "set-up-app", { name: "My phone", password: "not this" });
  expect(wrong.status).toBe(400);
  expect(await shown(wrong)).toContain("Current password is incorrect");
  expect((await send(person, "set-up-app", { name: " ", password: PASSWORD })).status).toBe(400);
  await send(person, "set-up-app", { name: "My phone", password: PASSWORD });
  const page = await shown(await visit("/two-step", person));
  expect(page).toContain("data:image/svg+xml");
  expect((await send(person, "confirm-app", { code: "000000" })).status).toBe(400);
  // Nothing is asked for what was only begun.
  const other = await sessionOf(deps, person.userId);
  expect((await visit("/dashboard", { cookie: other })).status).toBe(200);
  const [begun] = await db.select().from(authenticators).where(eq(authenticators.userId, person.userId));
  await send(person, "remove-app", { appId: begun!.id });
  expect((await send(person, "confirm-app", { code: "000000" })).status).toBe(409);
});

test("the key is stored sealed, and for its owner alone", async () => {
  const person = await setUp();
  await switchOn(person);
  const [app] = await db.select().from(authenticators).where(eq(authenticators.userId, person.userId));
  const secret = openSecret(deps, person.userId, app!.secret);
  expect(JSON.stringify(app)).not.toContain(secret);
  expect(() => openSecret(deps, crypto.randomUUID(), app!.secret)).toThrow();
  const stored = await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, person.userId));
  expect(JSON.stringify(stored)).not.toMatch(new RegExp(`"${CODE.source}"`));
});

test("removing the last app takes a fresh code, and ends the second step", async () => {
  const person = await setUp();
  await switchOn(person);
  await letTimePass(person);
  const [app] = await db.select().from(authenticators).where(eq(authenticators.userId, person.userId));
  const stale = await send(person, "remove-app", { appId: app!.id });
  expect(stale.headers.get("location")).toBe("/two-step/check?next=%2Ftwo-step");
  await check(person, await codeOf(person, 1));
  expect((await send(person, "remove-app", { appId: app!.id })).headers.get("location")).toContain("done");
  const other = await sessionOf(deps, person.userId);
  expect((await visit("/dashboard", { cookie: other })).status).toBe(200);
  expect(await db.$count(recoveryCodes, eq(recoveryCodes.userId, person.userId))).toBe(0);
});

test("nobody removes another person's app", async () => {
  const [person, stranger] = [await setUp(), await setUp()];
  await switchOn(person);
  await switchOn(stranger);
  const [app] = await db.select().from(authenticators).where(eq(authenticators.userId, person.userId));
  await send(stranger, "remove-app", { appId: app!.id });
  expect(await db.$count(authenticators, eq(authenticators.id, app!.id))).toBe(1);
});

test("a changed password keeps the step that this browser has taken", async () => {
  const person = await setUp();
  await switchOn(person);
  const changed = await postForm(
    "/settings",
    {
      intent: "password",
      currentPassword: PASSWORD,
      newPassword: "new words here",
      confirmPassword: "new words here",
    },
    person,
  );
  expect((await visit("/dashboard", { cookie: cookiesOf(changed) })).status).toBe(200);
});

test("exports and deletions take a fresh code", async () => {
  const person = await setUp();
  await switchOn(person);
  await letTimePass(person);
  for (const intent of ["export", "delete-account"]) {
    const answer = await postForm("/settings", { intent, password: PASSWORD }, person);
    expect(answer.headers.get("location"), intent).toBe("/two-step/check?next=%2Fsettings");
  }
});

test("an owner asks all colleagues for it: those without one set it up first", async () => {
  const owner = await createAgent(deps);
  const colleague = await createColleague(deps, owner);
  const at = async (agent: { userId: string }) => ({
    ...agent,
    cookie: await sessionOf(deps, agent.userId, "agent"),
  });
  const [boss, other] = [await at(owner), await at(colleague)];
  const ask = () => postForm("/agent/profile", { intent: "second-step", on: "yes" }, boss);

  // First for themselves: they would lock themselves out.
  expect((await ask()).status).toBe(409);
  await switchOn(boss);
  expect((await ask()).headers.get("location")).toBe("/agent/profile?saved=second-step");
  const [company] = await db.select().from(companies).where(eq(companies.id, owner.companyId));
  expect(company?.requiresSecondStep).toBe(true);

  const sent = await visit("/agent/dashboard", other);
  expect(sent.headers.get("location")).toBe("/two-step?next=%2Fagent%2Fdashboard");
  expect(await shown(await visit("/two-step?next=%2Fagent%2Fdashboard", other))).toContain(
    "Your company asks all its colleagues for a second step.",
  );
  const closed = await visit("/api/pool/candidates.csv", other);
  expect([closed.status, await closed.json()]).toMatchObject([403, { error: "second-step-required" }]);
  await switchOn(other);
  expect((await visit("/agent/dashboard", other)).status).toBe(200);

  // Their last app has to stay; a stale step is asked for again before people leave the house.
  const [app] = await db.select().from(authenticators).where(eq(authenticators.userId, other.userId));
  expect((await send(other, "remove-app", { appId: app!.id })).status).toBe(409);
  await letTimePass(other);
  const download = await visit("/api/pool/candidates.csv", other);
  expect([download.status, await download.json()]).toMatchObject([403, { error: "step-stale" }]);
});

test("a plan asks all of its companies' colleagues for it, the owner first, and its card says so", async () => {
  const slug = crypto.randomUUID();
  const [plan] = await db
    .insert(plans)
    .values({
      ...{ slug, category: "agency", planName: "Careful", price: 0, billingCycle: "1 month" },
      ...{ requiresSecondStep: true, isAvailable: true },
    })
    .returning();
  const owner = await createAgent(deps, { planId: plan!.id });
  const boss = { ...owner, cookie: await sessionOf(deps, owner.userId, "agent") };
  const closed = async () => [
    (await visit("/agent/dashboard", boss)).headers.get("location"),
    (await visit("/api/pool/candidates.csv", boss)).status,
  ];
  expect(await closed()).toEqual(["/two-step?next=%2Fagent%2Fdashboard", 403]);
  await switchOn(boss);
  expect((await visit("/agent/dashboard", boss)).status).toBe(200);
  const profile = await shown(await visit("/agent/profile", boss));
  expect(profile).toContain("Your plan asks for it");
  expect(profile).not.toContain("Leave It to Each Colleague");

  // The company's own setting doesn't undo the plan's, and the last app has to stay.
  await postForm("/agent/profile", { intent: "second-step", on: "no" }, boss);
  const [app] = await db.select().from(authenticators).where(eq(authenticators.userId, boss.userId));
  expect((await send(boss, "remove-app", { appId: app!.id })).status).toBe(409);

  // Another plan asks for nothing.
  await db
    .update(companySubscriptions)
    .set({ planId: "plan-agency-trial" })
    .where(eq(companySubscriptions.companyId, owner.companyId));
  expect((await send(boss, "remove-app", { appId: app!.id })).headers.get("location")).toContain("done");
  expect((await visit("/agent/dashboard", boss)).status).toBe(200);

  const ofStarter = eq(plans.slug, "agency-starter");
  const words = "A second step at sign-in, required of all colleagues";
  const said = async () => {
    const [listed] = await listPlans(deps, { audience: "agency" });
    const ordered = await findItem(deps, { slug: "agency-starter", buyer: owner });
    return [listed?.features.includes(words), ordered?.features.includes(words)];
  };
  expect(await said()).toEqual([false, false]);
  await db.update(plans).set({ requiresSecondStep: true }).where(ofStarter);
  try {
    expect(await said()).toEqual([true, true]);
  } finally {
    await db.update(plans).set({ requiresSecondStep: false }).where(ofStarter);
  }
});

test("retention periods that delete people take a fresh code, as each erasure does", async () => {
  const owner = await createAgent(deps);
  const boss = { ...owner, cookie: await sessionOf(deps, owner.userId, "agent") };
  await switchOn(boss);
  const save = () => postForm("/agent/profile", { erases: "3", retentionDays: "1" }, boss);
  expect((await save()).status).toBe(400);
  await letTimePass(boss);
  expect((await save()).headers.get("location")).toBe("/two-step/check?next=%2Fagent%2Fprofile");
});

test("an owner resets it for a colleague who lost phone and codes, and nobody else does", async () => {
  const owner = await createAgent(deps);
  const colleague = await createColleague(deps, owner);
  const stranger = await createAgent(deps);
  const at = async (agent: { userId: string }) => ({
    userId: agent.userId,
    cookie: await sessionOf(deps, agent.userId, "agent"),
  });
  const [boss, other, foreign] = [await at(owner), await at(colleague), await at(stranger)];
  await switchOn(other);
  const reset = (who: Person, id: string) => postForm(`/agent/members/${id}`, { intent: "reset-step" }, who);
  const apps = () => db.$count(authenticators, eq(authenticators.userId, other.userId));

  expect((await reset(foreign, colleague.agentId)).status).toBe(404);
  expect((await reset(other, colleague.agentId)).status).toBe(403);
  expect(await apps()).toBe(1);
  expect((await reset(boss, colleague.agentId)).headers.get("location")).toBe(
    "/agent/members?said=step-reset",
  );
  expect(await apps()).toBe(0);
  expect((await visit("/agent/dashboard", other)).headers.get("location")).toContain("/agent/login");
});

test("programs' tokens of a session that has not taken the step are worth nothing", async () => {
  const person = await setUp();
  await switchOn(person);
  await sessionOf(deps, person.userId);
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, person.userId)));
  const found = await Promise.all(rows.map(({ id }) => findUserOfSession(deps, id)));
  expect(found.filter(Boolean)).toHaveLength(1);
  expect(rows).toHaveLength(2);
});
