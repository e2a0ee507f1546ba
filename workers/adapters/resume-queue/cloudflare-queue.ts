import type { ResumeMessage, ResumeQueue } from "./port";

/** Queues takes at most this many messages in one call. */
const MAX_MESSAGES = 100;

async function sendTo(queue: Queue<ResumeMessage>, messages: ResumeMessage[]): Promise<void> {
  for (let i = 0; i < messages.length; i += MAX_MESSAGES) {
    await queue.sendBatch(messages.slice(i, i + MAX_MESSAGES).map((body) => ({ body })));
  }
}

/** Sends through Cloudflare Queues: agencies' résumés through one, job seekers' own through another. */
export function createResumeQueue(queues: {
  candidates: Queue<ResumeMessage>;
  own: Queue<ResumeMessage>;
}): ResumeQueue {
  return {
    async send(messages) {
      await sendTo(
        queues.own,
        messages.filter((message) => "resumeId" in message),
      );
      await sendTo(
        queues.candidates,
        messages.filter((message) => "candidateId" in message),
      );
    },
  };
}
