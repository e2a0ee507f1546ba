import { rmSync, watch, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildAll, buildStamp } from "./bundle/build";
import { addDemoBoards } from "./demo/demo-boards";
import { seedOnce } from "./demo/seed";
import { startLocalClock } from "./local-clock";
import { claimData, claimPort, ensureLocalFiles, failWith, openLog, stopOnSignals } from "./local-settings";
import { type LocalWorker, startLocalWorker } from "./local-worker";
import { migrateLocalDatabase } from "./migrate";
import { root, stateDir, stripeDir } from "./paths";
import { type StandInProcess, startStandInProcess, withOwnStripe } from "./stand-ins";
import { printWelcome } from "./welcome";

const say = (text: string) => process.stdout.write(`${text}\n`);
const quietMs = 100;
/** Open pages poll this file and reload when it changes: see app/dev-reload.ts. */
const buildNumber = join(root, "build/client/assets/dev-build.txt");
let worker: LocalWorker | undefined;
let standIns: StandInProcess | undefined;
let changed = false;
let building = false;

async function build() {
  rmSync(buildStamp, { force: true });
  await buildAll("development");
  // Must exist when the Worker's asset list is made.
  writeFileSync(buildNumber, "");
}

async function rebuild() {
  if (building || !changed || !worker) return;
  building = true;
  changed = false;
  const startedAt = performance.now();
  try {
    await build();
    await worker.reload();
    await migrateLocalDatabase(worker);
    writeFileSync(buildNumber, String(Date.now()));
    say(`Reloaded in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  }
  building = false;
  void rebuild();
}

function watchSources() {
  let timer: NodeJS.Timeout | undefined;
  for (const folder of ["app", "workers", "db", "public", "migrations", "wrangler.toml", "vite.config.ts"]) {
    watch(join(root, folder), { recursive: true }, () => {
      changed = true;
      clearTimeout(timer);
      timer = setTimeout(rebuild, quietMs);
    });
  }
}

async function dev() {
  const port = await claimPort("npm run dev");
  claimData(port);
  stopOnSignals(async () => {
    await worker?.stop();
    standIns?.stop();
  });
  ensureLocalFiles();
  say("Building ...");
  await build();
  const log = openLog();
  standIns = await startStandInProcess({
    port: port + 1,
    site: `http://localhost:${port}`,
    folder: stripeDir,
  });
  worker = await startLocalWorker({
    port,
    persistTo: stateDir,
    vars: withOwnStripe(standIns.vars),
    onLog: (entry) => {
      log(entry);
      if (entry.level !== "error") say(entry.message);
    },
  });
  await migrateLocalDatabase(worker);
  startLocalClock(worker);
  await addDemoBoards(worker);
  await seedOnce(worker, say);
  writeFileSync(buildNumber, String(Date.now()));
  printWelcome(worker.origin, Number(process.env.PLUMBLINE_STARTED_AT));
  say("\nWatching: a saved file rebuilds, and open pages reload by themselves.");
  watchSources();
}

dev().catch(failWith);
