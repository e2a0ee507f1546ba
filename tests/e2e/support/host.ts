// Runs the built Worker as a separate process: `host.ts PORT PERSIST_DIR [VARS_AS_JSON]`.
import { startLocalWorker } from "../../../scripts/lib/local-worker";
import { startStandIns } from "../../fakes/server";
import { serveStores } from "./serve-stores";

const [port, persistTo, vars] = process.argv.slice(2);
if (!port || !persistTo) throw new Error("host.ts PORT PERSIST_DIR [VARS_AS_JSON]");

const standIns = await startStandIns(0, { site: `http://localhost:${port}`, folder: null });
const worker = await startLocalWorker({
  port: Number(port),
  persistTo,
  vars: { ...standIns.vars, PASSWORD_COST: "1024", ...(vars ? JSON.parse(vars) : {}) },
  onLog: ({ message }) => process.stdout.write(`${message}\n`),
});
const stores = await serveStores(worker);
process.send?.(stores.address);

async function stop() {
  stores.stop();
  await worker.stop();
  await standIns.stop();
  process.exit(0);
}
process.on("SIGTERM", stop);
process.on("disconnect", stop);
