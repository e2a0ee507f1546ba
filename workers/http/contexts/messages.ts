import type { RequestTools } from "./tools";

/** Mails and messages: the contact form, the local outbox page, the check for people. */
export function messagesContext(_tools: RequestTools) {
  return {};
}
