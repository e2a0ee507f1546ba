import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { companySubscriptions, outbox, subscriptions } from "../../../db/schema";
import { PaymentsError } from "../../../workers/adapters/payments/port";
import { getEntitlement } from "../../../workers/domain/billing/get-agency-entitlement";
import { getSeekerSubscription } from "../../../workers/domain/billing/get-seeker-subscription";
import { getPaymentResult } from "../../../workers/domain/billing/orders/get-payment-result";
import { cancelSubscription } from "../../../workers/domain/billing/subscription-changes/cancel-subscription";
import { openPortal } from "../../../workers/domain/billing/subscription-changes/open-portal";
import { resumeSubscription } from "../../../workers/domain/billing/subscription-changes/resume-subscription";
import { createAgent } from "../../support/people/agency";
import { createSeeker } from "../../support/people/seeker";
import { buy, payingDeps } from "../../support/stripe-account";

async function createBuyer() {
  const deps = payingDeps();
  const { userId, email } = await createSeeker(deps);
  return { deps, email, buyer: { userId, companyId: null } };
}

async function createPlan() {
  const setup = await createBuyer();
  const { deps, buyer } = setup;
  const sessionId = await buy(deps, buyer, "individual-monthly");
  await getPaymentResult(deps, { sessionId, buyer });
  return setup;
}

async function templatesOf({ deps, email }: Pick<Awaited<ReturnType<typeof createBuyer>>, "deps" | "email">) {
  const rows = await deps.db.shared.select().from(outbox).where(eq(outbox.toAddress, email));
  return rows.map(({ template }) => template).sort();
}

test("a plan is cancelled to the end of its period, and taken back, as often as someone asks", async () => {
  const setup = await createPlan();
  const { deps, buyer } = setup;
  for (const _ of [1, 2]) await cancelSubscription(deps, { buyer });
  const cancelled = await getSeekerSubscription(deps, buyer);
  expect(cancelled).toMatchObject({ status: "active", cancelAt: cancelled?.nextRenewal });
  for (const _ of [1, 2]) await resumeSubscription(deps, { buyer });
  expect(await getSeekerSubscription(deps, buyer)).toMatchObject({ status: "active", cancelAt: null });
  expect(await templatesOf(setup)).toEqual([
    "subscription-cancelled",
    "subscription-resumed",
    "subscription-started",
  ]);
});

test("a trial is cancelled in our row alone: it holds until its end and can be taken back", async () => {
  const setup = await createBuyer();
  const { deps, buyer } = setup;
  for (const _ of [1, 2]) await cancelSubscription({ ...deps, payments: null }, { buyer });
  const cancelled = await getSeekerSubscription(deps, buyer);
  expect(cancelled).toMatchObject({ status: "cancelled", cancelAt: cancelled?.nextRenewal, daysLeft: 14 });
  await resumeSubscription({ ...deps, payments: null }, { buyer });
  expect(await getSeekerSubscription(deps, buyer)).toMatchObject({ status: "active", cancelAt: null });
  expect(await templatesOf(setup)).toEqual(["subscription-cancelled", "trial-resumed"]);
});

test("a company's trial is cancelled for all its agents and works until its end", async () => {
  const deps = payingDeps();
  const { userId, companyId } = await createAgent(deps);
  await cancelSubscription(deps, { buyer: { userId, companyId } });
  const rows = await deps.db.shared
    .select()
    .from(companySubscriptions)
    .where(eq(companySubscriptions.companyId, companyId));
  expect(rows).toMatchObject([{ status: "cancelled" }]);
  expect((await getEntitlement(deps, { companyId })).validity.valid).toBe(true);
});

test("without a plan there is nothing to cancel, to take back or to manage", async () => {
  const { deps, buyer } = await createBuyer();
  await deps.db.shared
    .update(subscriptions)
    .set({ nextRenewal: deps.now() - 1 })
    .where(eq(subscriptions.userId, buyer.userId));
  await expect(cancelSubscription(deps, { buyer })).rejects.toMatchObject({ code: "nothing-to-cancel" });
  await expect(resumeSubscription(deps, { buyer })).rejects.toMatchObject({ code: "nothing-to-resume" });
  await expect(openPortal(deps, { buyer, returnPath: "/settings" })).rejects.toMatchObject({
    code: "nothing-bought",
  });
});

test("a payment provider that is down changes nothing, and says so", async () => {
  const { deps, buyer } = await createPlan();
  const down = async () => {
    throw new PaymentsError("unreachable", "");
  };
  const broken = { ...deps, payments: { ...deps.payments, setCancelAtPeriodEnd: down, openPortal: down } };
  await expect(cancelSubscription(broken, { buyer })).rejects.toMatchObject({ code: "payments-down" });
  await expect(openPortal(broken, { buyer, returnPath: "/settings" })).rejects.toMatchObject({
    code: "payments-down",
  });
  expect(await getSeekerSubscription(deps, buyer)).toMatchObject({ cancelAt: null });
});

test("the portal opens for a customer", async () => {
  const { deps, buyer } = await createPlan();
  const { url } = await openPortal(deps, { buyer, returnPath: "/settings" });
  expect(new URL(url).pathname).toContain("/portal/");
});
