import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { sessions, users } from "../../../db/schema";
import { findSignedInUser } from "../../../workers/domain/identity/session/find-signed-in-user";
import { hashSessionToken, newSessionToken } from "../../../workers/domain/identity/session/session-token";
import { failOnce, testDeps } from "../../support/faults";
import { createAgent } from "../../support/people/agency";
import { visit } from "../../support/people/browser-session";
import { cookieOf, cookiesOf, createSeeker, PASSWORD, postForm } from "../../support/people/seeker";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const SESSION = "__Host-plumbline_session";

/** Someone with a session that has just begun, and visits by a clock of the test's own. */
async function person(kind: "seeker" | "agent" | "staff") {
  const deps = testDeps();
  const db = deps.db.shared;
  const { userId } = kind === "agent" ? await createAgent(deps) : await createSeeker(deps);
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  const site = { ...deps.site, staffEmails: kind === "staff" ? [user?.email ?? ""] : [] };
  const token = newSessionToken();
  const tokenHash = hashSessionToken(token);
  const createdAt = deps.now();
  await db.insert(sessions).values({ userId, tokenHash, createdAt, expiresAt: createdAt + 30 * DAY });
  const row = async () => (await db.select().from(sessions).where(eq(sessions.tokenHash, tokenHash)))[0];
  return {
    deps,
    token,
    row,
    isIn: async () => (await findSignedInUser({ ...deps, site }, token)) !== null,
    /** how long the session has to live from now, in milliseconds */
    left: async () => ((await row())?.expiresAt ?? 0) - deps.now(),
  };
}

test.each([
  ["seeker", 29 * DAY, 90 * DAY],
  ["agent", 2.7 * DAY, 14 * DAY],
  ["staff", 55 * MINUTE, 12 * HOUR],
] as const)(
  "a %s's session slides with each visit, to its longest life and no further",
  async (kind, step, longest) => {
    const { deps, isIn } = await person(kind);
    const visits = Math.ceil(longest / step) - 1;
    for (let i = 0; i < visits; i++) {
      expect(await isIn()).toBe(true);
      deps.wait(step);
    }
    expect(await isIn()).toBe(true);
    deps.wait(longest - visits * step + 1000);
    expect(await isIn()).toBe(false);
  },
);

test.each([
  ["seeker", 30 * DAY],
  ["agent", 3 * DAY],
  ["staff", HOUR],
] as const)("a %s's session ends when it isn't used for its idle time", async (kind, idle) => {
  const { deps, isIn } = await person(kind);
  expect(await isIn()).toBe(true);
  deps.wait(idle + 1000);
  expect(await isIn()).toBe(false);
});

test("an old session of thirty days is shortened by an agent's first visit", async () => {
  const { isIn, left } = await person("agent");
  await isIn();
  expect(await left()).toBeLessThanOrEqual(3 * DAY);
});

test("visits close together write nothing: the end moves once in a thirtieth of the idle time", async () => {
  const { deps, isIn, row } = await person("seeker");
  await isIn();
  const before = (await row())?.expiresAt;
  deps.wait(0.9 * DAY);
  await isIn();
  expect((await row())?.expiresAt).toBe(before);
  deps.wait(0.2 * DAY);
  await isIn();
  expect((await row())?.expiresAt).toBeGreaterThan(before ?? 0);
});

test("a visit whose end can't be moved is a visit all the same", async () => {
  const { token, deps } = await person("agent");
  const faulty = testDeps({ d1: failOnce(2) });
  faulty.wait(deps.now() - faulty.now());
  expect(await findSignedInUser(faulty, token)).not.toBeNull();
});

test("the cookie of a sign-in lasts as long as the session may, the row as long as it is idle", async () => {
  const deps = testDeps();
  const { email, userId } = await createSeeker(deps);
  const answer = await postForm("/login", { email, password: PASSWORD });
  const [cookie = ""] = answer.headers.getSetCookie().filter((line) => line.startsWith(SESSION));
  const expires = Date.parse(/expires=([^;]+)/i.exec(cookie)?.[1] ?? "");
  const [row] = await deps.db.shared.select().from(sessions).where(eq(sessions.userId, userId));
  expect(Math.abs(expires - (row?.createdAt ?? 0) - 90 * DAY)).toBeLessThan(1000);
  expect((row?.expiresAt ?? 0) - (row?.createdAt ?? 0)).toBe(30 * DAY);
});

/** A job seeker who has signed in, with a token for programs. */
async function withToken() {
  const deps = testDeps();
  const { email } = await createSeeker(deps);
  const cookie = cookiesOf(await postForm("/login", { email, password: PASSWORD }));
  const made = await visit("/api/tokens", {
    method: "POST",
    cookie,
    body: JSON.stringify({ use: "cv-analysis" }),
  });
  const { token } = await made.json<{ token: string }>();
  /** 401 where the token opens nothing; 404 or 400 where only the résumé is missing */
  const use = async () => {
    const answer = await visit("/cv/analyze", {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ resumeUrl: "http://localhost:8787/files/resumes/x" }),
    });
    return answer.status;
  };
  return { cookie, use };
}

function changePassword(cookie: string) {
  const fields = {
    intent: "password",
    currentPassword: PASSWORD,
    newPassword: "a very different phrase",
    confirmPassword: "a very different phrase",
  };
  return postForm("/settings", fields, { cookie });
}

test("a change of password gives the browser another session, and ends the one it had", async () => {
  const { cookie } = await withToken();
  const answer = await changePassword(cookie);
  expect(answer.status).toBe(302);
  const fresh = cookieOf(answer, SESSION);
  expect(fresh).toMatch(/^[\w-]{43}$/);
  expect(cookie).not.toContain(fresh);
  expect((await visit("/settings", { cookie })).status).toBe(302);
  expect((await visit("/settings", { cookie: cookiesOf(answer) })).status).toBe(200);
});

test("a token for programs works while its session lives", async () => {
  const { use } = await withToken();
  expect(await use()).not.toBe(401);
});

test.each([
  ["sign-out", (cookie: string) => postForm("/logout", {}, { cookie })],
  ["a change of password", changePassword],
])("a token for programs dies with %s", async (_what, end) => {
  const { cookie, use } = await withToken();
  await end(cookie);
  expect(await use()).toBe(401);
});
