import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildIfChanged } from "../bundle/build";
import { claimPort, ensureLocalFiles, openLog, stopOnSignals } from "../local-settings";
import { startLocalWorker } from "../local-worker";
import { migrateLocalDatabase } from "../migrate";
import { startStandInProcess } from "../stand-ins";
import { seedOnce } from "./seed";

export type DemoSite = {
  origin: string;
  /** the settings that name the stand-ins */
  vars: Record<string, string>;
  database: () => Promise<D1Database>;
  runCron: (cron: string) => Promise<void>;
  stop: () => Promise<void>;
};

const say = (text: string) => process.stdout.write(`${text}\n`);

/** Temporary data, so that it can run next to `npm start` (on another PORT). */
export async function startDemoSite(command: string, { seeded }: { seeded: boolean }): Promise<DemoSite> {
  const port = await claimPort(command);
  ensureLocalFiles();
  await buildIfChanged(say);
  const persistTo = mkdtempSync(join(tmpdir(), "plumbline-demo-"));
  const standIns = await startStandInProcess({
    port: port + 1,
    site: `http://localhost:${port}`,
    folder: join(persistTo, "stripe"),
  });
  const worker = await startLocalWorker({ port, persistTo, vars: standIns.vars, onLog: openLog() });
  const stop = async () => {
    await worker.stop();
    standIns.stop();
    rmSync(persistTo, { recursive: true, force: true, maxRetries: 5 });
  };
  stopOnSignals(stop);
  await migrateLocalDatabase(worker);
  if (seeded) await seedOnce(worker, say, persistTo);
  const database = async () => (await worker.database()) as unknown as D1Database;
  return { origin: worker.origin, vars: standIns.vars, database, runCron: worker.runCron, stop };
}
