import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { billingCustomers, companySubscriptions, deletionRequests, subscriptions } from "../../../db/schema";
import { changeRole } from "../../../workers/domain/agencies/members/change-members";
import { endPaymentsOfDeletions } from "../../../workers/domain/billing/end-payments";
import { syncCustomer } from "../../../workers/domain/billing/sync/sync-customer";
import type { Deps } from "../../../workers/domain/deps";
import { planDeletion } from "../../../workers/domain/privacy/plan-deletion";
import { createAgent, createColleague } from "../../support/people/agency";
import { createSeeker } from "../../support/people/seeker";
import { postponeOthers } from "../../support/postpone";
import { buy, payingDeps } from "../../support/stripe-account";

/** More than the calls of one planned deletion, with the client's own retries. */
const ALL_CALLS = 50;

/** More than one run takes. */
const STUCK = 21;

/** A company that pays, whose owner asks to be deleted while the payment provider fails. */
async function plannedInAnOutage() {
  const deps = payingDeps();
  await postponeOthers(deps);
  const owner = await createAgent(deps);
  const { companyId } = owner;
  await buy(deps, { userId: owner.userId, companyId }, "agency-starter");
  const cancelAt = await planInAnOutage(deps, owner, eq(billingCustomers.companyId, companyId));
  return { deps, owner, cancelAt };
}

async function planInAnOutage(
  deps: ReturnType<typeof payingDeps>,
  { userId }: { userId: string },
  isTheirs: ReturnType<typeof eq>,
) {
  const [customer] = await deps.db.shared.select().from(billingCustomers).where(isTheirs);
  const customerId = customer?.id ?? "";
  await syncCustomer(deps, { customerId });
  await deps.control("fail", { kind: "500", count: ALL_CALLS });
  await planDeletion(deps, { userId });
  await deps.control("fail", { kind: "500", count: 0 });
  const cancelAt = async () => (await deps.payments.readCustomer(customerId)).subscriptions[0]?.cancelAt;
  expect(await cancelAt()).toBeNull();
  return cancelAt;
}

test("a provider that didn't answer when a last owner left is asked again, so that nothing renews", async () => {
  const { deps, cancelAt } = await plannedInAnOutage();
  await endPaymentsOfDeletions(deps);
  expect(await cancelAt()).toEqual(expect.any(Number));
});

test("a company that has another owner by then keeps its plan", async () => {
  const { deps, owner, cancelAt } = await plannedInAnOutage();
  const heir = await createColleague(deps, owner);
  await changeRole(deps, { agent: owner, memberId: heir.agentId, role: "owner" });
  await endPaymentsOfDeletions(deps);
  expect(await cancelAt()).toBeNull();
});

/** Their plans renew, and the payment provider knows no customer of theirs. */
async function leaveUnanswered(deps: Deps, userIds: string[]): Promise<() => Promise<unknown>> {
  const { shared } = deps.db;
  const ids = userIds.map((userId) => `0-${userId}`);
  for (const userId of userIds)
    await shared
      .insert(deletionRequests)
      .values({ id: `0-${userId}`, number: `0-${userId}`, userId, dueAt: deps.now() + 1 });
  return () =>
    shared.update(deletionRequests).set({ undoneAt: deps.now() }).where(inArray(deletionRequests.id, ids));
}

/** In the order of renewals they come first. */
const renewsSoon = (deps: Deps) => ({
  status: "active" as const,
  stripeSubscriptionId: `sub_${crypto.randomUUID()}`,
  nextRenewal: deps.now() + 1_000,
});

test("companies whose payments can't be ended don't keep others from their turn", async () => {
  const { deps, cancelAt } = await plannedInAnOutage();
  const owners: string[] = [];
  for (let n = 0; n < STUCK; n++) {
    const { userId, companyId } = await createAgent(deps);
    owners.push(userId);
    const isTheirs = eq(companySubscriptions.companyId, companyId);
    await deps.db.shared.update(companySubscriptions).set(renewsSoon(deps)).where(isTheirs);
  }
  const takeBack = await leaveUnanswered(deps, owners);
  for (let minute = 0; minute < 3; minute++) await endPaymentsOfDeletions(deps);
  expect(await cancelAt()).toEqual(expect.any(Number));
  await takeBack();
});

test("people whose payments can't be ended don't keep others from their turn", async () => {
  const deps = payingDeps();
  await postponeOthers(deps);
  const leaver = await createSeeker(deps);
  await buy(deps, { ...leaver, companyId: null }, "individual-monthly");
  const cancelAt = await planInAnOutage(deps, leaver, eq(billingCustomers.userId, leaver.userId));
  const others: string[] = [];
  for (let n = 0; n < STUCK; n++) {
    const { userId } = await createSeeker(deps);
    others.push(userId);
    await deps.db.shared.update(subscriptions).set(renewsSoon(deps)).where(eq(subscriptions.userId, userId));
  }
  const takeBack = await leaveUnanswered(deps, others);
  for (let minute = 0; minute < 3; minute++) await endPaymentsOfDeletions(deps);
  expect(await cancelAt()).toEqual(expect.any(Number));
  await takeBack();
});
