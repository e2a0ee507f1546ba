import { eq } from "drizzle-orm";
import type { BrowserContextOptions, Page } from "playwright-core";
import { inject } from "vitest";
import { runBatch } from "../../../db/batch";
import { openDatabases } from "../../../db/client";
import { accounts, sessions, users } from "../../../db/schema";
import { TERMS_VERSION } from "../../../workers/domain/billing/contract-terms";
import type { Deps } from "../../../workers/domain/deps";
import { hashPassword } from "../../../workers/domain/identity/password/password";
import { prepareSeeker } from "../../../workers/domain/identity/prepare-seeker";
import { hashSessionToken, newSessionToken } from "../../../workers/domain/identity/session/session-token";
import type { ActiveAgent } from "../../../workers/domain/identity/session/signed-in-user";
import type { JobForm } from "../../../workers/domain/threads/schema";
import { addThread, createAgent } from "../../support/people/agency";
import type { Open, WatchedPage } from "./browser";
import { newPerson, type Person } from "./people";
import { openStores, type Stores } from "./stores";

const HOUR = 60 * 60_000;
/** A cheap hash: only tests know this password. */
const CHEAP = 2 ** 10;

export const sharedStores: Stores = openStores(() => inject("stores"));

export function depsOf({ d1 }: Stores = sharedStores): Deps {
  return { db: openDatabases(d1), now: Date.now, log: () => {} } as unknown as Deps;
}

export type Seeker = Person & { userId: string };

export async function newSeeker(fullName?: string, stores = sharedStores): Promise<Seeker> {
  const deps = depsOf(stores);
  const person = newPerson(fullName);
  const { userId, statements } = prepareSeeker(deps, {
    email: person.email,
    fullName: person.fullName,
    country: "SE",
    emailVerified: true,
    termsVersion: TERMS_VERSION,
    account: { provider: "password", passwordHash: await hashPassword(person.password, CHEAP) },
  });
  await runBatch(deps.db.shared, statements);
  return { ...person, userId };
}

export type Agency = ActiveAgent & Person;

/** In a trial of 14 days, with the limits of Growth where no other plan is named. */
export async function newAgency(
  stores = sharedStores,
  trial: { planId: string; nextRenewal?: number } = { planId: "plan-agency-growth" },
): Promise<Agency> {
  const deps = depsOf(stores);
  const agent = await createAgent(deps, trial);
  const { email, password } = newPerson();
  const { userId } = agent;
  await runBatch(deps.db.shared, [
    deps.db.shared.update(users).set({ email }).where(eq(users.id, userId)),
    deps.db.shared.insert(accounts).values({
      userId,
      provider: "password",
      subject: userId,
      passwordHash: await hashPassword(password, CHEAP),
    }),
  ]);
  return { ...agent, email, password };
}

export function newThread(agency: Agency, form?: JobForm, stores = sharedStores): Promise<string> {
  return addThread(depsOf(stores), agency, form);
}

export async function userIdOf(email: string, stores = sharedStores): Promise<string> {
  const { db } = depsOf(stores);
  const [user] = await db.shared.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!user) throw new Error(`no account ${email}`);
  return user.id;
}

const SESSION = "__Host-plumbline_session";

/** @returns the cookie's value */
async function newSession(userId: string, stores: Stores): Promise<string> {
  const token = newSessionToken();
  const row = { userId, tokenHash: hashSessionToken(token), expiresAt: Date.now() + HOUR };
  await depsOf(stores).db.shared.insert(sessions).values(row);
  return token;
}

export async function cookieOf({ userId }: { userId: string }, stores = sharedStores): Promise<string> {
  return `${SESSION}=${await newSession(userId, stores)}`;
}

export async function signIn(page: Page, { userId }: { userId: string }, stores = sharedStores) {
  const value = await newSession(userId, stores);
  await page
    .context()
    .addCookies([
      { name: SESSION, value, domain: "localhost", path: "/", secure: true, httpOnly: true, sameSite: "Lax" },
    ]);
}

export async function openAs(
  open: Open,
  person: { userId: string },
  options?: BrowserContextOptions,
): Promise<WatchedPage> {
  const opened = await open(options);
  await signIn(opened.page, person);
  return opened;
}

export async function staffMember(): Promise<{ userId: string }> {
  return { userId: await userIdOf("staff@plumbline.example") };
}
