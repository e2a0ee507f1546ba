/** Makes the samples of public pages with this engine: `npm run samples`. A test fails while they differ. */
import "../lib/require-node";
import { writeFileSync } from "node:fs";
import { makeSamples, SAMPLES_FILE } from "./samples";

async function start() {
  writeFileSync(SAMPLES_FILE, `${JSON.stringify(await makeSamples(), null, 2)}\n`);
}

await start();
