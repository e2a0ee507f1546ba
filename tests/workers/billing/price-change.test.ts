import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { billingAlerts, billingCustomers, outbox, subscriptions } from "../../../db/schema";
import { syncCustomer } from "../../../workers/domain/billing/sync/sync-customer";
import { createSeeker } from "../../support/people/seeker";
import { buy, payingDeps } from "../../support/stripe-account";

const DAY = 24 * 60 * 60_000;

async function subscribe(deps: ReturnType<typeof payingDeps>) {
  const { userId, email } = await createSeeker(deps);
  await buy(deps, { userId, companyId: null }, "individual-monthly");
  const [customer] = await deps.db.shared
    .select()
    .from(billingCustomers)
    .where(eq(billingCustomers.userId, userId));
  const customerId = customer?.id ?? "";
  const sync = () => syncCustomer(deps, { customerId });
  await sync();
  const row = async () => {
    const rows = await deps.db.shared.select().from(subscriptions).where(eq(subscriptions.userId, userId));
    return rows.find(({ stripeSubscriptionId }) => stripeSubscriptionId !== null);
  };
  const told = async () => {
    const mails = await deps.db.shared.select().from(outbox).where(eq(outbox.toAddress, email));
    return mails.filter(({ template }) => template === "price-changed");
  };
  return { customerId, sync, row, told };
}

test("a subscriber whose price changes is told once, from when on; another at the old price stays as they are", async () => {
  const deps = payingDeps();
  const [kept, moved] = [await subscribe(deps), await subscribe(deps)];
  const before = await moved.row();
  expect(before).toMatchObject({ status: "active", price: 599 });

  await deps.control("reprice", { subscription: before?.stripeSubscriptionId ?? "", amount: 699 });
  for (const _ of [1, 2]) await Promise.all([moved.sync(), moved.sync(), kept.sync()]);
  expect(await moved.row()).toMatchObject({ price: 699, nextRenewal: before?.nextRenewal });
  const mails = await moved.told();
  expect(mails).toHaveLength(1);
  expect(mails[0]?.data).toMatchObject({ before: 599, price: 699, from: before?.nextRenewal });

  // The new price has taken the lookup key over: the plan of who pays the old one is known by its product.
  const old = await kept.row();
  await deps.control("advance", { days: 50 });
  deps.wait(50 * DAY);
  await kept.sync();
  expect(await kept.told()).toEqual([]);
  expect(await kept.row()).toMatchObject({ status: "active", price: 599 });
  expect((await kept.row())?.nextRenewal).toBeGreaterThan(old?.nextRenewal ?? 0);
  const alerts = await deps.db.shared
    .select()
    .from(billingAlerts)
    .where(eq(billingAlerts.customerId, kept.customerId));
  expect(alerts).toEqual([]);
});
