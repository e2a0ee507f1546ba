import { once } from "node:events";
import PDFDocument from "pdfkit";
import { payInvoice } from "../life/clock";
import { type Account, find, type Invoice } from "../state";
import { day, html, money, pageOf } from "./html";
import type { Page, Visit } from "./visit";

/** An invoice as Stripe shows it to anyone who has its address; an open one can be paid here. */
export function showInvoice({ account, id, method, form }: Visit): Page {
  const invoice = find(account, "invoices", id);
  if (method !== "POST") return { body: invoicePage(invoice, false) };
  const paid = payInvoice(account, invoice, form.card !== "declines");
  return paid ? { redirect: `/stripe/invoices/${id}` } : { status: 402, body: invoicePage(invoice, true) };
}

function invoicePage(invoice: Invoice, declined: boolean): string {
  const { status, currency } = invoice;
  const canPay = status === "open" || (status === "draft" && !invoice.auto_advance);
  return pageOf(
    `Invoice ${invoice.number ?? ""}`,
    html`<section><h1>Invoice ${invoice.number ?? "(draft)"}</h1>
<p class="sum">${money(invoice.total, currency)}</p><p>${STATUS[status ?? "draft"] ?? status}</p>
${declined ? html`<p class="wrong" role="alert">The card was declined.</p>` : null}
<div class="scroll"><table>${rowsOf(invoice).map(
      ([name, value]) => html`<tr><th scope="row">${name}</th><td class="amount">${value}</td></tr>`,
    )}</table></div>
${
  canPay
    ? html`<form method="post"><button class="main" name="card" value="works">Pay ${money(invoice.amount_remaining, currency)}</button>
<button name="card" value="declines">Pay with a card that is declined</button></form>`
    : null
}
<p><a href="/stripe/invoices/${invoice.id}/pdf">Download as PDF</a></p></section>`,
  );
}

const STATUS: Record<string, string> = {
  draft: "Not final yet",
  open: "To be paid",
  paid: "Paid",
  void: "Void",
  uncollectible: "Uncollectible",
};

function rowsOf(invoice: Invoice): [string, string][] {
  const { currency, lines, total, total_taxes, customer_name, customer_email, customer_tax_ids } = invoice;
  const [taxId] = customer_tax_ids ?? [];
  return [
    ["Date", day(invoice.created)],
    ["For", customer_name ?? customer_email ?? ""],
    ...(taxId ? [["VAT number", taxId.value ?? ""] as [string, string]] : []),
    ...lines.data.map(({ description, period, amount }): [string, string] => [
      `${description}${period.end > period.start ? `, ${day(period.start)} to ${day(period.end)}` : ""}`,
      money(amount, currency),
    ]),
    ...(total_taxes ?? []).map(({ amount, tax_behavior, taxability_reason }): [string, string] => [
      taxability_reason === "reverse_charge"
        ? "VAT: reverse charge"
        : `VAT${tax_behavior === "inclusive" ? ", contained" : ""}`,
      money(amount, currency),
    ]),
    ["Total", money(total, currency)],
    ["Paid", money(invoice.amount_paid, currency)],
    ...(invoice.post_payment_credit_notes_amount > 0
      ? [["Given back", money(invoice.post_payment_credit_notes_amount, currency)] as [string, string]]
      : []),
  ];
}

/** The invoice as a file. */
export async function showInvoicePdf({ account, id }: Visit): Promise<Page> {
  const invoice = find(account, "invoices", id);
  const document = new PDFDocument({ size: "A4", margin: 60 });
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  document.fontSize(18).text(`Invoice ${invoice.number ?? "(draft)"}`);
  document.fontSize(9).text("By the stand-in for Stripe: no money moved.").moveDown();
  document.fontSize(11);
  for (const [name, value] of rowsOf(invoice)) document.text(`${name}: ${value}`);
  const written = once(document, "end");
  document.end();
  await written;
  return {
    body: Buffer.concat(chunks),
    type: "application/pdf",
    headers: { "content-disposition": `attachment; filename="Invoice-${invoice.number ?? id}.pdf"` },
  };
}

export function showReceipt({ account, id }: { account: Account; id: string }): Page {
  const { amount, currency, created, status, amount_refunded } = find(account, "charges", id);
  return {
    body: pageOf(
      "Receipt",
      html`<section><h1>Receipt</h1><p class="sum">${money(amount, currency)}</p>
<p>${day(created)}: ${status}${amount_refunded > 0 ? `, ${money(amount_refunded, currency)} given back` : ""}</p></section>`,
    ),
  };
}
