import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { askKnowledge } from "./ask-knowledge";

/** Run by the size benchmark as a separate process. */
const engine = join(resolve(process.argv[2] ?? "."), "workers/engine");
const load = (path: string) => import(pathToFileURL(join(engine, path)).href);
const [knowledge, { wordWeight }, { titlesIn }] = await Promise.all(
  ["knowledge/index.ts", "knowledge/lexical/word-weights.ts", "job/title/title-mentions.ts"].map(load),
);
const started = process.cpuUsage();
askKnowledge({ knowledge, wordWeight, titlesIn });
const { user, system } = process.cpuUsage(started);
process.stdout.write(`${(user + system) / 1000}\n`);
