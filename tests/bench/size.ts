import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseEnv } from "node:util";
import { gzipSync } from "node:zlib";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { buildIfChanged } from "../../scripts/lib/build";
import { bundleDir, root } from "../../scripts/lib/paths";

const RUNS = 7;
const ENTRY = "app.js";
const ORIGIN = "http://localhost:8787";

const builtIn = (checkout: string) => join(checkout, "build/worker");

type ModuleSize = { name: string; bytes: number; gzip: number; atStart: boolean };

const say = (text: string) => process.stdout.write(`${text}\n`);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Modules of a built Worker, the largest first. At the start workerd compiles the entry and what it imports statically. */
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

/** Gzip bytes of scripts that are compiled at the start, and of everything that is uploaded. */
export function workerSize(folder = bundleDir): { start: number; all: number } {
  const modules = moduleSizes(folder);
  const sum = (some: ModuleSize[]) => some.reduce((total, { gzip }) => total + gzip, 0);
  return {
    start: sum(modules.filter(({ name, atStart }) => atStart && name.endsWith(".js"))),
    all: sum(modules),
  };
}

/** A checkout's Worker with all its bindings, or one that only says hello. */
function optionsOf(checkout: string | null) {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(join(checkout ?? root, "wrangler.toml"));
  if (!checkout) {
    const contents = 'export default { fetch: () => new Response("ok") }; export class BatchProgress {}';
    return {
      ...workerOptions,
      modulesRoot: root,
      modules: [{ type: "ESModule" as const, path: join(root, ENTRY), contents }],
    };
  }
  const folder = builtIn(checkout);
  const modules = moduleSizes(builtIn(checkout))
    .sort((a, b) => Number(b.name === ENTRY) - Number(a.name === ENTRY))
    .map(({ name }) => ({
      type: name.endsWith(".bin") ? ("Data" as const) : ("ESModule" as const),
      path: join(folder, name),
    }));
  const settings = parseEnv(readFileSync(join(checkout, ".dev.vars.example"), "utf8")) as Record<
    string,
    string
  >;
  const bindings = Object.assign({}, workerOptions.bindings, settings, {
    APP_ORIGIN: ORIGIN,
  });
  return { ...workerOptions, bindings, modulesRoot: folder, modules };
}

/** CPU milliseconds of all threads of our workerd, from its start until /health has answered. */
async function startCpu(checkout: string | null): Promise<number> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      log: new Log(LogLevel.NONE),
      telemetry: { enabled: false },
      workers: [optionsOf(checkout)],
    }),
  );
  await miniflare.ready;
  const answer = await miniflare.dispatchFetch(`${ORIGIN}/health`);
  await answer.text();
  if (!answer.ok) throw new Error(`/health answered ${answer.status}`);
  const pid = execFileSync("pgrep", ["-P", String(process.pid), "workerd"], { encoding: "utf8" }).trim();
  const used = readdirSync(`/proc/${pid}/task`).reduce((sum, task) => {
    const [nanoseconds = "0"] = readFileSync(`/proc/${pid}/task/${task}/schedstat`, "utf8").split(" ");
    return sum + Number(nanoseconds) / 1e6;
  }, 0);
  await miniflare.dispose();
  return used;
}

function firstUse(checkout: string): number {
  const script = join(root, "tests/bench/first-use.ts");
  return Number(execFileSync("tsx", [script, checkout], { encoding: "utf8" }));
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

async function report(name: string, checkout: string, empty: number) {
  say(`\n${name}`);
  for (const { name: module, bytes, gzip, atStart } of moduleSizes(builtIn(checkout))) {
    const when = atStart ? "start" : "later";
    say(`  ${when}  ${kilobytes(gzip).padStart(10)} gzip ${kilobytes(bytes).padStart(10)}  ${module}`);
  }
  const { start, all } = workerSize(builtIn(checkout));
  const starts: number[] = [];
  for (let run = 0; run < RUNS; run++) starts.push(await startCpu(checkout));
  const uses = Array.from({ length: RUNS }, () => firstUse(checkout));
  say(`  scripts of the start ${kilobytes(start)} gzip, all modules ${kilobytes(all)} gzip`);
  say(
    `  start-up ${(median(starts) - empty).toFixed(0)} ms CPU over an empty Worker's ${empty.toFixed(0)} (workerd's threads until /health answers)`,
  );
  say(`  first use of the knowledge base ${median(uses).toFixed(0)} ms CPU (Node, a process of its own)`);
}

/**
 * Size and start of the built Worker; medians of seven.
 * @param base another checkout, built, to measure beside it
 */
export async function benchSize(base?: string) {
  process.env.WRANGLER_LOG ??= "none";
  await buildIfChanged(say);
  const starts: number[] = [];
  for (let run = 0; run < RUNS; run++) starts.push(await startCpu(null));
  const empty = median(starts);
  await report("This checkout", root, empty);
  if (base) await report(`Base: ${base}`, resolve(base), empty);
}
