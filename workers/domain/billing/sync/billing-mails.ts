import type { CustomerAccount, PaidInvoice, PaidSubscription } from "../../../adapters/payments/port";
import type { Deps } from "../../deps";
import type { MailOrder } from "../../mail/mail-data";
import { prepareMail } from "../../mail/prepare-mail";
import { newlyFailed, newlyPaid, refundedOf } from "./order-rows";
import type { Known, Owner, Reader } from "./read-known";
import { isLive, stateOf } from "./subscription-state";

type News = { id: string; mailTo: (reader: Reader) => MailOrder };
type Change = { owner: Owner; account: CustomerAccount; known: Known };

/** What differs since the last synchronization, as mails to all who are to know; their ids name it, so that each is written once. */
export function prepareBillingMails(deps: Pick<Deps, "db" | "now" | "site">, change: Change) {
  const { owner, known } = change;
  if (owner === "nobody") return [];
  const page = "userId" in owner ? "/settings#billing" : "/agent/subscription";
  const url = deps.site.origin + page;
  const news = [
    ...change.account.subscriptions.flatMap((subscription) => subscriptionNews(change, subscription, url)),
    ...change.account.invoices.flatMap((invoice) => invoiceNews(change, invoice, url)),
    ...refundNews(change, url),
    ...creditNews(change, url),
    ...failedNews(change, deps.site.origin),
  ];
  return known.readers.flatMap((reader) =>
    news.map(({ id, mailTo }) => prepareMail(deps, mailTo(reader), `${id}.${reader.userId}`)),
  );
}

function subscriptionNews(
  { owner, account, known }: Change,
  subscription: PaidSubscription,
  url: string,
): News[] {
  const { id, item, price } = subscription;
  const state = stateOf(subscription);
  if (owner === "nobody") return [];
  const planName = known.plans.find(({ slug }) => slug === item)?.name;
  if (!state || !planName) return [];
  const before = known.subscriptions.get(id);
  const { cancelAt, nextRenewal } = state;
  const to = ({ email, userId }: Reader) => ({ to: email, userId });
  const live = isLive(subscription);
  const checkout = account.checkouts.find(({ subscriptionId }) => subscriptionId === id);
  const order = known.orders.get(checkout?.orderId ?? "");
  const bought = order
    ? {
        number: order.number,
        price: order.price,
        taxIncluded: order.taxIncluded,
        startAtOnce: order.startAtOnce,
        orderedAt: order.createdAt,
      }
    : null;
  const firstPaymentAt = subscription.status === "trialing" ? subscription.periodEnd : null;
  const news: (News | null)[] = [
    !before && live
      ? {
          id: `subscription-started.${id}`,
          mailTo: (reader) => ({
            ...to(reader),
            template: "subscription-started",
            data: {
              fullName: reader.fullName,
              planName,
              order: bought,
              firstPaymentAt,
              renewsAt: nextRenewal,
              url,
            },
          }),
        }
      : null,
    live && cancelAt !== null && before?.cancelAt !== cancelAt
      ? {
          id: `subscription-cancelled.${id}.${cancelAt}`,
          mailTo: (reader) => ({
            ...to(reader),
            template: "subscription-cancelled",
            data: { fullName: reader.fullName, planName, endsAt: cancelAt, url },
          }),
        }
      : null,
    live && cancelAt === null && before?.cancelAt
      ? {
          id: `subscription-resumed.${id}.${before.cancelAt}`,
          mailTo: (reader) => ({
            ...to(reader),
            template: "subscription-resumed",
            data: { fullName: reader.fullName, planName, renewsAt: nextRenewal, url },
          }),
        }
      : null,
    live && before && before.price !== null && price !== null && before.price !== price
      ? {
          id: `price-changed.${id}.${price}.${nextRenewal}`,
          mailTo: (reader) => ({
            ...to(reader),
            template: "price-changed",
            data: {
              fullName: reader.fullName,
              planName,
              before: before.price ?? 0,
              price,
              taxIncluded: "userId" in owner,
              from: nextRenewal,
              url,
            },
          }),
        }
      : null,
    before && before.status !== "suspended" && state.status === "suspended"
      ? {
          id: `subscription-suspended.${id}.${state.periodStart}`,
          mailTo: (reader) => ({
            ...to(reader),
            template: "subscription-suspended",
            data: { fullName: reader.fullName, planName, url },
          }),
        }
      : null,
    before && before.status !== "cancelled" && state.status === "cancelled"
      ? {
          id: `subscription-ended.${id}`,
          mailTo: (reader) => ({
            ...to(reader),
            template: "subscription-ended",
            data: { fullName: reader.fullName, planName, endedAt: nextRenewal, url },
          }),
        }
      : null,
  ];
  return news.filter((one) => one !== null);
}

/** Renewed, not paid, given back. The first invoice of a subscription comes with its start. */
function invoiceNews({ account, known }: Change, invoice: PaidInvoice, url: string): News[] {
  const { id, status, reason, total, number, attempts, nextAttemptAt, refunded } = invoice;
  const before = known.invoices.get(id);
  const subscription = account.subscriptions.find((one) => one.id === invoice.subscriptionId);
  const state = subscription ? stateOf(subscription) : null;
  const planName = known.plans.find(({ slug }) => slug === subscription?.item)?.name;
  const news: (News | null)[] = [
    state &&
    planName &&
    status === "paid" &&
    before?.status !== "paid" &&
    reason === "subscription_cycle" &&
    total > 0
      ? {
          id: `subscription-renewed.${id}`,
          mailTo: (reader) => ({
            to: reader.email,
            userId: reader.userId,
            template: "subscription-renewed",
            data: { fullName: reader.fullName, planName, total, number, renewsAt: state.nextRenewal, url },
          }),
        }
      : null,
    state && planName && status === "open" && attempts > (before?.attempts ?? 0)
      ? {
          id: `payment-failed.${id}.${attempts}`,
          mailTo: (reader) => ({
            to: reader.email,
            userId: reader.userId,
            template: "payment-failed",
            data: {
              fullName: reader.fullName,
              planName,
              total,
              nextAttemptAt,
              accessUntil: state.nextRenewal,
              url,
            },
          }),
        }
      : null,
    // Of a purchase, its order tells: the provider's dashboard pays back without a credit note on the invoice.
    invoice.subscriptionId && refunded > (before?.refunded ?? 0)
      ? {
          id: `refunded.${id}.${refunded}`,
          mailTo: refundMail({ amount: refunded - (before?.refunded ?? 0), number, url }),
        }
      : null,
  ];
  return news.filter((one) => one !== null);
}

function refundMail(refund: { amount: number; number: string | null; url: string }): News["mailTo"] {
  return ({ email, userId, fullName }) => ({
    to: email,
    userId,
    template: "refunded",
    data: { fullName, ...refund },
  });
}

function refundNews({ account, known }: Change, url: string): News[] {
  return account.checkouts.flatMap((checkout): News[] => {
    const order = known.orders.get(checkout.orderId ?? "");
    if (!order || order.kind === "plan") return [];
    const refunded = refundedOf(checkout, account.invoices);
    if (refunded <= order.refunded) return [];
    const number = account.invoices.find(({ id }) => id === checkout.invoiceId)?.number ?? null;
    return [
      {
        id: `refunded.${order.id}.${refunded}`,
        mailTo: refundMail({ amount: refunded - order.refunded, number, url }),
      },
    ];
  });
}

function creditNews({ account, known }: Change, url: string): News[] {
  return newlyPaid(account, known)
    .filter(({ order }) => order.kind === "credits")
    .map(({ order: { id, number, credits, price, startAtOnce, createdAt } }) => ({
      id: `credits-bought.${id}`,
      mailTo: (reader) => ({
        to: reader.email,
        userId: reader.userId,
        template: "credits-bought",
        data: {
          fullName: reader.fullName,
          credits,
          order: { number, price, taxIncluded: true, startAtOnce, orderedAt: createdAt },
          url,
        },
      }),
    }));
}

/** Credits whose debit came back, days after the order. Of a plan, its invoice tells. */
function failedNews({ account, known }: Change, origin: string): News[] {
  return newlyFailed(account, known)
    .filter(({ kind }) => kind === "credits")
    .map(({ id, number, item, credits, price }) => ({
      id: `order-failed.${id}`,
      mailTo: (reader) => ({
        to: reader.email,
        userId: reader.userId,
        template: "order-failed",
        data: { fullName: reader.fullName, number, credits, price, url: `${origin}/order/${item}` },
      }),
    }));
}
