import type Stripe from "stripe";
import { setCancelAt } from "../api/subscriptions";
import { emit } from "../events";
import { endSubscription } from "../life/collect";
import { itemOf } from "../objects/subscription";
import { type Account, find, newestFirst, newId, type Subscription, timeOf } from "../state";
import { day, type Html, html, money, pageOf } from "./html";
import type { Page, Visit } from "./visit";

const HOUR = 3600;

/** The customer's own pages. Their address lets in once; the visitor who came first stays by a cookie. */
export function showPortal(visit: Visit): Page {
  const { account, id, method, form, cookies } = visit;
  const portal = find(account, "portals", id);
  if (timeOf(account) - portal.created > HOUR) return { status: 410, body: gonePage("has expired") };
  const token = account.visits[id];
  if (token !== undefined && !cookies.includes(`portal=${token}`))
    return { status: 410, body: gonePage("has been used already") };
  if (method === "POST") {
    if (token === undefined) return { status: 403, body: gonePage("is no way to send a form") };
    return act(account, portal, form);
  }
  const known = token ?? newId("visit");
  account.visits[id] = known;
  const body = visit.query.cancel
    ? cancelPage(account, visit.query.cancel)
    : portal.flow?.subscription_cancel && token === undefined
      ? cancelPage(account, portal.flow.subscription_cancel.subscription)
      : homePage(account, portal);
  const cookie = `portal=${known}; Path=/stripe/portal/${id}; HttpOnly; SameSite=Lax`;
  return { body, headers: { "set-cookie": cookie } };
}

function act(
  account: Account,
  { id, customer }: Stripe.BillingPortal.Session,
  form: Record<string, string>,
): Page {
  const home = { redirect: `/stripe/portal/${id}` };
  if (form.card === "works" || form.card === "declines") {
    account.cards[customer] = form.card;
    return home;
  }
  const subscription = find(account, "subscriptions", form.subscription ?? "");
  if (subscription.customer !== customer) return { status: 404, body: gonePage("is another customer's") };
  if (form.do === "resume") setCancelAt(account, subscription, "");
  else if (cancelsAtOnce(account)) {
    endSubscription(account, subscription.id, "cancellation_requested");
    return home;
  } else setCancelAt(account, subscription, "min_period_end");
  emit(account, "customer.subscription.updated", subscription);
  return home;
}

function cancelsAtOnce(account: Account): boolean {
  const configuration = Object.values(account.configurations).find(({ is_default }) => is_default);
  return configuration?.features.subscription_cancel.mode === "immediately";
}

function homePage(account: Account, portal: Stripe.BillingPortal.Session): string {
  const customer = find(account, "customers", portal.customer);
  const running = newestFirst(account.subscriptions).filter(
    (subscription) => subscription.customer === customer.id && subscription.status !== "canceled",
  );
  const invoices = newestFirst(account.invoices).filter((invoice) => invoice.customer === customer.id);
  const declines = account.cards[customer.id] === "declines";
  return pageOf(
    "Customer portal",
    html`<section><h1>${customer.name ?? customer.email}</h1>
${running.length === 0 ? html`<p>No subscription.</p>` : running.map((entry) => subscriptionPart(account, entry))}</section>
<section><h2>Payment method</h2><p>${
      declines ? "Card ending in 0341: the bank declines it." : "Card ending in 4242: works."
    }</p>
<form method="post"><button name="card" value="works">Use a card that works</button>
<button name="card" value="declines">Use a card that will be declined</button></form></section>
<section><h2>Invoices</h2>${
      invoices.length === 0
        ? html`<p>None yet.</p>`
        : html`<div class="scroll"><table>${invoices.map(
            ({ id, created, number, total, currency, status }) =>
              html`<tr><td>${day(created)}</td><td><a href="/stripe/invoices/${id}">${number ?? "Draft"}</a></td>
<td class="amount">${money(total, currency)}</td><td>${status}</td></tr>`,
          )}</table></div>`
    }</section>
${portal.return_url ? html`<p><a href="${portal.return_url}">← Back to the site</a></p>` : null}`,
  );
}

function subscriptionPart(account: Account, subscription: Subscription): Html {
  const { id, cancel_at, status } = subscription;
  const item = itemOf(subscription);
  const { recurring, unit_amount, currency, product } = item.price;
  const end = day(cancel_at ?? item.current_period_end);
  return html`<h2>${account.products[String(product)]?.name ?? item.price.id}</h2>
<p>${money(unit_amount ?? 0, currency)} per ${recurring?.interval ?? "month"}, ${status}. ${
    cancel_at === null ? `Renews on ${end}.` : `Ends on ${end}.`
  }</p>
${
  cancel_at === null
    ? html`<p><a href="?cancel=${id}">Cancel the subscription</a></p>`
    : html`<form method="post"><input type="hidden" name="subscription" value="${id}">
<button name="do" value="resume">Don't cancel the subscription</button></form>`
}`;
}

function cancelPage(account: Account, id: string): string {
  const { current_period_end } = itemOf(find(account, "subscriptions", id));
  const when = cancelsAtOnce(account) ? "at once" : `on ${day(current_period_end)}`;
  return pageOf(
    "Cancel",
    html`<section><h1>Cancel the subscription</h1><p>It ends ${when}.</p>
<form method="post"><input type="hidden" name="subscription" value="${id}">
<button class="main" name="do" value="cancel">Cancel the subscription</button></form>
<p><a href="?">Keep it</a></p></section>`,
  );
}

function gonePage(what: string): string {
  return pageOf(
    "Customer portal",
    html`<section><h1>This link ${what}</h1><p>Open the portal from the site again.</p></section>`,
  );
}
