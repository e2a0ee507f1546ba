import type { Task, TaskQueue } from "./port";

/** Cloudflare takes at most this many messages at once. */
const MAX_MESSAGES = 100;

export function createTaskQueue(queue: Queue<Task>): TaskQueue {
  return {
    async send(tasks, delaySeconds = 0) {
      for (let from = 0; from < tasks.length; from += MAX_MESSAGES)
        await queue.sendBatch(
          tasks.slice(from, from + MAX_MESSAGES).map((body) => ({ body })),
          { delaySeconds },
        );
    },
  };
}
