import { expect, test } from "vitest";
import { type Audience, creditPacks, planList } from "../../../app/components/marketing/pricing/plan-list";
import { plans } from "../../../db/schema";
import { testDeps } from "../../support/faults";
import { sessionOf, visit } from "../../support/people/browser-session";
import { createSeeker } from "../../support/people/seeker";

test("the prices that pages show are those of the plans table", async () => {
  const rows = await testDeps().db.shared.select().from(plans);
  for (const [audience, shown] of Object.entries(planList)) {
    const category = audience === "agencies" ? "agency" : "individual";
    const sold = rows.filter((row) => row.category === category && row.price > 0);
    expect(shown.map(({ slug }) => slug).sort()).toEqual(sold.map(({ slug }) => slug).sort());
    for (const { slug, price, unavailable } of shown) {
      const row = sold.find((one) => one.slug === slug);
      expect([slug, Math.round(Number(price) * 100)]).toEqual([slug, row?.price]);
      expect([slug, !unavailable]).toEqual([slug, row?.isAvailable]);
    }
  }
});

test.each<[Audience, string[]]>([
  ["individuals", ["€5.99", "€59.99", "€71.88", "17% off", "Not available now"]],
  ["agencies", ["€200", "€499", "60% off", "€1,200", "€3,000", "Contact Sales", "Coming soon", "12x", "50x"]],
])("the toggle works as an address: %s, at both paths", async (audience, words) => {
  for (const path of ["/pricing", "/prices"]) {
    const page = await (await visit(`${path}?for=${audience}`)).text();
    for (const word of words) expect(page).toContain(word);
    expect(page).toContain(`href="${path}?for=agencies"`);
  }
});

test("the page without a query is for individuals, and may be kept by shared caches", async () => {
  const answer = await visit("/pricing");
  expect(answer.headers.get("cache-control")).toContain("s-maxage=300");
  const page = await answer.text();
  expect(page).toContain("€5.99");
  expect(page).toContain('href="/register"');
  expect(page).not.toContain("€3,000");
});

test("upgrade is for signed-in people, shows every pack, and sells nothing yet", async () => {
  expect((await visit("/upgrade")).headers.get("location")).toBe("/login?next=%2Fupgrade");
  const deps = testDeps();
  const { userId } = await createSeeker(deps);
  const page = await (await visit("/upgrade", { cookie: await sessionOf(deps, userId) })).text();
  for (const { credits } of creditPacks) expect(page).toContain(`${credits}<!-- --> credits`);
  expect(page).toContain("Buying online opens soon");
  expect(page).not.toMatch(/<button(?![^>]*disabled)[^>]*>(Purchase Now|Upgrade)/);
});
