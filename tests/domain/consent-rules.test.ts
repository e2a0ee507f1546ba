import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { targetOfLink } from "../../app/components/consent/counted-links";
import { articlePictureWords } from "../../app/components/learning/article-picture";
import { longDate } from "../../app/components/learning/long-date";
import { pictureWords } from "../../app/components/learning/picture-words";
import { necessaryCookies } from "../../app/components/legal/cookie-list";
import { sourcesDir } from "../../scripts/articles/article";
import { root } from "../../scripts/lib/paths";
import {
  consentCookies,
  isKeptCookie,
  readConsent,
} from "../../workers/domain/privacy/consent/cookie-consent";
import { SECTIONS, TARGETS } from "../../workers/domain/statistics/events";
import { type PageClass, pageClassOf } from "../../workers/domain/statistics/page-classes";

function header(choices: { analytics: boolean; marketing: boolean }, extra = ""): string {
  return `${consentCookies(choices)
    .map(([name, value]) => `${name}=${value}`)
    .join("; ")}${extra}`;
}

const open = { analytics: false, marketing: false, decided: false, privacyControl: false };

test("without cookies the question is open and nothing optional is allowed", () => {
  expect(readConsent("", false)).toEqual(open);
  expect(readConsent("other=1; plumbline_cookie_consent_x=true", false)).toEqual(open);
});

test.each([
  { analytics: true, marketing: true },
  { analytics: true, marketing: false },
  { analytics: false, marketing: true },
  { analytics: false, marketing: false },
])("an answer is read as it was given: %j", (choices) => {
  expect(readConsent(header(choices), false)).toEqual({ ...open, ...choices, decided: true });
});

test("an answer to another version of the question leaves it open", () => {
  const old = header({ analytics: true, marketing: true }).replace("2.0.0", "1.0.0");
  expect(readConsent(old, false)).toEqual(open);
  expect(readConsent(old.replace(/; plumbline_consent_version=.*$/, ""), false)).toEqual(open);
});

test("Global Privacy Control is an answer: everything optional is declined, whatever the cookies say", () => {
  const declined = { ...open, decided: true, privacyControl: true };
  expect(readConsent("", true)).toEqual(declined);
  expect(readConsent(header({ analytics: true, marketing: true }), true)).toEqual(declined);
});

test("a declined answer beats preferences that say otherwise, broken ones allow nothing", () => {
  const accepted = header({ analytics: true, marketing: true });
  expect(readConsent(accepted.replace("consent=true", "consent=false"), false).analytics).toBe(false);
  expect(readConsent(accepted.replace("analytics-1.marketing-1", "%7B%22analytics%22"), false)).toEqual({
    ...open,
    decided: true,
  });
});

test("what a declined answer keeps, and what it deletes", () => {
  const kept = [
    "plumbline_hint",
    "__Host-plumbline_session",
    "supabase_token",
    "sb-access",
    "session",
    "auth",
  ];
  for (const name of kept) expect([name, isKeptCookie(name)]).toEqual([name, true]);
  for (const name of ["_ga", "sessions", "authentic", "my_session", "xplumbline_", "__Host-_ga"])
    expect([name, isKeptCookie(name)]).toEqual([name, false]);
});

test.each<[string, PageClass]>([
  ["/", "home"],
  ["/resume-analysis/0f3c", "resume-analysis"],
  ["/new-analysis", "new-analysis"],
  ["/my-resumes", "my-resumes"],
  ["/history", "history"],
  ["/jobs", "jobs"],
  ["/interview", "interview"],
  ["/coaching", "coaching"],
  ["/settings/exports/1", "settings"],
  ["/buy-credits", "buy-credits"],
  ["/payment-success", "payment"],
  ["/payment-error", "payment"],
  ["/learning-center", "learning-center"],
  ["/learning-center/talking-about-pay", "article"],
  ["/cookie-preferences", "legal"],
  ["/agent/campaigns/1/candidates/2", "agency"],
  ["/agencies", "agencies"],
  ["/analysis/1b2c", "analysis"],
  ["/shared/a-token", "shared"],
  ["/somewhere", "other"],
])("a view of %s counts as %s, so that no id leaves the browser", (path, expected) => {
  expect(pageClassOf(path)).toBe(expected);
});

test.each([
  ["/pricing", false, "see-pricing"],
  ["/contact", true, "contact-sales"],
  ["/contact", false, null],
  ["/agent/login", false, "sign-in"],
  ["/register", true, "register"],
  ["/about", true, null],
] as const)("a link to %s, in the content: %s, is counted as %s", (path, inContent, target) => {
  expect(targetOfLink(path, inContent)).toBe(target);
});

test("whatever can be counted is counted somewhere", () => {
  const sources = readdirSync(join(root, "app"), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(join(root, "app", name), "utf8"))
    .join("\n");
  const unsent = (names: readonly string[]) => names.filter((name) => !sources.includes(`"${name}"`));
  expect(unsent(TARGETS)).toEqual([]);
  const tracked = new Set(sources.match(/(?<=<(?:TrackedSection|PageSection)\s[^>]*?name=")[\w-]+/g));
  expect(SECTIONS.filter((name) => !tracked.has(name))).toEqual([]);
});

test("the Cookie Policy names every cookie that the source sets", () => {
  const sources = ["workers/http", "workers/domain/identity", "workers/domain/privacy", "app/routes"].flatMap(
    (folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
        .filter((name) => name.endsWith(".ts"))
        .map((name) => readFileSync(join(root, folder, name), "utf8")),
  );
  const set = new Set(sources.flatMap((text) => text.match(/"(?:__Host-)?plumbline_[a-z_]+"/g) ?? []));
  set.delete('"plumbline_"');
  expect(set.size).toBeGreaterThanOrEqual(8);
  expect([...set].map((name) => name.slice(1, -1)).sort()).toEqual(
    necessaryCookies.map(({ name }) => name).sort(),
  );
});

test("each article's picture is described by its drawing's title", () => {
  const titles = Object.fromEntries(
    readdirSync(sourcesDir)
      .filter((name) => name.endsWith(".svg"))
      .map((name) => {
        const svg = readFileSync(join(sourcesDir, name), "utf8");
        return [name.slice(0, -4), /<title[^>]*>([^<]+)/.exec(svg)?.[1]];
      }),
  );
  expect(pictureWords).toEqual(titles);
  expect(articlePictureWords("of-staff")).toBe("");
});

test("articles are dated in long US format, a broken date says so", () => {
  expect(longDate(Date.UTC(2026, 10, 2, 9))).toBe("November 2, 2026");
  expect(longDate(Number.NaN)).toBe("Invalid Date");
});
