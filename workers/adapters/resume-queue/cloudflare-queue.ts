import type { DocumentMessage, ResumeQueue } from "./port";

/** Queues takes at most this many messages in one call. */
const MAX_MESSAGES = 100;

async function sendTo(queue: Queue<DocumentMessage>, messages: DocumentMessage[]): Promise<void> {
  for (let i = 0; i < messages.length; i += MAX_MESSAGES) {
    await queue.sendBatch(messages.slice(i, i + MAX_MESSAGES).map((body) => ({ body })));
  }
}

export function createResumeQueue(queues: {
  applicants: Queue<DocumentMessage>;
  own: Queue<DocumentMessage>;
}): ResumeQueue {
  return {
    async send(messages) {
      await sendTo(
        queues.own,
        messages.filter((message) => "resumeId" in message),
      );
      await sendTo(
        queues.applicants,
        messages.filter((message) => "applicantId" in message),
      );
    },
  };
}
