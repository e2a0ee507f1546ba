import { env } from "cloudflare:workers";
import type { ServerBuild } from "@remix-run/cloudflare";
import { expect, test } from "vitest";
// @ts-expect-error: made by `remix vite:build`
import * as remixBuild from "../../../build/server/index.js";
import type { Env } from "../../../workers/env";
import { createSite } from "../../../workers/http/site";
import { ORIGIN, visit } from "../../support/people/browser-session";

const site = createSite(remixBuild as unknown as ServerBuild);

const allowed =
  "plumbline_cookie_consent=true; plumbline_cookie_preferences=analytics-1.marketing-0; plumbline_consent_version=2.0.0";

/** The site with a data set that remembers what is written to it, and a limit of our own. */
async function send(body: unknown, { headers = {}, calm = true } = {}) {
  const written: unknown[] = [];
  const keys: string[] = [];
  const watched = {
    ...env,
    ANALYTICS: { writeDataPoint: (point: unknown) => written.push(point) },
    RATE_LIMIT: {
      limit: async ({ key }: { key: string }) => {
        keys.push(key);
        return { success: calm };
      },
    },
  } as unknown as Env;
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const request = new Request(`${ORIGIN}/api/analytics`, {
    method: "POST",
    body: text,
    headers: {
      "content-type": "application/json",
      origin: ORIGIN,
      cookie: allowed,
      "cf-connecting-ip": "2001:db8:1:2:3:4:5:6",
      ...headers,
    },
  });
  const context = { waitUntil: () => {}, passThroughOnException: () => {} } as unknown as ExecutionContext;
  const answer = await site.fetch(request, watched, context);
  return { status: answer.status, answer, written, keys };
}

const view = { name: "page-view", page: "article" };

test("events that were allowed are counted by name, kind of page and detail", async () => {
  const events = [
    view,
    { name: "section-view", page: "individual", section: "benefits" },
    { name: "interaction", page: "individual", target: "check-my-resume" },
    { name: "slideshow", page: "individual", action: "next", slide: 2 },
    { name: "video", page: "individual", action: "play" },
  ];
  const { status, written } = await send({ events });
  expect(status).toBe(204);
  expect(written).toEqual([
    { indexes: ["page-view"], blobs: ["page-view", "article", ""], doubles: [1, 0] },
    { indexes: ["section-view"], blobs: ["section-view", "individual", "benefits"], doubles: [1, 0] },
    { indexes: ["interaction"], blobs: ["interaction", "individual", "check-my-resume"], doubles: [1, 0] },
    { indexes: ["slideshow"], blobs: ["slideshow", "individual", "next"], doubles: [1, 2] },
    { indexes: ["video"], blobs: ["video", "individual", "play"], doubles: [1, 0] },
  ]);
});

test.each([
  ["no answer", { cookie: "" }],
  ["a declined one", { cookie: allowed.replace("consent=true", "consent=false") }],
  ["marketing alone", { cookie: allowed.replace("analytics-1.marketing-0", "analytics-0.marketing-1") }],
  ["an answer to another question", { cookie: allowed.replace("2.0.0", "1.9.0") }],
  ["Global Privacy Control", { "sec-gpc": "1" }],
])("with %s nothing is counted", async (_, headers) => {
  const { status, written } = await send({ events: [view] }, { headers });
  expect(status).toBe(204);
  expect(written).toEqual([]);
});

test.each([
  ["an unknown name", { name: "click", page: "home" }],
  ["an unknown kind of page", { ...view, page: "/resume-analysis/1" }],
  ["a section that isn't listed", { name: "section-view", page: "home", section: "ada@example.com" }],
  ["a field too many", { ...view, user: "1" }],
  ["a slide that isn't there", { name: "slideshow", page: "home", action: "next", slide: 6 }],
  ["text as a number", { name: "slideshow", page: "home", action: "next", slide: "2" }],
])("%s is refused, with everything that came along", async (_, event) => {
  const { status, written } = await send({ events: [view, event] });
  expect(status).toBe(400);
  expect(written).toEqual([]);
});

test.each([
  ["nothing", ""],
  ["no JSON", "page-view"],
  ["no events", { events: [] }],
  ["too many events", { events: Array(21).fill(view) }],
  ["more than four kilobytes", { events: [view], padding: "x".repeat(4000) }],
])("%s is refused", async (_, body) => {
  const { status, written } = await send(body);
  expect(status).toBe(400);
  expect(written).toEqual([]);
});

test("a caller who reports too often is refused; callers are told apart by network, not by name", async () => {
  const { status, written, keys } = await send({ events: [view] }, { calm: false });
  expect(status).toBe(429);
  expect(written).toEqual([]);
  expect(keys).toEqual(["analytics:2001:db8:1:2::/64"]);
});

test("another site can't report", async () => {
  const { status, written } = await send({ events: [view] }, { headers: { origin: "https://evil.example" } });
  expect(status).toBe(403);
  expect(written).toEqual([]);
});

test("the unchanged Worker takes a report, and answers no GET", async () => {
  const answer = await visit("/api/analytics", {
    method: "POST",
    cookie: allowed,
    body: JSON.stringify({ events: [view] }),
    headers: { "content-type": "application/json", "cf-connecting-ip": crypto.randomUUID() },
  });
  expect(answer.status).toBe(204);
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect((await visit("/api/analytics")).status).toBe(404);
});
