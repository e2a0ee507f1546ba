import { expect, test } from "vitest";
import { testDeps } from "../../support/faults";
import { askFaulty, noPayments } from "../../support/faulty-site";
import { createAgent } from "../../support/people/agency";
import { sessionOf, visit } from "../../support/people/browser-session";
import { createSeeker, textOf } from "../../support/people/seeker";

const deps = testDeps();

async function read(path: string, cookie?: string): Promise<string> {
  return (await textOf(await visit(path, { cookie }))).replaceAll("<!-- -->", "");
}

test.each([
  [
    "individuals",
    ["€5.99", "including VAT", "€59.99", "€71.88", "17% off", "Not available now", 'href="/register"'],
    ["€3,000", "plus VAT", "Jobs that suit your résumé"],
  ],
  [
    "agencies",
    ["€200", "plus VAT", "€1,200", "€3,000", "Contact Sales", "Coming soon", "12x", "50x"],
    // Nobody has said that it was ever charged.
    ["€499", "60% off", "including VAT"],
  ],
])("the toggle works as an address: %s, at both paths", async (audience, words, others) => {
  for (const path of ["/pricing", "/prices"]) {
    const page = await read(`${path}?for=${audience}`);
    for (const word of words) expect(page).toContain(word);
    for (const word of others) expect(page).not.toContain(word);
    expect(page).toContain(`href="${path}?for=agencies"`);
  }
});

test("the page without a query is for individuals, and may be kept by shared caches", async () => {
  const answer = await visit("/pricing", {
    cookie: await sessionOf(deps, (await createSeeker(deps)).userId),
  });
  expect(answer.headers.get("cache-control")).toContain("s-maxage=300");
  const page = await answer.text();
  expect(page).toContain("€5.99");
  expect(page).toContain('href="/register"');
  expect(page).toContain("/login?next=/order/individual-monthly");
  expect(page).not.toContain("€3,000");
});

test("search engines are told that nothing is in stock where nothing can be bought", async () => {
  for (const path of ["/pricing", "/pricing?for=agencies", "/individual"]) {
    const { html: page } = await askFaulty(noPayments, path);
    expect(page).toContain("schema.org/OutOfStock");
    expect(page).not.toContain("schema.org/InStock");
  }
});

test("upgrade is for signed-in people, shows every pack, and says why nothing can be bought here", async () => {
  expect((await visit("/upgrade")).headers.get("location")).toBe("/login?next=%2Fupgrade");
  const { userId } = await createSeeker(deps);
  const cookie = await sessionOf(deps, userId);
  const { text } = await askFaulty(noPayments, "/upgrade", { cookie });
  const page = text.replaceAll("<!-- -->", "");
  for (const words of [
    "10 credits",
    "€1.30 per credit",
    "25 credits",
    "€1.00 per credit",
    "50 credits",
    "€0.99 per credit",
  ])
    expect(page).toContain(words);
  expect(page).toContain("Buying online isn't open here yet.");
  expect(page).not.toMatch(/<button(?![^>]*disabled)[^>]*>(Purchase Now|Upgrade)/);
  expect(page).not.toContain('href="/order/');
});

test("each kind of account is told which plans aren't for it", async () => {
  const seeker = await sessionOf(deps, (await createSeeker(deps)).userId);
  expect(await read("/upgrade?for=agencies", seeker)).toContain("You are signed in as a job seeker.");
  const agent = await sessionOf(deps, (await createAgent(deps)).userId);
  const page = await read("/upgrade?for=individuals", agent);
  expect(page).toContain("You are signed in for an agency.");
  expect(page).not.toContain("Purchase Now");
});
