import type Stripe from "stripe";
import type { Tax } from "../life/tax";
import type { Buyer, Customer, Invoice, Price, Subscription } from "../state";

type Facts = {
  id: string;
  created: number;
  customer: Customer;
  buyer: Buyer | null;
  price: Price;
  quantity: number;
  /** 0 for a trial's first invoice */
  amount: number;
  tax: Tax;
  taxed: boolean;
  reason: Stripe.Invoice.BillingReason;
  subscription: Subscription | null;
  itemId: string | null;
  /** what the line is for */
  period: { start: number; end: number };
  description: string;
  metadata: Stripe.Metadata;
};

/** A draft: `life/collect.ts` finalizes and collects it. */
export function makeInvoice(facts: Facts): Invoice {
  const { id, customer, buyer, price, created, subscription, tax, period } = facts;
  return {
    id,
    object: "invoice",
    account_country: "DE",
    account_name: "Plumbline (stand-in)",
    account_tax_ids: null,
    amount_due: tax.total,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: tax.total,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: {
      disabled_reason: null,
      enabled: facts.taxed,
      liability: facts.taxed ? { type: "self" } : null,
      provider: facts.taxed ? "stripe" : null,
      status: facts.taxed ? "complete" : null,
    },
    automatically_finalizes_at: null,
    billing_reason: facts.reason,
    collection_method: "charge_automatically",
    created,
    currency: price.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: buyer?.name ?? customer.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: "none",
    customer_tax_ids: buyer?.vatNumber ? [{ type: "eu_vat", value: buyer.vatNumber }] : [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: "self" },
    last_finalization_error: null,
    latest_revision: null,
    lines: {
      object: "list",
      url: `/v1/invoices/${id}/lines`,
      has_more: false,
      data: [makeLine(facts)],
    },
    livemode: false,
    metadata: facts.metadata,
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: subscription
      ? {
          quote_details: null,
          subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
          type: "subscription_details",
        }
      : null,
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    // Of a renewal the invoice itself names the period that is over, its line the one that is paid.
    period_end: facts.reason === "subscription_cycle" ? period.start : created,
    period_start: facts.reason === "subscription_cycle" ? period.start : created,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: "draft",
    status_transitions: {
      finalized_at: null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: facts.amount,
    subtotal_excluding_tax: tax.total - tax.amount,
    test_clock: null,
    total: tax.total,
    total_discount_amounts: [],
    total_excluding_tax: tax.total - tax.amount,
    total_pretax_credit_amounts: [],
    total_taxes: taxesOf(facts),
    webhooks_delivered_at: null,
  } satisfies Stripe.Invoice;
}

function makeLine(facts: Facts): Stripe.InvoiceLineItem {
  const { id, price, subscription, itemId } = facts;
  return {
    id: id.replace("in_", "il_"),
    object: "line_item",
    amount: facts.amount,
    currency: price.currency,
    description: facts.description,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice: id,
    livemode: false,
    metadata: subscription?.metadata ?? {},
    parent:
      subscription && itemId
        ? {
            invoice_item_details: null,
            subscription_item_details: {
              invoice_item: null,
              proration: false,
              proration_details: null,
              subscription: subscription.id,
              subscription_item: itemId,
            },
            type: "subscription_item_details",
          }
        : null,
    period: facts.period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: price.product },
      type: "price_details",
      unit_amount_decimal: null,
    },
    quantity: facts.quantity,
    quantity_decimal: null,
    subscription: subscription?.id ?? null,
    subtotal: facts.amount,
    taxes: taxesOf(facts),
  };
}

function taxesOf({ tax, price, taxed }: Facts): Stripe.Invoice.TotalTax[] {
  if (!taxed) return [];
  return [
    {
      amount: tax.amount,
      tax_behavior: price.tax_behavior === "inclusive" ? "inclusive" : "exclusive",
      tax_rate_details: { tax_rate: `txr_${tax.country.toLowerCase()}_${tax.percent}` },
      taxability_reason: tax.reason,
      taxable_amount: tax.total - tax.amount,
      type: "tax_rate_details",
    },
  ];
}
