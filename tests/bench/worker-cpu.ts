import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { bundleWorker } from "../../scripts/lib/bundle/bundle-worker";
import { dataDir, root } from "../../scripts/lib/paths";

const ENTRY = "app.js";
const ORIGIN = "http://localhost:8787";

type WorkerOptions = ReturnType<typeof unstable_getMiniflareWorkerOptions>["workerOptions"];

function modulesIn(folder: string) {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(?:js|bin)$/.test(name),
  );
  return {
    modulesRoot: folder,
    modules: names
      .sort((a, b) => Number(b === ENTRY) - Number(a === ENTRY))
      .map((name) => ({
        type: name.endsWith(".bin") ? ("Data" as const) : ("ESModule" as const),
        path: join(folder, name),
      })),
  };
}

function optionsOf(checkout: string): WorkerOptions {
  return unstable_getMiniflareWorkerOptions(join(checkout, "wrangler.toml")).workerOptions;
}

export function emptyWorker(checkout: string) {
  const contents = 'export default { fetch: () => new Response("ok") }; export class BatchProgress {}';
  const modules = [{ type: "ESModule" as const, path: join(root, ENTRY), contents }];
  return { ...optionsOf(checkout), modulesRoot: root, modules };
}

export function builtWorker(checkout: string) {
  const settings = parseEnv(readFileSync(join(checkout, ".dev.vars.example"), "utf8"));
  const options = optionsOf(checkout);
  const bindings = Object.assign({}, options.bindings, settings, { APP_ORIGIN: ORIGIN });
  return { ...options, bindings, ...modulesIn(join(checkout, "build/worker")) };
}

/** Uses the knowledge base at /use; its code is evaluated at the start. */
export async function knowledgeWorker(checkout: string) {
  const folder = join(dataDir, "bench/first-use");
  const from = (path: string) => JSON.stringify(join(checkout, path));
  mkdirSync(folder, { recursive: true });
  const entry = join(folder, "entry.ts");
  writeFileSync(
    entry,
    `import * as knowledge from ${from("workers/engine/knowledge/index.ts")};
import { wordWeight } from ${from("workers/engine/knowledge/lexical/word-weights.ts")};
import { titlesIn } from ${from("workers/engine/job/title/title-mentions.ts")};
import { askKnowledge } from ${JSON.stringify(join(root, "tests/bench/ask-knowledge.ts"))};
export default {
  fetch(request) {
    if (request.url.endsWith("/use")) askKnowledge({ knowledge, wordWeight, titlesIn });
    return new Response("ok");
  },
};
export class BatchProgress {}
`,
  );
  const outdir = join(folder, "worker");
  await bundleWorker("production", { entry, outdir });
  return { ...optionsOf(checkout), ...modulesIn(outdir) };
}

/** @returns CPU ms of all threads of a new workerd: until the first answer, then for each further one */
export async function cpuOfAnswers(options: object, paths: string[]): Promise<number[]> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      log: new Log(LogLevel.NONE),
      telemetry: { enabled: false },
      workers: [options as never],
    }),
  );
  await miniflare.ready;
  const pid = execFileSync("pgrep", ["-P", String(process.pid), "workerd"], { encoding: "utf8" }).trim();
  const used: number[] = [];
  for (const path of paths) {
    const answer = await miniflare.dispatchFetch(ORIGIN + path);
    await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    used.push(cpuOf(pid));
  }
  await miniflare.dispose();
  return used.map((total, at) => total - (used[at - 1] ?? 0));
}

function cpuOf(pid: string): number {
  return readdirSync(`/proc/${pid}/task`).reduce((sum, task) => {
    const [nanoseconds = "0"] = readFileSync(`/proc/${pid}/task/${task}/schedstat`, "utf8").split(" ");
    return sum + Number(nanoseconds) / 1e6;
  }, 0);
}
