import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { billingCustomers } from "../../../db/schema";
import { changeRole } from "../../../workers/domain/agencies/members/change-members";
import { endPaymentsOfDeletions } from "../../../workers/domain/billing/end-payments";
import { syncCustomer } from "../../../workers/domain/billing/sync/sync-customer";
import { planDeletion } from "../../../workers/domain/privacy/plan-deletion";
import { createAgent, createColleague } from "../../support/people/agency";
import { postponeOthers } from "../../support/postpone";
import { buy, payingDeps } from "../../support/stripe-account";

/** More than the calls of one planned deletion, with the client's own retries. */
const ALL_CALLS = 50;

/** A company that pays, whose owner asks to be deleted while the payment provider fails. */
async function plannedInAnOutage() {
  const deps = payingDeps();
  await postponeOthers(deps);
  const owner = await createAgent(deps);
  await buy(deps, { userId: owner.userId, companyId: owner.companyId }, "agency-starter");
  const [customer] = await deps.db.shared
    .select()
    .from(billingCustomers)
    .where(eq(billingCustomers.companyId, owner.companyId));
  const customerId = customer?.id ?? "";
  await syncCustomer(deps, { customerId });
  await deps.control("fail", { kind: "500", count: ALL_CALLS });
  await planDeletion(deps, owner);
  await deps.control("fail", { kind: "500", count: 0 });
  const cancelAt = async () => (await deps.payments.readCustomer(customerId)).subscriptions[0]?.cancelAt;
  expect(await cancelAt()).toBeNull();
  return { deps, owner, cancelAt };
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
