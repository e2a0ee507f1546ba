import type Stripe from "stripe";
import type { CreditNote, Invoice, Refund } from "../state";

type Facts = {
  id: string;
  created: number;
  number: string;
  invoice: Invoice;
  amount: number;
  refund: Refund | null;
  paidBefore: boolean;
  outOfBand: number;
  pdf: string;
  reason: Stripe.CreditNote.Reason | null;
  memo: string | null;
  metadata: Stripe.Metadata;
};

export function makeCreditNote(facts: Facts): CreditNote {
  const { id, invoice, amount, refund, created } = facts;
  return {
    id,
    object: "credit_note",
    amount,
    amount_shipping: 0,
    created,
    currency: invoice.currency,
    customer: invoice.customer ?? "",
    customer_account: null,
    customer_balance_transaction: null,
    discount_amount: 0,
    discount_amounts: [],
    effective_at: created,
    invoice: invoice.id,
    lines: { object: "list", url: `/v1/credit_notes/${id}/lines`, has_more: false, data: [] },
    livemode: false,
    memo: facts.memo,
    metadata: facts.metadata,
    number: facts.number,
    out_of_band_amount: facts.outOfBand || null,
    pdf: facts.pdf,
    post_payment_amount: facts.paidBefore ? amount : 0,
    pre_payment_amount: facts.paidBefore ? 0 : amount,
    pretax_credit_amounts: [],
    reason: facts.reason,
    refunds: refund ? [refundOf(refund)] : [],
    shipping_cost: null,
    status: "issued",
    subtotal: amount,
    subtotal_excluding_tax: null,
    total: amount,
    total_excluding_tax: null,
    total_taxes: [],
    type: facts.paidBefore ? "post_payment" : "pre_payment",
    voided_at: null,
  } satisfies Stripe.CreditNote;
}

function refundOf({ id, amount }: Refund): Stripe.CreditNote.Refund {
  return { amount_refunded: amount, payment_record_refund: null, refund: id, type: "refund" };
}
