import type Stripe from "stripe";
import { noSuch, refusal } from "../errors";
import { emit } from "../events";
import { endSubscription } from "../life/collect";
import { isWithin, pageOf } from "../lists";
import { plainMetadata } from "../objects/catalogue";
import { itemOf } from "../objects/subscription";
import { route } from "../routing";
import { type Account, find, newestFirst, type Subscription, timeOf } from "../state";

const PATH = "/v1/subscriptions";
const OVER = ["canceled", "incomplete_expired"];

export const subscriptionRoutes = [
  route(`GET ${PATH}`, "SubscriptionList", ({ account, params }) => {
    if (params.customer) find(account, "customers", params.customer, "customer");
    const { status } = params;
    const rows = newestFirst(account.subscriptions).filter(
      (subscription) =>
        (params.customer === undefined || params.customer === subscription.customer) &&
        (params.price === undefined || params.price === itemOf(subscription).price.id) &&
        isWithin(subscription.created, params.created) &&
        (status === "all" ||
          (status === undefined ? subscription.status !== "canceled" : isOf(subscription, status))),
    );
    return pageOf(PATH, rows, params);
  }),
  route(`GET ${PATH}/:id`, "Nothing", ({ account, id }) => find(account, "subscriptions", id)),
  route(`POST ${PATH}/:id`, "SubscriptionUpdate", ({ account, id, params }) => {
    const { cancel_at_period_end, cancel_at, metadata, expand: _, ...others } = params;
    const [unknown] = Object.keys(others);
    if (unknown)
      throw refusal(`The stand-in doesn't change a subscription's ${unknown}.`, { param: unknown });
    const subscription = requireRunning(account, id);
    subscription.metadata = plainMetadata(metadata, subscription.metadata);
    if (cancel_at_period_end !== undefined && cancel_at !== undefined && cancel_at !== "")
      throw refusal("You may only specify one of these parameters: cancel_at, cancel_at_period_end.", {
        param: "cancel_at",
      });
    if (cancel_at_period_end !== undefined) cancelAtPeriodEnd(account, subscription, cancel_at_period_end);
    if (cancel_at !== undefined) setCancelAt(account, subscription, cancel_at);
    emit(account, "customer.subscription.updated", subscription);
    return subscription;
  }),
  route(`DELETE ${PATH}/:id`, "SubscriptionCancel", ({ account, id, params }) => {
    if (params.prorate || params.invoice_now)
      throw refusal("The stand-in gives no part of a period back.", { param: "prorate" });
    requireRunning(account, id);
    endSubscription(account, id, "cancellation_requested");
    return find(account, "subscriptions", id);
  }),
];

export function cancelAtPeriodEnd(account: Account, subscription: Subscription, cancels: boolean): void {
  subscription.cancel_at_period_end = cancels;
  subscription.cancel_at = cancels ? itemOf(subscription).current_period_end : null;
  subscription.canceled_at = cancels ? timeOf(account) : null;
  if (subscription.cancellation_details)
    subscription.cancellation_details.reason = cancels ? "cancellation_requested" : null;
}

/** As the customer portal does it under flexible billing: a date, without `cancel_at_period_end`. */
export function setCancelAt(
  account: Account,
  subscription: Subscription,
  at: Stripe.SubscriptionUpdateParams["cancel_at"] | "",
): void {
  const end = typeof at === "number" ? at : at ? itemOf(subscription).current_period_end : "";
  if (typeof end === "number" && end <= timeOf(account))
    throw refusal("`cancel_at` must be in the future.", { param: "cancel_at" });
  subscription.cancel_at_period_end = false;
  subscription.cancel_at = end === "" ? null : Number(end);
  subscription.canceled_at = end === "" ? null : timeOf(account);
  if (subscription.cancellation_details)
    subscription.cancellation_details.reason = end === "" ? null : "cancellation_requested";
}

/** Stripe knows no subscription that is over when somebody wants to change it. */
function requireRunning(account: Account, id: string): Subscription {
  const subscription = find(account, "subscriptions", id);
  if (OVER.includes(subscription.status)) throw noSuch("subscription", id);
  return subscription;
}

function isOf(subscription: Subscription, status: string): boolean {
  return status === "ended" ? OVER.includes(subscription.status) : subscription.status === status;
}
