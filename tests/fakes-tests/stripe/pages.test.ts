import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startStandIns } from "../../fakes/server";
import { startStripe } from "./open-account";

let standIn: Awaited<ReturnType<typeof startStripe>>;
beforeAll(async () => {
  standIn = await startStripe();
});
afterAll(() => standIn.stop());

async function visit(url: string, form?: Record<string, string>, cookie = "") {
  const answer = await fetch(new URL(url, standIn.origin), {
    redirect: "manual",
    headers: { cookie },
    ...(form ? { method: "POST", body: new URLSearchParams(form) } : {}),
  });
  const { status, headers } = answer;
  return {
    status,
    text: await answer.text(),
    location: headers.get("location"),
    cookie: headers.get("set-cookie")?.split(";")[0] ?? "",
  };
}

test("a buyer pays and comes back to the site", async () => {
  const { stripe, openCheckout, newestInvoice } = standIn.open();
  const { id, url, customer } = await openCheckout("agency-starter", {
    tax_id_collection: { enabled: true },
  });
  const page = await visit(url ?? "");
  expect(page.text).toContain("Stand-in for Stripe");
  expect(page.text).toContain("€238.00");
  expect((await visit(`${url}?country=IE`)).text).toContain("€246.00");
  const paid = await visit(url ?? "", {
    outcome: "paid",
    country: "AT",
    name: "<b>Agency</b>",
    vat: "ATU12345678",
  });
  expect(paid).toMatchObject({
    status: 303,
    location: `http://localhost:8787/payment-success?session_id=${id}`,
  });
  expect((await visit(url ?? "")).text).toBe((await visit(`/stripe/pay/${id}`)).text);
  expect((await stripe.checkout.sessions.retrieve(id)).status).toBe("complete");
  const invoice = await newestInvoice(String(customer));
  expect(invoice).toMatchObject({ total: 20_000, customer_name: "<b>Agency</b>" });
  expect((await visit(invoice?.hosted_invoice_url ?? "")).text).toContain("&lt;b&gt;Agency&lt;/b&gt;");
  expect((await visit(invoice?.hosted_invoice_url ?? "")).text).toContain("reverse charge");
  expect((await visit(invoice?.invoice_pdf ?? "")).text.startsWith("%PDF-")).toBe(true);
});

test("a card is declined, and another one asks for 3-D Secure", async () => {
  const { stripe, openCheckout } = standIn.open();
  const { id, url } = await openCheckout("credits-10");
  const declined = await visit(url ?? "", { outcome: "declined" });
  expect(declined.status).toBe(402);
  expect(declined.text).toContain("Your card was declined");
  const challenge = await visit(url ?? "", { outcome: "challenge" });
  expect(challenge.text).toContain("A payment of €12.99 (3-D Secure)");
  expect((await stripe.checkout.sessions.retrieve(id)).status).toBe("open");
  expect((await visit(url ?? "", { outcome: "paid" })).status).toBe(303);
});

test("a checkout that is left links back, and an expired one says so", async () => {
  const { stripe, openCheckout } = standIn.open();
  const { id, url } = await openCheckout("credits-10");
  expect((await visit(url ?? "")).text).toContain('href="http://localhost:8787/payment-error"');
  await stripe.checkout.sessions.expire(id);
  const expired = await visit(url ?? "");
  expect(expired.status).toBe(410);
  expect(expired.text).toContain("has expired");
  expect((await visit(url ?? "", { outcome: "paid" })).status).toBe(410);
});

test("the portal lets in once, cancels, resumes and changes the card", async () => {
  const { stripe, subscribe, control, statusOf, newestInvoice } = standIn.open();
  const { customer, id } = await subscribe();
  const portal = await stripe.billingPortal.sessions.create({
    customer,
    return_url: "http://localhost:8787/settings",
  });
  const first = await visit(portal.url);
  expect(first.text).toContain("Plumbline");
  expect(first.text).toContain("http://localhost:8787/settings");
  expect((await visit(portal.url)).status).toBe(410);
  await visit(portal.url, { do: "cancel", subscription: id }, first.cookie);
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({
    cancel_at: expect.any(Number),
    cancel_at_period_end: false,
  });
  await visit(portal.url, { do: "resume", subscription: id }, first.cookie);
  expect((await stripe.subscriptions.retrieve(id)).cancel_at).toBeNull();
  await visit(portal.url, { card: "declines" }, first.cookie);
  await control("advance", { months: 1, seconds: 7200 });
  expect(await statusOf(id)).toBe("past_due");
  const invoice = await newestInvoice(customer);
  expect((await visit(invoice?.hosted_invoice_url ?? "", { card: "declines" })).status).toBe(402);
  await visit(invoice?.hosted_invoice_url ?? "", { card: "works" });
  expect(await statusOf(id)).toBe("active");
  expect((await visit(portal.url, undefined, first.cookie)).text).toContain("has expired");
});

test("a customer can't cancel another's subscription in their portal", async () => {
  const { stripe, subscribe } = standIn.open();
  const [mine, other] = [await subscribe(), await subscribe()];
  const portal = await stripe.billingPortal.sessions.create({ customer: mine.customer });
  const { cookie } = await visit(portal.url);
  expect((await visit(portal.url, { do: "cancel", subscription: other.id }, cookie)).status).toBe(404);
  expect((await stripe.subscriptions.retrieve(other.id)).cancel_at).toBeNull();
});

test("the overview shows an account and takes orders by form", async () => {
  const { key, stripe, subscribe, statusOf } = standIn.open();
  const { id, customer } = await subscribe();
  const page = await visit(`/stripe?key=${key}`);
  for (const part of [id, customer, "robin@example.com", "invoice.paid"]) expect(page.text).toContain(part);
  await visit("/stripe/control/card", { key, customer, card: "declines" });
  const moved = await visit("/stripe/control/advance", { key, days: "32" });
  expect(moved).toMatchObject({ status: 303, location: `/stripe?key=${key}` });
  expect(await statusOf(id)).toBe("past_due");
  await visit("/stripe/control/fail", { key, kind: "429", count: "1" });
  await expect(stripe.events.list()).rejects.toMatchObject({ statusCode: 429 });
});

test("accounts outlive the run, and the local one tells the site", async () => {
  const folder = mkdtempSync(join(tmpdir(), "stand-in-"));
  const run = { site: "http://localhost:8787", folder };
  const call = async (origin: string, method: string, path: string) => {
    const answer = await fetch(`${origin}/v1/${path}`, {
      method,
      headers: { authorization: "Bearer sk_test_local" },
    });
    return (await answer.json()) as { id: string; data: { url: string }[] };
  };
  const first = await startStandIns(0, run);
  const { id } = await call(first.vars.STRIPE_ORIGIN ?? "", "POST", "customers");
  await first.stop();
  const second = await startStandIns(0, { ...run, site: "http://localhost:9999" });
  expect((await call(second.vars.STRIPE_ORIGIN ?? "", "GET", `customers/${id}`)).id).toBe(id);
  const { data } = await call(second.vars.STRIPE_ORIGIN ?? "", "GET", "webhook_endpoints");
  expect(data.map(({ url }) => url)).toEqual(["http://localhost:9999/webhooks/stripe"]);
  await second.stop();
  rmSync(folder, { recursive: true });
});
