import type { LocalWorker } from "./local-worker";

const EVERY_MINUTE = "* * * * *";

/**
 * Plays Cloudflare's clock, which the local runtime lacks.
 * The first sweep runs at once, so that work left by a killed run is picked up.
 *
 * @returns a function that stops the clock
 */
export function startLocalClock(worker: Pick<LocalWorker, "runCron">): () => void {
  const run = () =>
    worker.runCron(EVERY_MINUTE).catch((error: unknown) => process.stderr.write(`${String(error)}\n`));
  void run();
  const timer = setInterval(run, 60_000);
  return () => clearInterval(timer);
}
