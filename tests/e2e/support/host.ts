// Runs the built Worker as a process of its own: `host.ts PORT PERSIST_DIR [VARS_AS_JSON]`.
import { startLocalWorker } from "../../../scripts/lib/local-worker";
import { migrateLocalDatabase } from "../../../scripts/lib/migrate";
import { startStandIns } from "../../fakes/server";

const [port, persistTo, vars] = process.argv.slice(2);
if (!port || !persistTo) throw new Error("host.ts PORT PERSIST_DIR [VARS_AS_JSON]");

const standIns = await startStandIns();
const worker = await startLocalWorker({
  port: Number(port),
  persistTo,
  vars: { ...standIns.vars, ...(vars ? JSON.parse(vars) : {}) },
  onLog: ({ message }) => process.stdout.write(`${message}\n`),
});
await migrateLocalDatabase(worker);
process.send?.("ready");

async function stop() {
  await worker.stop();
  await standIns.stop();
  process.exit(0);
}
process.on("SIGTERM", stop);
process.on("disconnect", stop);
