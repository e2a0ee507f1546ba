/** Writes the demo's résumés and `manifest.json`, `{ thread, file }[]`: `tsx scripts/seed-files.ts [DIRECTORY]` (`.data/seed`). */
import "./lib/require-node";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildSeedFiles } from "../db/seed/files";

const directory = process.argv[2] ?? ".data/seed";
await mkdir(directory, { recursive: true });
const files = await buildSeedFiles();
for (const { fileName, bytes } of files) await writeFile(join(directory, fileName), bytes);
const manifest = files.map(({ threadKey, fileName }) => ({ thread: threadKey, file: fileName }));
await writeFile(join(directory, "manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`);
process.stdout.write(`${files.length} résumés in ${directory}\n`);
