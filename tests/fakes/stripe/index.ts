import type { StandIn } from "../stand-in";
import { openAccounts } from "./accounts";
import { answerApi } from "./api";
import { createDeliverer } from "./deliver";
import { isLoopbackHost } from "./http";
import { LOCAL_KEY, LOCAL_SECRET } from "./local-keys";
import { answerPage } from "./pages/serve";
import type { Account } from "./state";

/**
 * Stripe as this machine plays it: the API under /v1, hosted pages and an overview with the clock under /stripe. Each
 * secret key (`sk_test_...`) is an account of its own; those of the local key and of keys that begin with
 * `sk_test_seeded_` sell what we sell, others are empty.
 *
 * Controls are `POST /stripe/control/NAME` with a JSON body and the account's key as bearer token (without one, the local
 * key). `Orders` in control.ts has their types:
 * - complete {session, outcome?: "paid" | "declined" | "delayed", buyer?}: what the buyer does on the pay page
 * - settle {session, succeeded?}: the bank's answer to a debit, which otherwise succeeds after three days
 * - expire {session}
 * - advance {days?, months?, seconds?, customer?}: the clock; renewals, retries and ends happen on the way, with a
 *   customer theirs alone, counted from the account's time
 * - card {customer, card: "works" | "declines" | "declines-once"}: the answer to the next renewals
 * - pay-invoice {invoice}: the customer pays it on its page
 * - settings {deliveries?: "normal" | "twice" | "late" | "shuffled" | "lost", thin?, afterRetries?: "unpaid" | "canceled"}
 * - release {reversed?}: sends what was held or lost
 * - silence {customer}: webhooks about them are lost from now on
 * - resend {event}
 * - fail {kind: "429" | "500" | "reset", count?}: the next calls of the API fail so
 * - refund {of, amount?} and dispute {of}: of a checkout, an invoice or a charge, without our doing
 * - subscribe {customer?, price?}: a subscription from the dashboard, of a stranger where no customer is named
 * - events {type?}: newest first
 * - delivery {event, thin?, age?}: a signed webhook as {url, headers, body}, signed `age` seconds ago
 * - state {}: all that the account has
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
    const deliverer = createDeliverer(accounts, run.ended);
    const settled = (account: Account) => {
      accounts.save(account);
      deliverer.wake(account);
    };
    return (request, response) => {
      if (!isLoopbackHost(request)) return response.writeHead(403).end("Only this machine is served.\n");
      return request.url?.startsWith("/v1")
        ? answerApi({ accounts, settled }, request, response)
        : answerPage({ accounts, settled }, request, response);
    };
  },
};
