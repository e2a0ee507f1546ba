import type { ResumeMessage, ResumeQueue } from "./port";

/** Queues takes at most this many messages in one call. */
const MAX_MESSAGES = 100;

/** Sends through a Cloudflare Queue. */
export function createResumeQueue(queue: Queue<ResumeMessage>): ResumeQueue {
  return {
    async send(messages) {
      for (let i = 0; i < messages.length; i += MAX_MESSAGES) {
        await queue.sendBatch(messages.slice(i, i + MAX_MESSAGES).map((body) => ({ body })));
      }
    },
  };
}
