import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { applications } from "../../db/seed/applications";
import { buildSeedFiles, type SeedFile } from "../../db/seed/files";
import { buildIfChanged } from "../../scripts/lib/bundle/build";
import { createDemoThreads } from "../../scripts/lib/demo/demo-threads";
import { uploadApplicants } from "../../scripts/lib/demo/seed";
import { seedAccounts } from "../../scripts/lib/demo/seed-accounts";
import { type LocalWorker, startLocalWorker } from "../../scripts/lib/local-worker";
import { migrateLocalDatabase } from "../../scripts/lib/migrate";
import { findFreePort } from "../e2e/support/free-port";
import { workerSize } from "./size";

const POLL_MILLISECONDS = 50;
const LONGEST_WAIT = 600_000;

type Measured = {
  count: number;
  failed: number;
  /** seconds from the first byte sent */
  accepted: number;
  first: number;
  last: number;
  /** seconds inside the Worker, summed over all résumés */
  reading: number;
  analysing: number;
  /** largest resident memory of the runtime, MiB */
  memory: number;
};

type Analysed = {
  event: string;
  milliseconds: Record<"fetched" | "reading" | "parsing" | "judging", number>;
};

/** Each size runs on an empty database and a new Worker. */
export async function benchBatches(sizes: number[]) {
  const say = (text: string) => process.stdout.write(`${text}\n`);
  await buildIfChanged(say);
  say(
    `Worker: ${(workerSize().all / 1000).toFixed(0)} kB gzip. Machine: ${cpus().length} cores, ${cpus()[0]?.model.trim()}.`,
  );
  say("Files: the demo's readable résumés over and over, each copy with bytes of its own; ten a request.");
  const files = await readableFiles();
  for (const size of sizes) say(report(await measure(size, files)));
}

async function readableFiles(): Promise<SeedFile[]> {
  const unreadable = new Set(
    applications
      .filter(({ layout, password }) => password || layout === "scan")
      .map(({ fileName }) => fileName),
  );
  return (await buildSeedFiles()).filter(({ fileName }) => !unreadable.has(fileName));
}

/** PDF readers ignore a comment after the end, the duplicate check doesn't. */
function copies(files: SeedFile[], count: number): SeedFile[] {
  return Array.from({ length: count }, (_, index) => {
    const file = files[index % files.length];
    if (!file) throw new Error("no résumés to upload");
    const bytes = Buffer.concat([file.bytes, Buffer.from(`\n%${index}\n`)]);
    return { ...file, fileName: `${index}-${file.fileName}`, bytes };
  });
}

async function measure(count: number, files: SeedFile[]): Promise<Measured> {
  const persistTo = mkdtempSync(join(tmpdir(), "plumbline-bench-"));
  const analysed: Analysed[] = [];
  const worker = await startLocalWorker({
    port: await findFreePort(),
    persistTo,
    onLog: ({ message }) => {
      if (message.includes('"document-analysed"')) analysed.push(JSON.parse(message));
    },
  });
  try {
    const { cookie, threadId } = await prepareLargestAgency(worker);
    const { origin } = worker;
    const startedAt = performance.now();
    const seconds = () => (performance.now() - startedAt) / 1000;
    const watching = watch({ worker, count, seconds });
    await uploadApplicants({ origin, cookie, threadId, files: copies(files, count) });
    const accepted = seconds();
    const { first, last, failed } = await watching;
    await sleep(500);
    return {
      ...{ count, failed, accepted, first, last },
      reading:
        analysed.reduce((sum, { milliseconds }) => sum + milliseconds.fetched + milliseconds.reading, 0) /
        1000,
      analysing:
        analysed.reduce(
          (sum, { milliseconds: { fetched, reading, parsing, judging } }) =>
            sum + fetched + reading + parsing + judging,
          0,
        ) / 1000,
      memory: peakMemory(),
    };
  } finally {
    await worker.stop();
    rmSync(persistTo, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The largest plan, so that no limit applies. */
export async function prepareLargestAgency(
  worker: LocalWorker,
): Promise<{ cookie: string; threadId: string; emptyThreadId: string }> {
  await migrateLocalDatabase(worker);
  const database = (await worker.database()) as unknown as D1Database;
  await seedAccounts(database);
  await database.prepare("UPDATE b2b_company_subscriptions SET plan_id = 'plan-agency-growth'").run();
  await database.prepare("UPDATE plans SET max_files_per_upload = 1000000, max_candidates = NULL").run();
  const { cookie, threads } = await createDemoThreads(database);
  const [threadId, emptyThreadId] = threads.map((thread) => thread.threadId);
  if (!threadId || !emptyThreadId) throw new Error("the demo has no job threads");
  return { cookie, threadId, emptyThreadId };
}

type Watch = { worker: LocalWorker; count: number; seconds: () => number };

/** Queries the database directly, so that watching doesn't load the Worker. */
async function watch({
  worker,
  count,
  seconds,
}: Watch): Promise<Pick<Measured, "first" | "last" | "failed">> {
  const database = await worker.database();
  const counts = database.prepare(
    "SELECT sum(analysis_status = 'completed') AS completed, sum(analysis_status = 'failed') AS failed FROM b2b_candidates",
  );
  let first = 0;
  while (seconds() * 1000 < LONGEST_WAIT) {
    const row = await counts.first<{ completed: number | null; failed: number | null }>();
    const completed = row?.completed ?? 0;
    const failed = row?.failed ?? 0;
    if (first === 0 && completed > 0) first = seconds();
    if (completed + failed >= count) return { first, last: seconds(), failed };
    await sleep(POLL_MILLISECONDS);
  }
  throw new Error(`${count} résumés did not end within ${LONGEST_WAIT / 1000} s`);
}

/** VmHWM of workerd in MiB; 0 without /proc. */
function peakMemory(): number {
  try {
    const peaks = readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => readStatus(pid))
      .filter((status) => /^PPid:\s+(\d+)/m.exec(status)?.[1] === String(process.pid))
      .filter((status) => status.includes("workerd"))
      .map((status) => Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024);
    return Math.max(0, ...peaks);
  } catch {
    return 0;
  }
}

function readStatus(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/status`, "utf8");
  } catch {
    return "";
  }
}

function report({ count, failed, accepted, first, last, reading, analysing, memory }: Measured): string {
  const parts = [
    `${String(count).padStart(5)} résumés: accepted ${accepted.toFixed(2)} s`,
    `first result ${first.toFixed(2)} s`,
    `last ${last.toFixed(2)} s`,
    `${(count / last).toFixed(1)} résumés/s (${((last / count) * 1000).toFixed(0)} ms each)`,
    `reading PDFs ${reading.toFixed(2)} s (${((reading / last) * 100).toFixed(0)} % of the time)`,
    `whole analysis ${analysing.toFixed(2)} s`,
    `peak memory ${memory.toFixed(0)} MiB`,
  ];
  return parts.join(" · ") + (failed > 0 ? ` · ${failed} FAILED` : "");
}
