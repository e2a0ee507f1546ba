// Runs the stand-ins as a separate process: `main.ts WANTED_PORT`. Tells its parent the Worker's settings, and ends
// with it.
import { startStandIns } from "./server";

// The OpenID provider advises on production, which this is not.
console.warn = () => {};
const standIns = await startStandIns(Number(process.argv[2] ?? 0));
process.send?.(standIns.vars);

async function stop() {
  await standIns.stop();
  process.exit(0);
}
// The terminal sends Ctrl-C to everything at once: the parent decides when the stand-ins go.
process.on("SIGINT", () => {});
process.on("SIGTERM", stop);
process.on("disconnect", stop);
