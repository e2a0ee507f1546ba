import { createMiddleware } from "hono/factory";
import { NONCE, secureHeaders } from "hono/secure-headers";
import { createDeps } from "../context";
import { AppError } from "../domain/errors";
import { findSignedInUser } from "../domain/identity/session/find-signed-in-user";
import type { SignedInUser } from "../domain/identity/session/signed-in-user";
import { isLoopback } from "../env";
import type { AppEnv } from "./app-context";
import { followHint } from "./cookies/hint-cookie";
import { clearAfterSignOut, readSessionToken } from "./cookies/session-cookie";
import { logRefusal } from "./refusals";

export const requestContext = createMiddleware<AppEnv>(async (c, next) => {
  c.set("reference", crypto.randomUUID().slice(0, 8));
  c.set("url", new URL(c.req.url));
  const deps = createDeps(c.env);
  c.set("deps", deps);
  const seen: { user?: Promise<SignedInUser | null> } = {};
  c.set("user", () => {
    const token = readSessionToken(c);
    seen.user ??= token ? findSignedInUser(deps, token) : Promise.resolve(null);
    return seen.user;
  });
  c.set("userAsked", () => seen.user !== undefined);
  await next();
  // A look-up that failed has been answered already.
  const user = await seen.user?.catch(() => undefined);
  followHint(c, user);
  clearAfterSignOut(c);
  logRefusal(c, user);
});

const STRIPE_PAGES = ["https://checkout.stripe.com", "https://billing.stripe.com"];

/** On a developer's machine the stand-in has the pages too; Stripe's API has none. */
function standInOrigin(origin: string): string {
  return isLoopback(origin) ? origin : "";
}

const forAll = {
  referrerPolicy: "strict-origin-when-cross-origin",
  strictTransportSecurity: "max-age=63072000; includeSubDomains; preload",
  xFrameOptions: "DENY",
  crossOriginOpenerPolicy: "same-origin",
  crossOriginResourcePolicy: "same-origin",
  permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
};

/** Programs get no pages: their answers may load nothing, and need no nonce. */
export const programHeaders = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
  },
  ...forAll,
});

/** The human check may be framed everywhere: a page reached by a click keeps the first document's policy. */
const pageHeaders = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'", NONCE],
    styleSrc: ["'self'", NONCE],
    styleSrcAttr: ["'unsafe-inline'"],
    imgSrc: ["'self'", "data:"],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    frameSrc: [(c) => c.get("deps").settings.TURNSTILE_ORIGIN],
    manifestSrc: ["'self'"],
    // Where a form's answer leads to: the account at Google that is linked, the page at Stripe that takes the money.
    formAction: [
      "'self'",
      (c) => new URL(c.get("deps").settings.GOOGLE_ISSUER).origin,
      ...STRIPE_PAGES,
      (c) => standInOrigin(c.get("deps").settings.STRIPE_ORIGIN),
    ],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
    objectSrc: ["'none'"],
  },
  ...forAll,
});

/** An answer that names a policy of its own, as uploaded files do, keeps it. */
export const securityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  let own: string | null = null;
  await pageHeaders(c, async () => {
    await next();
    own = c.res.headers.get("Content-Security-Policy");
  });
  if (own) c.res.headers.set("Content-Security-Policy", own);
});

/** @param origin as `URL.origin` has it */
function hostOf(origin: string): string {
  return origin.slice(origin.indexOf("//") + 2);
}

/** A site set up with a local address has its checks off, so it answers nobody but this machine. */
export const ownHostOnly = createMiddleware<AppEnv>(async (c, next) => {
  const { origin } = c.get("deps").site;
  if (c.get("url").host !== hostOf(origin)) throw new AppError("wrong-host");
  await next();
});

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Browsers name the origin of such requests; programs that don't carry no ambient cookie. */
export const sameSiteOnly = createMiddleware<AppEnv>(async (c, next) => {
  const upgrade = c.req.header("upgrade")?.toLowerCase() === "websocket";
  if (!SAFE_METHODS.has(c.req.method) || upgrade) {
    const site = c.req.header("sec-fetch-site");
    const origin = c.req.header("origin");
    const own = c.get("url").origin;
    if (site && site !== "same-origin" && site !== "none") throw new AppError("cross-site");
    if (origin && origin !== own) throw new AppError("cross-site");
  }
  await next();
});
