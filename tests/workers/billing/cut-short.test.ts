import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { openDatabases } from "../../../db/client";
import {
  billingAlerts,
  billingCustomers,
  contractDeclarations,
  creditTransactions,
  deletionRequests,
  orders,
  outbox,
  subscriptions,
} from "../../../db/schema";
import type { Payments } from "../../../workers/adapters/payments/port";
import { carryOutDeclarations } from "../../../workers/domain/billing/declarations/carry-out-declarations";
import { endPayments, endPaymentsOfDeletions } from "../../../workers/domain/billing/end-payments";
import { isLive } from "../../../workers/domain/billing/sync/subscription-state";
import { syncCustomer } from "../../../workers/domain/billing/sync/sync-customer";
import { withdrawOrder } from "../../../workers/domain/billing/withdrawal/withdraw-order";
import { planDeletion } from "../../../workers/domain/privacy/plan-deletion";
import { depth, isDeep, seedNumber } from "../../support/depth";
import { type Fault, failOnce, faultyD1 } from "../../support/faults";
import { createSeeker } from "../../support/people/seeker";
import { buy, type PayingTestDeps, payingDeps, type StripeAccount } from "../../support/stripe-account";

const DAY = 24 * 60 * 60_000;
/** More calls than any of these works makes. */
const MOST_CALLS = 120;
const QUICK_STRIDE = 4;

type Cut = "before" | "after";
type World = Awaited<ReturnType<typeof createCustomer>>;

/** What is done, what goes on with it afterwards, and what must hold in the end. */
type Work = {
  /** cut at every call of the provider in the quick lane, too; of others a share is drawn */
  isShort?: boolean;
  prepare: (world: World) => Promise<void>;
  run: (world: World, deps: PayingTestDeps) => Promise<unknown>;
  goOn: (world: World) => Promise<unknown>;
  expectDone: (world: World) => Promise<void>;
};

async function createCustomer() {
  const deps = payingDeps();
  const { userId, email } = await createSeeker(deps);
  // The trial is over, so that what is bought is paid at once.
  await deps.db.shared
    .update(subscriptions)
    .set({ nextRenewal: deps.now() - DAY })
    .where(eq(subscriptions.userId, userId));
  const buyer = { userId, companyId: null };
  const customerId = async () => {
    const [row] = await deps.db.shared
      .select()
      .from(billingCustomers)
      .where(eq(billingCustomers.userId, userId));
    return row?.id ?? "";
  };
  return { deps, userId, email, buyer, customerId };
}

/** Every call to the provider, and in the deep lane every call of the database, may be the one at which the Worker dies. */
function cutShort(deps: PayingTestDeps & StripeAccount, fault: Fault, cut: Cut): PayingTestDeps {
  const payments = Object.fromEntries(
    Object.entries(deps.payments).map(([name, call]) => {
      if (typeof call !== "function") return [name, call];
      const work = call as (...args: unknown[]) => Promise<unknown>;
      if (cut === "before") return [name, fault.guard(work)];
      return [
        name,
        async (...args: unknown[]) => {
          const answer = await work(...args);
          return fault.guard(async () => answer)();
        },
      ];
    }),
  ) as unknown as Payments;
  return { ...deps, payments, ...(isDeep ? { db: openDatabases(faultyD1(fault)) } : {}) };
}

async function mailsOf({ deps, userId }: World) {
  const rows = await deps.db.shared.select().from(outbox).where(eq(outbox.userId, userId));
  return rows.map(({ template }) => template).sort();
}

async function expectAllBack({ deps, customerId }: World, live: number) {
  const account = await deps.payments.readCustomer(await customerId());
  const running = account.subscriptions.filter(isLive);
  expect(running).toHaveLength(live);
  for (const { id, subscriptionId, amountPaid, refunded } of account.invoices)
    expect({ id, refunded }).toEqual({
      id,
      refunded: running.some((one) => one.id === subscriptionId) ? 0 : amountPaid,
    });
}

const sync = async ({ deps, customerId }: World) => syncCustomer(deps, { customerId: await customerId() });

async function orderOf({ deps, userId }: World) {
  const [order] = await deps.db.shared.select().from(orders).where(eq(orders.userId, userId));
  return order?.id ?? "";
}

const works: Record<string, Work> = {
  "a second subscription is ended, paid back and told to staff": {
    isShort: true,
    prepare: async (world) => {
      await buy(world.deps, world.buyer, "individual-monthly");
      await sync(world);
      // The provider counts whole seconds: the second one is the younger.
      await world.deps.control("advance", { days: 1 });
      await world.deps.control("subscribe", {
        customer: await world.customerId(),
        price: "individual-monthly",
      });
    },
    run: async ({ customerId }, deps) => syncCustomer(deps, { customerId: await customerId() }),
    goOn: sync,
    expectDone: async (world) => {
      await expectAllBack(world, 1);
      const alerts = await world.deps.db.shared
        .select()
        .from(billingAlerts)
        .where(eq(billingAlerts.customerId, await world.customerId()));
      expect(alerts.map(({ kind }) => kind)).toEqual(["two-subscriptions"]);
      expect(await mailsOf(world)).toEqual(["refunded", "subscription-started"]);
    },
  },
  "a withdrawal from a plan ends it and pays everything back": {
    prepare: async (world) => {
      await buy(world.deps, world.buyer, "individual-monthly");
      await sync(world);
    },
    run: async (world, deps) => withdrawOrder(deps, { buyer: world.buyer, orderId: await orderOf(world) }),
    goOn: async (world) => {
      // Who saw an error presses the button again; who didn't, waits for the cron.
      await withdrawOrder(world.deps, { buyer: world.buyer, orderId: await orderOf(world) });
      await carryOutDeclarations(world.deps);
    },
    expectDone: async (world) => {
      await expectAllBack(world, 0);
      const declared = await world.deps.db.shared
        .select()
        .from(contractDeclarations)
        .where(eq(contractDeclarations.userId, world.userId));
      expect(declared).toHaveLength(1);
      expect(declared[0]?.doneAt).not.toBeNull();
      expect(await mailsOf(world)).toEqual([
        "declaration-received",
        "refunded",
        "subscription-ended",
        "subscription-started",
      ]);
    },
  },
  "a withdrawal from credits pays them back once": {
    prepare: async (world) => {
      await buy(world.deps, world.buyer, "credits-10");
      await sync(world);
    },
    run: async (world, deps) => withdrawOrder(deps, { buyer: world.buyer, orderId: await orderOf(world) }),
    goOn: async (world) => withdrawOrder(world.deps, { buyer: world.buyer, orderId: await orderOf(world) }),
    expectDone: async (world) => {
      await expectAllBack(world, 0);
      const lines = await world.deps.db.shared
        .select()
        .from(creditTransactions)
        .where(eq(creditTransactions.userId, world.userId));
      expect(lines.map(({ creditsUsed }) => creditsUsed).sort()).toEqual([-10, 10]);
      expect(await mailsOf(world)).toEqual(["credits-bought", "declaration-received", "refunded"]);
    },
  },
  "an account that is to be deleted renews nothing": {
    prepare: async (world) => {
      await buy(world.deps, world.buyer, "individual-monthly");
      await sync(world);
    },
    run: async ({ userId }, deps) => planDeletion(deps, { userId }),
    goOn: async ({ deps, userId }) => {
      await planDeletion(deps, { userId });
      await endPaymentsOfDeletions(deps);
    },
    expectDone: async (world) => {
      const { deps, userId, customerId } = world;
      const account = await deps.payments.readCustomer(await customerId());
      expect(account.subscriptions).toMatchObject([{ status: "active", cancelAt: expect.any(Number) }]);
      const requests = await deps.db.shared
        .select()
        .from(deletionRequests)
        .where(eq(deletionRequests.userId, userId));
      expect(requests).toHaveLength(1);
      expect(await mailsOf(world)).toEqual([
        "deletion-planned",
        "subscription-cancelled",
        "subscription-started",
      ]);
    },
  },
  "an account that is erased is charged nothing more": {
    prepare: async (world) => {
      await buy(world.deps, world.buyer, "individual-monthly");
      await sync(world);
    },
    run: async ({ userId }, deps) => endPayments(deps, { userId }),
    goOn: async ({ deps, userId }) => endPayments(deps, { userId }),
    expectDone: async (world) => {
      const account = await world.deps.payments.readCustomer(await world.customerId());
      expect(account.subscriptions).toMatchObject([{ status: "canceled" }]);
      const rows = await world.deps.db.shared
        .select()
        .from(subscriptions)
        .where(eq(subscriptions.userId, world.userId));
      expect(rows.filter(({ status }) => status === "active")).toEqual([]);
    },
  },
};

test.each(Object.entries(works))("cut short at any call: %s", async (_name, work) => {
  const stride = work.isShort ? 1 : depth(QUICK_STRIDE, 1);
  const first = 1 + (Math.abs(seedNumber("cut-short")) % stride);
  for (const cut of ["before", "after"] as const)
    for (let at = first; ; at += stride) {
      const world = await createCustomer();
      await work.prepare(world);
      const fault = failOnce(at);
      await work.run(world, cutShort(world.deps, fault, cut)).catch(() => {});
      await work.goOn(world);
      await work.expectDone(world);
      if (fault.calls < at) break;
      if (at > MOST_CALLS) throw new Error("more calls than expected");
    }
});
