import type Stripe from "stripe";
import type { Price, Product } from "../state";

export function makeProduct(
  { id, name, created }: { id: string; name: string; created: number },
  { description, tax_code, active, metadata }: Partial<Stripe.ProductCreateParams> = {},
): Product {
  return {
    id,
    object: "product",
    active: active ?? true,
    created,
    default_price: null,
    description: description ?? null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: plainMetadata(metadata),
    name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: tax_code ?? null,
    tax_details: null,
    type: "service",
    unit_label: null,
    updated: created,
    url: null,
  } satisfies Stripe.Product;
}

type PriceFacts = {
  id: string;
  created: number;
  product: string;
  amount: number;
  currency: string;
  lookupKey: string | null;
  taxBehavior: Stripe.Price.TaxBehavior;
  interval: Stripe.Price.Recurring.Interval | null;
  intervalCount?: number;
  active?: boolean;
  nickname?: string | null;
  metadata?: Stripe.Metadata;
};

export function makePrice(facts: PriceFacts): Price {
  return {
    id: facts.id,
    object: "price",
    active: facts.active ?? true,
    billing_scheme: "per_unit",
    created: facts.created,
    currency: facts.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: facts.lookupKey,
    metadata: facts.metadata ?? {},
    nickname: facts.nickname ?? null,
    product: facts.product,
    recurring: facts.interval
      ? {
          interval: facts.interval,
          interval_count: facts.intervalCount ?? 1,
          meter: null,
          trial_period_days: null,
          usage_type: "licensed",
        }
      : null,
    tax_behavior: facts.taxBehavior,
    tiers_mode: null,
    transform_quantity: null,
    type: facts.interval ? "recurring" : "one_time",
    unit_amount: facts.amount,
    // The SDK reads a text here as a decimal number; nobody needs it twice.
    unit_amount_decimal: null,
  } satisfies Stripe.Price;
}

/** The old form of a recurring price, which subscriptions' items still carry. */
export function planOf(price: Price): Stripe.Plan {
  return {
    id: price.id,
    object: "plan",
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: null,
    billing_scheme: price.billing_scheme,
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? "month",
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: "licensed",
  } satisfies Stripe.Plan;
}

type MetadataParam = Stripe.Emptyable<Stripe.MetadataParam> | undefined;

/** Metadata as Stripe stores it: texts, where an empty one takes the entry away. */
export function plainMetadata(given: MetadataParam, present: Stripe.Metadata = {}): Stripe.Metadata {
  if (given === "") return {};
  const all = Object.entries({ ...present, ...given });
  return Object.fromEntries(
    all.filter(([, value]) => value !== null && value !== "").map(([name, value]) => [name, String(value)]),
  );
}
