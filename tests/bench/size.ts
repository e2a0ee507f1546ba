import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { buildIfChanged } from "../../scripts/lib/bundle/build";
import { bundleDir, root } from "../../scripts/lib/paths";
import { builtWorker, cpuOfAnswers, emptyWorker, knowledgeWorker } from "./worker-cpu";

const RUNS = 7;
const ENTRY = "app.js";

const builtIn = (checkout: string) => join(checkout, "build/worker");

type ModuleSize = { name: string; bytes: number; gzip: number; atStart: boolean };

const say = (text: string) => process.stdout.write(`${text}\n`);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** The largest first. At the start workerd compiles the entry and its static imports. */
export function moduleSizes(folder = bundleDir): ModuleSize[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(?:js|bin|wasm)$/.test(name),
  );
  const atStart = new Set<string>();
  const follow = (name: string) => {
    if (atStart.has(name)) return;
    atStart.add(name);
    if (!name.endsWith(".js")) return;
    const text = readFileSync(join(folder, name), "utf8");
    for (const [, target = ""] of text.matchAll(/(?:from|import)\s*"(\.[^"]+)"/g))
      follow(join(dirname(name), target));
  };
  follow(ENTRY);
  return names
    .map((name) => {
      const bytes = readFileSync(join(folder, name));
      return { name, bytes: bytes.length, gzip: gzipSync(bytes).length, atStart: atStart.has(name) };
    })
    .sort((a, b) => b.gzip - a.gzip);
}

/** Gzip bytes */
export function workerSize(folder = bundleDir): { start: number; all: number } {
  const modules = moduleSizes(folder);
  const sum = (some: ModuleSize[]) => some.reduce((total, { gzip }) => total + gzip, 0);
  return {
    start: sum(modules.filter(({ name, atStart }) => atStart && name.endsWith(".js"))),
    all: sum(modules),
  };
}

function firstUse(checkout: string): number {
  const script = join(root, "tests/bench/first-use.ts");
  return Number(execFileSync("tsx", [script, checkout], { encoding: "utf8" }));
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

async function report(name: string, checkout: string) {
  say(`\n${name}`);
  for (const { name: module, bytes, gzip, atStart } of moduleSizes(builtIn(checkout))) {
    const when = atStart ? "start" : "later";
    say(`  ${when}  ${kilobytes(gzip).padStart(10)} gzip ${kilobytes(bytes).padStart(10)}  ${module}`);
  }
  const { start, all } = workerSize(builtIn(checkout));
  const { empty, starts, pages } = await startsOf(checkout);
  const uses = Array.from({ length: RUNS }, () => firstUse(checkout));
  const [, usesInWorkerd] = await repeated(await knowledgeWorker(checkout), ["/", "/use"]);
  const milliseconds = (value = 0) => `${value.toFixed(0)} ms CPU`;
  say(`  scripts of the start ${kilobytes(start)} gzip, all modules ${kilobytes(all)} gzip`);
  say(
    `  start-up ${milliseconds(starts)} over an empty Worker's ${empty.toFixed(0)} (workerd's threads until /health answers)`,
  );
  say(`  first page ${milliseconds(pages)} more (until / answers after it: loads pages, and renders one)`);
  say(
    `  first use of the knowledge base ${milliseconds(median(uses))} (Node, a process of its own), ${milliseconds(usesInWorkerd)} (workerd)`,
  );
}

/** Medians, taken in turns because machines drift. */
async function startsOf(checkout: string) {
  const runs: { empty: number; start: number; page: number }[] = [];
  for (let run = 0; run < RUNS; run++) {
    const [empty = 0] = await cpuOfAnswers(emptyWorker(checkout), ["/health"]);
    const [start = 0, page = 0] = await cpuOfAnswers(builtWorker(checkout), ["/health", "/"]);
    runs.push({ empty, start: start - empty, page });
  }
  return {
    empty: median(runs.map(({ empty }) => empty)),
    starts: median(runs.map(({ start }) => start)),
    pages: median(runs.map(({ page }) => page)),
  };
}

async function repeated(worker: object, paths: string[]): Promise<number[]> {
  const runs: number[][] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await cpuOfAnswers(worker, paths));
  return paths.map((_, at) => median(runs.map((run) => run[at] ?? 0)));
}

/** @param base another built checkout to compare */
export async function benchSize(base?: string) {
  process.env.WRANGLER_LOG ??= "none";
  await buildIfChanged(say);
  await report("This checkout", root);
  if (base) await report(`Base: ${base}`, resolve(base));
}
