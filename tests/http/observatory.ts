/**
 * The MDN HTTP Observatory's scoring as it is published: mdn/mdn-http-observatory, `src/grader/charts.js` (points) and
 * `src/analyzer/tests` (how a response earns them), read on 2026-11-21. A score starts at 100; penalties come off, and
 * bonuses are added where 90 or more is left. Outcomes that a single response can't show (preloading, certificates,
 * redirects from http) aren't here.
 */
export const points = {
  "csp-implemented-with-no-unsafe-default-src-none": 10,
  "csp-implemented-with-no-unsafe": 5,
  "csp-implemented-with-unsafe-inline-in-style-src-only": 0,
  "csp-implemented-with-insecure-scheme-in-passive-content-only": -10,
  "csp-implemented-with-unsafe-eval": -10,
  "csp-implemented-with-unsafe-inline": -20,
  "csp-implemented-with-insecure-scheme": -20,
  "csp-not-implemented": -25,
  "cookies-secure-with-httponly-sessions-and-samesite": 5,
  "cookies-secure-with-httponly-sessions": 0,
  "cookies-not-found": 0,
  "cookies-without-secure-flag": -20,
  "cookies-session-without-httponly-flag": -30,
  "cookies-session-without-secure-flag": -40,
  "cross-origin-resource-sharing-not-implemented": 0,
  "cross-origin-resource-sharing-implemented-with-public-access": 0,
  "cross-origin-resource-sharing-implemented-with-universal-access": -50,
  "redirection-to-https": 0,
  "redirection-off-host": -5,
  "redirection-not-to-https": -20,
  "referrer-policy-private": 5,
  "referrer-policy-not-implemented": 0,
  "referrer-policy-unsafe": -5,
  "hsts-implemented-max-age-at-least-six-months": 0,
  "hsts-implemented-max-age-less-than-six-months": -10,
  "hsts-not-implemented": -20,
  "sri-not-implemented-response-not-html": 0,
  "sri-not-implemented-but-no-scripts-loaded": 0,
  "sri-not-implemented-but-all-scripts-loaded-from-secure-origin": 0,
  "sri-not-implemented-but-external-scripts-loaded-securely": -5,
  "sri-not-implemented-and-external-scripts-not-loaded-securely": -50,
  "x-content-type-options-nosniff": 0,
  "x-content-type-options-not-implemented": -5,
  "x-frame-options-implemented-via-csp": 5,
  "x-frame-options-sameorigin-or-deny": 0,
  "x-frame-options-not-implemented": -20,
  "cross-origin-resource-policy-implemented-with-same-origin": 10,
  "cross-origin-resource-policy-implemented-with-same-site": 10,
  "cross-origin-resource-policy-implemented-with-cross-origin": 0,
  "cross-origin-resource-policy-not-implemented": 0,
  "cross-origin-resource-policy-header-invalid": -5,
} as const;

export type Outcome = keyof typeof points;

const BASELINE = 100;
const ENOUGH_FOR_BONUSES = 90;
const SIX_MONTHS = 15_768_000;

const broad = ["ftp:", "http:", "https:", "*", "http://*", "http://*.*", "https://*", "https://*.*"];
const broadOrInline = [...broad, "'unsafe-inline'", "data:"];
const some = (sources: string[], of: string[]) => sources.some((source) => of.includes(source));
const plain = (sources: string[]) =>
  sources.some((source) => source.startsWith("http:") || source.startsWith("ftp:"));
const marked = (sources: string[]) => sources.some((source) => /^'(sha\d+|nonce)-/.test(source));

function policyOf(headers: Headers): Map<string, string[]> | null {
  const text = headers.get("content-security-policy");
  if (!text) return null;
  const directives = text.split(";").map((part) => part.trim().split(/\s+/));
  return new Map(directives.map(([name = "", ...sources]) => [name.toLowerCase(), sources]));
}

function scoreCsp(headers: Headers): Outcome {
  const policy = policyOf(headers);
  if (!policy) return "csp-not-implemented";
  const sourcesOf = (name: string) => {
    const sources = policy.get(name) ?? policy.get("default-src") ?? ["*"];
    return marked(sources) ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
  };
  const [script, style, object] = ["script-src", "style-src", "object-src"].map(sourcesOf) as [
    string[],
    string[],
    string[],
  ];
  if (some(script, broadOrInline) || some(object, broad)) return "csp-implemented-with-unsafe-inline";
  const passive = ["img-src", "media-src"];
  const active = [...policy].filter(([name]) => !passive.includes(name)).flatMap(([, sources]) => sources);
  if (plain(active)) return "csp-implemented-with-insecure-scheme";
  if (some([...script, ...style], ["'unsafe-eval'"])) return "csp-implemented-with-unsafe-eval";
  if (plain(passive.flatMap(sourcesOf)))
    return "csp-implemented-with-insecure-scheme-in-passive-content-only";
  if (some(style, broadOrInline)) return "csp-implemented-with-unsafe-inline-in-style-src-only";
  return policy.get("default-src")?.join() === "'none'"
    ? "csp-implemented-with-no-unsafe-default-src-none"
    : "csp-implemented-with-no-unsafe";
}

function scoreCookies(headers: Headers): Outcome {
  const cookies = headers.getSetCookie();
  if (cookies.length === 0) return "cookies-not-found";
  const lacks = (cookie: string, flag: RegExp) => !flag.test(cookie);
  const sessions = cookies.filter((cookie) => /login|sess/i.test(cookie.split("=")[0] ?? ""));
  if (sessions.some((cookie) => lacks(cookie, /; *secure/i))) return "cookies-session-without-secure-flag";
  if (sessions.some((cookie) => lacks(cookie, /; *httponly/i)))
    return "cookies-session-without-httponly-flag";
  if (cookies.some((cookie) => lacks(cookie, /; *secure/i))) return "cookies-without-secure-flag";
  return cookies.some((cookie) => lacks(cookie, /; *samesite=(lax|strict)/i))
    ? "cookies-secure-with-httponly-sessions"
    : "cookies-secure-with-httponly-sessions-and-samesite";
}

function scoreCors(headers: Headers): Outcome {
  const allowed = headers.get("access-control-allow-origin");
  if (!allowed) return "cross-origin-resource-sharing-not-implemented";
  return headers.get("access-control-allow-credentials") === "true"
    ? "cross-origin-resource-sharing-implemented-with-universal-access"
    : "cross-origin-resource-sharing-implemented-with-public-access";
}

function scoreRedirection(headers: Headers, url: URL): Outcome {
  const location = headers.get("location");
  const target = new URL(location ?? url, url);
  if (target.protocol !== "https:") return "redirection-not-to-https";
  return target.host === url.host ? "redirection-to-https" : "redirection-off-host";
}

function scoreReferrer(headers: Headers): Outcome {
  const policy = headers.get("referrer-policy");
  if (!policy) return "referrer-policy-not-implemented";
  const isPrivate = /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(policy);
  return isPrivate ? "referrer-policy-private" : "referrer-policy-unsafe";
}

function scoreHsts(headers: Headers): Outcome {
  const maxAge = /max-age=(\d+)/.exec(headers.get("strict-transport-security") ?? "")?.[1];
  if (!maxAge) return "hsts-not-implemented";
  return Number(maxAge) >= SIX_MONTHS
    ? "hsts-implemented-max-age-at-least-six-months"
    : "hsts-implemented-max-age-less-than-six-months";
}

function scoreSri(headers: Headers, body: string, url: URL): Outcome {
  if (!headers.get("content-type")?.includes("text/html")) return "sri-not-implemented-response-not-html";
  const scripts = [...body.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = ""]) => attributes);
  if (scripts.length === 0) return "sri-not-implemented-but-no-scripts-loaded";
  const external = scripts.flatMap((attributes) => {
    const source = /\bsrc="([^"]*)"/.exec(attributes)?.[1];
    const address = source && new URL(source, url);
    return address && address.host !== url.host && !/\bintegrity=/.test(attributes) ? [address] : [];
  });
  if (external.some(({ protocol }) => protocol !== "https:"))
    return "sri-not-implemented-and-external-scripts-not-loaded-securely";
  return external.length > 0
    ? "sri-not-implemented-but-external-scripts-loaded-securely"
    : "sri-not-implemented-but-all-scripts-loaded-from-secure-origin";
}

function scoreSniffing(headers: Headers): Outcome {
  return headers.get("x-content-type-options") === "nosniff"
    ? "x-content-type-options-nosniff"
    : "x-content-type-options-not-implemented";
}

function scoreFraming(headers: Headers): Outcome {
  const ancestors = policyOf(headers)?.get("frame-ancestors");
  if (ancestors && !some(ancestors, broad)) return "x-frame-options-implemented-via-csp";
  return /^(deny|sameorigin)$/i.test(headers.get("x-frame-options") ?? "")
    ? "x-frame-options-sameorigin-or-deny"
    : "x-frame-options-not-implemented";
}

function scoreCorp(headers: Headers): Outcome {
  const policy = headers.get("cross-origin-resource-policy");
  if (!policy) return "cross-origin-resource-policy-not-implemented";
  return /^(same-origin|same-site|cross-origin)$/.test(policy)
    ? (`cross-origin-resource-policy-implemented-with-${policy}` as Outcome)
    : "cross-origin-resource-policy-header-invalid";
}

/** The score of one response, and what it was given for. @param url the address that was asked, with https */
export function observatoryScore({ headers, body, url }: { headers: Headers; body: string; url: URL }): {
  score: number;
  outcomes: Outcome[];
} {
  const outcomes = [
    scoreCsp(headers),
    scoreCookies(headers),
    scoreCors(headers),
    scoreRedirection(headers, url),
    scoreReferrer(headers),
    scoreHsts(headers),
    scoreSri(headers, body, url),
    scoreSniffing(headers),
    scoreFraming(headers),
    scoreCorp(headers),
  ];
  const given = outcomes.map((outcome) => points[outcome]);
  const sum = (from: number, some: number[]) => some.reduce((total, value) => total + value, from);
  const left = sum(
    BASELINE,
    given.filter((value) => value < 0),
  );
  const score =
    left < ENOUGH_FOR_BONUSES
      ? left
      : sum(
          left,
          given.filter((value) => value > 0),
        );
  return { score: Math.max(0, score), outcomes };
}
