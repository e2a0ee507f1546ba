import { expireSession } from "../api/checkout";
import { emit } from "../events";
import { addInterval, itemOf } from "../objects/subscription";
import { type Account, type Invoice, type Price, realTime, type Subscription, timeOf } from "../state";
import { collectInvoice, endSubscription, finalizeInvoice } from "./collect";
import { billSubscription } from "./complete";
import { settleDebit } from "./debit";

const HOUR = 3600;
const DAY = 24 * HOUR;
/** Stripe announces a trial's end that long before. */
const TRIAL_NOTICE = 3 * DAY;
const BILLED = ["active", "past_due", "unpaid"];

type Due = { at: number; run: () => void };

/**
 * Lets time pass: whatever falls due happens at its own time, one after the other.
 * @param customer for them alone: the account's clock stands afterwards where it stood
 */
export function advance(account: Account, seconds: number, customer?: string): void {
  const { shift } = account;
  const target = timeOf(account) + seconds;
  for (let due = nextDue(account, target, customer); due; due = nextDue(account, target, customer)) {
    account.shift = Math.max(account.shift, due.at - realTime());
    due.run();
  }
  account.shift = customer ? shift : Math.max(account.shift, target - realTime());
}

/** A month or a year of the calendar in seconds, from the account's time on. */
export function monthsAhead(account: Account, months: number): number {
  const now = timeOf(account);
  return addInterval(now, { recurring: calendarMonths(months) }) - now;
}

function calendarMonths(months: number): Price["recurring"] {
  return {
    interval: "month",
    interval_count: months,
    meter: null,
    trial_period_days: null,
    usage_type: "licensed",
  };
}

function nextDue(account: Account, target: number, customer?: string): Due | null {
  const isMeant = (one: { customer: string | null } | undefined) => !customer || one?.customer === customer;
  const all = [
    ...Object.values(account.subscriptions)
      .filter(isMeant)
      .flatMap((subscription) => duesOf(account, subscription)),
    ...Object.values(account.invoices)
      .filter(isMeant)
      .flatMap((invoice) => duesOfInvoice(account, invoice)),
    ...account.debits
      .filter(({ session }) => isMeant(account.sessions[session]))
      .map(({ session, settlesAt }) => ({
        at: settlesAt,
        run: () => void settleDebit(account, session, true),
      })),
    ...Object.values(account.sessions)
      .filter((session) => session.status === "open" && isMeant(session))
      .map(({ id, expires_at }) => ({ at: expires_at, run: () => void expireSession(account, id) })),
  ].filter(({ at }) => at <= target);
  return all.reduce<Due | null>((first, due) => (first && first.at <= due.at ? first : due), null);
}

/** An end that is set comes before the renewal of the same moment. */
function duesOf(account: Account, subscription: Subscription): Due[] {
  const { id, status, cancel_at, trial_end } = subscription;
  if (status === "canceled" || status === "incomplete_expired") return [];
  const dues: Due[] = [];
  if (cancel_at !== null)
    dues.push({ at: cancel_at, run: () => endSubscription(account, id, "cancellation_requested") });
  if (status === "trialing" && trial_end !== null) {
    const announced = account.trialsAnnounced.includes(id);
    if (!announced)
      dues.push({ at: trial_end - TRIAL_NOTICE, run: () => announceEnd(account, subscription) });
    dues.push({ at: trial_end, run: () => renew(account, subscription) });
  }
  if (BILLED.includes(status))
    dues.push({ at: itemOf(subscription).current_period_end, run: () => renew(account, subscription) });
  return dues;
}

function announceEnd(account: Account, subscription: Subscription): void {
  account.trialsAnnounced.push(subscription.id);
  emit(account, "customer.subscription.trial_will_end", subscription);
}

/**
 * The next period begins: the subscription is "active" before its invoice is paid or declined, after a trial too. The
 * invoice is a draft for an hour. Where a renewal was never paid it stays one.
 */
function renew(account: Account, subscription: Subscription): void {
  const item = itemOf(subscription);
  const start = item.current_period_end;
  item.current_period_start = start;
  item.current_period_end = addInterval(start, item.price as Price, subscription.billing_cycle_anchor);
  if (subscription.status === "trialing") subscription.status = "active";
  const invoice = billSubscription(account, subscription, "subscription_cycle");
  if (subscription.status === "unpaid") invoice.auto_advance = false;
  else invoice.automatically_finalizes_at = start + HOUR;
  emit(account, "customer.subscription.updated", subscription);
}

function duesOfInvoice(account: Account, invoice: Invoice): Due[] {
  const { status, automatically_finalizes_at: finalizes, next_payment_attempt: next, auto_advance } = invoice;
  if (!auto_advance) return [];
  if (status === "draft" && finalizes !== null)
    return [{ at: finalizes, run: () => payInvoice(account, invoice) }];
  return status === "open" && next !== null ? [{ at: next, run: () => payInvoice(account, invoice) }] : [];
}

/** Finalizes a draft and charges the customer's card. @returns whether it was paid */
export function payInvoice(account: Account, invoice: Invoice, works?: boolean): boolean {
  finalizeInvoice(account, invoice);
  return collectInvoice(account, invoice, works);
}
