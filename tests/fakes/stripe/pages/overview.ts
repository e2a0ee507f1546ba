import { itemOf } from "../objects/subscription";
import { type Account, newestFirst, timeOf } from "../state";
import { day, type Html, html, money, pageOf } from "./html";
import type { Page } from "./visit";

/** Newest rows of each table that the page shows. */
const MOST_ROWS = 30;

/** The account's clock, what can be made to happen, and what has happened. */
export function showOverview(account: Account): Page {
  const body = pageOf(
    "Stand-in for Stripe",
    html`<section><h1>${new Date(timeOf(account) * 1000).toUTCString()}</h1>
<p>The clock of the account <code>${account.key}</code>. <a href="/stripe?key=${account.key}">Show it again</a></p>
${[
  ["An hour later", { seconds: 3600 }],
  ["A day later", { days: 1 }],
  ["Three days later", { days: 3 }],
  ["A month later", { months: 1 }],
  ["A year later", { months: 12 }],
].map(([label, order]) =>
  button(account, "advance", String(label), order as Record<string, number>),
)}</section>
${troublePart(account)}${subscriptionsPart(account)}${customersPart(account)}${sessionsPart(account)}${invoicesPart(account)}${eventsPart(account)}`,
    true,
  );
  return { body };
}

function button(
  { key }: Account,
  name: string,
  label: string,
  order: Record<string, string | number | boolean> = {},
): Html {
  const fields = Object.entries({ key, ...order });
  return html`<form class="line" method="post" action="/stripe/control/${name}">${fields.map(
    ([field, value]) => html`<input type="hidden" name="${field}" value="${String(value)}">`,
  )}<button>${label}</button></form>`;
}

type Choice = { field: string; label: string; values: readonly string[]; chosen: string; customer?: string };

function choice({ key }: Account, name: string, { field, label, values, chosen, customer }: Choice): Html {
  const options = values.map(
    (value) => html`<option${value === chosen ? html` selected` : null}>${value}</option>`,
  );
  return html`<form class="line" method="post" action="/stripe/control/${name}">
<input type="hidden" name="key" value="${key}">${
    customer ? html`<input type="hidden" name="customer" value="${customer}">` : null
  }<label>${label}<select name="${field}">${options}</select></label>
<button>Set</button></form>`;
}

const choices = [
  {
    field: "deliveries",
    label: "Webhooks arrive",
    values: ["normal", "twice", "late", "shuffled", "lost"],
  },
  { field: "thin", label: "Thin events", values: ["false", "true"] },
  { field: "afterRetries", label: "After the last retry", values: ["unpaid", "canceled"] },
] as const;

function troublePart(account: Account): Html {
  const { settings, faults, deliveries } = account;
  const waiting = deliveries.filter(({ state }) => state === "held" || state === "lost").length;
  return html`<section><h2>Webhooks and trouble</h2>
${choices.map((entry) => choice(account, "settings", { ...entry, chosen: String(settings[entry.field]) }))}
${button(account, "release", `Send what was held or lost (${waiting})`)}
${button(account, "subscribe", "A subscription that belongs to nobody")}
<p>${faults?.left ? `The next ${faults.left} calls of the API fail: ${faults.kind}.` : "The API answers."}</p>
${["429", "500", "reset"].map((kind) => button(account, "fail", `Next call: ${kind}`, { kind, count: 1 }))}
${button(account, "fail", "No more failures", { kind: "500", count: 0 })}</section>`;
}

function table(title: string, heads: string[], rows: Html[]): Html {
  return html`<section><h2>${title}</h2><div class="scroll"><table><tr>${heads.map(
    (head) => html`<th scope="col">${head}</th>`,
  )}</tr>${rows}</table></div></section>`;
}

function subscriptionsPart(account: Account): Html {
  const rows = newestFirst(account.subscriptions)
    .slice(0, MOST_ROWS)
    .map((subscription) => {
      const { id, status, customer, cancel_at } = subscription;
      const { current_period_start: start, current_period_end: end, price } = itemOf(subscription);
      return html`<tr><td><code>${id}</code></td><td>${nameOf(account, customer)}</td><td>${price.lookup_key}</td>
<td>${status}</td><td>${day(start)} to ${day(end)}</td><td>${cancel_at === null ? "" : day(cancel_at)}</td></tr>`;
    });
  return table("Subscriptions", ["Id", "Customer", "Price", "Status", "Period", "Ends"], rows);
}

function customersPart(account: Account): Html {
  const rows = newestFirst(account.customers)
    .slice(0, MOST_ROWS)
    .map(
      ({ id }) => html`<tr><td><code>${id}</code></td><td>${nameOf(account, id)}</td>
<td>${choice(account, "card", {
        field: "card",
        label: "Next payments",
        values: ["works", "declines", "declines-once"],
        chosen: account.cards[id] ?? "works",
        customer: id,
      })}</td>
<td>${button(account, "subscribe", "Another subscription", { customer: id })}</td></tr>`,
    );
  return table("Customers", ["Id", "Who", "Card", ""], rows);
}

function sessionsPart(account: Account): Html {
  const rows = newestFirst(account.sessions)
    .slice(0, MOST_ROWS)
    .map(({ id, status, payment_status, customer, url, currency, amount_total }) => {
      const isDebit = account.debits.some(({ session }) => session === id);
      return html`<tr><td>${url ? html`<a href="${url}">Pay page</a>` : html`<code>${id.slice(0, 20)}…</code>`}</td>
<td>${nameOf(account, customer)}</td><td>${status}, ${payment_status}</td>
<td class="amount">${money(amount_total ?? 0, currency ?? "eur")}</td><td>${
        isDebit
          ? html`${button(account, "settle", "Debit arrives", { session: id, succeeded: true })}
${button(account, "settle", "Debit comes back", { session: id, succeeded: false })}`
          : null
      }${status === "open" ? button(account, "expire", "Expire", { session: id }) : null}</td></tr>`;
    });
  return table("Checkouts", ["Page", "Customer", "Status", "Amount", ""], rows);
}

function invoicesPart(account: Account): Html {
  const rows = newestFirst(account.invoices)
    .slice(0, MOST_ROWS)
    .map(
      ({ id, number, created, customer, status, total, currency, attempt_count, next_payment_attempt }) => {
        const isPaid = status === "paid" && total > 0;
        return html`<tr><td><a href="/stripe/invoices/${id}">${number ?? "Draft"}</a></td><td>${day(created)}</td>
<td>${nameOf(account, customer)}</td><td>${status}</td><td class="amount">${money(total, currency)}</td>
<td>${attempt_count}${next_payment_attempt ? `, next ${day(next_payment_attempt)}` : ""}</td><td>${
          isPaid
            ? html`${button(account, "refund", "Refund", { of: id })}${button(account, "dispute", "Dispute", { of: id })}`
            : null
        }</td></tr>`;
      },
    );
  return table("Invoices", ["Number", "Date", "Customer", "Status", "Total", "Tries", ""], rows);
}

function eventsPart(account: Account): Html {
  const rows = newestFirst(account.events)
    .slice(0, MOST_ROWS)
    .map(({ id, type, created }) => {
      const sent = account.deliveries.filter(({ event }) => event === id);
      return html`<tr><td>${new Date(created * 1000).toISOString()}</td><td>${type}</td><td><code>${id}</code></td>
<td>${sent.map(({ state, status }) => `${state}${status === null ? "" : ` (${status || "no answer"})`}`).join(", ")}</td>
<td>${sent.length > 0 ? button(account, "resend", "Send again", { event: id }) : null}</td></tr>`;
    });
  return table("Events", ["Time", "Type", "Id", "Webhook", ""], rows);
}

function nameOf({ customers }: Account, id: string | null): string {
  const customer = customers[id ?? ""];
  return customer?.email ?? customer?.name ?? id ?? "";
}
