import { env } from "cloudflare:workers";
import type { ServerBuild } from "@remix-run/cloudflare";
import { eq } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { sitePages } from "../../../app/routes";
// @ts-expect-error: made by `remix vite:build`
import * as remixBuild from "../../../build/server/index.js";
import { users } from "../../../db/schema";
import { createCloudflareAccess } from "../../../workers/adapters/access/cloudflare-access";
import { createDeps } from "../../../workers/context";
import { findSignedInUser } from "../../../workers/domain/identity/session/find-signed-in-user";
import type { Env } from "../../../workers/env";
import { createSite } from "../../../workers/http/site";
import type { AccessTokenOrder } from "../../fakes/access";
import { testDeps } from "../../support/faults";
import { createAgent } from "../../support/people/agency";
import { ORIGIN, sessionOf, visit } from "../../support/people/browser-session";
import { createPerson, createStaff, post, STAFF_EMAIL, wordsOf } from "../../support/people/staff";

const TEAM = "plumbline.cloudflareaccess.com";
const AUDIENCE = "aud-of-the-staff-area";
const STAND_IN = `${(env as unknown as Env).TURNSTILE_ORIGIN}/access`;
const deps = testDeps();

afterEach(() => vi.unstubAllGlobals());

/** What Access would send along with a request of the one who is named. */
async function assertion({ claims, twist }: AccessTokenOrder = {}): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const usual = {
    iss: `https://${TEAM}`,
    aud: [AUDIENCE],
    email: STAFF_EMAIL,
    iat: now,
    nbf: now,
    exp: now + 600,
    type: "app",
  };
  const answer = await fetch(`${STAND_IN}/token`, {
    method: "POST",
    body: JSON.stringify({ claims: { ...usual, ...claims }, twist }),
  });
  return ((await answer.json()) as { token: string }).token;
}

const gate = createCloudflareAccess({
  teamDomain: TEAM,
  audience: AUDIENCE,
  openWithout: false,
  keysOrigin: STAND_IN,
});
const check = async (order?: AccessTokenOrder, email = STAFF_EMAIL) =>
  gate.refusal({ assertion: await assertion(order), email });

test("the right word lets in, with the address in any case", async () => {
  expect(await check()).toBeNull();
  expect(await check({ claims: { email: STAFF_EMAIL.toUpperCase() } })).toBeNull();
});

const ago = Math.floor(Date.now() / 1000) - 3600;

test.each<[string, AccessTokenOrder, string]>([
  ["another audience", { claims: { aud: ["another-application"] } }, "access-invalid"],
  ["no audience", { claims: { aud: null } }, "access-invalid"],
  ["another team", { claims: { iss: "https://evil.cloudflareaccess.com" } }, "access-invalid"],
  ["expired", { claims: { iat: ago, nbf: ago, exp: ago + 60 } }, "access-expired"],
  ["without an end", { claims: { exp: null } }, "access-invalid"],
  ["not yet valid", { claims: { nbf: ago + 7200 } }, "access-invalid"],
  ["unsigned", { twist: "none" }, "access-invalid"],
  ["signed with the public key as a secret", { twist: "hs256" }, "access-invalid"],
  ["another key under the known name", { twist: "other-key" }, "access-invalid"],
  ["an unknown key", { twist: "unknown-kid" }, "access-invalid"],
  ["another person", { claims: { email: "someone@plumbline.example" } }, "access-other-person"],
  ["a service, no person", { claims: { email: null } }, "access-invalid"],
  ["an address that is no text", { claims: { email: [STAFF_EMAIL] } }, "access-other-person"],
])("refused: %s", async (_, order, code) => {
  expect(await check(order)).toBe(code);
});

test.each([null, "", "nonsense", "a.b.c", "é.é.é"])("refused: the header %j", async (header) => {
  const code = header ? "access-invalid" : "access-missing";
  expect(await gate.refusal({ assertion: header, email: STAFF_EMAIL })).toBe(code);
});

test("a word with a changed claim is refused", async () => {
  const [head, body = "", signature] = (await assertion()).split(".");
  const claims = JSON.parse(atob(body.replaceAll("-", "+").replaceAll("_", "/")));
  const changed = btoa(JSON.stringify({ ...claims, email: "other@plumbline.example" })).replaceAll("=", "");
  const forged = `${head}.${changed.replaceAll("+", "-").replaceAll("/", "_")}.${signature}`;
  expect(await gate.refusal({ assertion: forged, email: "other@plumbline.example" })).toBe("access-invalid");
});

test("keys that can't be had let nobody in and call nobody a liar", async () => {
  const broken = createCloudflareAccess({
    teamDomain: TEAM,
    audience: AUDIENCE,
    openWithout: true,
    keysOrigin: `${STAND_IN}/nothing-here`,
  });
  await expect(broken.refusal({ assertion: await assertion(), email: STAFF_EMAIL })).rejects.toThrow();
});

test("without Access the area is open on a developer's machine alone; half a configuration opens nothing", async () => {
  const open = async (teamDomain: string | undefined, audience: string | undefined, openWithout: boolean) =>
    createCloudflareAccess({ teamDomain, audience, openWithout }).refusal({
      assertion: null,
      email: STAFF_EMAIL,
    });
  expect(await open(undefined, undefined, true)).toBeNull();
  expect(await open(undefined, undefined, false)).toBe("access-not-configured");
  expect(await open(TEAM, undefined, true)).toBe("access-not-configured");
  expect(await open(undefined, AUDIENCE, true)).toBe("access-not-configured");
});

test("the whole site with Access configured: each request needs the word of the same person", async () => {
  const real = globalThis.fetch;
  vi.stubGlobal("fetch", (input: RequestInfo | URL, init?: RequestInit) => {
    const address = input instanceof Request ? input.url : String(input);
    return real(address.replace(`https://${TEAM}`, STAND_IN), init);
  });
  const site = createSite(remixBuild as unknown as ServerBuild);
  const configured = { ...env, ACCESS_TEAM_DOMAIN: TEAM, ACCESS_AUDIENCE: AUDIENCE } as unknown as Env;
  const { cookie } = await createStaff(deps);
  const open = async (path: string, header: string | null) => {
    const headers = { cookie, ...(header ? { "cf-access-jwt-assertion": header } : {}) };
    const pending: Promise<unknown>[] = [];
    const context = { waitUntil: (work: Promise<unknown>) => pending.push(work), props: {} };
    const answer = await site.fetch(new Request(ORIGIN + path, { headers }), configured, context as never);
    return answer.status;
  };
  const logged: string[] = [];
  vi.spyOn(console, "log").mockImplementation((line) => void logged.push(String(line)));
  for (const path of ["/admin", "/admin/agents", "/admin.data"]) {
    expect(await open(path, await assertion()), path).toBe(200);
    expect(await open(path, null), path).toBe(404);
    expect(await open(path, await assertion({ claims: { email: "a@plumbline.example" } })), path).toBe(404);
  }
  vi.restoreAllMocks();
  const refusals = logged.filter((line) => line.includes("staff-refused"));
  expect(refusals.some((line) => line.includes("access-missing"))).toBe(true);
  expect(refusals.some((line) => line.includes("access-other-person"))).toBe(true);
  expect(refusals.join()).not.toContain("plumbline.example");
});

test("in production without Access nobody gets in", () => {
  const production = {
    ...env,
    APP_ORIGIN: "https://plumbline.example",
    GOOGLE_ISSUER: "https://accounts.google.com",
    TURNSTILE_ORIGIN: "https://challenges.cloudflare.com",
    MAIL_TRANSPORT: "cloudflare",
    SIGNING_SECRET: "x".repeat(40),
  } as unknown as Env;
  expect(() => createDeps(production)).toThrow(/ACCESS_TEAM_DOMAIN, ACCESS_AUDIENCE/);
});

/** Every page of the area; true: it takes forms. */
const pages: Record<string, boolean> = {
  "/admin": false,
  "/admin/agents": false,
  "/admin/agents/x": false,
  "/admin/agents/x/approve": true,
  "/admin/users": false,
  "/admin/users/x": false,
  "/admin/users/x/money/suspend": true,
  "/admin/companies": false,
  "/admin/companies/x": false,
  "/admin/companies/x/deactivate": true,
  "/admin/companies/x/money/suspend": true,
  "/admin/subscriptions": false,
  "/admin/billing": false,
  "/admin/billing/alerts/x/resolve": true,
  "/admin/billing/declarations/x/answer": true,
  "/admin/messages": false,
  "/admin/messages/x": true,
  "/admin/bookings": false,
  "/admin/bookings/x": true,
  "/admin/lists": false,
  "/admin/deletions": false,
  "/admin/deletions/x/erase": true,
  "/admin/resumes": false,
  "/admin/resumes/x/retry": true,
  "/admin/resumes/own/x/retry": true,
  "/admin/mails": false,
  "/admin/mails/x/resend": true,
  "/admin/articles": false,
  "/admin/articles/new": true,
  "/admin/articles/x": true,
  "/admin/articles/x/delete": true,
  "/admin/audit": false,
  "/admin/letters/new": true,
  "/admin/letters/x": true,
  "/admin/letters/x/delete": true,
  "/admin/boards": false,
  "/admin/boards/add": true,
  "/admin/boards/import": true,
  "/admin/funnel": false,
  "/admin/incidents": false,
  "/admin/incidents/new": true,
  "/admin/incidents/x": true,
};

test("this list of pages is whole", () => {
  // A download, and buttons of a list, have no page: the access matrix holds them.
  const pageless = ["routes/staff/mailing-lists/confirmed", "routes/staff/boards/change"];
  const leaves = sitePages.filter(({ id, access }) => access === "staff" && !pageless.includes(id));
  expect(Object.keys(pages)).toHaveLength(leaves.length);
});

test("visitors are sent to the sign-in, which leads back", async () => {
  for (const [path, takesForms] of Object.entries(pages)) {
    const answers = [await visit(path), ...(takesForms ? [await post(path, undefined)] : [])];
    for (const answer of answers) {
      expect(answer.status, path).toBe(302);
      expect(answer.headers.get("location")).toBe(`/login?next=${encodeURIComponent(path)}`);
    }
  }
});

test("job seekers and agents see what an unknown address shows, and their forms go nowhere", async () => {
  const person = await createPerson(deps);
  const agent = await createAgent(deps);
  for (const { userId } of [person, agent]) {
    const cookie = await sessionOf(deps, userId);
    const reference = /Reference: [0-9a-f]{8}/;
    const missing = await visit("/nothing-here", { cookie });
    const words = (await wordsOf(missing)).replace(reference, "");
    for (const [path, takesForms] of Object.entries(pages)) {
      const answers = [
        await visit(path, { cookie }),
        ...(takesForms ? [await post(path, cookie, { reason: "Please" })] : []),
      ];
      for (const answer of answers) {
        expect(answer.status, path).toBe(404);
        expect((await wordsOf(answer)).replace(reference, ""), path).toBe(words);
      }
    }
  }
});

test("an address that is named as staff's counts once it is confirmed", async () => {
  const { userId, email } = await createPerson(deps);
  const site = { ...deps.site, staffEmails: [email] };
  const token = (await sessionOf(deps, userId)).split("=")[1] ?? "";
  expect(await findSignedInUser({ ...deps, site }, token)).toMatchObject({ isStaff: true });
  await deps.db.shared.update(users).set({ emailVerified: false }).where(eq(users.id, userId));
  expect(await findSignedInUser({ ...deps, site }, token)).toMatchObject({ isStaff: false });
});
