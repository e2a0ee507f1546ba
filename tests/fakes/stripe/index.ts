import type { StandIn } from "../stand-in";
import { openAccounts } from "./accounts";
import { answerApi } from "./api";
import { runControl } from "./control";
import { Refusal } from "./errors";
import { isLoopbackHost, readBody, sendJson } from "./http";
import { LOCAL_KEY, LOCAL_SECRET } from "./local-keys";

/**
 * Stripe as this machine plays it. Each secret key (`sk_test_...`) is an account of its own; the local key's, and those of
 * keys that begin with `sk_test_seeded_`, sell what we sell.
 *
 * Controls are `POST /stripe/control/NAME` with a JSON body and the account's key as bearer token (the local one where it
 * is left out):
 * - complete {session, outcome?: "paid" | "declined" | "delayed", buyer?}: what the buyer does on the pay page
 * - settle {session, succeeded?}: the bank's answer to a debit
 * - events {}: all events, newest first
 * - delivery {event, thin?, age?}: a signed webhook as {url, headers, body}
 */
export const stripe: StandIn = {
  paths: ["/v1", "/stripe"],
  settings: (origin) => ({
    STRIPE_ORIGIN: origin,
    STRIPE_SECRET_KEY: LOCAL_KEY,
    STRIPE_WEBHOOK_SECRET: LOCAL_SECRET,
  }),
  listen(origin, run) {
    const accounts = openAccounts(origin, run);
    return async (request, response) => {
      if (!isLoopbackHost(request)) return response.writeHead(403).end("Only this machine is served.\n");
      const { pathname } = new URL(request.url ?? "/", origin);
      if (pathname.startsWith("/v1/")) return answerApi(accounts, request, response);
      const [, name] = /^\/stripe\/control\/([a-z-]+)$/.exec(pathname) ?? [];
      if (!name || request.method !== "POST") return response.writeHead(404).end("no such page\n");
      const account = accounts.of(request.headers.authorization?.replace(/^Bearer /, "") ?? LOCAL_KEY);
      try {
        const body = await readBody(request);
        const answer = await runControl(account, name, body ? JSON.parse(body) : {});
        accounts.save(account);
        sendJson(response, 200, answer ?? {});
      } catch (error) {
        const status = error instanceof Refusal ? error.status : 500;
        sendJson(response, status, { error: { message: error instanceof Error ? error.message : "" } });
      }
    };
  },
};
