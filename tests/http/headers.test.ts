import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { ServerBuild } from "@remix-run/cloudflare";
import { expect, test } from "vitest";
// @ts-expect-error: made by `remix vite:build`
import * as remixBuild from "../../build/server/index.js";
import { createSite } from "../../workers/http/site";
import { testDeps } from "../support/faults";
import { createAgent } from "../support/people/agency";
import { filesForm, ORIGIN, sessionOf, visit } from "../support/people/browser-session";
import { createSeeker, PASSWORD, postForm } from "../support/people/seeker";
import { createResumes } from "../support/samples/seeker-resumes";
import { resumePdf } from "../support/samples/text-pdf";
import { observatoryScore } from "./observatory";

const ENOUGH = 120;
const deps = testDeps();

/** What a response scores where the site runs in production: at https, with the vendors' own addresses. */
async function scoreOf(answer: Response, path: string) {
  const headers = new Headers(answer.headers);
  const policy = headers.get("content-security-policy");
  if (policy)
    headers.set(
      "content-security-policy",
      policy.replace(/http:\/\/(localhost|127\.0\.0\.1)(:\d+)?/g, "https://vendor.example"),
    );
  const location = headers.get("location");
  if (location?.startsWith(ORIGIN))
    headers.set("location", location.replace(ORIGIN, "https://plumbline.example"));
  const body = await answer.text();
  return observatoryScore({ headers, body, url: new URL(path, "https://plumbline.example") });
}

async function expectEnough(answer: Response, path: string) {
  const { score, outcomes } = await scoreOf(answer, path);
  expect({ path, enough: score >= ENOUGH, outcomes }).toMatchObject({ enough: true });
}

test.each([
  ["a page", "/"],
  ["a page with a form", "/agent/register"],
  ["a page's data", "/_root.data"],
  ["the API's error", "/api/no-such-thing"],
  ["the health check", "/health"],
  ["a redirect", "/dashboard"],
  ["a page that isn't there", "/no/such/page"],
  ["a refusal", "/agent/dashboard"],
  ["a picture", "/favicon.svg"],
  ["the shared picture", "/og.jpg"],
  ["an icon", "/icons/icon-192.png"],
  ["the manifest", "/manifest.webmanifest"],
  ["robots.txt", "/robots.txt"],
  ["the sitemap", "/sitemap.xml"],
  ["the feed", "/learning-center/rss.xml"],
  ["security.txt", "/.well-known/security.txt"],
])("%s scores 120 or more at the Observatory: %s", async (_, path) => {
  await expectEnough(await visit(path), path);
});

test("pages, sign-in and downloads of someone who is signed in score 120 or more", async () => {
  const { userId, email } = await createSeeker(deps);
  const cookie = await sessionOf(deps, userId);
  await expectEnough(await visit("/dashboard", { cookie }), "/dashboard");
  await expectEnough(await visit("/agent/dashboard", { cookie }), "/agent/dashboard");
  await expectEnough(await postForm("/login", { email, password: PASSWORD }), "/login");
  await expectEnough(await postForm("/logout", {}, { cookie }), "/logout");
  const agent = await createAgent(deps);
  const agentCookie = await sessionOf(deps, agent.userId);
  await expectEnough(await visit("/agent/dashboard", { cookie: agentCookie }), "/agent/dashboard");
  const upload = `/api/campaigns/${crypto.randomUUID()}/resumes`;
  const body = filesForm([{ name: "a.pdf", bytes: resumePdf(1) }]);
  await expectEnough(await visit(upload, { cookie: agentCookie, method: "POST", body }), upload);
});

test("files, exports and JSON of someone who is signed in score 120 or more", async () => {
  const { user, ids } = await createResumes(1);
  const cookie = await sessionOf(deps, user.userId);
  const own = `/api/resumes/${ids[0]}`;
  for (const path of [own, `${own}/file`, "/api/analyses.csv", "/api/analyses.json"]) {
    const answer = await visit(path, { cookie });
    expect({ path, status: answer.status }).toEqual({ path, status: 200 });
    await expectEnough(answer, path);
  }
});

test("refused forms, strangers' requests and choices of cookies score 120 or more", async () => {
  const refused = await visit("/contact", { method: "POST", body: new URLSearchParams({ name: "" }) });
  expect(refused.status).toBe(400);
  await expectEnough(refused, "/contact");
  const foreign = { method: "POST", body: "{}", headers: { origin: "https://evil.example" } };
  const stranger = await visit("/api/consent", foreign);
  expect(stranger.status).toBe(403);
  await expectEnough(stranger, "/api/consent");
  const choice = new URLSearchParams({ analytics: "on" });
  const chosen = await visit("/cookie-preferences", { method: "POST", body: choice });
  expect(chosen.headers.getSetCookie()).not.toEqual([]);
  await expectEnough(chosen, "/cookie-preferences");
});

test("what breaks on our side scores 120 or more", async () => {
  const broken = {
    prepare: () => {
      throw new Error("the database is away");
    },
  };
  const site = createSite(remixBuild as unknown as ServerBuild);
  for (const path of ["/learning-center", "/learning-center/rss.xml"]) {
    const request = new Request(ORIGIN + path);
    const answer = await site.fetch(request, { ...env, DB: broken } as never, createExecutionContext());
    expect(answer.status).toBe(500);
    await expectEnough(answer, path);
  }
});

test("hashed files, which the Worker doesn't see, score 120 or more and may be kept for ever", async () => {
  const page = await (await visit("/")).text();
  const file = /\/assets\/[\w.-]+\.js/.exec(page)?.[0] ?? "";
  const answer = await env.ASSETS.fetch(ORIGIN + file);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  await expectEnough(answer, file);
});

test.each(["/favicon.svg", "/og.jpg", "/icons/icon-192.png", "/manifest.webmanifest"])(
  "%s may be kept for a day",
  async (path) => {
    const answer = await visit(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=86400");
  },
);

test("the table takes points away for what is missing", () => {
  const headers = new Headers({ "content-type": "text/html", "set-cookie": "session=1" });
  const body = '<script src="http://elsewhere.example/a.js"></script>';
  expect(observatoryScore({ headers, body, url: new URL("https://plumbline.example/") }).score).toBe(0);
  const bare = observatoryScore({
    headers: new Headers(),
    body: "",
    url: new URL("https://plumbline.example/"),
  });
  expect(bare.score).toBe(100 - 25 - 20 - 5 - 20);
});
