import { createExecutionContext, env, waitOnExecutionContext } from "cloudflare:test";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { sitePages } from "../../../app/routes";
import type { AppEnv } from "../../../workers/http/app-context";
import { pageCache } from "../../../workers/http/page-cache";
import { testDeps } from "../../support/faults";
import { sessionOf, visit } from "../../support/people/browser-session";
import { createSeeker } from "../../support/people/seeker";

const FOR_ALL = "public, max-age=0, s-maxage=300, stale-while-revalidate=86400";
const deps = testDeps();

/** A site of one handler behind the cache; each answer has a number, and a policy with that number. */
async function smallSite(headers: Record<string, string>, version = "1") {
  const cache = await caches.open(crypto.randomUUID());
  let made = 0;
  const build = (ofVersion: string) =>
    new Hono<AppEnv>()
      .use(async (c, next) => {
        c.set("deps", { settings: { APP_ORIGIN: "http://localhost:8787" } } as never);
        await next();
      })
      .use(pageCache(ofVersion, { open: () => cache, evenLocally: true }))
      .use(async (c, next) => {
        await next();
        c.res.headers.set("Content-Security-Policy", `script-src 'nonce-${made}'`);
      })
      .all("*", (c) => c.html(`<p>${++made}</p><script nonce="${made}"></script>`, 200, headers));
  const ask = async (path: string, init?: RequestInit, ofVersion = version) => {
    const context = createExecutionContext();
    const answer = await build(ofVersion).fetch(
      new Request(`https://plumbline.example${path}`, init),
      env as never,
      context,
    );
    await waitOnExecutionContext(context);
    const page = await answer.text();
    const [, text] = /<p>(\d+)</.exec(page) ?? [];
    const [, nonce] = /<script nonce="([^"]+)">/.exec(page) ?? [];
    return { text, nonce, policy: answer.headers.get("Content-Security-Policy") };
  };
  return ask;
}

test("a page for all is made once, and comes back each time with a nonce of its own", async () => {
  const ask = await smallSite({ "Cache-Control": FOR_ALL });
  expect(await ask("/how")).toEqual({ text: "1", nonce: "1", policy: "script-src 'nonce-1'" });
  const nonces = new Set<string | undefined>(["1"]);
  for (let visits = 0; visits < 3; visits++) {
    const { text, nonce, policy } = await ask("/how", { headers: { cookie: "a=b" } });
    expect({ text, policy }).toEqual({ text: "1", policy: `script-src 'nonce-${nonce}'` });
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(4);
});

test("another page, another version of the site, a query and a form are made again", async () => {
  const ask = await smallSite({ "Cache-Control": FOR_ALL });
  expect((await ask("/how")).text).toBe("1");
  expect((await ask("/about")).text).toBe("2");
  expect((await ask("/how", {}, "2")).text).toBe("3");
  expect((await ask("/how?plain=1")).text).toBe("4");
  expect((await ask("/how?plain=1")).text).toBe("5");
  expect((await ask("/how", { method: "POST" })).text).toBe("6");
  expect((await ask("/how")).text).toBe("1");
});

test.each<Record<string, string>>([
  { "Cache-Control": "private, no-cache" },
  { "Cache-Control": FOR_ALL, "Set-Cookie": "a=b" },
])("%j is never kept", async (headers) => {
  const ask = await smallSite(headers);
  expect((await ask("/how")).text).toBe("1");
  expect((await ask("/how")).text).toBe("2");
});

test.for(
  sitePages
    .filter(({ shared, pattern }) => shared && !pattern.includes(":"))
    .map(({ pattern: path }) => ({ path })),
)("$path is the same for everyone, and shared caches may keep it", async ({ path }, { skip }) => {
  skip((await visit(path)).status === 404, `there is no page at ${path}`);
  const { userId } = await createSeeker(deps);
  const cookie = `${await sessionOf(deps, userId)}; plumbline_hint=agent`;
  const [visitor, user] = await Promise.all([
    visit(path),
    visit(path, { cookie, headers: { "accept-language": "de" } }),
  ]);
  expect(user.headers.get("cache-control")).toBe(FOR_ALL);
  expect(user.headers.getSetCookie()).toEqual([]);
  const plain = async (answer: Response) =>
    (await answer.text())
      .replace(/nonce="[^"]*"|"nonce\\?":\\?"[^"]*"/g, "")
      .replace(/\b[0-9a-f]{8}\b/g, "REFERENCE");
  expect(await plain(user)).toBe(await plain(visitor));
});

test("with a query, after a form, where something is missing, and in private nothing is for shared caches", async () => {
  const { userId } = await createSeeker(deps);
  const cookie = await sessionOf(deps, userId);
  const answers = await Promise.all([
    visit("/contact?success=true"),
    visit("/contact", { method: "POST", body: new URLSearchParams() }),
    visit("/learning-center/no-such-article"),
    visit("/no/such/page"),
    visit("/login"),
    visit("/dashboard", { cookie }),
    visit("/dashboard.data", { cookie }),
  ]);
  for (const answer of answers) expect(answer.headers.get("cache-control")).toMatch(/private|no-store/);
});
