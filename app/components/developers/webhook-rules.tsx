import { WEBHOOK_EVENTS } from "../../../workers/domain/programs/webhooks/event-types";

const BODY = `POST /plumbline
webhook-id: msg_5a41c0f1b7d24d9c8f0e6f1d2c3b4a59
webhook-timestamp: 1795687230
webhook-signature: v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=

{"type":"batch.completed","timestamp":"2026-11-26T09:20:30.000Z",
 "data":{"thread_id":"…","batch_id":"…"}}`;

export function WebhookRules() {
  return (
    <div className="grid min-w-0 gap-6">
      <div className="grid max-w-2xl gap-3 text-soft">
        <p>
          Owners make webhooks under Profile Settings, Webhooks; keys with the scope{" "}
          <code>webhooks:write</code> do it by the API. Messages follow{" "}
          <a href="https://www.standardwebhooks.com" rel="noopener" className="text-link">
            Standard Webhooks
          </a>
          , so its libraries check them. They hold a type, a time and ids: read with your key what you need.
        </p>
        <p>
          Check the signature before anything else: an HMAC-SHA-256, in base64, of <code>webhook-id</code>, a
          dot, <code>webhook-timestamp</code>, a dot, and the body as it came. The key is what follows{" "}
          <code>whsec_</code> in the secret, decoded from base64. Refuse messages that are older than five
          minutes. For 24 hours after you replace the secret there are two signatures, parted by a space.{" "}
          <a href="/api/receive-webhooks.mjs" className="text-link">
            A small Node server that does all this
          </a>
        </p>
        <p>
          Answer with a 2xx within 15 seconds. Anything else, a redirect included, is tried again after 5
          seconds, 5 and 30 minutes, 2, 5, 10, 14, 20 and 24 hours; <code>Retry-After</code> is respected. A
          message may come twice and out of order: its <code>webhook-id</code> stays the same. A 410, or three
          days without a success, switches the webhook off, and its owners get a mail. What was sent is listed
          for 30 days and can be sent again.
        </p>
        <p>
          The address begins with https:// and names a host on the internet: no IP address and no port. A
          batch that is added to completes again.
        </p>
      </div>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        tabIndex={0}
        className="overflow-x-auto rounded-md border border-line bg-sunken p-4 text-sm"
      >
        {BODY}
      </pre>
      <dl className="grid gap-x-10 gap-y-3 sm:grid-cols-2">
        {Object.entries(WEBHOOK_EVENTS).map(([event, words]) => (
          <div key={event}>
            <dt>
              <code>{event}</code>
            </dt>
            <dd className="text-soft">{words}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
