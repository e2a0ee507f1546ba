import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import Stripe from "stripe";
import type { Accounts } from "./accounts";
import { catalogueRoutes } from "./api/catalogue";
import { checkoutRoutes } from "./api/checkout";
import { customerRoutes } from "./api/customers";
import { invoiceRoutes } from "./api/invoices";
import { portalRoutes } from "./api/portal";
import { subscriptionRoutes } from "./api/subscriptions";
import { webhookRoutes } from "./api/webhooks";
import { Refusal, refusal } from "./errors";
import { readBody, sendJson } from "./http";
import { advance } from "./life/clock";
import { expandPaths } from "./lists";
import { parseForm } from "./params";
import { matchRoute } from "./routing";
import { type Account, newId } from "./state";

const routes = [
  ...customerRoutes,
  ...catalogueRoutes,
  ...checkoutRoutes,
  ...subscriptionRoutes,
  ...invoiceRoutes,
  ...portalRoutes,
  ...webhookRoutes,
];

type Served = { accounts: Accounts; settled: (account: Account) => void };

type Answer = { status: number; body: unknown; replayed?: boolean };

/** Answers a call under /v1 as Stripe's API does. */
export async function answerApi(
  { accounts, settled }: Served,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const headers = {
    "request-id": newId("req", 14),
    "stripe-version": String(request.headers["stripe-version"] ?? Stripe.API_VERSION),
  };
  try {
    const form = await readBody(request);
    const account = accounts.of(keyOf(request));
    advance(account, 0);
    const fault = takeFault(account);
    if (fault === "reset") return void request.socket.destroy();
    const { status, body, replayed } = fault ?? answerOnce(account, request, form);
    settled(account);
    sendJson(response, status, body, replayed ? { ...headers, "idempotent-replayed": "true" } : headers);
  } catch (error) {
    const { status, body } = error instanceof Refusal ? error : brokenBy(error);
    sendJson(response, status, { error: body }, headers);
  }
}

function brokenBy(error: unknown): Refusal {
  process.stderr.write(`stand-in Stripe: ${error instanceof Error ? error.stack : error}\n`);
  return refusal("The stand-in broke down: see its output.", { status: 500, type: "api_error" });
}

function keyOf({ headers }: IncomingMessage): string {
  const [scheme = "", value = ""] = (headers.authorization ?? "").split(" ");
  const key =
    scheme === "Basic" ? (Buffer.from(value, "base64").toString().split(":")[0] ?? "") : value.trim();
  const unauthorized = (message: string) => refusal(message, { status: 401 });
  if (!key)
    throw unauthorized(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  if (!/^sk_test_[a-z\d_]+$/i.test(key))
    throw unauthorized(`Invalid API Key provided: ${key.slice(0, 8)}****`);
  return key;
}

/** The next calls fail as the control page ordered it. */
function takeFault(account: Account): Answer | "reset" | null {
  const { faults } = account;
  if (!faults || faults.left < 1) return null;
  faults.left -= 1;
  if (faults.kind === "reset") return "reset";
  const [type, code, message] =
    faults.kind === "429"
      ? ["invalid_request_error", "rate_limit", "Request rate limit exceeded."]
      : ["api_error", undefined, "An unknown error occurred"];
  return { status: Number(faults.kind), body: { error: { type, code, message } } };
}

/** Under an idempotency key a call is made once; a repeat gets the first one's answer. @throws Refusal */
function answerOnce(account: Account, request: IncomingMessage, form: string): Answer {
  const key = request.method === "POST" ? request.headers["idempotency-key"] : undefined;
  if (typeof key !== "string") return answer(account, request, form);
  const digest = createHash("sha256").update(`${request.url} ${form}`).digest("hex");
  const known = account.replies[key];
  if (known && known.request !== digest)
    throw refusal(
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      { type: "idempotency_error" },
    );
  if (known) return { ...known, replayed: true };
  const made = answer(account, request, form);
  account.replies[key] = structuredClone({ request: digest, ...made });
  return made;
}

function answer(account: Account, request: IncomingMessage, form: string): Answer {
  const { pathname, search } = new URL(request.url ?? "/", account.origin);
  const { run, id } = matchRoute(routes, request.method ?? "GET", pathname);
  const params = { ...parseForm(search.slice(1)), ...parseForm(form) };
  const body = run({ account, id, params });
  return { status: 200, body: expandPaths(account, body, params.expand as string[] | undefined) };
}
