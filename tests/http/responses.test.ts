import { expect, test } from "vitest";
import { testDeps } from "../support/faults";
import { createAgent } from "../support/people/agency";
import { sessionOf, visit } from "../support/people/browser-session";

test.each(["/", "/agent/login", "/no/such/page", "/api/no-such-thing", "/health", "/favicon.svg"])(
  "%s carries the security headers",
  async (path) => {
    const { headers } = await visit(path);
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(headers.get("content-security-policy")).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers.get("strict-transport-security")).toContain("max-age=63072000");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  },
);

test("every inline script of a page carries the nonce of its response, and two responses differ in it", async () => {
  const pages = await Promise.all([visit("/agent/login"), visit("/agent/login")]);
  const nonces = pages.map(
    (page) => /'nonce-([^']+)'/.exec(page.headers.get("content-security-policy") ?? "")?.[1],
  );
  expect(nonces[0]).toBeTruthy();
  expect(nonces[0]).not.toBe(nonces[1]);
  const html = (await pages[0]?.text()) ?? "";
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>/g)];
  expect(scripts.length).toBeGreaterThan(0);
  for (const [, attributes] of scripts) expect(attributes).toContain(`nonce="${nonces[0]}"`);
});

test("a page that isn't there answers 404 with a page of our own and a reference", async () => {
  const answer = await visit("/no/such/page");
  expect(answer.status).toBe(404);
  expect(answer.headers.get("content-type")).toContain("text/html");
  expect(await answer.text()).toMatch(/Reference/i);
});

test("the API answers errors as JSON with a code, words and a reference", async () => {
  const missing = await visit("/api/no-such-thing");
  expect(missing.status).toBe(404);
  expect(await missing.json()).toMatchObject({ error: "not-found", message: "Not found" });
  const signedOut = await visit(`/api/batches/${crypto.randomUUID()}`);
  expect(await signedOut.json()).toEqual({
    error: "unauthenticated",
    message: "User not authenticated",
    reference: expect.stringMatching(/^[0-9a-f]{8}$/),
  });
});

test("pages of a signed-in agent may not be kept by shared caches", async () => {
  const deps = testDeps();
  const agent = await createAgent(deps);
  const cookie = await sessionOf(deps, agent.userId);
  const page = await visit("/agent/dashboard", { cookie });
  expect(page.headers.get("cache-control")).toMatch(/private|no-store/);
});
