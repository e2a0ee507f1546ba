import fc from "fast-check";
import { expect, test } from "vitest";
import {
  normalizeCompanyName,
  normalizeWebsite,
  readWebsite,
} from "../../workers/domain/agencies/company-identity";
import { endOfTrial } from "../../workers/domain/billing/trial-period";

const LEGAL = ["inc", "llc", "ltd", "corp", "corporation", "company", "co"];
const DAY = 24 * 60 * 60 * 1000;
const word = fc.stringMatching(/^[a-z]{3,12}$/).filter((text) => !LEGAL.includes(text));
const host = fc.stringMatching(/^[a-z][a-z0-9]{2,10}\.(?:com|example|co\.uk)$/);

test("any company's name compares the same way twice", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (name) => {
      const once = normalizeCompanyName(name);
      expect(normalizeCompanyName(once)).toBe(once);
      expect(once).toBe(once.trim());
    }),
    { numRuns: 2000 },
  );
});

test("case, punctuation, spaces and legal words make no other company", () => {
  const noise = fc.constantFrom("", ".", ",", "!", "'", "-", "\u200b", "®");
  const space = fc.constantFrom(" ", "  ", "\t", "\u00a0");
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 4 }),
      fc.constantFrom(...LEGAL),
      noise,
      space,
      fc.boolean(),
      (words, legal, mark, gap, first) => {
        const plain = words.join(" ");
        const marked = words.map((part) => part.toUpperCase() + mark).join(gap);
        const suffix = `${legal.toUpperCase()}${mark}`;
        expect(normalizeCompanyName(first ? `${suffix}${gap}${marked}` : `${marked}${gap}${suffix}`)).toBe(
          plain,
        );
      },
    ),
  );
});

test("legal words inside a word stay", () => {
  fc.assert(
    fc.property(word, fc.constantFrom(...LEGAL), (text, legal) => {
      expect(normalizeCompanyName(`${text}${legal} ${legal}${text}`)).toBe(`${text}${legal} ${legal}${text}`);
    }),
  );
});

test.each([
  ["Cafe\u0301 Ole\u0301", "Café Olé"],
  ["ＡＣＭＥ　ＣＯ．", "acme"],
  ["ACME L.L.C.", "Acme"],
  ["Zoë & Söhne", "ZOË SÖHNE"],
  ["株式会社サンプル", "株式会社サンプル "],
  ["Ac\u00adme", "Acme"],
])("%j and %j are one company", (one, other) => {
  expect(normalizeCompanyName(one)).toBe(normalizeCompanyName(other));
});

test.each([
  ["कम", "कमी"],
  ["Café", "Cafe"],
  ["Коинвест", "Co инвест"],
  ["Company Co", "Incorporated"],
])("%j and %j are two companies", (one, other) => {
  expect(normalizeCompanyName(one)).not.toBe(normalizeCompanyName(other));
});

test("any website compares the same way twice", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.webUrl(), host), (website) => {
      const once = normalizeWebsite(website);
      expect(normalizeWebsite(once)).toBe(once);
    }),
    { numRuns: 2000 },
  );
});

test("protocol, www, app prefixes, case and the slash at the end make no other website", () => {
  fc.assert(
    fc.property(
      host,
      fc.constantFrom("", "http://", "https://", "HTTPS://"),
      fc.constantFrom("", "www.", "WWW."),
      fc.constantFrom("", "app.", "portal.", "dashboard.", "admin.", "Admin."),
      fc.constantFrom("", "/", "//"),
      (site, protocol, www, prefix, slash) => {
        expect(normalizeWebsite(`${protocol}${www}${prefix}${site.toUpperCase()}${slash}`)).toBe(site);
      },
    ),
  );
});

test.each([
  ["https://example.com:443/", "http://example.com:80"],
  ["https://müller.example", "https://xn--mller-kva.example/"],
  ["https://example.com.", "example.com"],
  ["https://example.com/a/../b", "example.com/b/"],
  ["https://example.com/#team", "example.com"],
  [" https://example.com ", "example.com"],
])("%j and %j are one website", (one, other) => {
  expect(normalizeWebsite(one)).toBe(normalizeWebsite(other));
});

test.each([
  ["https://example.com:8080", "https://example.com"],
  ["https://example.com/north", "https://example.com/south"],
  ["https://example.com/?office=1", "https://example.com/?office=2"],
  ["https://jobs.example.com", "https://example.com"],
  ["https://apple.com", "https://ple.com"],
  ["https://app.com", "https://admin.com"],
  ["https://app.co.uk", "https://portal.co.uk/"],
  ["https://www.app.com.au:8080", "https://com.au:8080"],
  ["https://www.com", "https://com.example"],
])("%j and %j are two websites", (one, other) => {
  expect(normalizeWebsite(one)).not.toBe(normalizeWebsite(other));
});

test.each([
  ["www.example.com", "https://www.example.com"],
  ["example.com", "https://example.com"],
  [" example.com/jobs?x=1 ", "https://example.com/jobs?x=1"],
  ["example.com:8443", "https://example.com:8443"],
  ["http://example.com", "http://example.com"],
  ["HTTPS://Example.com", "HTTPS://Example.com"],
  ["müller.de", "https://müller.de"],
  ["https://例え.jp", "https://例え.jp"],
  ["sub-domain.example.co.uk", "https://sub-domain.example.co.uk"],
])("the website %j is taken as %j", (text, address) => {
  expect(readWebsite(text)).toBe(address);
});

test.each([
  "",
  "example",
  "localhost",
  "http://localhost:8787",
  "127.0.0.1",
  "https://10.0.0.1/admin",
  "http://[::1]/",
  "http://2130706433/",
  "javascript:alert(1)",
  "javascript://example.com/%0aalert(1)",
  "data:text/html,hi",
  "ftp://example.com",
  "mailto:me@example.com",
  "//example.com",
  "https://",
  "https:///example.com",
  "https:example.com",
  "https://user:secret@example.com",
  "me@example.com",
  "exa mple.com",
  "example.com\\@evil.example",
  "example.com/\u0000",
  "example.com/\r\nSet-Cookie: a=b",
  "https://example..com",
  "https://-.com",
  'example.com/"><script>',
])("%j is no website", (text) => {
  expect(readWebsite(text)).toBeNull();
});

test("what is accepted as a website is an address on the web with a public name", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.webUrl(), host), (text) => {
      const address = readWebsite(text);
      if (address === null) return;
      const url = new URL(address);
      expect(["http:", "https:"]).toContain(url.protocol);
      expect(url.hostname).toContain(".");
      expect(url.username + url.password).toBe("");
    }),
    { numRuns: 2000 },
  );
});

const START = Date.UTC(2026, 0, 31, 12);

test.each([
  ["14 days", START + 14 * DAY],
  ["1 day", START + DAY],
  ["30 DAYS", START + 30 * DAY],
  ["every 7 days", START + 7 * DAY],
  ["1 month", Date.UTC(2026, 1, 28, 12)],
  ["3 Months", Date.UTC(2026, 3, 30, 12)],
  ["1 year", Date.UTC(2027, 0, 31, 12)],
  ["2years", Date.UTC(2028, 0, 31, 12)],
  [null, START + 14 * DAY],
  ["", START + 14 * DAY],
  ["monthly", START + 14 * DAY],
  ["a month", START + 14 * DAY],
  ["2 weeks", START + 14 * DAY],
  ["0 days", START + 14 * DAY],
  ["-3 days", START + 14 * DAY],
  ["1.5 years", START + 14 * DAY],
  ["99999 days", START + 14 * DAY],
])("a trial of %j ends when it should", (cycle, end) => {
  expect(endOfTrial(cycle, START)).toBe(end);
});

test("the 29th of February has no day of its own a year later", () => {
  expect(endOfTrial("1 year", Date.UTC(2028, 1, 29))).toBe(Date.UTC(2029, 1, 28));
});
