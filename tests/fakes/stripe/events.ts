import Stripe from "stripe";
import { type Account, type Delivery, newId, type StoredEvent, timeOf } from "./state";

/** Records what happened, with the object as it is now, for each endpoint that wants to hear of it. */
export function emit(account: Account, type: Stripe.Event.Type, object: { object: string }): void {
  const event: StoredEvent = {
    id: newId("evt_test"),
    object: "event",
    api_version: Stripe.API_VERSION,
    created: timeOf(account),
    data: { object: structuredClone(object) },
    livemode: false,
    pending_webhooks: 0,
    request: { id: null, idempotency_key: null },
    type,
  };
  account.events[event.id] = event;
  for (const { id, enabled_events, status } of Object.values(account.endpoints)) {
    const wanted = enabled_events.some((name) => name === "*" || name === type);
    if (wanted && status === "enabled") account.deliveries.push(...deliveriesOf(account, event, id));
  }
}

function deliveriesOf(
  { settings, silenced }: Account,
  { id: event, data }: StoredEvent,
  endpoint: string,
): Delivery[] {
  const { customer, id = "" } = data.object as { customer?: string | null; id?: string };
  const mode = silenced.includes(customer ?? id) ? "lost" : settings.deliveries;
  const state = {
    late: "held",
    shuffled: "held",
    lost: "lost",
    normal: "waiting",
    twice: "waiting",
  } as const;
  const once = (): Delivery => ({
    id: newId("whd"),
    event,
    endpoint,
    state: state[mode],
    attempts: 0,
    status: null,
    notBefore: 0,
  });
  return mode === "twice" ? [once(), once()] : [once()];
}

/** The body of a webhook: the whole event, or only its name in the thin form. */
export function bodyOf(event: StoredEvent, thin: boolean): string {
  if (!thin) return JSON.stringify(event, null, 2);
  const object = event.data.object as { object: string; id?: string };
  return JSON.stringify({
    id: event.id.replace("evt_test_", "evt_test_thin_"),
    object: "v2.core.event",
    type: `v1.${event.type}`,
    livemode: false,
    created: new Date(event.created * 1000).toISOString(),
    related_object: { id: object.id, type: object.object, url: pathOf(object) },
    snapshot_event: event.id,
  });
}

const paths: Record<string, string> = {
  "checkout.session": "checkout/sessions",
  "billing_portal.session": "billing_portal/sessions",
};

function pathOf({ object, id }: { object: string; id?: string }): string {
  return `/v1/${paths[object] ?? `${object}s`}/${id}`;
}

/** @param at unix seconds; now where it is left out. The Worker compares it with its own clock, not with the account's */
export async function signatureOf(payload: string, secret: string, at?: number): Promise<string> {
  return signer.generateTestHeaderStringAsync({ payload, secret, timestamp: at });
}

const signer = new Stripe("sk_test_signs_only").webhooks;
