import type { Errand, ErrandQueue } from "./port";

/** Errands in a Cloudflare queue. */
export function createErrandQueue(queue: Queue<Errand>): ErrandQueue {
  return {
    async send(errands) {
      if (errands.length > 0) await queue.sendBatch(errands.map((body) => ({ body })));
    },
  };
}
