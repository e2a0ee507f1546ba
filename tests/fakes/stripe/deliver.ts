import type { Accounts } from "./accounts";
import { bodyOf, signatureOf } from "./events";
import type { Account, Delivery } from "./state";

/** Stripe repeats for three days; a local site that doesn't answer for a minute is down. */
const WAITS_MS = [1_000, 2_000, 4_000, 8_000, 16_000, 32_000];
const TIMEOUT_MS = 20_000;
/** Events that follow each other within this time may be sent in another order. */
const SHUFFLE_MS = 700;
/** What is over is listed for a while. */
const MOST_STORED = 500;

export type Deliverer = {
  /** Sends what waits, after the present request has been answered. */
  wake: (account: Account) => void;
};

/** Sends webhooks: one event after the other, and the copies of one event at the same time. */
export function createDeliverer(accounts: Pick<Accounts, "save">, ended: AbortSignal): Deliverer {
  const busy = new Set<string>();
  const timers = new Map<string, NodeJS.Timeout>();

  function later(account: Account, ms: number, run: () => void) {
    clearTimeout(timers.get(account.id));
    timers.set(account.id, setTimeout(run, ms).unref());
  }

  async function run(account: Account) {
    if (busy.has(account.id) || ended.aborted) return;
    busy.add(account.id);
    for (let copies = nextCopies(account); copies.length > 0; copies = nextCopies(account)) {
      await Promise.all(copies.map((delivery) => send(account, delivery, ended)));
      if (ended.aborted) return;
      accounts.save(account);
    }
    busy.delete(account.id);
    const next = Math.min(...waiting(account).map(({ notBefore }) => notBefore));
    if (Number.isFinite(next)) later(account, Math.max(0, next - Date.now()), () => void run(account));
  }

  return {
    wake: (account) => {
      account.deliveries = account.deliveries.slice(-MOST_STORED);
      if (account.settings.deliveries !== "shuffled") return void setImmediate(() => void run(account));
      later(account, SHUFFLE_MS, () => {
        release(account, true);
        void run(account);
      });
    },
  };
}

/** Lets go what was held, and what was lost on the way too; the newest first where it is to be out of order. */
export function release(account: Account, reversed = false): number {
  const held = account.deliveries.filter(({ state }) => state === "held" || state === "lost");
  const rest = account.deliveries.filter((delivery) => !held.includes(delivery));
  for (const delivery of held) delivery.state = "waiting";
  account.deliveries = [...rest, ...(reversed ? held.toReversed() : held)];
  return held.length;
}

function waiting(account: Account): Delivery[] {
  return account.deliveries.filter(({ state }) => state === "waiting");
}

function nextCopies(account: Account): Delivery[] {
  const ready = waiting(account).filter(({ notBefore }) => notBefore <= Date.now());
  return ready.filter(({ event, endpoint }) => event === ready[0]?.event && endpoint === ready[0]?.endpoint);
}

async function send(account: Account, delivery: Delivery, ended: AbortSignal): Promise<void> {
  const endpoint = account.endpoints[delivery.endpoint];
  const event = account.events[delivery.event];
  if (!endpoint || !event) {
    delivery.state = "failed";
    return;
  }
  const body = bodyOf(event, account.settings.thin);
  delivery.attempts += 1;
  const status = await fetch(endpoint.url, {
    method: "POST",
    headers: {
      "content-type": "application/json; charset=utf-8",
      "stripe-signature": await signatureOf(body, endpoint.secret),
      "user-agent": "Stripe/1.0 (stand-in)",
    },
    body,
    redirect: "manual",
    signal: AbortSignal.any([ended, AbortSignal.timeout(TIMEOUT_MS)]),
  }).then(
    (answer) => answer.body?.cancel().then(() => answer.status) ?? answer.status,
    () => 0,
  );
  delivery.status = status;
  const wait = WAITS_MS[delivery.attempts - 1];
  if (status >= 200 && status < 300) delivery.state = "done";
  else if (wait === undefined) delivery.state = "failed";
  else delivery.notBefore = Date.now() + wait;
}
