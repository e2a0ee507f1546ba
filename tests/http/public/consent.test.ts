import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { cookieConsents } from "../../../db/schema";
import { forgetConsents } from "../../../workers/domain/privacy/consent/consent-proof";
import { testDeps } from "../../support/faults";
import { visit } from "../../support/people/browser-session";

type Cookies = Record<string, string>;

/** What an answer does to a browser's cookies: those without a value are removed. */
function cookiesOf(answer: Response): Cookies {
  return Object.fromEntries(
    answer.headers.getSetCookie().map((line) => {
      const [pair = ""] = line.split(";");
      const at = pair.indexOf("=");
      return [pair.slice(0, at), /Max-Age=0/i.test(line) ? "" : pair.slice(at + 1)];
    }),
  );
}

function asHeader(cookies: Cookies): string {
  return Object.entries(cookies)
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}=${value}`)
    .join("; ");
}

function post(fields: Record<string, string>, { cookie = "", headers = {} } = {}) {
  return visit("/cookie-preferences", {
    method: "POST",
    cookie,
    body: new URLSearchParams(fields),
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "cf-connecting-ip": crypto.randomUUID(),
      ...headers,
    },
  });
}

function answerBanner(body: unknown, { cookie = "", headers = {} } = {}) {
  return visit("/api/consent", {
    method: "POST",
    cookie,
    body: typeof body === "string" ? body : JSON.stringify(body),
    headers: { "content-type": "application/json", "cf-connecting-ip": crypto.randomUUID(), ...headers },
  });
}

function proofOf(cookies: Cookies) {
  const id = cookies.plumbline_consent_number ?? "";
  return testDeps().db.shared.select().from(cookieConsents).where(eq(cookieConsents.id, id));
}

/** The switches as the page shows them. */
function shown(page: string): Record<string, { on: boolean; locked: boolean }> {
  const inputs = [...page.matchAll(/<input[^>]*name="(analytics|marketing)"[^>]*>/g)];
  return Object.fromEntries(
    inputs.map(([input, name]) => [
      name,
      { on: /\schecked=""/.test(input), locked: /\sdisabled=""/.test(input) },
    ]),
  );
}

test("the form without scripts keeps the choice, says so, and shows it again", async () => {
  const answer = await post({ analytics: "on" });
  expect(answer.status).toBe(302);
  const location = answer.headers.get("location") ?? "";
  const cookies = cookiesOf(answer);
  expect(cookies).toMatchObject({
    plumbline_cookie_consent: "true",
    plumbline_cookie_preferences: "analytics-1.marketing-0",
    plumbline_consent_version: "2.0.0",
  });
  const page = await (await visit(location, { cookie: asHeader(cookies) })).text();
  expect(page).toContain("Your cookie preferences have been updated successfully!");
  expect(shown(page)).toMatchObject({ analytics: { on: true }, marketing: { on: false } });
  expect(page).toContain(cookies.plumbline_consent_number);
});

test("the proof holds version, choices and time, and nothing about the person who chose", async () => {
  const before = Date.now();
  const cookies = cookiesOf(await post({ analytics: "on", marketing: "on" }, { cookie: "session=x" }));
  const [proof, ...others] = await proofOf(cookies);
  expect(others).toEqual([]);
  expect(Object.keys(proof ?? {}).sort()).toEqual(
    ["analytics", "createdAt", "id", "marketing", "privacyControl", "version"].sort(),
  );
  expect(proof).toMatchObject({ version: "2.0.0", analytics: true, marketing: true, privacyControl: false });
  expect(proof?.createdAt).toBeGreaterThanOrEqual(before);
});

test("the number of the proof goes to the preferences page alone and to no script", async () => {
  const line = (await post({})).headers
    .getSetCookie()
    .find((one) => one.startsWith("plumbline_consent_number="));
  expect(line).toMatch(/Path=\/cookie-preferences/);
  expect(line).toMatch(/HttpOnly/);
  expect(line).toMatch(/Secure/);
});

test("with both off, cookies that aren't necessary are deleted; with one on they stay", async () => {
  const cookie =
    "_ga=1; plumbline_hint=agent; sb-x=1; supabase_y=1; session=1; auth=1; tracker=1; __Host-plumbline_device=1";
  const declined = cookiesOf(await post({}, { cookie }));
  const removed = Object.keys(declined).filter((name) => declined[name] === "");
  expect(removed.sort()).toEqual(["_ga", "tracker"]);
  expect(declined.plumbline_cookie_consent).toBe("false");
  const accepted = cookiesOf(await post({ marketing: "on" }, { cookie }));
  expect(Object.values(accepted)).not.toContain("");
});

test("Reset to Default takes the answer back, so that the question is open again", async () => {
  const cookies = cookiesOf(await post({ analytics: "on" }));
  const answer = await post({ intent: "reset", analytics: "on" }, { cookie: asHeader(cookies) });
  const after = cookiesOf(answer);
  expect(Object.keys(after).sort()).toEqual(Object.keys(cookies).sort());
  expect(new Set(Object.values(after))).toEqual(new Set([""]));
  const page = await (await visit(answer.headers.get("location") ?? "")).text();
  expect(shown(page)).toMatchObject({ analytics: { on: false }, marketing: { on: false } });
});

test("an answer to an older question is not shown as one", async () => {
  const cookies = { ...cookiesOf(await post({ analytics: "on" })), plumbline_consent_version: "1.0.0" };
  const page = await (await visit("/cookie-preferences", { cookie: asHeader(cookies) })).text();
  expect(shown(page)).toMatchObject({ analytics: { on: false } });
});

test("Global Privacy Control declines for everyone who sends it, and the page says so", async () => {
  const headers = { "sec-gpc": "1" };
  const page = await (await visit("/cookie-preferences", { headers })).text();
  expect(page).toContain("Your browser sends Global Privacy Control");
  expect(shown(page)).toMatchObject({ analytics: { locked: true }, marketing: { locked: true } });
  const cookies = cookiesOf(await post({ analytics: "on", marketing: "on" }, { headers }));
  expect(cookies.plumbline_cookie_consent).toBe("false");
  expect(await proofOf(cookies)).toMatchObject([
    { analytics: false, marketing: false, privacyControl: true },
  ]);
  const banner = await answerBanner({ analytics: true, marketing: true }, { headers });
  expect(await banner.json()).toEqual({ analytics: false, marketing: false });
});

test("the banner's answer is kept in the same way", async () => {
  const answer = await answerBanner({ analytics: false, marketing: true });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ analytics: false, marketing: true });
  const cookies = cookiesOf(answer);
  expect(cookies.plumbline_cookie_preferences).toBe("analytics-0.marketing-1");
  expect(await proofOf(cookies)).toMatchObject([{ analytics: false, marketing: true }]);
});

test.each(["", "null", "[]", "{}", '{"analytics":"yes","marketing":true}', `{"a":"${"x".repeat(2000)}"}`])(
  "an answer that is none is refused: %s",
  async (body) => {
    const answer = await answerBanner(body);
    expect(answer.status).toBe(400);
    expect(answer.headers.getSetCookie()).toEqual([]);
  },
);

test("another site can't answer in a visitor's name", async () => {
  const answer = await answerBanner(
    { analytics: true, marketing: true },
    { headers: { origin: "https://evil.example" } },
  );
  expect(answer.status).toBe(403);
  expect(answer.headers.getSetCookie()).toEqual([]);
});

test("public pages don't depend on the choice, and shared caches keep them", async () => {
  const cookie = asHeader(cookiesOf(await post({ analytics: "on" })));
  const bare = (text: string) =>
    text.replace(/nonce="[^"]*"|"[0-9a-f]{8}"|\\"[0-9a-f]{8}\\"/g, "").replace(/cspNonce[^,]*/g, "");
  const [without, with_] = await Promise.all([visit("/cookies"), visit("/cookies", { cookie })]);
  expect(without.headers.get("cache-control")).toContain("s-maxage=300");
  expect(with_.headers.getSetCookie()).toEqual([]);
  const [first, second] = [await without.text(), await with_.text()];
  expect(bare(second)).toBe(bare(first));
  expect(first).not.toContain("We value your privacy");
  expect(first).toContain('href="/cookie-preferences"');
});

test("the preferences page itself is no one else's", async () => {
  expect((await visit("/cookie-preferences")).headers.get("cache-control")).toMatch(/private|no-store/);
});

test("proofs are deleted after two years", async () => {
  const deps = testDeps();
  const cookies = cookiesOf(await post({ analytics: "on" }));
  deps.wait(729 * 24 * 60 * 60 * 1000);
  await forgetConsents(deps);
  expect(await proofOf(cookies)).toHaveLength(1);
  deps.wait(2 * 24 * 60 * 60 * 1000);
  await forgetConsents(deps);
  expect(await proofOf(cookies)).toHaveLength(0);
});
