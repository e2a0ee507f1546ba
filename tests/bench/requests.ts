import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { transformWithEsbuild } from "vite";
import { buildIfChanged } from "../../scripts/lib/bundle/build";
import { bundleWorker } from "../../scripts/lib/bundle/bundle-worker";
import { type LocalWorker, type LocalWorkerOptions, startLocalWorker } from "../../scripts/lib/local-worker";
import { findFreePort } from "../e2e/support/free-port";
import { runtimeProcessorTime, runtimes } from "./processor-time";
import { type Client, createClient } from "./requests/client";
import { type Page, prepareDemo } from "./requests/demo";
import { exampleSettings } from "./statements/example-settings";

const ROUNDS = 5;
const WARM_UP = 40;
const BARE_RENDERS = 20;

type Subject = { name: string; worker: LocalWorker; processes: string[] };
/** per request, in ms */
type Cost = { cpu: number; elapsed: number };

const say = (text: string) => process.stdout.write(`${text}\n`);

/** @param base another built checkout, measured in turns with this one over a copy of the same data */
export async function benchRequests({ count, base }: { count: number; base?: string }) {
  await buildIfChanged(say);
  const directory = mkdtempSync(join(tmpdir(), "plumbline-requests-"));
  const subjects: Subject[] = [];
  try {
    const pages = await prepare(join(directory, "data"));
    subjects.push(await start("this", join(directory, "data"), directory));
    if (base) subjects.unshift(await start("base", join(directory, "data"), directory, resolve(base)));
    const [one, four] = [createClient(1), createClient(4)];
    for (const page of pages) for (const subject of subjects) await repeat(four, subject, page, WARM_UP);
    say(
      `${count} requests of each kind in ${ROUNDS} rounds, in turns; load before: ${loadavg()[0]?.toFixed(1)}.`,
    );
    for (const page of pages) await report({ page, subjects, one, four, count });
    await reportBare(pages, directory);
    for (const client of [one, four]) client.close();
  } finally {
    for (const { worker } of subjects) await worker.stop();
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function prepare(persistTo: string): Promise<Page[]> {
  const worker = await startLocalWorker({
    port: await findFreePort(),
    persistTo,
    vars: exampleSettings(),
    onLog: () => {},
  });
  const pages = await prepareDemo(worker);
  await worker.stop();
  return pages;
}

async function start(name: string, data: string, directory: string, checkout?: string): Promise<Subject> {
  const persistTo = join(directory, name);
  cpSync(data, persistTo, { recursive: true });
  const front = [
    { name: "counting-entry.js", contents: await source("./requests/counting-entry.ts") },
    { name: "counted-d1.js", contents: await source("../support/counted-d1.ts") },
  ];
  return { name, ...(await startAlone({ persistTo, checkout, front })) };
}

async function startAlone(options: Omit<LocalWorkerOptions, "port">) {
  const before = runtimes();
  const port = await findFreePort();
  const worker = await startLocalWorker({ ...options, port, vars: exampleSettings(), onLog: () => {} });
  return { worker, processes: runtimes().filter((pid) => !before.includes(pid)) };
}

async function source(file: string): Promise<string> {
  const path = new URL(file, import.meta.url).pathname;
  return (await transformWithEsbuild(readFileSync(path, "utf8"), path)).code;
}

async function repeat(
  client: Client,
  { worker, processes }: Omit<Subject, "name">,
  { path, cookie }: Page,
  times: number,
  headers: Record<string, string> = {},
): Promise<Cost> {
  const started = performance.now();
  const before = runtimeProcessorTime(processes);
  await client.repeat(worker.origin + path, { cookie, ...headers }, times);
  const cpu = (runtimeProcessorTime(processes) - before) / times;
  return { cpu, elapsed: (performance.now() - started) / times };
}

type Case = { page: Page; subjects: Subject[]; one: Client; four: Client; count: number };

async function report({ page, subjects, one, four, count }: Case) {
  const costs = new Map(subjects.map(({ name }) => [name, { one: [] as Cost[], four: [] as Cost[] }]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const subject of round % 2 ? [...subjects].reverse() : subjects) {
      const times = Math.ceil(count / ROUNDS);
      costs.get(subject.name)?.one.push(await repeat(one, subject, page, times));
      costs.get(subject.name)?.four.push(await repeat(four, subject, page, times));
    }
  }
  say(`${page.name}`);
  for (const subject of subjects) {
    const { bytes, hops, statements } = await countTrips(one, subject, page);
    const known = costs.get(subject.name);
    const [alone, busy] = [known?.one ?? [], known?.four ?? []];
    say(
      `  ${subject.name.padEnd(5)} ${(1000 / mean(busy, "cpu")).toFixed(0).padStart(4)} a second of one core, ${rate(busy)} on 4 connections here, ${rate(alone)} one by one; ` +
        `CPU ms ${range(busy)} on 4, ${range(alone)} one by one; ${hops} hops, ${statements} statements, ${bytes} bytes`,
    );
  }
  const [base, own] = subjects.map(({ name }) => costs.get(name));
  if (!base || !own) return;
  const ratios = [...base.four.keys()].flatMap((round) =>
    (["one", "four"] as const).map((kind) => (own[kind][round]?.cpu ?? 0) / (base[kind][round]?.cpu ?? 1)),
  );
  ratios.sort((a, b) => a - b);
  say(
    `  this / base, CPU in each of ${ratios.length} pairs: median ${ratios[Math.floor(ratios.length / 2)]?.toFixed(2)}, ${ratios[0]?.toFixed(2)} to ${ratios.at(-1)?.toFixed(2)}`,
  );
}

const mean = (costs: Cost[], what: keyof Cost) =>
  costs.reduce((sum, cost) => sum + cost[what], 0) / costs.length;
const rate = (costs: Cost[]) => (1000 / mean(costs, "elapsed")).toFixed(0);
const range = (costs: Cost[]) => {
  const sorted = costs.map(({ cpu }) => cpu).sort((a, b) => a - b);
  return `${mean(costs, "cpu").toFixed(1)} (${sorted[0]?.toFixed(1)} to ${sorted.at(-1)?.toFixed(1)})`;
};

/** The least of three: parallel calls may be answered in any order. */
async function countTrips(client: Client, { worker }: Subject, { path, cookie }: Page) {
  const seen = [];
  for (let run = 0; run < 3; run++) {
    const { bytes, headers } = await client.get(worker.origin + path, { cookie, "x-bench-count": "1" });
    const trips = JSON.parse(String(headers["x-bench-count"])) as { hops: number; statements: number };
    seen.push({ bytes, ...trips });
  }
  return seen.reduce((least, next) => (next.hops < least.hops ? next : least));
}

/** Measured inside the Worker as the difference of many renders. */
async function reportBare(pages: Page[], directory: string) {
  const bundle = join(directory, "bundle");
  const entry = join("tests", "bench", "requests", "bare", "app.ts");
  await bundleWorker("production", { entry, outdir: bundle });
  const subject = await startAlone({ persistTo: join(directory, "data"), bundle });
  const client = createClient(1);
  try {
    for (const page of pages.filter(({ path }) => path !== "/health")) {
      const extra = { "x-bench-renders": String(BARE_RENDERS) };
      await repeat(client, subject, page, 10, extra);
      const [plain, many] = [
        await repeat(client, subject, page, 40),
        await repeat(client, subject, page, 20, extra),
      ];
      const bare = (many.cpu - plain.cpu) / BARE_RENDERS;
      say(`${page.name}: bare render ${bare.toFixed(2)} ms CPU of the page's ${plain.cpu.toFixed(1)}`);
    }
  } finally {
    client.close();
    await subject.worker.stop();
  }
}
