import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { companySubscriptions } from "../../../db/schema";
import { testDeps } from "../../support/faults";
import { createAgent } from "../../support/people/agency";
import { sessionOf, visit } from "../../support/people/browser-session";

const deps = testDeps();
const DAY = 24 * 60 * 60_000;

/** The sidebar's card as a reader has it, after the subscription is changed so. */
async function cardAfter(change: Partial<typeof companySubscriptions.$inferInsert> | "gone") {
  const agent = await createAgent(deps);
  const own = eq(companySubscriptions.companyId, agent.companyId);
  if (change === "gone") await deps.db.shared.delete(companySubscriptions).where(own);
  else await deps.db.shared.update(companySubscriptions).set(change).where(own);
  const page = await (
    await visit("/agent/dashboard", { cookie: await sessionOf(deps, agent.userId) })
  ).text();
  const card = /<section aria-label="Subscription".*?<\/section>/s.exec(page)?.[0] ?? "";
  expect(card).toContain('href="/agent/upgrade"');
  return card
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

test("the sidebar shows the state of the company's subscription", async () => {
  const soon = deps.now() + 2.5 * DAY;
  expect(await cardAfter({ nextRenewal: soon })).toMatch(/ 3 days left Upgrade$/);
  expect(await cardAfter({ nextRenewal: soon - 2 * DAY })).toMatch(/ 1 day left Upgrade$/);
  expect(await cardAfter({ nextRenewal: soon, subscriptionStatus: "active" })).toMatch(
    / renews in 3 days Upgrade$/,
  );
  expect(await cardAfter({ nextRenewal: soon, subscriptionStatus: "cancelled" })).toMatch(
    / ends in 3 days Upgrade$/,
  );
  expect(await cardAfter({ nextRenewal: 1 })).toMatch(/ has ended Upgrade$/);
  expect(await cardAfter("gone")).toBe("No subscription Upgrade");
});

test("the agency's upgrade page shows the agencies' plans, each with the way to a person, and wants an agent", async () => {
  expect((await visit("/agent/upgrade")).headers.get("location")).toMatch(/^\/agent\/login/);
  const { userId } = await createAgent(deps);
  const page = await (await visit("/agent/upgrade", { cookie: await sessionOf(deps, userId) })).text();
  const plans = ["Starter", "Team", "Growth"];
  for (const plan of plans) expect(page).toContain(`aria-label="Contact Sales about ${plan}"`);
  const main = page.slice(page.indexOf("<main"), page.indexOf("</main>"));
  expect(main.match(/href="\/contact"/g)).toHaveLength(plans.length);
  expect(main).not.toContain("€5.99");
});
