import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { testDeps } from "../support/faults";
import { addThread, createAgent } from "../support/people/agency";
import { sessionOf, visit } from "../support/people/browser-session";
import { createSeeker, postForm } from "../support/people/seeker";

const deps = testDeps();
const ADDRESS = "203.0.113.77";
let lines: Record<string, unknown>[] = [];

/** One function writes the log, one JSON line per event. */
beforeEach(() => {
  lines = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => {
    lines.push(JSON.parse(line));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

function refusals() {
  return lines.filter(({ event }) => event === "request-refused");
}

async function twoAgents() {
  const [owner, stranger] = [await createAgent(deps), await createAgent(deps)];
  const threadId = await addThread(deps, owner);
  return { threadId, stranger, cookie: await sessionOf(deps, stranger.userId) };
}

const headers = { "cf-connecting-ip": ADDRESS };

test.each([
  ["page", (id: string) => `/agent/campaigns/${id}`],
  ["page's data", (id: string) => `/agent/campaigns/${id}.data`],
  ["endpoint", (id: string) => `/api/campaigns/${id}/candidates.csv`],
])("another's id on a %s leaves a line that names who asked for what", async (_what, path) => {
  const { threadId, stranger, cookie } = await twoAgents();
  await visit(path(threadId), { cookie, headers });
  expect(refusals()).toEqual([
    expect.objectContaining({
      code: "campaign-not-found",
      method: "GET",
      path: path(threadId),
      userId: stranger.userId,
      caller: expect.stringMatching(/^[\w-]{16}$/),
    }),
  ]);
});

test("a closed area leaves a line", async () => {
  const { userId } = await createSeeker(deps);
  await visit("/admin/users", { cookie: await sessionOf(deps, userId), headers });
  expect(refusals()).toEqual([expect.objectContaining({ code: "not-found", userId, path: "/admin/users" })]);
});

test("a post from another site leaves a line", async () => {
  await visit("/login", { method: "POST", headers: { ...headers, origin: "https://evil.example" } });
  expect(refusals()).toEqual([
    expect.objectContaining({ code: "cross-site", method: "POST", path: "/login", userId: null }),
  ]);
});

test.each(["", "x.y.z"])("a token that doesn't hold (%j) leaves a line", async (token) => {
  await visit("/b2b/job/analyze", {
    method: "POST",
    body: "{}",
    headers: { ...headers, authorization: `Bearer ${token}` },
  });
  expect(refusals()).toEqual([expect.objectContaining({ code: "token-invalid", path: "/b2b/job/analyze" })]);
});

test("a link that doesn't hold leaves a line without the link", async () => {
  const token = "t".repeat(43);
  await postForm("/verify-email", { token, intent: "confirm" });
  expect(refusals()).toEqual([expect.objectContaining({ code: "link-invalid", path: "/verify-email" })]);
  expect(JSON.stringify(lines)).not.toContain(token);
});

test("a throttled form leaves a line", async () => {
  const { userId } = await createSeeker(deps, { emailVerified: false });
  const cookie = await sessionOf(deps, userId);
  for (let i = 0; i < 6; i++) await postForm("/verify-email", { intent: "resend" }, { cookie });
  expect(refusals()).toEqual([expect.objectContaining({ code: "too-many-attempts", userId })]);
});

test("a refused sign-in names the account by its id and the caller by a mark, the same for the same caller", async () => {
  const { userId, email } = await createSeeker(deps);
  const tries = [
    { email, password: "a guess" },
    { email: `nobody-${email}`, password: "a guess" },
  ];
  for (const fields of tries) await postForm("/login", fields, { address: ADDRESS });
  await postForm("/login", tries[0] ?? {}, { address: "198.51.100.9" });
  const refused = lines.filter(({ event }) => event === "sign-in-refused");
  expect(refused).toMatchObject([
    { reason: "credentials", userId },
    { reason: "credentials", userId: null },
    { reason: "credentials", userId },
  ]);
  const [first, second, third] = refused.map(({ caller }) => caller);
  expect(first).toMatch(/^[\w-]{16}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test("no line holds an address, a network address, or what a caller wrote into a path", async () => {
  const { cookie } = await twoAgents();
  const { email } = await createSeeker(deps);
  await postForm("/login", { email, password: "hunter-hunted" }, { address: ADDRESS });
  for (const path of [`/api/candidates/${email}/resume`, "/api/candidates/Jane%20Doe/resume"])
    await visit(path, { cookie, headers });
  const log = JSON.stringify(lines);
  for (const secret of [email, ADDRESS, "hunter-hunted", "Jane"]) expect(log).not.toContain(secret);
  expect(refusals().map(({ path }) => path)).toEqual([
    "/api/candidates/*/resume",
    "/api/candidates/*/resume",
  ]);
});

test("what is allowed, or missing for everyone, leaves no line", async () => {
  const { userId } = await createSeeker(deps);
  await visit("/dashboard", { cookie: await sessionOf(deps, userId) });
  await visit("/dashboard");
  expect(refusals()).toEqual([]);
});
