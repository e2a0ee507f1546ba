/** What webhooks are told of, in the words of their pages. Migration 0056 says when each happens. */
export const WEBHOOK_EVENTS = {
  "batch.completed": "An upload is analyzed: every file has a result or a reason",
  "candidate.analyzed": "A candidate’s résumé was analyzed",
  "candidate.failed": "A candidate’s résumé couldn’t be analyzed",
  "candidate.moved": "A person moved a candidate to another stage",
  "thread.rescored": "All due scores of a job thread are up to date again",
  "export.ready": "A large export of candidates is ready",
} as const;

export type WebhookEvent = keyof typeof WEBHOOK_EVENTS;

export const webhookEvents = Object.keys(WEBHOOK_EVENTS) as WebhookEvent[];

/** Sent by hand alone, to any webhook. */
export const TEST_EVENT = "webhook.test";
