import { and, eq } from "drizzle-orm";
import { runBatch } from "../../db/batch";
import { openDatabases } from "../../db/client";
import {
  billingCustomers,
  creditTransactions,
  invoices,
  orders,
  subscriptions,
  userCredits,
  users,
} from "../../db/schema";
import { demoAccounts } from "../../db/seed/accounts";

const DAY = 24 * 60 * 60_000;
const CUSTOMER = "cus_demo";
const SUBSCRIPTION = "sub_demo";

/** The demo's job seeker has bought the monthly plan and credits: all that the settings show of purchases. */
export async function addPurchases(d1: D1Database): Promise<void> {
  const { shared: db } = openDatabases(d1);
  const { email = "" } = demoAccounts.find(({ role }) => role === "candidate") ?? {};
  const [owner] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!owner) throw new Error("the demo has no job seeker");
  const userId = owner.id;
  const createdAt = Date.now() - 2 * DAY;
  const order = { userId, taxIncluded: true, termsVersion: "2026-11-23", status: "paid", createdAt } as const;
  const invoice = { customerId: CUSTOMER, status: "paid", tax: 96, currency: "eur", createdAt } as const;
  await runBatch(db, [
    db.insert(billingCustomers).values({ id: CUSTOMER, userId }),
    db
      .update(subscriptions)
      .set({
        planId: "plan-individual-monthly",
        stripeSubscriptionId: SUBSCRIPTION,
        nextRenewal: createdAt + 30 * DAY,
      })
      .where(and(eq(subscriptions.userId, userId), eq(subscriptions.status, "active"))),
    db.insert(orders).values([
      {
        ...order,
        number: "P-DEMO01",
        kind: "plan",
        item: "individual-monthly",
        price: 599,
        subscriptionId: SUBSCRIPTION,
      },
      { ...order, number: "P-DEMO02", kind: "credits", item: "credits-25", price: 2499, credits: 25 },
    ]),
    db.insert(invoices).values([
      {
        ...invoice,
        id: "in_demo_1",
        number: "DEMO-0001",
        total: 599,
        amountPaid: 599,
        subscriptionId: SUBSCRIPTION,
      },
      { ...invoice, id: "in_demo_2", number: "DEMO-0002", total: 2499, amountPaid: 2499 },
    ]),
    db.insert(creditTransactions).values({
      userId,
      creditsUsed: -25,
      reference: "cs_demo",
      metadata: { order: "P-DEMO02" },
      transactionDate: createdAt,
    }),
    db
      .insert(userCredits)
      .values({ userId, totalCredits: 25 })
      .onConflictDoUpdate({ target: userCredits.userId, set: { totalCredits: 25 } }),
  ]);
}
