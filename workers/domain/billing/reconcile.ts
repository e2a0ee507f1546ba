import { and, eq, inArray, isNotNull, lt } from "drizzle-orm";
import { runBatch } from "../../../db/batch";
import { billingCustomers, companySubscriptions, subscriptions, sweepCursors } from "../../../db/schema";
import type { PaidSubscription } from "../../adapters/payments/port";
import { DAY } from "../day";
import type { Deps } from "../deps";
import { errorText } from "../error-text";
import { prepareAlerts } from "./alerts";
import { isUnreachable, type PayingDeps } from "./require-payments";
import { stateOf } from "./sync/subscription-state";
import { syncCustomer } from "./sync/sync-customer";
import { takeLostEvents } from "./take-lost-events";

const CURSOR = "billing-reconciliation";
/** It begins at 2 in the morning, UTC. */
const BEGINS = 2 * 60 * 60_000;
/** D1 takes 100 parameters in a statement. */
const IDS = 50;
const MAX_ROWS = 20;

const MISSING = "missing";
const EVENTS = "events";
const DONE = "done";

type Found = { id: string; customerId: string };

/**
 * Brings our rows in line with the payment provider, once a night, a page in each run: first its subscriptions, then our
 * live rows that weren't among them, then whatever else happened there without our hearing of it. What differs is read
 * again; what still differs then, and what belongs to nobody, is told to staff, once.
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
  const cursor = `${night} ${await takeStep(paying, { position, night })}`;
  await deps.db.shared
    .insert(sweepCursors)
    .values({ name: CURSOR, cursor })
    .onConflictDoUpdate({ target: sweepCursors.name, set: { cursor } });
}

/** @returns where the next run goes on */
async function takeStep(
  deps: PayingDeps,
  { position, night }: { position: string; night: number },
): Promise<string> {
  if (position === MISSING) return checkOurs(deps, night);
  if (position !== EVENTS && !position.startsWith("evt_")) return checkTheirs(deps, position);
  const after = position === EVENTS ? null : position;
  return (await takeLostEvents(deps, { after, sync: (id) => syncOne(deps, id) })) ?? DONE;
}

/**
 * What can't be read or written of one customer doesn't keep the others waiting: the comparison afterwards shows it.
 * @throws PaymentsError where the provider can't be reached: the next run begins with the same page
 */
async function syncOne(deps: PayingDeps, customerId: string): Promise<void> {
  try {
    await syncCustomer(deps, { customerId });
  } catch (error) {
    if (isUnreachable(error)) throw error;
    deps.log({ event: "payment-not-asked", error: errorText(error) });
  }
}

async function checkTheirs(deps: PayingDeps, after: string): Promise<string> {
  const page = await deps.payments.listSubscriptions(after || null);
  const differing = await differingOf(deps, page.subscriptions);
  for (const customerId of new Set(differing.map((one) => one.customerId))) await syncOne(deps, customerId);
  if (differing.length > 0) await alertOf(deps, await stillDiffering(deps, { after, differing }));
  await touch(
    deps,
    page.subscriptions.map(({ id }) => id),
  );
  return page.next ?? MISSING;
}

/** A reading may itself have ended a second subscription: what the page said before is no measure for it. */
async function stillDiffering(
  deps: PayingDeps,
  { after, differing }: { after: string; differing: Found[] },
): Promise<Found[]> {
  const { subscriptions: theirs } = await deps.payments.listSubscriptions(after || null);
  return differingOf(
    deps,
    theirs.filter(({ id }) => differing.some((one) => one.id === id)),
  );
}

/** Those whose rows say something else, or that have none. */
async function differingOf<T extends PaidSubscription>({ db }: PayingDeps, theirs: T[]): Promise<T[]> {
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
  const missing = await findUnseen(deps, night);
  for (const customerId of new Set(missing.map((one) => one.customerId))) await syncOne(deps, customerId);
  const still = await findUnseen(deps, night);
  const unknown = missing.filter(({ id }) => still.some((one) => one.id === id));
  await alertOf(deps, unknown);
  await touch(
    deps,
    unknown.map(({ id }) => id),
  );
  return missing.length === 0 ? EVENTS : MISSING;
}

async function findUnseen({ db: { shared } }: PayingDeps, night: number): Promise<Found[]> {
  const began = night * DAY + BEGINS;
  const isUnseen = (t: typeof subscriptions | typeof companySubscriptions) =>
    and(
      inArray(t.status, ["active", "suspended"]),
      isNotNull(t.stripeSubscriptionId),
      lt(t.updatedAt, began),
    );
  const [ofPeople, ofCompanies] = await Promise.all([
    shared
      .select({ id: subscriptions.stripeSubscriptionId, customerId: billingCustomers.id })
      .from(subscriptions)
      .innerJoin(billingCustomers, eq(billingCustomers.userId, subscriptions.userId))
      .where(isUnseen(subscriptions))
      .limit(MAX_ROWS),
    shared
      .select({ id: companySubscriptions.stripeSubscriptionId, customerId: billingCustomers.id })
      .from(companySubscriptions)
      .innerJoin(billingCustomers, eq(billingCustomers.companyId, companySubscriptions.companyId))
      .where(isUnseen(companySubscriptions))
      .limit(MAX_ROWS),
  ]);
  return [...ofPeople, ...ofCompanies].map(({ id, customerId }) => ({ id: id ?? "", customerId }));
}
