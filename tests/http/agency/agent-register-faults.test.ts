import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { openDatabases } from "../../../db/client";
import { accounts, agents, companies, outbox, rateLimits, users } from "../../../db/schema";
import { registerAgency } from "../../../workers/domain/agencies/register-agency";
import { saveProfile } from "../../../workers/domain/agencies/save-profile";
import { profileSchema, registerAgencySchema } from "../../../workers/domain/agencies/schema";
import type { Deps } from "../../../workers/domain/deps";
import { hashPassword } from "../../../workers/domain/identity/password/password";
import { findSignedInUser } from "../../../workers/domain/identity/session/find-signed-in-user";
import { failOnce, testDeps } from "../../support/faults";
import { createAgent } from "../../support/people/agency";
import { sessionOf } from "../../support/people/browser-session";
import { humanToken } from "../../support/people/human";
import { registrationFields } from "../../support/people/registration";

const whole = testDeps();
const db = whole.db.shared;

/** Statements that the last batch held, and a D1 whose batches fail before the k-th of them, while they run. */
function breakingBatches(k: number) {
  const seen = { statements: 0 };
  const d1 = {
    prepare: (query: string) => env.DB.prepare(query),
    batch: (statements: D1PreparedStatement[]) => {
      seen.statements = statements.length;
      const failing = env.DB.prepare("select abs(-9223372036854775808)");
      return env.DB.batch([...statements.slice(0, k), failing, ...statements.slice(k)]);
    },
  } as unknown as D1Database;
  return { seen, deps: { ...whole, db: openDatabases(d1) } };
}

/** What there is of a registration: its other rows hang on these by foreign keys. */
async function leftovers({ email, companyName }: { email: string; companyName: string }) {
  return {
    users: await db.$count(users, eq(users.email, email)),
    companies: await db.$count(companies, eq(companies.companyName, companyName)),
    mails: await db.$count(outbox, eq(outbox.toAddress, email)),
  };
}

const NOTHING = { users: 0, companies: 0, mails: 0 };

const visitor = { ipAddress: null, userAgent: null };

/** A user as their session names them. */
async function signedIn(userId: string) {
  const token = (await sessionOf(whole, userId)).split("=")[1] ?? "";
  const user = await findSignedInUser(whole, token);
  if (!user) throw new Error("no session");
  return user;
}

async function register(deps: Deps) {
  const form = registerAgencySchema.parse(await registrationFields());
  const proof = { token: await humanToken() };
  return { form, done: registerAgency(deps, { form, proof, ipAddress: crypto.randomUUID() }) };
}

test("a failure before any statement, or at any place within the batch, leaves nothing behind", {
  timeout: 120_000,
}, async () => {
  for (let n = 1; n <= 3; n++) {
    const { form, done } = await register(testDeps({ d1: failOnce(n) }));
    await expect(done).rejects.toThrow();
    expect(await leftovers(form)).toEqual(NOTHING);
  }
  let statements = 1;
  for (let k = 0; k <= statements; k++) {
    const { seen, deps } = breakingBatches(k);
    const { form, done } = await register(deps);
    await expect(done).rejects.toMatchObject({
      code: "registration-failed",
      message: "Failed to create account. Please try again.",
    });
    statements = seen.statements;
    expect(await leftovers(form)).toEqual(NOTHING);
  }
  expect(statements).toBeGreaterThanOrEqual(9);
});

test("a queue that is down delays the mails, nothing else", async () => {
  const events: string[] = [];
  const { form, done } = await register({
    ...whole,
    log: ({ event }) => events.push(event),
    tasks: { send: () => Promise.reject(new Error("down on purpose")) },
  });
  await done;
  expect(events).toContain("tasks-not-sent");
  const mails = await db.select().from(outbox).where(eq(outbox.toAddress, form.email));
  expect(mails.map((mail) => mail.status)).toEqual(["queued", "queued"]);
});

test("a failure anywhere while the profile is saved leaves person, company and password as they were", {
  timeout: 120_000,
}, async () => {
  const agent = await createAgent(whole);
  const { userId, companyId } = agent;
  const passwordHash = await hashPassword("seven tall cranes", whole.passwordCost);
  await db.insert(accounts).values({ userId, provider: "password", subject: userId, passwordHash });
  const user = await signedIn(userId);
  const form = profileSchema.parse({
    fullName: "Changed",
    position: "Changed",
    companyName: `Changed ${userId}`,
    companyLocation: "Changed",
    companyWebsite: `${userId}.example`,
    companySize: "1000+",
    currentPassword: "seven tall cranes",
    newPassword: "nine short herons",
    confirmPassword: "nine short herons",
  });
  let statements = 1;
  for (let k = 0; k <= statements; k++) {
    const { seen, deps } = breakingBatches(k);
    // Ten tries a quarter of an hour are fewer than there are statements.
    await db.delete(rateLimits).where(eq(rateLimits.key, `change-password:${userId}`));
    await expect(saveProfile(deps, { agent, user, visitor, form })).rejects.toMatchObject({
      code: "profile-save-failed",
      message: "Failed to update profile. Please try again.",
    });
    statements = seen.statements;
    const [stored] = await db.select().from(users).where(eq(users.id, userId));
    const [company] = await db.select().from(companies).where(eq(companies.id, companyId));
    const [account] = await db.select().from(accounts).where(eq(accounts.userId, userId));
    expect([stored?.fullName, company?.companyName]).toEqual([agent.fullName, agent.companyName]);
    expect(account?.passwordHash).toBe(passwordHash);
  }
  expect(statements).toBeGreaterThanOrEqual(7);
});

test("an agent who is blocked between the guard and the save writes nothing", async () => {
  const agent = await createAgent(whole);
  await db.update(agents).set({ status: "blocked" }).where(eq(agents.id, agent.agentId));
  const form = profileSchema.parse({
    fullName: "Changed",
    companyName: `Changed ${agent.userId}`,
    companyLocation: "Changed",
    companyWebsite: `${agent.userId}.example`,
    companySize: "1000+",
  });
  const user = await signedIn(agent.userId);
  await expect(saveProfile(whole, { agent, user, visitor, form })).rejects.toMatchObject({
    code: "agent-inactive",
  });
  const [stored] = await db.select().from(users).where(eq(users.id, agent.userId));
  const [company] = await db.select().from(companies).where(eq(companies.id, agent.companyId));
  expect([stored?.fullName, company?.companyName]).toEqual([agent.fullName, agent.companyName]);
});
