export const WEBHOOK_ERRORS = {
  "webhook-url": {
    status: 422,
    message:
      "Please give an address that begins with https:// and names a host on the internet: no IP address, no port, no user name.",
  },
  "webhook-limit": {
    status: 409,
    message: "There are 10 webhooks already. Delete one that isn't used any more.",
  },
  "webhook-gone": { status: 404, message: "This webhook doesn't exist any more." },
  "webhook-off": { status: 409, message: "This webhook is switched off. Switch it on first." },
  "delivery-pending": { status: 409, message: "This event is waiting for its next try already." },
} as const;
