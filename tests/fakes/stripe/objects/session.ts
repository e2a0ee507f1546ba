import type Stripe from "stripe";
import type { Price, Session } from "../state";
import { plainMetadata } from "./catalogue";

type Facts = {
  id: string;
  created: number;
  expiresAt: number;
  url: string;
  price: Price;
  quantity: number;
};

export function makeSession(
  { id, created, expiresAt, url, price, quantity }: Facts,
  params: Stripe.Checkout.SessionCreateParams,
): Session {
  const amount = (price.unit_amount ?? 0) * quantity;
  const mode = params.mode ?? "payment";
  return {
    id,
    object: "checkout.session",
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: params.allow_promotion_codes ?? null,
    allowed_payment_method_types: null,
    amount_subtotal: amount,
    amount_total: amount,
    automatic_tax: {
      enabled: params.automatic_tax?.enabled ?? false,
      liability: params.automatic_tax?.enabled ? { type: "self" } : null,
      provider: params.automatic_tax?.enabled ? "stripe" : null,
      status: params.automatic_tax?.enabled ? "requires_location_inputs" : null,
    },
    billing_address_collection: params.billing_address_collection ?? null,
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created,
    currency: price.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: params.customer ?? null,
    customer_account: null,
    customer_creation: params.customer || mode !== "payment" ? null : "if_required",
    customer_details: null,
    customer_email: params.customer_email ?? null,
    discounts: null,
    expires_at: expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: mode === "payment" ? invoiceCreation(params.invoice_creation?.enabled ?? false) : null,
    livemode: false,
    locale: params.locale ?? null,
    managed_payments: params.managed_payments ? { enabled: params.managed_payments.enabled ?? false } : null,
    metadata: plainMetadata(params.metadata),
    mode,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: mode === "subscription" ? "always" : "if_required",
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ["card", "sepa_debit"],
    payment_status: "unpaid",
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: "open",
    submit_type: null,
    subscription: null,
    success_url: params.success_url ?? null,
    ...(params.tax_id_collection
      ? { tax_id_collection: { enabled: params.tax_id_collection.enabled, required: "never" as const } }
      : {}),
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: "hosted_page",
    url,
    wallet_options: null,
  } satisfies Stripe.Checkout.Session;
}

function invoiceCreation(enabled: boolean): Stripe.Checkout.Session.InvoiceCreation {
  return {
    enabled,
    invoice_data: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: null,
      metadata: null,
      rendering_options: null,
    },
  };
}
