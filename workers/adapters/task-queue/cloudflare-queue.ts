import type { Errand, ErrandQueue } from "./port";

/** Cloudflare takes at most this many messages at once. */
const MAX_MESSAGES = 100;

/** Errands in a Cloudflare queue. */
export function createErrandQueue(queue: Queue<Errand>): ErrandQueue {
  return {
    async send(errands) {
      for (let from = 0; from < errands.length; from += MAX_MESSAGES)
        await queue.sendBatch(errands.slice(from, from + MAX_MESSAGES).map((body) => ({ body })));
    },
  };
}
