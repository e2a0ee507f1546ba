import type { LocalWorker } from "./local-worker";

const EVERY_MINUTE = "* * * * *";

/** Cloudflare's cron triggers, which the local runtime lacks; the first sweep runs at once, for work of a killed run. */
export function startLocalClock(worker: Pick<LocalWorker, "runCron">): () => void {
  const run = () =>
    worker.runCron(EVERY_MINUTE).catch((error: unknown) => process.stderr.write(`${String(error)}\n`));
  void run();
  const timer = setInterval(run, 60_000);
  return () => clearInterval(timer);
}
