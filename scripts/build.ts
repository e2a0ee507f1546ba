import { rmSync } from "node:fs";
import { buildAll, buildStamp } from "./lib/bundle/build";

// What `npm start` finds afterwards must be its own build.
rmSync(buildStamp, { force: true });
await buildAll("production");
