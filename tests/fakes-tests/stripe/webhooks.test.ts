import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { LOCAL_SECRET } from "../../fakes/stripe/local-keys";
import { startStripe } from "./open-account";

let standIn: Awaited<ReturnType<typeof startStripe>>;
beforeAll(async () => {
  standIn = await startStripe();
});
afterAll(() => standIn.stop());

type Delivery = { url: string | null; headers: Record<string, string>; body: string };
type Received = { body: string; signature: string };

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A site that takes webhooks; `answers` are the first statuses, then 200. */
async function startSite(...answers: number[]) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const signature = String(request.headers["stripe-signature"]);
    received.push({ body: Buffer.concat(chunks).toString(), signature });
    response.writeHead(answers.shift() ?? 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  stops.push(() => server.close());
  const types = () => received.map(({ body }) => (JSON.parse(body) as { type: string }).type);
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, received, types };
}

async function openWithSite(...answers: number[]) {
  const site = await startSite(...answers);
  const account = standIn.open();
  const endpoint = await account.stripe.webhookEndpoints.create({
    url: site.url,
    enabled_events: ["customer.created", "customer.updated"],
  });
  return { ...account, site, secret: endpoint.secret ?? "" };
}

const crypto = Stripe.createSubtleCryptoProvider();
const read = (stripe: Stripe, { body, signature }: Received, secret: string) =>
  stripe.webhooks.constructEventAsync(body, signature, secret, undefined, crypto);

test("a webhook is signed as the SDK checks it, and its event can be fetched", async () => {
  const { stripe, site, secret, addCustomer } = await openWithSite();
  const customer = await addCustomer();
  await vi.waitFor(() => expect(site.received).toHaveLength(1));
  const [first] = site.received;
  if (!first) return;
  const event = await read(stripe, first, secret);
  expect(event).toMatchObject({ type: "customer.created", data: { object: { id: customer.id } } });
  expect(await stripe.events.retrieve(event.id)).toMatchObject({ id: event.id, type: "customer.created" });
  await expect(read(stripe, first, "whsec_other")).rejects.toThrow("No signatures found");
});

test("a delivery can be fetched; tampered with or old it is refused", async () => {
  const { stripe, control, addCustomer } = standIn.open();
  await addCustomer();
  const [event] = await control<{ id: string }[]>("events");
  const fetchIt = async (order: object = {}) => {
    const { body, headers } = await control<Delivery>("delivery", { event: event?.id, ...order });
    return { body, signature: headers["stripe-signature"] ?? "" };
  };
  const good = await fetchIt();
  expect((await read(stripe, good, LOCAL_SECRET)).id).toBe(event?.id);
  const tampered = { ...good, body: good.body.replace("robin@", "other@") };
  await expect(read(stripe, tampered, LOCAL_SECRET)).rejects.toThrow("No signatures found");
  await expect(read(stripe, await fetchIt({ age: 301 }), LOCAL_SECRET)).rejects.toThrow("tolerance");
});

test("thin events only name their object", async () => {
  const { stripe, control, addCustomer } = standIn.open();
  const customer = await addCustomer();
  const [event] = await control<{ id: string }[]>("events");
  const { body, headers } = await control<Delivery>("delivery", { event: event?.id, thin: true });
  const signature = headers["stripe-signature"] ?? "";
  const notice = await stripe.parseEventNotificationAsync(body, signature, LOCAL_SECRET, undefined, crypto);
  expect(notice).toMatchObject({
    type: "v1.customer.created",
    related_object: { id: customer.id, url: `/v1/customers/${customer.id}` },
  });
});

test("webhooks are sent again until the site takes them", { timeout: 20_000 }, async () => {
  const { site, addCustomer } = await openWithSite(500, 503);
  await addCustomer();
  await vi.waitFor(() => expect(site.received).toHaveLength(3), { timeout: 15_000 });
});

test("webhooks come twice, late, out of order, or not at all", async () => {
  const { stripe, site, control, addCustomer } = await openWithSite();
  await control("settings", { deliveries: "twice" });
  const { id } = await addCustomer();
  await vi.waitFor(() => expect(site.types()).toEqual(["customer.created", "customer.created"]));

  await control("settings", { deliveries: "late" });
  await stripe.customers.update(id, { name: "A" });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(site.received).toHaveLength(2);
  await control("release");
  await vi.waitFor(() => expect(site.received).toHaveLength(3));

  await control("settings", { deliveries: "shuffled" });
  await addCustomer();
  await stripe.customers.update(id, { name: "B" });
  await vi.waitFor(() => expect(site.received).toHaveLength(5), { timeout: 5000 });
  expect(site.types().slice(3)).toEqual(["customer.updated", "customer.created"]);

  await control("settings", { deliveries: "lost" });
  await stripe.customers.update(id, { name: "C" });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(site.received).toHaveLength(5);
  expect((await stripe.events.list({ type: "customer.updated" })).data).toHaveLength(3);
});

test("webhooks about a silenced customer are lost, and others arrive", async () => {
  const { stripe, site, control, addCustomer } = await openWithSite();
  const silent = await addCustomer();
  await vi.waitFor(() => expect(site.received).toHaveLength(1));
  await control("silence", { customer: silent.id });
  await stripe.customers.update(silent.id, { name: "Unheard" });
  const heard = await addCustomer();
  await vi.waitFor(() => expect(site.received).toHaveLength(2));
  expect(site.received[1]?.body).toContain(heard.id);
});
