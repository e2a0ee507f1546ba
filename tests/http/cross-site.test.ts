import { expect, test } from "vitest";
import { testDeps } from "../support/faults";
import { createAgent } from "../support/people/agency";
import { sessionOf, visit } from "../support/people/browser-session";

const deps = testDeps();

/** What a page of another site can make a browser send without asking, and what it can't; none may come through. */
const bodies: [contentType: string | null, body: string | undefined][] = [
  ["application/x-www-form-urlencoded", "intent=anything"],
  ["multipart/form-data; boundary=x", '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--'],
  ["text/plain", "intent=anything"],
  ["application/json", "{}"],
  ["text/xml", "<a/>"],
  ["application/x-www-form-urlencoded; charset=utf-7", "intent=anything"],
  [null, undefined],
];

const handlers = [
  "/login",
  "/register",
  "/logout",
  "/settings",
  "/contact",
  "/login/google",
  "/agent/login",
  "/agent/logout",
  "/agent/register",
  "/agent/campaigns/create",
  "/api/tokens",
  "/b2b/bulk-analyze",
  "/no/such/page",
];

const strangers: Record<string, string>[] = [
  { origin: "https://evil.example" },
  { origin: "null" },
  { origin: "http://localhost:8787.evil.example" },
  { origin: "https://localhost:8787" },
  { origin: "http://localhost:8788" },
  { origin: "http://localhost:8787", "sec-fetch-site": "cross-site" },
  { origin: "http://localhost:8787", "sec-fetch-site": "same-site" },
];

test("a form that another site posts is refused by every handler, with any content type", async () => {
  const { userId } = await createAgent(deps);
  const cookie = await sessionOf(deps, userId);
  for (const path of handlers) {
    for (const [contentType, body] of bodies) {
      const headers = {
        origin: "https://evil.example",
        ...(contentType ? { "content-type": contentType } : {}),
      };
      const answer = await visit(path, { method: "POST", cookie, body, headers });
      expect([path, contentType, answer.status]).toEqual([path, contentType, 403]);
      expect(answer.headers.getSetCookie()).toEqual([]);
      await answer.body?.cancel();
    }
  }
});

test.each(strangers)("what comes from %o is another site", async (headers) => {
  const { userId } = await createAgent(deps);
  const cookie = await sessionOf(deps, userId);
  for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
    const answer = await visit("/agent/logout", { method, cookie, headers });
    expect([method, answer.status]).toEqual([method, 403]);
  }
  expect((await visit("/agent/dashboard", { cookie })).status).toBe(200);
});
