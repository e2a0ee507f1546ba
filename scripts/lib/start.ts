import { rmSync } from "node:fs";
import { buildIfChanged } from "./bundle/build";
import { addDemoBoards } from "./demo/demo-boards";
import { seedOnce } from "./demo/seed";
import { startLocalClock } from "./local-clock";
import { claimData, claimPort, ensureLocalFiles, failWith, openLog, stopOnSignals } from "./local-settings";
import { type LocalWorker, startLocalWorker } from "./local-worker";
import { migrateLocalDatabase } from "./migrate";
import { stateDir, stripeDir } from "./paths";
import { type StandInProcess, startStandInProcess, withOwnStripe } from "./stand-ins";
import { printWelcome } from "./welcome";

const say = (text: string) => process.stdout.write(`${text}\n`);
let worker: LocalWorker | undefined;
let standIns: StandInProcess | undefined;
let stopClock: (() => void) | undefined;

async function start() {
  const port = await claimPort("npm start");
  claimData(port);
  stopOnSignals(async () => {
    stopClock?.();
    await worker?.stop();
    standIns?.stop();
  });
  ensureLocalFiles();
  if (process.argv.includes("--fresh")) rmSync(stateDir, { recursive: true, force: true });
  await buildIfChanged(say);
  standIns = await startStandInProcess({
    port: port + 1,
    site: `http://localhost:${port}`,
    folder: stripeDir,
  });
  worker = await startLocalWorker({
    port,
    persistTo: stateDir,
    vars: withOwnStripe(standIns.vars),
    onLog: openLog(),
  });
  await migrateLocalDatabase(worker);
  stopClock = startLocalClock(worker);
  await addDemoBoards(worker);
  await seedOnce(worker, say);
  printWelcome(worker.origin, Number(process.env.PLUMBLINE_STARTED_AT));
}

start().catch(failWith);
