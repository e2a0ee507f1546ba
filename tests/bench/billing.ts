import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Stripe from "stripe";
import { transformWithEsbuild } from "vite";
import { buildIfChanged } from "../../scripts/lib/bundle/build";
import { type LocalWorker, startLocalWorker } from "../../scripts/lib/local-worker";
import { migrateLocalDatabase } from "../../scripts/lib/migrate";
import { findFreePort } from "../e2e/support/free-port";
import { startStandIns } from "../fakes/server";

const USER = "bench-buyer";
const PACKS = 5;
const AT_ONCE = 8;
/** What one synchronization may cost: a list each of subscriptions, invoices and checkouts, and one batch for what they say. */
const MOST_CALLS = 3;
const MOST_BATCHES = 1;

type Counter = { origin: string; calls: number; stop: () => void };

/** Counts the calls that pass on their way to the stand-in. */
async function countCalls(target: string): Promise<Counter> {
  const counter: Counter = { origin: "", calls: 0, stop: () => server.close() };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { host: _host, connection: _connection, ...headers } = request.headers;
    const answer = await fetch(target + request.url, {
      method: request.method,
      headers: headers as Record<string, string>,
      body: chunks.length > 0 ? Buffer.concat(chunks) : undefined,
    });
    counter.calls += 1;
    response.writeHead(answer.status, { "content-type": "application/json" }).end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  counter.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return counter;
}

/** Someone with a plan and some packs, bought at the stand-in under orders of ours. */
async function prepareBuyer(worker: LocalWorker, stripe: Stripe, standIn: string): Promise<string> {
  const customer = await stripe.customers.create({ email: "bench@example.com", metadata: { user_id: USER } });
  const database = await worker.database();
  const statements = [
    database
      .prepare("INSERT INTO users (id, email, full_name) VALUES (?1, ?1 || '@example.com', 'Mara Lind')")
      .bind(USER),
    database.prepare("INSERT INTO billing_customers (id, user_id) VALUES (?1, ?2)").bind(customer.id, USER),
  ];
  for (const item of ["individual-monthly", ...Array<string>(PACKS).fill("credits-10")]) {
    const kind = item === "individual-monthly" ? "plan" : "credits";
    const orderId = crypto.randomUUID();
    const { data } = await stripe.prices.list({ lookup_keys: [item] });
    const session = await stripe.checkout.sessions.create({
      mode: kind === "plan" ? "subscription" : "payment",
      customer: customer.id,
      line_items: [{ price: data[0]?.id, quantity: 1 }],
      success_url: "http://localhost/done",
      metadata: { order_id: orderId },
      ...(kind === "plan" ? {} : { invoice_creation: { enabled: true } }),
    });
    statements.push(
      database
        .prepare(
          "INSERT INTO orders (id, number, user_id, kind, item, price, tax_included, credits, terms_version, session_id, status) VALUES (?1, ?1, ?2, ?3, ?4, 599, 1, 10, '2026-11-23', ?5, 'expired')",
        )
        .bind(orderId, USER, kind, item, session.id),
    );
    await fetch(`${standIn}/stripe/control/complete`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ session: session.id }),
    });
  }
  await database.batch(statements);
  return customer.id;
}

/** A webhook of its own id about the customer, as Stripe would sign it. */
async function signed(stripe: Stripe, customer: string, secret: string) {
  const id = `evt_${crypto.randomUUID()}`;
  const body = JSON.stringify({
    id,
    object: "event",
    type: "invoice.paid",
    data: { object: { id: "in_1", object: "invoice", customer } },
  });
  const signature = await stripe.webhooks.generateTestHeaderStringAsync({ payload: body, secret });
  return { body, headers: { "stripe-signature": signature, "content-type": "application/json" } };
}

async function source(file: string): Promise<string> {
  const path = new URL(file, import.meta.url).pathname;
  return (await transformWithEsbuild(readFileSync(path, "utf8"), path)).code;
}

/**
 * Webhooks a second through the built Worker, for a customer with a plan and five packs, next to the bare /health; and what
 * one synchronization costs: calls to the provider, statements and round trips to the database. Fails where that is above
 * what it may cost.
 */
export async function benchBilling(count: number) {
  const say = (text: string) => process.stdout.write(`${text}\n`);
  await buildIfChanged(say);
  const standIns = await startStandIns();
  const counter = await countCalls(standIns.vars.STRIPE_ORIGIN ?? "");
  const persistTo = mkdtempSync(join(tmpdir(), "plumbline-billing-"));
  const worker = await startLocalWorker({
    port: await findFreePort(),
    persistTo,
    vars: { ...standIns.vars, STRIPE_ORIGIN: counter.origin },
    onLog: () => {},
    front: [
      { name: "counting-entry.js", contents: await source("./requests/counting-entry.ts") },
      { name: "counted-d1.js", contents: await source("../support/counted-d1.ts") },
    ],
  });
  try {
    await migrateLocalDatabase(worker);
    const origin = new URL(standIns.vars.STRIPE_ORIGIN ?? "");
    const stripe = new Stripe(standIns.vars.STRIPE_SECRET_KEY ?? "", {
      host: origin.hostname,
      port: origin.port,
      protocol: "http",
    });
    const customer = await prepareBuyer(worker, stripe, origin.origin);
    const secret = standIns.vars.STRIPE_WEBHOOK_SECRET ?? "";
    const post = async (extra: Record<string, string> = {}) => {
      const { body, headers } = await signed(stripe, customer, secret);
      const answer = await fetch(`${worker.origin}/webhooks/stripe`, {
        method: "POST",
        headers: { ...headers, ...extra },
        body,
      });
      if (answer.status !== 200) throw new Error(`webhook: ${answer.status}`);
      return answer;
    };
    for (const name of ["first", "repeated"]) {
      counter.calls = 0;
      const answer = await post({ "x-bench-count": "1" });
      const { statements, hops, batches } = JSON.parse(answer.headers.get("x-bench-count") ?? "{}");
      say(
        `${name} synchronization: ${counter.calls} calls, ${statements} statements in ${hops} round trips, ${batches} batch`,
      );
      if (counter.calls > MOST_CALLS || !(batches <= MOST_BATCHES)) {
        say(`FAILED: more than ${MOST_CALLS} calls or ${MOST_BATCHES} batch`);
        process.exitCode = 1;
      }
    }
    const perSecond = async (run: () => Promise<unknown>) => {
      const start = performance.now();
      for (let done = 0; done < count; done += AT_ONCE)
        await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - done) }, run));
      return (1000 * count) / (performance.now() - start);
    };
    const bare = await perSecond(async () => (await fetch(`${worker.origin}/health`)).text());
    const webhooks = await perSecond(async () => (await post()).text());
    say(`${count} webhooks: ${webhooks.toFixed(0)} a second; /health: ${bare.toFixed(0)} a second`);
  } finally {
    await worker.stop();
    counter.stop();
    await standIns.stop();
    rmSync(persistTo, { recursive: true, force: true, maxRetries: 5 });
  }
}
