import Stripe from "stripe";
import { startStandIns } from "../../fakes/server";
import type { Orders } from "../../fakes/stripe/control";

let made = 0;

/** Stand-ins of one test file. `open` gives an account that no other test has, by the real SDK. */
export async function startStripe() {
  const { vars, stop } = await startStandIns();
  const origin = vars.STRIPE_ORIGIN ?? "";
  const { hostname, port } = new URL(origin);

  function open(kind: "seeded" | "empty" = "seeded") {
    const key = `sk_test_${kind}_${process.pid}_${++made}`;
    const stripe = new Stripe(key, {
      httpClient: Stripe.createFetchHttpClient(),
      host: hostname,
      port,
      protocol: "http",
      maxNetworkRetries: 0,
      telemetry: false,
    });
    async function control<T = unknown>(name: keyof Orders, order: object = {}): Promise<T> {
      const answer = await fetch(`${origin}/stripe/control/${name}`, {
        method: "POST",
        headers: { authorization: `Bearer ${key}` },
        body: JSON.stringify(order),
      });
      const body = (await answer.json()) as { error?: { message: string } };
      if (body.error) throw new Error(body.error.message);
      return body as T;
    }
    return { key, stripe, control, ...shortcuts(stripe, control) };
  }
  return { origin, open, stop };
}

type Control = <T>(name: keyof Orders, order?: object) => Promise<T>;

function shortcuts(stripe: Stripe, control: Control) {
  const addCustomer = () => stripe.customers.create({ email: "robin@example.com", name: "Robin" });

  async function openCheckout(
    slug = "individual-monthly",
    more: Partial<Stripe.Checkout.SessionCreateParams> = {},
  ) {
    const customer = more.customer ?? (await addCustomer()).id;
    const { data } = await stripe.prices.list({ lookup_keys: [slug], active: true, limit: 1 });
    return stripe.checkout.sessions.create({
      mode: data[0]?.type === "recurring" ? "subscription" : "payment",
      customer,
      line_items: [{ price: data[0]?.id, quantity: 1 }],
      success_url: "http://localhost:8787/payment-success?session_id={CHECKOUT_SESSION_ID}",
      cancel_url: "http://localhost:8787/payment-error",
      automatic_tax: { enabled: true },
      customer_update: { address: "auto", name: "auto" },
      ...(data[0]?.type === "recurring" ? {} : { invoice_creation: { enabled: true } }),
      ...more,
    });
  }

  async function subscribe(slug?: string, more?: Partial<Stripe.Checkout.SessionCreateParams>) {
    const { id, customer } = await openCheckout(slug, more);
    await control("complete", { session: id });
    const { data } = await stripe.subscriptions.list({ customer: String(customer), status: "all" });
    const [subscription] = data;
    if (!subscription) throw new Error("no subscription");
    return { customer: String(customer), session: id, id: subscription.id };
  }

  const statusOf = async (id: string) => (await stripe.subscriptions.retrieve(id)).status;
  const newestInvoice = async (customer: string) => {
    const { data } = await stripe.invoices.list({ customer, limit: 1 });
    return data[0];
  };
  const eventTypes = async () => (await control<{ type: string }[]>("events")).map(({ type }) => type);
  return { addCustomer, openCheckout, subscribe, statusOf, newestInvoice, eventTypes };
}
