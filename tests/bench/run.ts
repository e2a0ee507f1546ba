/**
 * `npm run bench -- batch [N ...]` (default 10 100 1000): résumés through upload, queue and scores of the built Worker.
 * `npm run bench -- pages [N]` (default 100000): pages of a job thread with N candidates beside those of an empty one.
 * `npm run bench -- engine`: the engine alone, in Node.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/lib/paths";
import { benchBatches } from "./batch";
import { benchPages } from "./pages";

type EngineBench = Record<string, unknown>;

async function benchEngine() {
  const folder = join(root, "tests/bench");
  for (const name of readdirSync(folder).filter((file) => /^engine-.*\.ts$/.test(file))) {
    const module: EngineBench = await import(join(folder, name));
    for (const [key, run] of Object.entries(module)) {
      if (!key.startsWith("bench") || typeof run !== "function") continue;
      const result: unknown = await run();
      if (result !== undefined) process.stdout.write(`${key}: ${JSON.stringify(result, null, 2)}\n`);
    }
  }
}

const [what, ...rest] = process.argv.slice(2);
if (what === "batch") {
  const sizes = rest.map(Number).filter((size: number) => Number.isInteger(size) && size > 0);
  await benchBatches(sizes.length > 0 ? sizes : [10, 100, 1000]);
} else if (what === "pages") {
  await benchPages(Number(rest[0] ?? 100_000));
} else if (what === "engine") {
  await benchEngine();
} else {
  process.stderr.write("npm run bench -- batch [N ...] | pages [N] | engine\n");
  process.exitCode = 1;
}
