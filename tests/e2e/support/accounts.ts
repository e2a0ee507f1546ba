import { eq } from "drizzle-orm";
import type { BrowserContextOptions, Page } from "playwright-core";
import { inject } from "vitest";
import { runBatch } from "../../../db/batch";
import { openDatabases } from "../../../db/client";
import { accounts, sessions, users } from "../../../db/schema";
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
/** What a password costs that only tests know. */
const CHEAP = 2 ** 10;

/** Database and files of the shared Worker. */
export const sharedStores: Stores = openStores(() => inject("stores"));

/** Dependencies for use cases that need a database and a clock, and nothing else. */
export function depsOf({ d1 }: Stores = sharedStores): Deps {
  return { db: openDatabases(d1), now: Date.now, log: () => {} } as unknown as Deps;
}

export type Seeker = Person & { userId: string };

/** A job seeker with a confirmed address, a trial and a password. */
export async function newSeeker(fullName?: string, stores = sharedStores): Promise<Seeker> {
  const deps = depsOf(stores);
  const person = newPerson(fullName);
  const { userId, statements } = prepareSeeker(deps, {
    email: person.email,
    fullName: person.fullName,
    country: "SE",
    emailVerified: true,
    account: { provider: "password", passwordHash: await hashPassword(person.password, CHEAP) },
  });
  await runBatch(deps.db.shared, statements);
  return { ...person, userId };
}

export type Agency = ActiveAgent & Person;

/** An approved agency on the largest plan, and its agent with a password. */
export async function newAgency(stores = sharedStores): Promise<Agency> {
  const deps = depsOf(stores);
  const agent = await createAgent(deps, { planId: "plan-agency-growth" });
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

/** A job thread of an agency. @returns its id */
export function newThread(agency: Agency, form?: JobForm, stores = sharedStores): Promise<string> {
  return addThread(depsOf(stores), agency, form);
}

/** The id of a demo account, by its address. */
export async function userIdOf(email: string, stores = sharedStores): Promise<string> {
  const { db } = depsOf(stores);
  const [user] = await db.shared.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!user) throw new Error(`no account ${email}`);
  return user.id;
}

const SESSION = "__Host-plumbline_session";

/** Opens a session by its row. @returns the cookie's value */
async function newSession(userId: string, stores: Stores): Promise<string> {
  const token = newSessionToken();
  const row = { userId, tokenHash: hashSessionToken(token), expiresAt: Date.now() + HOUR };
  await depsOf(stores).db.shared.insert(sessions).values(row);
  return token;
}

/** @returns the Cookie header of a new session */
export async function cookieOf({ userId }: { userId: string }, stores = sharedStores): Promise<string> {
  return `${SESSION}=${await newSession(userId, stores)}`;
}

/** Signs a page's browser in without the form; the next page that it opens is the person's. */
export async function signIn(page: Page, { userId }: { userId: string }, stores = sharedStores) {
  const value = await newSession(userId, stores);
  await page
    .context()
    .addCookies([
      { name: SESSION, value, domain: "localhost", path: "/", secure: true, httpOnly: true, sameSite: "Lax" },
    ]);
}

/** Opens a page of the shared Worker in a browser of its own that is signed in. */
export async function openAs(
  open: Open,
  person: { userId: string },
  options?: BrowserContextOptions,
): Promise<WatchedPage> {
  const opened = await open(options);
  await signIn(opened.page, person);
  return opened;
}

/** The one whom the settings name as staff, on the shared Worker. */
export async function staffMember(): Promise<{ userId: string }> {
  return { userId: await userIdOf("staff@plumbline.example") };
}
