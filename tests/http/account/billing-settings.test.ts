import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { runBatch } from "../../../db/batch";
import {
  billingCustomers,
  creditTransactions,
  invoices,
  plans,
  type subscriptions,
} from "../../../db/schema";
import { prepareBalance } from "../../../workers/domain/billing/sync/ledger-lines";
import { testDeps } from "../../support/faults";
import { askFaulty, noPayments, without } from "../../support/faulty-site";
import { sessionOf, visit } from "../../support/people/browser-session";
import { createSeeker, textOf } from "../../support/people/seeker";
import { setSubscription } from "../../support/samples/job-analyses";

const deps = testDeps();
const db = deps.db.shared;
const DAY = 24 * 60 * 60_000;

async function newSeeker() {
  const { userId } = await createSeeker(deps);
  return { userId, cookie: await sessionOf(deps, userId) };
}

/** The section as a reader has it: words alone. */
function sectionOf(html: string): string {
  const section = /<section id="billing".*/s.exec(html)?.[0] ?? "";
  return section
    .slice(0, section.indexOf("Where You Are Signed In"))
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
}

async function readSection(cookie: string, path = "/settings"): Promise<string> {
  return sectionOf(await textOf(await visit(path, { cookie })));
}

test("a trial: until when, what it costs then, and the way to a plan", async () => {
  const { cookie } = await newSeeker();
  const section = await readSection(cookie);
  expect(section).toContain("Trial Active Until");
  expect(section).toContain("Nothing is charged then. Upgrade");
  expect(section).toContain("You have 0 credits . Get more credits");
  for (const words of ["Cancel Plan", "Manage Payment", "Invoices", "Changed your mind?"])
    expect(section).not.toContain(words);
});

test("each state of a paid plan has its sentence and its buttons", async () => {
  const { userId, cookie } = await newSeeker();
  const [monthly] = await db.select().from(plans).where(eq(plans.slug, "individual-monthly"));
  const nextRenewal = deps.now() + 20 * DAY;
  const paid = { planId: monthly?.id, stripeSubscriptionId: `sub_${userId}`, nextRenewal };
  const shown = async (change: Partial<typeof subscriptions.$inferInsert>) => {
    await setSubscription(deps, { userId }, { ...paid, ...change });
    return readSection(cookie);
  };
  const active = await shown({});
  expect(active).toContain("Monthly Active The next payment of €5.99 is due on");
  expect(active).toContain("Cancel Plan");
  const cancelled = await shown({ cancelAt: nextRenewal });
  expect(cancelled).toContain("Monthly Cancelled It stays open until");
  expect(cancelled).toContain("Nothing more is charged.");
  expect(cancelled).toContain("Keep My Plan");
  expect(cancelled).not.toContain("Cancel Plan");
  expect(await shown({ cancelAt: null, pastDueSince: deps.now() })).toContain(
    "Payment due A payment is open.",
  );
  expect(await shown({ pastDueSince: null, status: "suspended" })).toContain(
    "As soon as the open invoice is paid",
  );
  expect(await shown({ suspendedAt: deps.now() })).toContain("Please contact support for assistance.");
  const over = await shown({ suspendedAt: null, status: "cancelled", nextRenewal: deps.now() - DAY });
  expect(over).toContain("No active subscription found.");
  expect(over).toContain("Get Plan");
});

test("the ledger says what came and went, with the balance after each, below 0 too", async () => {
  const { userId, cookie } = await newSeeker();
  const start = deps.now() - 10 * DAY;
  const lines = [
    { creditsUsed: -10, metadata: { order: "P-AAAAAA" } },
    { creditsUsed: 1, actionId: "action-interview" },
    { creditsUsed: 10, metadata: { order: "P-AAAAAA", refund: 1299 } },
    { creditsUsed: -3, metadata: { reason: "a kindness" } },
    { creditsUsed: 5, metadata: { order: "P-BBBBBB", dispute: true } },
  ];
  await runBatch(db, [
    ...lines.map((line, index) =>
      db.insert(creditTransactions).values({ ...line, userId, transactionDate: start + index * DAY }),
    ),
    prepareBalance(deps, userId),
  ]);
  const section = await readSection(cookie);
  expect(section).toContain("You have -3 credits . More went back for money than were left.");
  for (const row of [
    "Bought (order P-AAAAAA) +10 10",
    "Interview −1 9",
    "Given back for money (order P-AAAAAA) −10 −1",
    "Changed by our team +3 2",
    "Taken back: the payment is disputed (order P-BBBBBB) −5 −3",
  ])
    expect(section).toContain(row);
});

test("invoices are one's own, those of nothing left out, with what went back", async () => {
  const { userId, cookie } = await newSeeker();
  const other = await newSeeker();
  const customer = `cus_${userId}`;
  const invoice = (number: string, change: Partial<typeof invoices.$inferInsert> = {}) =>
    db.insert(invoices).values({
      id: `in_${crypto.randomUUID()}`,
      customerId: customer,
      number,
      status: "paid",
      total: 599,
      tax: 96,
      amountPaid: 599,
      currency: "eur",
      hostedUrl: "https://invoice.stripe.com/i/x",
      ...change,
    });
  await runBatch(db, [
    db.insert(billingCustomers).values({ id: customer, userId }),
    invoice("A-0001", { refunded: 599 }),
    invoice("A-0002", { status: "open", amountPaid: 0 }),
    invoice("A-0003", { total: 0, amountPaid: 0 }),
    invoice("A-0004", { status: "void" }),
  ]);
  const section = await readSection(cookie);
  expect(section).toContain("€5.99 Paid back A-0001");
  expect(section).toContain("€5.99 Not paid A-0002");
  expect(section).not.toMatch(/A-000[34]/);
  expect(section).toContain("Manage Payment");
  expect(await readSection(other.cookie)).not.toContain("A-0001");
});

test("buttons that come to nothing say why; the address says nothing of its own", async () => {
  const { cookie } = await newSeeker();
  const press = async (intent: string) => {
    const answer = await visit("/settings/billing", {
      method: "POST",
      cookie,
      body: new URLSearchParams({ intent }),
    });
    return answer.headers.get("location") ?? "";
  };
  expect(await press("portal")).toBe("/settings?billing=nothing-bought#billing");
  expect(await press("nonsense")).toBe("/settings#billing");
  // A trial that runs on has nothing to be taken back, and stays as it is.
  expect(await press("resume")).toBe("/settings?billing=resumed#billing");
  const page = await textOf(await visit("/settings?billing=You+have+won", { cookie }));
  expect(page).not.toContain("You have won");
  expect(await textOf(await visit("/settings?billing=payments-down", { cookie }))).toContain(
    "Our payment provider doesn't answer.",
  );
  const off = await askFaulty(noPayments, "/settings", { cookie });
  expect(sectionOf(off.html)).not.toContain("Manage Payment");
  const broken = await askFaulty({ DB: without(/latest_user_subscriptions/) }, "/settings", { cookie });
  expect(broken.status).toBe(200);
  expect(sectionOf(broken.html)).toContain("Failed to fetch subscription status");
});
