import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { ServerBuild } from "@remix-run/cloudflare";
import { expect, test } from "vitest";
// @ts-expect-error: made by `remix vite:build`
import * as remixBuild from "../../build/server/index.js";
import { createSite } from "../../workers/http/site";
import { testDeps } from "../support/faults";
import { ORIGIN, sessionOf, visit } from "../support/people/browser-session";
import { createSeeker, postForm } from "../support/people/seeker";
import { createResumes } from "../support/samples/seeker-resumes";

const deps = testDeps();
const { version } = (remixBuild as unknown as ServerBuild).assets;
const manifest = (paths: string[]) =>
  `/__manifest?${new URLSearchParams([["version", version], ...paths.map((path) => ["p", path])])}`;
const asPage = { headers: { accept: "text/html,application/xhtml+xml" } };

test.each([
  ["a path of many parts", "/a".repeat(9), 404],
  ["the same as a page's data", `${"/a".repeat(9)}.data`, 404],
  ["a path of many empty parts", "/".repeat(200), 404],
  ["a long path", `/${"a".repeat(600)}`, 414],
  ["a long address of a real page's data", `/learning-center/${"a".repeat(600)}.data`, 414],
  ["an API's address", `/api/campaigns/${"a".repeat(600)}`, 414],
  ["a long query", `/login?next=${"a".repeat(9000)}`, 414],
  ["a question about a path of many parts", manifest(["/a".repeat(9)]), 404],
  ["a question about a long path", manifest([`/${"a".repeat(600)}`]), 404],
  ["a question about many paths", manifest(Array(101).fill("/login")), 414],
])("%s is refused before any page looks at it", async (_, path, status) => {
  const answer = await visit(path, asPage);
  expect(answer.status).toBe(status);
  expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const page = await answer.text();
  expect(page).toMatch(status === 404 ? /<h1>Page not found</ : /<h1>This can't be answered<|can&#39;t/);
  expect(page).not.toContain("<script");
  const json = await visit(path);
  expect(json.status).toBe(status);
  expect(await json.json()).toMatchObject({ error: status === 404 ? "not-found" : "address-too-long" });
});

test("the page of a refusal shows what was asked nowhere, and wears the nonce of its policy", async () => {
  const answer = await visit(`/${"<b>".repeat(200)}`, asPage);
  const page = await answer.text();
  expect(page).not.toContain("<b>");
  const nonce = /<style nonce="([^"]+)"/.exec(page)?.[1];
  expect(answer.headers.get("content-security-policy")).toContain(`style-src 'self' 'nonce-${nonce}'`);
});

test("addresses at the limits, and what the browser asks about a page's links, are answered", async () => {
  expect((await visit(`/learning-center/${"a".repeat(400)}`)).status).toBe(404);
  expect((await visit("/a/a/a/a/a/a/a/a", asPage)).status).toBe(404);
  expect((await visit(`/login?next=/${"a".repeat(1900)}`)).status).toBe(200);
  const asked = await visit(manifest(["/login", "/agent/campaigns/x/candidates/y/delete"]));
  expect(asked.status).toBe(200);
  expect(await asked.json()).toHaveProperty(["routes/account/login"]);
});

test("headers that are too large are refused; a browser's are not", async () => {
  const send = (headers: Record<string, string>) => visit("/login", { headers });
  expect((await send({ "accept-language": ",".repeat(120_000) })).status).toBe(431);
  expect((await send({ cookie: "a=b; ".repeat(4000) })).status).toBe(431);
  const many = Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`x-${i}`, "a".repeat(700)]));
  expect((await send(many)).status).toBe(431);
  expect(
    (await send({ cookie: `analytics=${"a".repeat(4000)}`, "accept-language": "de-AT,de;q=0.9" })).status,
  ).toBe(200);
});

const FIELDS = [
  "email[5000000]=x",
  "email%5B5000000%5D=x",
  "email[]=x",
  `${"a.".repeat(5000)}b=x`,
  "a.b=x",
  `${"a".repeat(65)}=x`,
  "=x",
  "__proto__=x",
  "__state__={",
  "__intent__={",
  `__intent__=${encodeURIComponent('{"type":"insert","payload":{"name":"a[10000000]"}}')}`,
  `__intent__=${encodeURIComponent('{"type":"validate","payload":{"name":"a[10000000]"}}')}`,
  "%5F%5Fintent%5F%5F={",
];

test.each(FIELDS)("a field that no form of ours has is refused: %s", async (body) => {
  const type = { "content-type": "application/x-www-form-urlencoded" };
  for (const path of ["/login", "/agent/register", "/newsletter", "/login.data"]) {
    const answer = await visit(path, { method: "POST", body, headers: type });
    expect([path, answer.status]).toEqual([path, 400]);
    expect(await answer.json()).toMatchObject({ error: "invalid-input" });
  }
});

test("as many fields, and as much text, as no form has are refused", async () => {
  const many: [string, string][] = Array.from({ length: 1001 }, () => ["email", "x"]);
  expect((await postForm("/login", many)).status).toBe(413);
  const long = { email: "a".repeat(300 * 1024) };
  expect((await postForm("/login", long)).status).toBe(413);
  const { userId } = await createSeeker(deps);
  const cookie = await sessionOf(deps, userId);
  // A posting of 50,000 characters may take that many bytes.
  const posting = await postForm("/new-analysis", { description: "é".repeat(49_000) }, { cookie });
  expect(posting.status).toBe(400);
  expect((await postForm("/new-analysis", { description: "é".repeat(180_000) }, { cookie })).status).toBe(
    413,
  );
});

test("a form whose script asks for one field's check gets it, and nothing is done", async () => {
  const __intent__ = JSON.stringify({ type: "validate", payload: { name: "email" } });
  const answer = await postForm("/forgot-password", { __intent__, email: "nobody" });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain("Please enter a valid email address");
});

test("a read with a body, or with Remix's old ?_data, is answered as without", async () => {
  const site = createSite(remixBuild as unknown as ServerBuild);
  const url = `${ORIGIN}/login?_data=root&next=%2Fsettings`;
  const withBody = Object.defineProperty(new Request(url), "body", { value: new Response("a=b").body });
  for (const request of [new Request(url), withBody]) {
    const answer = await site.fetch(request, env as never, createExecutionContext());
    expect(answer.status).toBe(200);
    const page = await answer.text();
    expect(page).toContain("<h1");
    expect(page).toContain('name="next" value="/settings"');
  }
});

test("a correction of a kind that there isn't, and a page that there isn't, are the sender's fault", async () => {
  const { user, ids } = await createResumes(1);
  const cookie = await sessionOf(deps, user.userId);
  for (const kind of ["constructor", "__proto__", "toString", "none"]) {
    const answer = await postForm(
      `/resume-analysis/${ids[0]}`,
      { kind, entry: "0", factsVersion: "1" },
      { cookie },
    );
    expect([kind, answer.status]).toEqual([kind, 400]);
  }
  for (const page of ["1.5", "1e400", "99999999999999999999", "-1", "x"]) {
    const answer = await visit(`/my-resumes?page=${page}`, { cookie });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(`/resume-analysis/${ids[0]}`);
  }
});

test("a boundary longer than the standard's is refused before the body is looked at", async () => {
  const { userId } = await createSeeker(deps);
  const cookie = await sessionOf(deps, userId);
  const send = (path: string, boundary: string) =>
    visit(path, {
      method: "POST",
      cookie,
      body: `--${boundary}\r\ncontent-disposition: form-data; name="resumes"; filename="a.txt"\r\n\r\nx\r\n--${boundary}--\r\n`,
      headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
    });
  for (const path of ["/api/resumes", "/my-resumes"]) {
    const long = await send(path, "a".repeat(71));
    expect(long.status).toBe(400);
    expect(await long.text()).toContain("Please check your input.");
    expect(await (await send(path, "a".repeat(70))).text()).toContain("valid file type");
  }
});

test("the site answers under its own name alone", async () => {
  const site = createSite(remixBuild as unknown as ServerBuild);
  for (const origin of ["http://evil.example", "http://evil.example:8787", "http://localhost:9999"]) {
    const request = new Request(`${origin}/outbox`, asPage);
    const answer = await site.fetch(request, env as never, createExecutionContext());
    expect([origin, answer.status]).toEqual([origin, 421]);
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
  }
});
