import { createMiddleware } from "hono/factory";
import { isLoopback } from "../env";
import type { AppEnv } from "./app-context";

/** Cloudflare's own; the browser's types, which the site's are checked with, don't know it. */
function defaultCache(): Cache {
  return (caches as unknown as { default: Cache }).default;
}

/** The one address that stands for a page in the cache; another version of the site has other addresses. */
function keyOf(url: URL, version: string): Request {
  return new Request(`${url.origin}${url.pathname}?version=${version}`);
}

/**
 * Keeps public pages at the edge for as long as their own Cache-Control says. A Worker answers in front of Cloudflare's
 * cache, so it has to ask it. Stands outside the security headers: a kept page comes with the policy it was made with,
 * and a nonce of its own each time: the policy stays in force when the visitor goes on to private pages.
 * Nothing is kept on a developer's machine, where a change has to show at once.
 * @param version changes with every build, whose pages load other scripts
 */
export function pageCache(version: string, { open = defaultCache, evenLocally = false } = {}) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const url = new URL(c.req.url);
    const isLocal = isLoopback(c.get("deps").settings.APP_ORIGIN) && !evenLocally;
    if (isLocal || c.req.method !== "GET" || url.search) return next();
    const cache = open();
    const key = keyOf(url, version);
    const kept = await cache.match(key);
    if (kept) {
      c.res = withFreshNonce(new Response(kept.body, kept));
      return;
    }
    await next();
    if (isForAll(c.res)) c.executionCtx.waitUntil(cache.put(key, c.res.clone()));
  });
}

/** The page with another nonce in its policy and on its scripts and styles. */
function withFreshNonce(page: Response): Response {
  const policy = page.headers.get("Content-Security-Policy") ?? "";
  const [, old] = /'nonce-([^']+)'/.exec(policy) ?? [];
  if (!old) return page;
  const fresh = crypto.randomUUID();
  page.headers.set("Content-Security-Policy", policy.replaceAll(`'nonce-${old}'`, `'nonce-${fresh}'`));
  const renewed = { element: (carrier: Element) => void carrier.setAttribute("nonce", fresh) };
  return new HTMLRewriter().on("[nonce]", renewed).transform(page);
}

function isForAll({ status, headers }: Response): boolean {
  const control = headers.get("Cache-Control") ?? "";
  return status === 200 && control.includes("s-maxage") && !headers.has("Set-Cookie");
}
