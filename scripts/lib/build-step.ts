import { buildIfChanged } from "./build";

// Pages and Worker, before the lanes that run them: they may then run at the same time.
const built = await buildIfChanged((text) => process.stdout.write(`${text}\n`));
if (!built) process.stdout.write("No source changed since the last build.\n");
