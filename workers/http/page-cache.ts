import { createMiddleware } from "hono/factory";
import { isLoopback } from "../env";
import type { AppEnv } from "./app-context";

function defaultCache(): Cache {
  return (caches as unknown as { default: Cache }).default;
}

function keyOf(url: URL, version: string): Request {
  return new Request(`${url.origin}${url.pathname}?version=${version}`);
}

/** A Worker runs in front of Cloudflare's cache, so it has to ask it. Each cached answer gets a fresh nonce. */
export function pageCache(version: string, { open = defaultCache, evenLocally = false } = {}) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const url = new URL(c.req.url);
    const isLocal = isLoopback(c.get("deps").settings.APP_ORIGIN) && !evenLocally;
    if (isLocal || c.req.method !== "GET" || url.search) return next();
    const cache = open();
    const key = keyOf(url, version);
    const cached = await cache.match(key);
    if (cached) {
      c.res = withFreshNonce(new Response(cached.body, cached));
      return;
    }
    await next();
    if (isForAll(c.res)) c.executionCtx.waitUntil(cache.put(key, c.res.clone()));
  });
}

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
