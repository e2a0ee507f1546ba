import type Stripe from "stripe";
import { EVENT_TYPES } from "../../workers/adapters/payments/event-types";
import type { SoldItem } from "./catalogue";

/** Software as a service, for Stripe Tax. */
const TAX_CODE = "txcd_10103001";

/**
 * Makes an account at Stripe sell what the catalogue says. May be run again: it only adds what is missing.
 * @param origin the site's, for the webhook; null makes none
 * @returns a line for each thing; the webhook's secret is among them the one time that Stripe tells it
 */
export async function setUpStripe(
  stripe: Stripe,
  { items, origin }: { items: SoldItem[]; origin: string | null },
): Promise<string[]> {
  const lines: string[] = [];
  for (const item of items) {
    await ensureProduct(stripe, item);
    lines.push(`${item.slug}: ${await ensurePrice(stripe, item)}`);
  }
  lines.push(`customer portal: ${await ensurePortal(stripe, origin)}`);
  if (origin) lines.push(`webhook: ${await ensureWebhook(stripe, origin)}`);
  return lines;
}

async function ensureProduct(stripe: Stripe, { slug, name }: SoldItem): Promise<void> {
  const wanted = { name, tax_code: TAX_CODE };
  try {
    const product = await stripe.products.retrieve(slug);
    if (product.name !== name || product.tax_code !== TAX_CODE || !product.active)
      await stripe.products.update(slug, { ...wanted, active: true });
  } catch (error) {
    if ((error as { code?: string }).code !== "resource_missing") throw error;
    await stripe.products.create({ id: slug, ...wanted });
  }
}

/** A price can't be changed: another one takes its lookup key over, and running subscriptions keep theirs. */
async function ensurePrice(stripe: Stripe, item: SoldItem): Promise<"kept" | "created"> {
  const { slug, amount, taxIncluded, interval } = item;
  const taxBehavior = taxIncluded ? "inclusive" : "exclusive";
  const { data } = await stripe.prices.list({ lookup_keys: [slug], active: true, limit: 1 });
  const [price] = data;
  const isSame =
    price?.unit_amount === amount &&
    price.currency === "eur" &&
    price.tax_behavior === taxBehavior &&
    (price.recurring?.interval ?? null) === interval;
  if (isSame) return "kept";
  await stripe.prices.create({
    product: slug,
    currency: "eur",
    unit_amount: amount,
    tax_behavior: taxBehavior,
    lookup_key: slug,
    transfer_lookup_key: true,
    ...(interval ? { recurring: { interval } } : {}),
  });
  return "created";
}

async function ensurePortal(stripe: Stripe, origin: string | null): Promise<"kept" | "created"> {
  const { data } = await stripe.billingPortal.configurations.list({
    is_default: true,
    active: true,
    limit: 1,
  });
  if (data.length > 0) return "kept";
  await stripe.billingPortal.configurations.create({
    business_profile: origin
      ? { privacy_policy_url: `${origin}/privacy`, terms_of_service_url: `${origin}/terms` }
      : {},
    features: {
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      customer_update: { enabled: true, allowed_updates: ["address", "name", "tax_id"] },
      subscription_cancel: { enabled: true, mode: "at_period_end" },
    },
  });
  return "created";
}

async function ensureWebhook(stripe: Stripe, origin: string): Promise<string> {
  const url = `${origin}/webhooks/stripe`;
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
  const known = data.find((endpoint) => endpoint.url === url);
  if (known) {
    const missing = EVENT_TYPES.filter((event) => !known.enabled_events.includes(event));
    if (missing.length === 0) return "kept";
    await stripe.webhookEndpoints.update(known.id, { enabled_events: EVENT_TYPES });
    return "updated";
  }
  const { secret } = await stripe.webhookEndpoints.create({ url, enabled_events: EVENT_TYPES });
  return `created. Set STRIPE_WEBHOOK_SECRET to ${secret}`;
}
