import type Stripe from "stripe";
import type { Price, Subscription } from "../state";
import { planOf } from "./catalogue";

type Facts = {
  id: string;
  itemId: string;
  customer: string;
  price: Price;
  quantity: number;
  created: number;
  periodEnd: number;
  trialEnd: number | null;
  taxed: boolean;
  managed: boolean;
  metadata: Stripe.Metadata;
  description: string | null;
};

export function makeSubscription(facts: Facts): Subscription {
  const { id, itemId, price, created, periodEnd, trialEnd } = facts;
  return {
    id,
    object: "subscription",
    application: null,
    application_fee_percent: null,
    automatic_tax: {
      disabled_reason: null,
      enabled: facts.taxed,
      liability: facts.taxed ? { type: "self" } : null,
    },
    billing_cycle_anchor: trialEnd ?? created,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: "included" }, type: "flexible" },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: "charge_automatically",
    created,
    currency: price.currency,
    customer: facts.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: facts.description,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: "self" },
    },
    items: {
      object: "list",
      url: `/v1/subscription_items?subscription=${id}`,
      has_more: false,
      data: [
        {
          id: itemId,
          object: "subscription_item",
          billing_thresholds: null,
          created,
          current_period_end: periodEnd,
          current_period_start: created,
          current_trial: null,
          discounts: [],
          metadata: {},
          plan: planOf(price),
          price,
          quantity: facts.quantity,
          subscription: id,
          tax_rates: [],
        },
      ],
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: facts.managed ? { enabled: true } : null,
    metadata: facts.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: "off",
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: created,
    status: trialEnd === null ? "active" : "trialing",
    test_clock: null,
    transfer_data: null,
    trial_end: trialEnd,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: "create_invoice" },
    },
    trial_start: trialEnd === null ? null : created,
  } satisfies Stripe.Subscription;
}

/** Our subscriptions have one item each. */
export function itemOf(subscription: Subscription): Stripe.SubscriptionItem {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`${subscription.id} has no item`);
  return item;
}

/** A month or a year later, on the anchor's day; the 31st becomes a shorter month's last day. */
export function addInterval(time: number, { recurring }: Pick<Price, "recurring">, anchor = time): number {
  const { interval = "month", interval_count = 1 } = recurring ?? {};
  const date = new Date(time * 1000);
  if (interval === "day" || interval === "week")
    return time + interval_count * (interval === "day" ? 1 : 7) * 86_400;
  const months = interval_count * (interval === "year" ? 12 : 1);
  const day = new Date(anchor * 1000).getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return Math.floor(date.getTime() / 1000);
}
