// Runs the built Worker as a separate process: `host.ts PORT PERSIST_DIR [VARS_AS_JSON [alone]]`.
import { startLocalWorker } from "../../../scripts/lib/local-worker";
import { serveStores } from "./serve-stores";

const [port, persistTo, vars, alone] = process.argv.slice(2);
if (!port || !persistTo) throw new Error("host.ts PORT PERSIST_DIR [VARS_AS_JSON [alone]]");

// Half of a start's processor time: a Worker that calls nobody goes without.
const standIns = alone
  ? null
  : await (await import("../../fakes/server")).startStandIns(0, {
      site: `http://localhost:${port}`,
      folder: null,
    });
const worker = await startLocalWorker({
  port: Number(port),
  persistTo,
  vars: { ...standIns?.vars, PASSWORD_COST: "1024", ...(vars ? JSON.parse(vars) : {}) },
  onLog: ({ message }) => process.stdout.write(`${message}\n`),
});
const stores = await serveStores(worker);
process.send?.(stores.address);

async function stop() {
  stores.stop();
  await worker.stop();
  await standIns?.stop();
  process.exit(0);
}
process.on("SIGTERM", stop);
process.on("disconnect", stop);
