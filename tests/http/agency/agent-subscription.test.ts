import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { agents, companySubscriptions, planUsage } from "../../../db/schema";
import { testDeps } from "../../support/faults";
import { askFaulty } from "../../support/faulty-site";
import { createAgent, createColleague } from "../../support/people/agency";
import { sessionOf, visit } from "../../support/people/browser-session";
import { buy, localAccount } from "../../support/stripe-account";

const deps = testDeps();
const DAY = 24 * 60 * 60_000;

type Change = Partial<typeof companySubscriptions.$inferInsert> | "gone";

/** An agent whose company's subscription was changed so. */
async function agentWith(change: Change = {}) {
  const agent = await createAgent(deps);
  const own = eq(companySubscriptions.companyId, agent.companyId);
  if (change === "gone") await deps.db.shared.delete(companySubscriptions).where(own);
  else if (Object.keys(change).length > 0)
    await deps.db.shared.update(companySubscriptions).set(change).where(own);
  return { agent, own, cookie: await sessionOf(deps, agent.userId) };
}

/** What a reader has of a part of a page. */
function wordsOf(html: string): string {
  return html
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, " ")
    .replace(/ ([.,:])/g, "$1")
    .trim();
}

async function read(path: string, cookie: string, part = /<main.*<\/main>/s) {
  const html = await (await visit(path, { cookie })).text();
  return wordsOf(part.exec(html)?.[0] ?? "");
}

async function cardAfter(change: Change) {
  const { cookie } = await agentWith(change);
  return read("/agent/dashboard", cookie, /<section aria-label="Subscription".*?<\/section>/s);
}

test("the sidebar shows the state of the company's subscription", async () => {
  const soon = deps.now() + 2.5 * DAY;
  expect(await cardAfter({ nextRenewal: soon })).toMatch(/ 3 days left Manage Upgrade$/);
  expect(await cardAfter({ nextRenewal: soon - 2 * DAY })).toMatch(/ 1 day left Manage Upgrade$/);
  const paid = { nextRenewal: soon, status: "active", subscriptionId: "sub_x" } as const;
  expect(await cardAfter({ ...paid, stripeSubscriptionId: "sub_1" })).toMatch(/ renews in 3 days Manage$/);
  expect(await cardAfter({ ...paid, stripeSubscriptionId: "sub_2", cancelAt: soon })).toMatch(
    / ends in 3 days Manage$/,
  );
  expect(await cardAfter({ nextRenewal: soon, status: "cancelled" })).toMatch(
    / ends in 3 days Manage Upgrade$/,
  );
  expect(await cardAfter({ nextRenewal: 1 })).toMatch(/ has ended Manage Upgrade$/);
  expect(await cardAfter({ suspendedAt: 1 })).toMatch(/ is suspended Manage Upgrade$/);
  expect(await cardAfter("gone")).toBe("No subscription Manage Upgrade");
});

const soon = deps.now() + 5.5 * DAY;
const states: [string, Change, string, RegExp | null][] = [
  ["on trial", {}, "Trial Active Nothing is charged when it ends, and your data stays.", null],
  [
    "at a trial's end",
    { nextRenewal: deps.now() + DAY },
    "Trial Ends soon Nothing is charged when it ends, and your data stays.",
    null,
  ],
  [
    "after a trial",
    { nextRenewal: 1 },
    "Trial Ended Trial period has expired. Please subscribe to continue using the agent portal.",
    /^Trial period has expired\. .* What you have stays open: .* See your subscription$/,
  ],
  [
    "without one",
    "gone",
    "No subscription None No subscription found. Please subscribe to continue using the agent portal.",
    /^No subscription found\./,
  ],
  [
    "cancelled and open",
    { status: "cancelled", cancelAt: soon, nextRenewal: soon },
    "Trial Cancelled Your trial is cancelled and stays open until",
    /^Your trial is cancelled and stays open until .* See your subscription$/,
  ],
  [
    "past due",
    { status: "active", pastDueSince: deps.now() - DAY, nextRenewal: soon },
    "Trial Payment overdue Your last payment did not go through. You can go on until",
    /^Your last payment did not go through\. You can go on until .*; please pay before then\./,
  ],
  [
    "suspended for money",
    { status: "suspended", nextRenewal: soon },
    "Trial Suspended Your plan is suspended, because the payment has not come in.",
    /^Your plan is suspended, because the payment has not come in\. .* See your subscription$/,
  ],
  [
    "suspended by staff",
    { suspendedAt: 1 },
    "Trial Suspended Your account is suspended. Please contact support for assistance.",
    /^Your account is suspended\. Please contact support for assistance\./,
  ],
  [
    "over after being paid",
    { status: "active", nextRenewal: 1 },
    "Subscription has expired. Please renew to continue using the agent portal.",
    /^Subscription has expired\. Please renew/,
  ],
];

test.each(states)("the page and the portal's banner say it: %s", async (_, change, said, banner) => {
  const { cookie } = await agentWith(change);
  const page = await read("/agent/subscription", cookie);
  expect(page).toContain("Subscription Management");
  expect(page).toContain(said);
  const parts = ["Current Subscription", "Available Plans", "Why Upgrade"];
  for (const part of parts) expect(page).toContain(part);
  for (const path of ["/agent/dashboard", "/agent/profile", "/agent/upgrade", "/agent/campaigns/create"]) {
    const notice = await read(
      path,
      cookie,
      /<div role="(status|alert)"((?!<div role=).)*See your subscription<\/a>/s,
    );
    if (banner) expect([path, notice]).toEqual([path, expect.stringMatching(banner)]);
    else expect([path, notice]).toEqual([path, ""]);
  }
  // Its own page says it once.
  expect(page.split(said.split(" ").slice(-6).join(" "))).toHaveLength(2);
  expect(page.split("What you have stays open").length).toBeLessThanOrEqual(2);
});

test("meters say what of each limit is used in this period", async () => {
  const { agent, cookie } = await agentWith();
  const { subscription } = await import("../../../workers/domain/billing/get-agency-entitlement").then(
    ({ getEntitlement }) => getEntitlement(deps, agent),
  );
  await deps.db.shared.insert(planUsage).values({
    companyId: agent.companyId,
    periodStart: subscription?.periodStart ?? 0,
    threads: 12,
    applicants: 1000,
    bulkAnalyses: 85,
  });
  const page = await read("/agent/subscription", cookie);
  expect(page).toContain("Job threads 12 of 50 used");
  expect(page).toContain("Candidates 1,000 of 1,000 used The limit is reached.");
  expect(page).toContain("Bulk analyses 85 of 100 used 15 left");
  expect(await read("/agent/campaigns/create", cookie)).toContain("38 job threads left in this period.");
});

test("plans come from the table in ascending price, without the trial, each with its way on", async () => {
  expect((await visit("/agent/upgrade")).headers.get("location")).toMatch(/^\/agent\/login/);
  const { cookie } = await agentWith();
  for (const path of ["/agent/upgrade", "/agent/subscription"]) {
    const page = await (await visit(path, { cookie })).text();
    const main = page.slice(page.indexOf("<main"), page.indexOf("</main>"));
    expect([...main.matchAll(/<h3 class="text-2xl">(\w+)/g)].map(([, name]) => name)).toEqual([
      "Starter",
      "Team",
      "Growth",
    ]);
    expect(main).toContain('href="/order/agency-starter"');
    expect(main).toContain('aria-label="Contact Sales about Growth"');
    const words = wordsOf(main);
    // They have it already.
    expect(words).not.toMatch(/free trial/i);
    expect(words).toMatch(
      /Subscribe The paid period begins when your trial ends, on [^:]+: no day is lost\./,
    );
    expect(words).toContain("plus VAT");
    expect(words).not.toMatch(/€5\.99|60% off|€499/);
  }
});

test("where nothing can be bought, the page says so", async () => {
  const { cookie } = await agentWith();
  const off = { STRIPE_SECRET_KEY: undefined, STRIPE_WEBHOOK_SECRET: undefined } as never;
  const { text } = await askFaulty(off, "/agent/subscription", { cookie });
  expect(text).toContain("Buying online isn’t open here yet".replace("’", "'"));
  expect(text).not.toContain('href="/order/agency-starter"');
});

test("a trial is cancelled, stays open, and the cancellation is taken back", async () => {
  const { cookie, own } = await agentWith();
  const dialog = await read("/agent/subscription/cancel", cookie);
  expect(dialog).toMatch(
    /Cancel your subscription\?.*Your trial stays open until .*, and nothing is charged\./,
  );
  const cancelled = await visit("/agent/subscription/cancel", {
    method: "POST",
    cookie,
    body: new URLSearchParams(),
  });
  expect(cancelled.headers.get("location")).toBe("/agent/subscription?said=cancelled");
  expect(await read("/agent/subscription?said=cancelled", cookie)).toContain("Keep My Trial");
  const [row] = await deps.db.shared.select().from(companySubscriptions).where(own);
  expect(row?.status).toBe("cancelled");
  const resumed = await visit("/agent/subscription", {
    method: "POST",
    cookie,
    body: new URLSearchParams({ intent: "resume" }),
  });
  expect(resumed.headers.get("location")).toBe("/agent/subscription?said=resumed");
  const [after] = await deps.db.shared.select().from(companySubscriptions).where(own);
  expect(after?.status).toBe("trial");
});

test("a company's other agents see plan and limits, and who may buy, cancel and see payments", async () => {
  const { agent, cookie: owners } = await agentWith();
  const cookie = await sessionOf(deps, (await createColleague(deps, agent)).userId);
  const asks = "Only Ada Berg, who owns your company's account, can buy, cancel and see payments.";
  const page = await read("/agent/subscription", cookie);
  for (const words of [asks, "Trial Active", "Job threads 0 of 50 used"]) expect(page).toContain(words);
  for (const words of ["Cancel Subscription", "Payment and Billing Address"])
    expect(page).not.toContain(words);
  expect(await read("/agent/subscription", owners)).not.toContain(asks);
  for (const path of ["/order/agency-starter", "/agent/upgrade"])
    expect(await read(path, cookie)).toContain(asks);
  const post = (path: string, fields: Record<string, string>) =>
    visit(path, { method: "POST", cookie, body: new URLSearchParams(fields) });
  for (const [path, fields] of [
    ["/agent/subscription", { intent: "portal" }],
    ["/agent/subscription", { intent: "resume" }],
    ["/agent/subscription/cancel", {}],
    ["/order/agency-starter", { terms: "on" }],
  ] as const) {
    const answer = await post(path, fields);
    expect([path, answer.status]).toEqual([path, 403]);
    expect(wordsOf(await answer.text())).toContain(asks);
  }
  expect(await read("/agent/subscription", owners)).toContain("Trial Active");
  // Without the first, the next one owns it.
  await deps.db.shared.update(agents).set({ status: "blocked" }).where(eq(agents.id, agent.agentId));
  expect(await read("/agent/subscription", cookie)).toContain("Cancel Subscription");
});

test("Starter bought in the middle of the trial: the plan, its first payment, the portal and the end", async () => {
  const account = localAccount();
  const paying = { ...deps, ...account };
  const { agent, cookie } = await agentWith();
  const session = await buy(paying, { userId: agent.userId, companyId: agent.companyId }, "agency-starter");
  await visit(`/payment-success?session_id=${session}`, { cookie });

  const page = await read("/agent/subscription", cookie);
  expect(page).toContain("Starter Active €200 per month, plus VAT");
  expect(page).toContain("Nothing has been charged yet: the days of your trial come first.");
  expect(page).toContain("Your Plan");
  const portal = await visit("/agent/subscription", {
    method: "POST",
    cookie,
    body: new URLSearchParams({ intent: "portal" }),
  });
  expect(portal.status).toBe(303);
  expect(portal.headers.get("location")).toMatch(/^http:\/\/(localhost|127\.0\.0\.1):\d+\//);

  await visit("/agent/subscription/cancel", { method: "POST", cookie, body: new URLSearchParams() });
  const ended = await read("/agent/subscription", cookie);
  expect(ended).toContain("Your plan is cancelled and stays open until");
  expect(ended).toContain("Keep My Plan");
  await visit("/agent/subscription", {
    method: "POST",
    cookie,
    body: new URLSearchParams({ intent: "resume" }),
  });
  expect(await read("/agent/subscription", cookie)).toContain("then one every month until you cancel.");
});
