import { refusal } from "./errors";
import { readParams } from "./params";
import type { ParamTypes } from "./schemas/param-types";
import type { Account } from "./state";

export type Call<Params> = {
  account: Account;
  /** what is in the address: the ":id" of the route */
  id: string;
  params: Params;
};

export type Route = {
  method: string;
  path: RegExp;
  run: (call: Call<Record<string, unknown>>) => unknown;
};

/** A call of the API: "POST /v1/customers/:id", what it takes, and what it does. */
export function route<Name extends keyof ParamTypes>(
  pattern: string,
  params: Name,
  run: (call: Call<ParamTypes[Name]>) => unknown,
): Route {
  const [method = "", path = ""] = pattern.split(" ");
  return {
    method,
    path: new RegExp(`^${path.replace(":id", "([^/]+)")}$`),
    run: (call) => run({ ...call, params: readParams(params, call.params) }),
  };
}

/** @throws Refusal in Stripe's words where there is no such call */
export function matchRoute(routes: Route[], method: string, path: string) {
  for (const { method: wanted, path: pattern, run } of routes) {
    const match = wanted === method ? pattern.exec(path) : null;
    if (match) return { run, id: decodeURIComponent(match[1] ?? "") };
  }
  throw refusal(
    `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
    { status: 404 },
  );
}
