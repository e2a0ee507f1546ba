import { refusal } from "./errors";
import { bodyOf, signatureOf } from "./events";
import { completeSession, type Outcome, settleDebit } from "./life/complete";
import { LOCAL_SECRET } from "./local-keys";
import { type Account, type Buyer, find, newestFirst, realTime } from "./state";

type Order = Record<string, unknown>;

/** What the clock page and tests order: the last part of the address, and what it does. */
export const controls: Record<string, (account: Account, order: Order) => unknown> = {
  complete: (account, { session, outcome = "paid", buyer }) =>
    completeSession(account, String(session), {
      outcome: outcome as Outcome,
      ...(buyer ? { buyer: buyer as Buyer } : {}),
    }),
  settle: (account, { session, succeeded = true }) =>
    settleDebit(account, String(session), Boolean(succeeded)),
  events: (account) => newestFirst(account.events),
  delivery: (account, { event, thin = false, age = 0 }) =>
    deliveryOf(account, { event: String(event), thin: Boolean(thin), age: Number(age) }),
};

/** A webhook as it would be sent, `age` seconds after it was signed. */
async function deliveryOf(
  account: Account,
  { event, thin, age }: { event: string; thin: boolean; age: number },
) {
  const [endpoint] = Object.values(account.endpoints);
  const body = bodyOf(find(account, "events", event), thin);
  const signature = await signatureOf(body, endpoint?.secret ?? LOCAL_SECRET, realTime() - age);
  return {
    url: endpoint?.url ?? null,
    headers: { "content-type": "application/json; charset=utf-8", "stripe-signature": signature },
    body,
  };
}

export function runControl(account: Account, name: string, order: Order): unknown {
  const control = Object.hasOwn(controls, name) ? controls[name] : undefined;
  if (!control) throw refusal(`The stand-in has no control named ${name}.`, { status: 404 });
  return control(account, order);
}
