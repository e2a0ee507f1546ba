import { webhooks } from "../../../../db/schema";

/** What is shown of a webhook: never a secret. */
export const shownOfWebhooks = {
  id: webhooks.id,
  url: webhooks.url,
  events: webhooks.events,
  disabledAt: webhooks.disabledAt,
  disabledReason: webhooks.disabledReason,
  failingSince: webhooks.failingSince,
  previousEndsAt: webhooks.previousEndsAt,
  createdAt: webhooks.createdAt,
};

/** Times in UTC milliseconds. */
export type ListedWebhook = Pick<typeof webhooks.$inferSelect, keyof typeof shownOfWebhooks>;
