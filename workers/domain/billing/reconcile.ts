import { and, eq, inArray, isNotNull, lt } from "drizzle-orm";
import { runBatch } from "../../../db/batch";
import { billingCustomers, companySubscriptions, subscriptions, sweepCursors } from "../../../db/schema";
import type { PaidSubscription } from "../../adapters/payments/port";
import type { Deps } from "../deps";
import { prepareAlerts } from "./alerts";
import type { PayingDeps } from "./require-payments";
import { stateOf } from "./sync/subscription-state";
import { syncCustomer } from "./sync/sync-customer";
import { DAY } from "./trial-period";

const CURSOR = "billing-reconciliation";
/** It begins at 2 in the morning, UTC. */
const BEGINS = 2 * 60 * 60_000;
/** D1 takes 100 parameters in a statement. */
const IDS = 50;
/** One run's share of our own rows; the next run goes on. */
const MAX_ROWS = 20;

const MISSING = "missing";
const DONE = "done";

type Found = PaidSubscription & { customerId: string };

/**
 * Compares every paid subscription with the payment provider's, once a night, a page in each run: first theirs with our
 * rows, then our live rows that weren't among theirs. What differs is read again; what still differs then, and what
 * belongs to nobody, is told to staff.
 */
export async function reconcile(deps: Deps): Promise<void> {
  const { payments } = deps;
  if (!payments) return;
  const paying = { ...deps, payments };
  const night = Math.floor((deps.now() - BEGINS) / DAY);
  const [saved] = await deps.db.shared.select().from(sweepCursors).where(eq(sweepCursors.name, CURSOR));
  const [day, at = ""] = saved?.cursor?.split(" ") ?? [];
  const position = Number(day) === night ? at : "";
  if (position === DONE) return;
  const next = position === MISSING ? await checkOurs(paying, night) : await checkTheirs(paying, position);
  const cursor = `${night} ${next}`;
  await deps.db.shared
    .insert(sweepCursors)
    .values({ name: CURSOR, cursor })
    .onConflictDoUpdate({ target: sweepCursors.name, set: { cursor } });
}

async function checkTheirs(deps: PayingDeps, after: string): Promise<string> {
  const page = await deps.payments.listSubscriptions(after || null);
  const differing = await differingOf(deps, page.subscriptions);
  for (const customerId of new Set(differing.map((one) => one.customerId)))
    await syncCustomer(deps, { customerId });
  await alertOf(deps, await differingOf(deps, differing));
  await touch(
    deps,
    page.subscriptions.map(({ id }) => id),
  );
  return page.next ?? MISSING;
}

/** Those whose rows say something else, or that have none. */
async function differingOf({ db }: PayingDeps, theirs: Found[]): Promise<Found[]> {
  const rows = new Map<string, { status: string; nextRenewal: number; cancelAt: number | null }>();
  for (let from = 0; from < theirs.length; from += IDS) {
    const ids = theirs.slice(from, from + IDS).map(({ id }) => id);
    const [ofPeople, ofCompanies] = await Promise.all([
      db.shared.select().from(subscriptions).where(inArray(subscriptions.stripeSubscriptionId, ids)),
      db.shared
        .select()
        .from(companySubscriptions)
        .where(inArray(companySubscriptions.stripeSubscriptionId, ids)),
    ]);
    for (const row of ofPeople) rows.set(row.stripeSubscriptionId ?? "", row);
    for (const row of ofCompanies) rows.set(row.stripeSubscriptionId ?? "", row);
  }
  return theirs.filter((subscription) => {
    const state = stateOf(subscription);
    const row = rows.get(subscription.id);
    if (!state) return false;
    return (
      row?.status !== state.status || row.nextRenewal !== state.nextRenewal || row.cancelAt !== state.cancelAt
    );
  });
}

/** A customer of nobody's has its own alert, from the reading. */
async function alertOf(deps: PayingDeps, differing: Found[]): Promise<void> {
  for (const { id, customerId } of differing) {
    const [customer] = await deps.db.shared
      .select()
      .from(billingCustomers)
      .where(eq(billingCustomers.id, customerId));
    if (!customer?.userId && !customer?.companyId) continue;
    await runBatch(deps.db.shared, prepareAlerts(deps, [{ kind: "difference", subject: id, customerId }]));
  }
}

/** Marks rows as seen this night. */
async function touch({ db, now }: PayingDeps, ids: string[]): Promise<void> {
  const seen = { updatedAt: now() };
  for (let from = 0; from < ids.length; from += IDS) {
    const some = ids.slice(from, from + IDS);
    await runBatch(db.shared, [
      db.shared.update(subscriptions).set(seen).where(inArray(subscriptions.stripeSubscriptionId, some)),
      db.shared
        .update(companySubscriptions)
        .set(seen)
        .where(inArray(companySubscriptions.stripeSubscriptionId, some)),
    ]);
  }
}

/** Rows that say "live" and weren't at the provider tonight. */
async function checkOurs(deps: PayingDeps, night: number): Promise<string> {
  const began = night * DAY + BEGINS;
  const { shared } = deps.db;
  const [ofPeople, ofCompanies] = await Promise.all([
    shared
      .select({ customerId: billingCustomers.id })
      .from(subscriptions)
      .innerJoin(billingCustomers, eq(billingCustomers.userId, subscriptions.userId))
      .where(
        and(
          inArray(subscriptions.status, ["active", "suspended"]),
          isNotNull(subscriptions.stripeSubscriptionId),
          lt(subscriptions.updatedAt, began),
        ),
      )
      .limit(MAX_ROWS),
    shared
      .select({ customerId: billingCustomers.id })
      .from(companySubscriptions)
      .innerJoin(billingCustomers, eq(billingCustomers.companyId, companySubscriptions.companyId))
      .where(
        and(
          inArray(companySubscriptions.status, ["active", "suspended"]),
          isNotNull(companySubscriptions.stripeSubscriptionId),
          lt(companySubscriptions.updatedAt, began),
        ),
      )
      .limit(MAX_ROWS),
  ]);
  const missing = [...ofPeople, ...ofCompanies];
  for (const { customerId } of missing) await syncCustomer(deps, { customerId });
  return missing.length === 0 ? DONE : MISSING;
}
