// Runs the stand-ins as a separate process: `main.ts WANTED_PORT SITE_ORIGIN FOLDER`. Tells its parent the Worker's
// settings, and ends with it.
import { startStandIns } from "./server";

// The OpenID provider advises on production, which this is not.
console.warn = () => {};
const [, , port = "0", site = null, folder = null] = process.argv;
const standIns = await startStandIns(Number(port), { site, folder });
process.send?.(standIns.vars);

async function stop() {
  await standIns.stop();
  process.exit(0);
}
// The terminal sends Ctrl-C to everything at once: the parent decides when the stand-ins go.
process.on("SIGINT", () => {});
process.on("SIGTERM", stop);
process.on("disconnect", stop);
