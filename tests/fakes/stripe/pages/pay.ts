import { completeSession, type Outcome, quote, someBuyer } from "../life/complete";
import { type Account, type Buyer, find, type Price, type Session } from "../state";
import { html, money, pageOf } from "./html";
import type { Page, Visit } from "./visit";

const COUNTRIES = ["DE", "AT", "BE", "ES", "FR", "GB", "IE", "IT", "NL", "PL", "PT", "SE", "CH", "US"];

/** Where a buyer pays: opened by the session's `url`. */
export function showPay({ account, id, method, form, query }: Visit): Page {
  const session = find(account, "sessions", id);
  if (session.status !== "open")
    return { status: session.status === "expired" ? 410 : 200, body: overPage(session) };
  const buyer = buyerOf(account, session, method === "POST" ? form : query);
  if (method !== "POST") return { body: payPage(account, session, buyer) };
  const outcome = form.outcome ?? "paid";
  if (outcome === "challenge")
    return { body: challengePage(session, buyer, quote(account, session, buyer).total) };
  const done = completeSession(account, id, { outcome: outcome as Outcome, buyer });
  if (done.status === "complete")
    return { redirect: (done.success_url ?? "").replaceAll("{CHECKOUT_SESSION_ID}", id) };
  return { status: 402, body: payPage(account, session, buyer, "Your card was declined. Try another one.") };
}

function buyerOf(account: Account, session: Session, form: Record<string, string>): Buyer {
  const customer = session.customer ? account.customers[session.customer] : undefined;
  const country = form.country ?? customer?.address?.country ?? someBuyer.country;
  return {
    name: form.name || customer?.name || someBuyer.name,
    country: /^[A-Z]{2}$/.test(country) ? country : someBuyer.country,
    vatNumber: session.tax_id_collection?.enabled && form.vat ? form.vat : null,
    line1: form.line1 || customer?.address?.line1 || someBuyer.line1,
    city: form.city || customer?.address?.city || someBuyer.city,
  };
}

function payPage(account: Account, session: Session, buyer: Buyer, wrong?: string): string {
  const plan = account.plans[session.id];
  const price = find(account, "prices", plan?.price ?? "");
  const product = account.products[price.product];
  const tax = quote(account, session, buyer);
  const customer = session.customer ? account.customers[session.customer] : undefined;
  const sum = money(tax.total, price.currency);
  const trialEnd = plan?.subscriptionData.trial_end;
  return pageOf(
    `Pay ${sum}`,
    html`<section><h1>${product?.name ?? price.id}</h1>
<p class="sum">${sum}${periodOf(price)}</p>
<p>${taxLine(tax, price)}</p>
${trialEnd ? html`<p>Nothing is due today: the first payment is on ${new Date(trialEnd * 1000).toUTCString()}.</p>` : null}
${wrong ? html`<p class="wrong" role="alert">${wrong}</p>` : null}</section>
<section><form method="post">
<p>${customer?.email ?? session.customer_email}</p>
<label>Name<input name="name" value="${buyer.name}" autocomplete="off"></label>
<label>Address<input name="line1" value="${buyer.line1}" autocomplete="off"></label>
<label>City<input name="city" value="${buyer.city}" autocomplete="off"></label>
<label>Country<select name="country">${COUNTRIES.map(
      (code) => html`<option${code === buyer.country ? html` selected` : null}>${code}</option>`,
    )}</select></label>
${
  session.tax_id_collection?.enabled
    ? html`<label>VAT number (optional)<input name="vat" value="${buyer.vatNumber ?? ""}" autocomplete="off"></label>`
    : null
}
<button class="main" name="outcome" value="paid">${trialEnd ? "Subscribe" : `Pay ${sum}`}</button>
<button formmethod="get">Update the total</button>
<h2>Or try what can go wrong</h2>
<button name="outcome" value="declined">Pay with a card that is declined</button>
<button name="outcome" value="challenge">Pay with a card that asks for 3-D Secure</button>
<button name="outcome" value="delayed">Pay by debit (takes 3 days)</button>
</form></section>
${session.cancel_url ? html`<p><a href="${session.cancel_url}">← Back without paying</a></p>` : null}`,
  );
}

function periodOf({ recurring }: Price): string {
  return recurring ? ` per ${recurring.interval}` : "";
}

function taxLine({ amount, percent, reason }: ReturnType<typeof quote>, { currency }: Price): string {
  if (reason === "reverse_charge") return "No VAT: the buyer owes it (reverse charge).";
  if (amount === 0) return "No VAT.";
  return `With ${money(amount, currency)} VAT (${percent} %).`;
}

function challengePage(
  { currency }: Session,
  { name, country, vatNumber, line1, city }: Buyer,
  total: number,
): string {
  const fields = Object.entries({ name, country, vat: vatNumber ?? "", line1, city });
  return pageOf(
    "3-D Secure",
    html`<section><h1>Your bank asks you to confirm</h1>
<p>A payment of ${money(total, currency ?? "eur")} (3-D Secure).</p>
<form method="post">${fields.map(([key, value]) => html`<input type="hidden" name="${key}" value="${value}">`)}
<button class="main" name="outcome" value="paid">Confirm the payment</button>
<button name="outcome" value="declined">Refuse it</button></form></section>`,
  );
}

function overPage({ status, cancel_url, success_url, id }: Session): string {
  const [title, text, link] =
    status === "expired"
      ? ["This checkout has expired", "Nothing was charged.", cancel_url]
      : ["This checkout is completed", "It can't be paid twice.", success_url];
  return pageOf(
    title,
    html`<section><h1>${title}</h1><p>${text}</p>
${link ? html`<p><a href="${link.replaceAll("{CHECKOUT_SESSION_ID}", id)}">← Back to the site</a></p>` : null}</section>`,
  );
}
