import { expect, test } from "vitest";
import { figures, measuredEngine, measuredOn } from "../../../app/components/statements/papers-facts.json";
import { visit } from "../../support/people/browser-session";
import { readableText } from "../../support/samples/readable-text";

const headings = {
  "/privacy": [
    "Introduction",
    "Information We Collect",
    "How We Use Your Information",
    "Data Security",
    "Data Sharing",
    "Your Rights",
    "Contact Us",
    "Updates",
  ],
  "/terms": [
    "Introduction",
    "Definitions",
    "Account Terms",
    "Service Usage",
    "Content Rights",
    "Payment Terms",
    "Limitation of Liability",
    "Changes to Terms",
    "Contact Information",
  ],
  "/cookies": [
    "Introduction",
    "What Cookies Are",
    "Why We Use Cookies",
    "Types of Cookies We Use",
    "How to Manage Cookies",
    "Effects of Blocking Cookies",
    "Changes to This Policy",
    "Contact",
  ],
};

/** A text's numbered sections, without the footer's and the bar's headings. */
function sectionsOf(html: string): string[] {
  const plain = html.replace(/<!-- -->/g, "");
  return [...plain.matchAll(/<h2[^>]*-title"[^>]*>(\d+)\. ([^<]+)</g)].map(
    (match) => `${match[1]} ${match[2]}`,
  );
}

test.each(Object.entries(headings))("%s has the sections that people look for", async (path, expected) => {
  const html = await (await visit(path)).text();
  expect(sectionsOf(html)).toEqual(expected.map((title, index) => `${index + 1} ${title}`));
  for (const [, id] of html.matchAll(/<a href="#([\w-]+)"/g)) expect(html).toContain(`id="${id}"`);
});

test.each(Object.keys(headings))("%s says when it last changed, the same on every day", async (path) => {
  const html = await (await visit(path)).text();
  const date = /Last updated:[\s\S]*?dateTime="(\d{4}-\d\d-\d\d)"/.exec(html)?.[1] ?? "";
  expect(Date.parse(date)).toBeGreaterThan(Date.parse("2026-11-01"));
  expect(Date.parse(date)).toBeLessThanOrEqual(Date.now());
});

test.each(Object.keys(headings))(
  "%s shows the legal bar, names the mailbox and may be cached",
  async (path) => {
    const answer = await visit(path);
    expect(answer.headers.get("cache-control")).toContain("s-maxage=300");
    const html = await answer.text();
    expect(html).toContain("mailto:info@plumbline.example");
    const bar = html.slice(html.indexOf("<header"), html.indexOf("</header>"));
    expect(bar).toContain('href="/pricing"');
    expect(bar).toContain('href="/how"');
    expect(bar).toMatch(/href="\/login"[^>]*>Sign In/);
    expect(bar).not.toContain("For Agencies");
  },
);

test("the terms state the age, the currency and whose content is whose", async () => {
  const html = await (await visit("/terms")).text();
  expect(html).toContain("at least 18 years old");
  expect(html).toContain("All prices are in euros");
  expect(html).toContain("Your content stays yours");
});

test("the privacy policy states the times after which data goes", async () => {
  const html = await (await visit("/privacy")).text();
  for (const words of [
    "90 days",
    "after 14 days",
    "7 days",
    "30 days from the last visit and 90 at most",
    "2 years",
  ])
    expect(html).toContain(words);
});

test("the footer of every page leads to the statements on accessibility and fairness", async () => {
  const html = await (await visit("/")).text();
  const footer = html.slice(html.indexOf("<footer"));
  expect(footer).toContain('href="/accessibility"');
  expect(footer).toContain('href="/fairness"');
});

test("the accessibility statement says standard, what was checked, gaps, and where to write", async () => {
  const html = await (await visit("/accessibility")).text();
  for (const words of ["WCAG) 2.2 at level AA", "axe-core", "Known gaps", "mailto:info@plumbline.example"])
    expect(html).toContain(words);
});

test("no network is linked that the settings don't name, and each contact address is its own", async () => {
  for (const path of ["/", "/careers"])
    expect(await (await visit(path)).text()).not.toMatch(
      /href="https:\/\/www\.(linkedin|facebook|instagram)/,
    );
  const contact = await (await visit("/contact")).text();
  for (const name of ["info", "support", "enterprise"])
    expect(contact).toContain(`${name}@plumbline.example`);
});

test.each(["/individual", "/agencies", "/pricing?for=agencies"])(
  "%s says what was measured where it advertises with figures that weren't",
  async (path) => {
    const text = readableText(await (await visit(path)).text());
    expect(text).toContain(`(${measuredOn}, engine ${measuredEngine})`);
    for (const id of ["order", "verdicts"]) {
      const value = figures.find((figure) => figure.id === id)?.value ?? Number.NaN;
      expect(text).toContain(`${Math.round(100 * value)}% of`);
    }
  },
);
