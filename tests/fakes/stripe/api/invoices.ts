import type Stripe from "stripe";
import { refusal } from "../errors";
import { emit } from "../events";
import { subscriptionOf } from "../life/collect";
import { chargeOfInvoice, refundCharge } from "../life/refund";
import { isWithin, pageOf } from "../lists";
import { plainMetadata } from "../objects/catalogue";
import { makeCreditNote } from "../objects/credit-note";
import { route } from "../routing";
import { type Account, type CreditNote, find, type Invoice, newestFirst, newId, timeOf } from "../state";

const PATH = "/v1/invoices";

export const invoiceRoutes = [
  route(`GET ${PATH}`, "InvoiceList", ({ account, params }) => {
    if (params.customer) find(account, "customers", params.customer, "customer");
    const rows = newestFirst(account.invoices).filter(
      (invoice) =>
        (params.customer === undefined || params.customer === invoice.customer) &&
        (params.status === undefined || params.status === invoice.status) &&
        (params.subscription === undefined || params.subscription === subscriptionOf(account, invoice)?.id) &&
        isWithin(invoice.created, params.created),
    );
    return pageOf(PATH, rows, params);
  }),
  route(`GET ${PATH}/:id`, "Nothing", ({ account, id }) => find(account, "invoices", id)),
  route("POST /v1/credit_notes", "CreditNoteCreate", ({ account, params }) => creditInvoice(account, params)),
  route("GET /v1/credit_notes/:id", "Nothing", ({ account, id }) => find(account, "creditNotes", id)),
  route("GET /v1/charges/:id", "Nothing", ({ account, id }) => find(account, "charges", id)),
  route("GET /v1/disputes/:id", "Nothing", ({ account, id }) => find(account, "disputes", id)),
];

function creditInvoice(account: Account, params: Stripe.CreditNoteCreateParams): CreditNote {
  const invoice = find(account, "invoices", params.invoice, "invoice");
  if (invoice.status !== "paid" && invoice.status !== "open")
    throw refusal(
      `Credit notes can only be created for open or paid invoices: this one is ${invoice.status}.`,
    );
  const { amount } = params;
  if (!amount) throw refusal("You must pass `amount`: the stand-in credits no lines.", { param: "amount" });
  const isPaid = invoice.status === "paid";
  const left = isPaid
    ? invoice.amount_paid - invoice.post_payment_credit_notes_amount
    : invoice.amount_remaining;
  if (amount < 0 || amount > left)
    throw refusal(
      `The credit note amount (${amount}) is greater than the amount that can be credited (${left}).`,
      { param: "amount" },
    );
  const { refund_amount = 0, credit_amount = 0, out_of_band_amount = 0 } = params;
  if (credit_amount > 0)
    throw refusal("The stand-in's customers have no balance.", { param: "credit_amount" });
  if (isPaid && refund_amount + credit_amount + out_of_band_amount !== amount)
    throw refusal(
      "The sum of `refund_amount`, `credit_amount` and `out_of_band_amount` must equal the credit note's amount.",
      { param: "amount" },
    );
  const metadata = plainMetadata(params.metadata);
  const charge = refund_amount > 0 ? chargeOfInvoice(account, invoice.id) : null;
  if (refund_amount > 0 && !charge)
    throw refusal("This invoice has no charge to give back.", { param: "refund_amount" });
  const refund = charge ? refundCharge(account, charge, { amount: refund_amount, metadata }) : null;
  const id = newId("cn");
  const note = makeCreditNote({
    id,
    created: timeOf(account),
    number: `${invoice.number}-CN-${String(notesOf(account, invoice) + 1).padStart(2, "0")}`,
    invoice,
    amount,
    refund,
    paidBefore: isPaid,
    outOfBand: out_of_band_amount,
    pdf: `${account.origin}/stripe/invoices/${invoice.id}/pdf`,
    reason: params.reason ?? null,
    memo: params.memo ?? null,
    metadata,
  });
  account.creditNotes[id] = note;
  if (isPaid) invoice.post_payment_credit_notes_amount += amount;
  else {
    invoice.pre_payment_credit_notes_amount += amount;
    invoice.amount_remaining -= amount;
    invoice.amount_due -= amount;
  }
  emit(account, "credit_note.created", note);
  emit(account, "invoice.updated", invoice);
  return note;
}

function notesOf(account: Account, { id }: Invoice): number {
  return Object.values(account.creditNotes).filter(({ invoice }) => invoice === id).length;
}
