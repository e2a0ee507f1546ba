import type Stripe from "stripe";
import { refusal } from "../errors";
import { emit } from "../events";
import { isWithin, pageOf } from "../lists";
import { plainMetadata } from "../objects/catalogue";
import { makeSession } from "../objects/session";
import { route } from "../routing";
import { type Account, find, newestFirst, newId, type Price, realTime, timeOf } from "../state";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** A caller's clock and ours differ by the time that a request takes. */
const SLACK = MINUTE;
const PATH = "/v1/checkout/sessions";

export const checkoutRoutes = [
  route(`POST ${PATH}`, "SessionCreate", ({ account, params }) => {
    const price = checkParams(account, params);
    const [line] = params.line_items ?? [];
    const id = newId("cs_test", 58);
    const session = makeSession(
      {
        id,
        created: timeOf(account),
        expiresAt: (params.expires_at ?? realTime() + 24 * HOUR) + account.shift,
        url: `${account.origin}/stripe/pay/${id}`,
        price,
        quantity: line?.quantity ?? 1,
      },
      params,
    );
    account.sessions[id] = session;
    const { customer_update: update } = params;
    account.plans[id] = {
      price: price.id,
      quantity: line?.quantity ?? 1,
      subscriptionData: params.subscription_data ?? {},
      intentMetadata: plainMetadata(params.payment_intent_data?.metadata),
      makesInvoice: params.invoice_creation?.enabled ?? false,
      updatesCustomer: !params.customer || update?.address === "auto" || update?.name === "auto",
    };
    return session;
  }),
  route(`GET ${PATH}`, "SessionList", ({ account, params }) => {
    if (params.customer) find(account, "customers", params.customer, "customer");
    const rows = newestFirst(account.sessions).filter(
      ({ customer, subscription, payment_intent, status, created }) =>
        (params.customer === undefined || params.customer === customer) &&
        (params.subscription === undefined || params.subscription === subscription) &&
        (params.payment_intent === undefined || params.payment_intent === payment_intent) &&
        (params.status === undefined || params.status === status) &&
        isWithin(created, params.created),
    );
    return pageOf(PATH, rows, params);
  }),
  route(`GET ${PATH}/:id`, "Nothing", ({ account, id }) => find(account, "sessions", id)),
  route(`POST ${PATH}/:id/expire`, "Nothing", ({ account, id }) => {
    const session = find(account, "sessions", id);
    if (session.status !== "open")
      throw refusal(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
      );
    return expireSession(account, id);
  }),
];

export function expireSession(account: Account, id: string) {
  const session = find(account, "sessions", id);
  session.status = "expired";
  session.url = null;
  emit(account, "checkout.session.expired", session);
  return session;
}

/** What Stripe refuses beyond types. @returns the price of the one line */
function checkParams(account: Account, params: Stripe.Checkout.SessionCreateParams): Price {
  const missing = (param: string) =>
    refusal(`Missing required param: ${param}.`, { code: "parameter_missing", param });
  if (!params.mode) throw missing("mode");
  if (params.mode === "setup") throw refusal("The stand-in has no setup mode.", { param: "mode" });
  if (params.ui_mode && params.ui_mode !== "hosted_page")
    throw refusal("The stand-in has hosted pages only.", { param: "ui_mode" });
  if (!params.success_url) throw missing("success_url");
  for (const name of ["success_url", "cancel_url"] as const)
    if (params[name] && !URL.canParse(params[name]))
      throw refusal(`Not a valid URL`, { code: "url_invalid", param: name });
  const [line, ...more] = params.line_items ?? [];
  if (!line) throw missing("line_items");
  if (more.length > 0) throw refusal("The stand-in sells one line at a time.", { param: "line_items" });
  if (!line.price) throw missing("line_items[0][price]");
  if (!line.quantity) throw missing("line_items[0][quantity]");
  if (params.customer) find(account, "customers", params.customer, "customer");
  const price = find(account, "prices", line.price, "line_items[0][price]");
  checkPrice(price, params.mode);
  checkMode(params);
  checkTax(account, params);
  checkTimes(params);
  return price;
}

function checkPrice(price: Price, mode: string): void {
  if (!price.active)
    throw refusal(`The price specified is inactive. This field only accepts active prices.`, {
      param: "line_items[0][price]",
    });
  if (mode === "subscription" && price.type !== "recurring")
    throw refusal("You must provide at least one recurring price in `subscription` mode when using prices.", {
      param: "line_items",
    });
  if (mode === "payment" && price.type === "recurring")
    throw refusal(
      "You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.",
      { param: "line_items" },
    );
}

function checkMode({ mode, ...params }: Stripe.Checkout.SessionCreateParams): void {
  const only = { subscription: ["subscription_data"], payment: ["payment_intent_data", "invoice_creation"] };
  for (const [owner, names] of Object.entries(only))
    for (const name of names as ("subscription_data" | "payment_intent_data" | "invoice_creation")[])
      if (params[name] && mode !== owner)
        throw refusal(`You can not pass \`${name}\` in \`${mode}\` mode.`, { param: name });
}

function checkTax(account: Account, params: Stripe.Checkout.SessionCreateParams): void {
  if (params.managed_payments?.enabled)
    for (const name of ["automatic_tax", "tax_id_collection", "shipping_address_collection"] as const)
      if (params[name])
        throw refusal(`You cannot pass \`${name}\` when \`managed_payments\` is enabled.`, { param: name });
  if (params.customer_update && !params.customer)
    throw refusal("`customer_update` can only be used with `customer`.", { param: "customer_update" });
  if (!params.customer) return;
  const { address } = find(account, "customers", params.customer, "customer");
  if (params.automatic_tax?.enabled && !address && params.customer_update?.address !== "auto")
    throw refusal(
      "Automatic tax calculation in Checkout requires a valid address on the Customer. Add a valid address to the Customer or set either `customer_update[address]` to 'auto' or `customer_update[shipping]` to 'auto' to save the address entered in Checkout to the Customer.",
      { code: "customer_tax_location_invalid" },
    );
  if (params.tax_id_collection?.enabled && params.customer_update?.name !== "auto")
    throw refusal(
      "Tax ID collection requires updating business name on the customer. To enable tax ID collection for an existing customer, please set `customer_update[name]` to `auto`.",
      { param: "tax_id_collection" },
    );
}

/** By the caller's clock: the account's may be months ahead. */
function checkTimes({ expires_at, subscription_data }: Stripe.Checkout.SessionCreateParams): void {
  const now = realTime();
  if (expires_at !== undefined) {
    if (expires_at < now + 30 * MINUTE - SLACK)
      throw refusal(
        "The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.",
        { param: "expires_at" },
      );
    if (expires_at > now + 24 * HOUR + SLACK)
      throw refusal("The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.", {
        param: "expires_at",
      });
  }
  const { trial_end, trial_period_days } = subscription_data ?? {};
  if (trial_end !== undefined && trial_period_days !== undefined)
    throw refusal("You can only pass one of `trial_end` and `trial_period_days`.", {
      param: "subscription_data[trial_end]",
    });
  if (trial_end !== undefined && trial_end < now + 48 * HOUR)
    throw refusal("The `trial_end` date has to be at least 2 days in the future.", {
      param: "subscription_data[trial_end]",
    });
}
