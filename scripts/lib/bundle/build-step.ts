import { buildIfChanged } from "./build";

// Before the lanes that run them.
const built = await buildIfChanged((text) => process.stdout.write(`${text}\n`));
if (!built) process.stdout.write("No source changed since the last build.\n");
