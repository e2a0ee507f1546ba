import { and, eq, lt, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/batch";
import { isRefused, prepareCondition } from "../../../../db/conditions";
import { billingCustomers, stripeEvents } from "../../../../db/schema";
import type { CustomerAccount, Payments } from "../../../adapters/payments/port";
import { settleSession } from "../../coaching/settle-session";
import type { Deps } from "../../deps";
import { insertNew, sendWritten } from "../../mail/prepare-mail";
import { type Alert, prepareAlerts } from "../alerts";
import { prepareBillingMails } from "./billing-mails";
import { prepareInvoices } from "./invoice-rows";
import { prepareLedger } from "./ledger-lines";
import { paidOrders, prepareOrders } from "./order-rows";
import { type Known, type Owner, ownerOf, readKnown } from "./read-known";
import { prepareSubscriptions } from "./subscription-rows";
import { isLive } from "./subscription-state";

const NEWEST = "billing-sync";

type Event = { id: string; type: string };
type Input = { customerId: string; event?: Event };
type PayingDeps = Deps & { payments: Payments };

/**
 * Makes our rows say what the payment provider says of a customer, with mails about what has changed, in one batch. May run twice,
 * late and side by side: the reading that began last wins, and nothing is granted twice (RULINGS 45). Coaching sessions that are
 * paid for are booked afterwards, or their money goes back.
 * @throws PaymentsError where the provider doesn't answer; what the database throws: nothing has happened then
 */
export async function syncCustomer(deps: PayingDeps, input: Input): Promise<void> {
  const hasPaidBack = await syncOnce(deps, input);
  if (hasPaidBack) await syncOnce(deps, { customerId: input.customerId });
}

/** @returns whether money went back for a session, which has to be read again */
async function syncOnce(deps: PayingDeps, { customerId, event }: Input): Promise<boolean> {
  // What happens from here on may be missing from what is read.
  const syncedAt = deps.now();
  const turn = await beginTurn(deps, customerId);
  const account = await readSettled(deps, customerId);
  const owner = turn ? ownerOf(turn) : "nobody";
  const known = await readKnown(deps, customerId, owner);
  const mails = prepareBillingMails(deps, { owner, account, known });
  const recorded = event
    ? [
        deps.db.shared
          .insert(stripeEvents)
          .values({ ...event, createdAt: deps.now() })
          .onConflictDoNothing(),
      ]
    : [];
  const alerts = prepareAlerts(deps, alertsOf({ customerId, owner, account, known }));
  if (!turn) {
    await runBatch(deps.db.shared, [...alerts, ...recorded]);
    return false;
  }
  const effects = [
    prepareCondition(deps.db.shared, NEWEST, isNewest(customerId, turn.number)),
    deps.db.shared
      .update(billingCustomers)
      .set({ syncsWritten: turn.number, syncedAt })
      .where(eq(billingCustomers.id, customerId)),
    ...prepareInvoices(deps, { customerId, invoices: account.invoices, known }),
    ...prepareOrders(deps, { account, known }),
    ...prepareSubscriptions(deps, { owner, subscriptions: account.subscriptions, known }),
    ...prepareLedger(deps, { owner, account, known }),
    ...alerts,
    ...recorded,
  ];
  try {
    const results = await runBatch(deps.db.shared, [...effects, ...insertNew(mails)]);
    await sendWritten(deps, mails, results.slice(effects.length));
  } catch (error) {
    // A reading that began after this one, and so saw all that this one saw, is written already.
    if (!isRefused(error, NEWEST)) throw error;
    await runBatch(deps.db.shared, recorded);
  }
  return settleSessions(deps, account, known);
}

async function settleSessions(deps: PayingDeps, account: CustomerAccount, known: Known): Promise<boolean> {
  let hasPaidBack = false;
  for (const { order, checkout } of paidOrders(account, known, "coaching")) {
    const invoice = account.invoices.find(({ id }) => id === checkout.invoiceId);
    hasPaidBack = (await settleSession(deps, { order, invoice })) || hasPaidBack;
  }
  return hasPaidBack;
}

/** Numbers this reading; null for a customer that isn't ours. */
async function beginTurn({ db }: Pick<Deps, "db">, customerId: string) {
  const [row] = await db.shared
    .update(billingCustomers)
    .set({ syncsBegun: sql`${billingCustomers.syncsBegun} + 1` })
    .where(eq(billingCustomers.id, customerId))
    .returning({
      number: billingCustomers.syncsBegun,
      userId: billingCustomers.userId,
      companyId: billingCustomers.companyId,
    });
  return row ?? null;
}

function isNewest(customerId: string, turn: number) {
  const older = and(eq(billingCustomers.id, customerId), lt(billingCustomers.syncsWritten, turn));
  return sql`exists (select 1 from ${billingCustomers} where ${older})`;
}

/**
 * Two live subscriptions of one customer: the younger ones end, and their money goes back (RULINGS 45). Staff are told
 * first and the money goes back before the end: once only one lives, nothing shows any more that there were two.
 */
async function readSettled(deps: PayingDeps, customerId: string): Promise<CustomerAccount> {
  const account = await deps.payments.readCustomer(customerId);
  const [, ...younger] = account.subscriptions.filter(isLive).sort((a, b) => a.createdAt - b.createdAt);
  if (younger.length === 0) return account;
  const alerts = younger.map(({ id }) => ({ kind: "two-subscriptions" as const, subject: id, customerId }));
  await runBatch(deps.db.shared, prepareAlerts(deps, alerts));
  for (const { id } of younger) {
    for (const { id: invoiceId, subscriptionId, amountPaid, refunded } of account.invoices)
      if (subscriptionId === id && amountPaid > refunded)
        await deps.payments.refund({
          invoiceId,
          amount: amountPaid - refunded,
          reference: `duplicate.${invoiceId}.${refunded}`,
        });
    await deps.payments.cancelNow(id);
  }
  return deps.payments.readCustomer(customerId);
}

type Seen = {
  customerId: string;
  owner: Owner;
  account: CustomerAccount;
  known: Known;
};

/** What staff have to look at: nothing here is decided by code. */
function alertsOf({ customerId, owner, account, known }: Seen): Alert[] {
  const live = account.subscriptions.filter(isLive);
  const isOurs = (item: string | null) => known.plans.some(({ slug }) => slug === item);
  const of = (kind: Alert["kind"], subject: string): Alert => ({ kind, subject, customerId });
  return [
    ...live.filter(({ item }) => !isOurs(item)).map(({ id }) => of("unknown-price", id)),
    ...(owner === "nobody" ? live.map(({ id }) => of("ownerless-subscription", id)) : []),
    ...account.checkouts
      .filter(({ isPaid, orderId }) => isPaid && owner !== "nobody" && !known.orders.has(orderId ?? ""))
      .map(({ id }) => of("unknown-purchase", id)),
    ...account.checkouts.filter(({ isDisputed }) => isDisputed).map(({ id }) => of("dispute", id)),
  ];
}
