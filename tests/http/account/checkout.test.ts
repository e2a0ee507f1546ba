import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { actions, orders, plans, subscriptions, userCredits } from "../../../db/schema";
import { spendCredits } from "../../../workers/domain/billing/credits/spend-credits";
import { testDeps } from "../../support/faults";
import { askFaulty, type Faults, noPayments, without } from "../../support/faulty-site";
import { createAgent } from "../../support/people/agency";
import { sessionOf, visit } from "../../support/people/browser-session";
import { createSeeker } from "../../support/people/seeker";
import { setSubscription } from "../../support/samples/job-analyses";
import { checkoutMessages, creditMessages } from "../../support/samples/spec-messages";

const deps = testDeps();
const db = deps.db.shared;

/** A payment provider is configured, and doesn't answer. */
const deaf: Faults = {
  STRIPE_SECRET_KEY: "sk_test_nobody",
  STRIPE_WEBHOOK_SECRET: "whsec_nobody",
  STRIPE_ORIGIN: "http://127.0.0.1:9",
};

async function newSeeker() {
  const { userId } = await createSeeker(deps);
  return { userId, cookie: await sessionOf(deps, userId) };
}

async function page(path: string, cookie: string, faults: Faults = deaf) {
  const { text, ...rest } = await askFaulty(faults, path, { cookie });
  return { ...rest, text: text.replaceAll("<!-- -->", "") };
}

const CONSENT = { terms: "on", startAtOnce: "on" };

async function send(path: string, cookie: string, fields: Record<string, string>, faults: Faults = deaf) {
  const headers = { "cf-connecting-ip": crypto.randomUUID() };
  return askFaulty(faults, path, { cookie, headers, body: new URLSearchParams(fields) });
}

/** What programs send. */
async function call(body: object, cookie = "", faults: Faults = deaf) {
  const { status, text } = await askFaulty(faults, "/stripe/create-checkout-session", {
    cookie,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status, ...(JSON.parse(text) as { detail?: string; checkout_url?: string }) };
}

test("the order page says what the law wants said, above a button with the words that it prescribes", async () => {
  const { cookie } = await newSeeker();
  const { status, text } = await page("/order/individual-monthly", cookie);
  expect(status).toBe(200);
  for (const words of [
    "Monthly",
    "€5.99 including VAT, per month",
    "Nothing is charged today, and no day of your trial is lost.",
    "Every month for €5.99 including VAT, until you cancel.",
    "Within 14 days of the order",
    'href="/terms"',
    'href="/withdraw"',
    'href="/cancel"',
    "You say how you pay on the next page",
  ])
    expect(text).toContain(words);
  expect(text).toMatch(/<button[^>]*>Order with obligation to pay<\/button>/);
  expect(text.match(/type="checkbox"[^>]*required=""/g)).toHaveLength(2);
});

test("credits are paid at once and once, an agency's plan is the company's and plus VAT", async () => {
  const { cookie } = await newSeeker();
  const { text } = await page("/order/credits-25", cookie);
  for (const words of ["25 credits", "€24.99 including VAT, once", "isn’t open yet", "Total, due today"])
    expect(text).toContain(words);
  expect(text).not.toContain("Renewal");
  // They are a balance and no service yet: nothing begins that would have to be asked for.
  expect(text).not.toContain("startAtOnce");
  expect((await send("/order/credits-25", cookie, { terms: "on" })).status).toBe(502);

  const agent = await createAgent(deps);
  const own = await page("/order/agency-starter", await sessionOf(deps, agent.userId));
  for (const words of ["€200 plus VAT, per month", "reverse charge", "right of withdrawal doesn’t apply"])
    expect(own.text).toContain(words);
  // The trial comes before the order, and a card is asked for.
  for (const words of ["startAtOnce", "no card required"]) expect(own.text).not.toContain(words);
  expect(own.text.match(/type="checkbox"[^>]*required=""/g)).toHaveLength(1);
});

test("where nothing can be ordered the page says why, with a way on", async () => {
  const { userId, cookie } = await newSeeker();
  const agent = await sessionOf(deps, (await createAgent(deps)).userId);
  const cases: [string, string, string, string][] = [
    ["/order/agency-starter", cookie, "This plan is for agencies", 'href="/upgrade"'],
    ["/order/individual-monthly", agent, "This is for job seekers", 'href="/upgrade"'],
    ["/order/credits-10", agent, "This is for job seekers", 'href="/agent/dashboard"'],
    ["/order/individual-yearly", cookie, "It isn’t available yet.", 'href="/upgrade"'],
    ["/order/individual-trial", cookie, "We don’t know this one.", 'href="/upgrade"'],
    ["/order/credits-11", cookie, "Invalid credit package", 'href="/buy-credits"'],
  ];
  for (const [path, as, words, way] of cases) {
    const { text, status } = await page(path, as);
    expect([path, status]).toEqual([path, words.startsWith("We don’t") || path.endsWith("11") ? 404 : 200]);
    expect(text).toContain(words);
    expect(text).toContain(way);
    expect(text).not.toContain("Order with obligation to pay");
  }
  expect((await page("/order/individual-monthly", cookie, noPayments)).text).toContain(
    "Buying online isn't open here yet.",
  );
  const [monthly] = await db.select().from(plans).where(eq(plans.slug, "individual-monthly"));
  await setSubscription(deps, { userId }, { planId: monthly?.id, stripeSubscriptionId: `sub_${userId}` });
  const owned = (await page("/order/individual-monthly", cookie)).text;
  expect(owned).toContain("This plan is yours already.");
  expect(owned).toMatch(/href="\/settings#billing"[^>]*>Manage</);
  expect((await page("/upgrade", cookie)).text).toMatch(/href="\/settings#billing"[^>]*>Manage</);
});

test("who hasn't confirmed their address is told why they can't buy, and gets a new link", async () => {
  const { userId } = await createSeeker(deps, { emailVerified: false });
  const cookie = await sessionOf(deps, userId);
  for (const path of ["/order/individual-monthly", "/order/credits-10"]) {
    const { text } = await page(path, cookie);
    expect(text).toContain("First confirm your email address");
    expect(text).toContain("it must reach you before you buy");
    expect(text).toMatch(/action="\/verify-email"[\s\S]*?value="resend"[^>]*>Send a New Link</);
    expect(text).not.toContain("Order with obligation to pay");
    expect((await send(path, cookie, CONSENT)).status).toBe(403);
  }
  expect((await call({ price_id: "individual-monthly" }, cookie)).detail).toContain(
    "Please confirm your email address first.",
  );
  expect(await db.$count(orders, eq(orders.userId, userId))).toBe(0);
});

test("an order needs both consents, and the price that the page showed", async () => {
  const { userId, cookie } = await newSeeker();
  for (const consent of ["", "terms", "startAtOnce"]) {
    const { status, text } = await send("/order/individual-monthly", cookie, { [consent || "seen"]: "" });
    expect([status, text]).toEqual([400, expect.stringContaining("Please accept the terms")]);
  }
  const stale = await send("/order/individual-monthly", cookie, { ...CONSENT, seen: "499-now" });
  expect([stale.status, stale.text]).toEqual([409, expect.stringContaining("has changed in the meantime")]);
  expect(await db.$count(orders, eq(orders.userId, userId))).toBe(0);
});

test("payment pages: another one's checkout looks like none, reasons are ours, and nothing is claimed of money", async () => {
  const { userId, cookie } = await newSeeker();
  const other = await newSeeker();
  const sessionId = `cs_${crypto.randomUUID()}`;
  const number = `P-${crypto.randomUUID().slice(0, 6)}`;
  await db.insert(orders).values({
    number,
    userId,
    kind: "credits",
    item: "credits-10",
    price: 1299,
    taxIncluded: true,
    credits: 10,
    termsVersion: "2026-11-23",
    sessionId,
    createdAt: deps.now(),
  });
  const success = `/payment-success?session_id=${sessionId}`;
  const failure = `/payment-error?reason=cancelled&order=${number}`;
  expect((await page(success, other.cookie)).status).toBe(404);
  expect((await page(success, cookie)).text).toContain("Your payment is being checked");
  await db.update(orders).set({ status: "processing" }).where(eq(orders.sessionId, sessionId));
  const debit = (await page(success, cookie)).text;
  for (const words of ["Your payment is on its way", "Your credits are added when it has paid."])
    expect(debit).toContain(words);
  expect(debit).not.toContain("Payment Successful!");
  await db.update(orders).set({ status: "open" }).where(eq(orders.sessionId, sessionId));
  const closed = (await page(failure, cookie)).text;
  for (const words of [
    "Payment Failed",
    "No charges were made.",
    "was closed before you paid",
    'href="/order/credits-10"',
  ])
    expect(closed).toContain(words);
  for (const path of [failure, "/payment-error?reason=<b>free&error=free text", "/payment-error"]) {
    const { text } = await page(path, other.cookie);
    expect(text).toContain("Payment Failed");
    expect(text).not.toContain("No charges were made.");
    expect(text).not.toContain("free");
    expect(text).toMatch(/href="\/pricing"[^>]*>Try Again/);
  }
  await db.update(orders).set({ status: "paid" }).where(eq(orders.sessionId, sessionId));
  const paid = (await page(success, cookie)).text;
  for (const words of [
    "Payment Successful!",
    "10 credits were added",
    "Go to Dashboard",
    "Buy More Credits",
    "Start New Analysis",
  ])
    expect(paid).toContain(words);
  expect((await page(failure, cookie)).location).toBe(success);
  const afterTrial = {
    kind: "plan",
    item: "individual-monthly",
    credits: 0,
    startsAt: deps.now() + 1e9,
  } as const;
  await db.update(orders).set(afterTrial).where(eq(orders.sessionId, sessionId));
  const unpaid = (await page(success, cookie)).text;
  expect(unpaid).toContain("Your Order Is Confirmed");
  expect(unpaid).toContain("Nothing was charged today.");
  expect(unpaid).not.toContain("Payment Successful!");
  await db.update(orders).set({ status: "failed" }).where(eq(orders.sessionId, sessionId));
  expect((await page(success, cookie)).location).toBe(`/payment-error?reason=failed&order=${number}`);
});

test.each([
  ["Action not found", { action: "no such action", hasCredits: true }],
  ["User credits not found", { action: "interview", hasCredits: false }],
])("%j is said where credits are spent", async (message, { action, hasCredits }) => {
  const { userId } = await newSeeker();
  expect(creditMessages).toContain(message);
  if (hasCredits) await db.insert(userCredits).values({ userId, totalCredits: 5 }).onConflictDoNothing();
  else await db.delete(userCredits).where(eq(userCredits.userId, userId));
  await db.insert(actions).values({ name: "interview", cost: 1 }).onConflictDoNothing();
  await expect(spendCredits(deps, { userId, action, reference: userId })).rejects.toThrow(message);
});

test("programs get our own order page, for themselves and nobody else", async () => {
  const { userId, cookie } = await newSeeker();
  const asked = {
    user_id: userId,
    plan_id: null,
    price_id: "individual-monthly",
    quantity: 1,
    mode: "subscription",
  };
  expect(await call(asked, cookie)).toEqual({
    status: 200,
    checkout_url: expect.stringMatching(/\/order\/individual-monthly$/),
  });
  expect((await call({ priceId: "credits-10", quantity: 1 }, cookie)).checkout_url).toMatch(
    /\/order\/credits-10$/,
  );
  const foreign = { detail: "You don't have access to this.", status: 403 };
  expect(await call({ ...asked, user_id: crypto.randomUUID() }, cookie)).toEqual(foreign);
  expect(await call({ ...asked, company_id: crypto.randomUUID() }, cookie)).toEqual(foreign);
  expect((await call({ ...asked, quantity: 2 }, cookie)).status).toBe(400);
  expect((await call({ ...asked, price_id: "agency-starter" }, cookie)).detail).toBe(
    "Invalid subscription package",
  );
  const agent = await createAgent(deps);
  const own = { user_id: agent.userId, company_id: agent.companyId, plan_id: "plan-agency-starter" };
  expect((await call(own, await sessionOf(deps, agent.userId))).checkout_url).toMatch(
    /\/order\/agency-starter$/,
  );
});

test("balance and résumés can be read by programs", async () => {
  const { cookie } = await newSeeker();
  expect(await (await visit("/api/credits", { cookie })).json()).toEqual({ total_credits: 0 });
  expect(await (await visit("/api/resumes", { cookie })).json()).toEqual({ resumes: [] });
});

const OF_SUBSCRIPTION = /latest_user_subscriptions/;

/** How each message is caused: a message without a cause doesn't compile. */
const causes: Record<(typeof checkoutMessages)[number], (cookie: string) => Promise<string | undefined>> = {
  "There was an error processing your subscription. Please try again.": async (cookie) =>
    (await send("/order/individual-monthly", cookie, CONSENT)).text,
  "your upgrade": async (cookie) =>
    (await send("/order/individual-monthly?from=upgrade", cookie, CONSENT)).text,
  "your credit purchase": async (cookie) =>
    (await send("/order/credits-10?from=upgrade", cookie, CONSENT)).text,
  "There was an error processing your purchase. Please try again.": async (cookie) =>
    (await send("/order/credits-10?from=buy-credits", cookie, CONSENT)).text,
  "Invalid subscription package": async (cookie) => (await page("/order/agency-starter", cookie)).text,
  "Invalid credit package": async (cookie) => (await call({ priceId: "credits-11" }, cookie)).detail,
  "Invalid package selected": async (cookie) => (await call({ quantity: 1 }, cookie)).detail,
  "HTTP error! status: {code}": async (cookie) =>
    (await call({ price_id: "individual-monthly" }, cookie, { ...deaf, DB: without(OF_SUBSCRIPTION) }))
      .detail,
  "No valid session": async () => (await call({ price_id: "individual-monthly" })).detail,
};

test.each(checkoutMessages)("%j is said", async (message) => {
  const { cookie } = await newSeeker();
  expect(await causes[message](cookie)).toContain(message.replace("{code}", "500"));
});

test("nothing was ordered by a provider that doesn't answer, and the trial is as it was", async () => {
  const { userId, cookie } = await newSeeker();
  const { status, text } = await send("/order/individual-monthly", cookie, CONSENT);
  expect([status, text]).toEqual([502, expect.stringContaining("Nothing was charged.")]);
  const [trial] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  expect(trial?.status).toBe("active");
});
