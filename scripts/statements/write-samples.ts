/** Makes the samples of public pages with this engine: `npm run samples`. A test fails while they differ. */
import "../lib/require-node";
import { makeSamples, SAMPLES_FILE } from "./samples";
import { writeFacts } from "./write-facts";

await writeFacts(SAMPLES_FILE, await makeSamples());
