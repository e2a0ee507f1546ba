import { mkdtempSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { buildSeedFiles, type SeedFile } from "../../db/seed/files";
import { buildIfChanged } from "../../scripts/lib/bundle/build";
import { demoSession } from "../../scripts/lib/demo/demo-session";
import { seedAccounts } from "../../scripts/lib/demo/seed-accounts";
import { type LocalWorker, startLocalWorker } from "../../scripts/lib/local-worker";
import { migrateLocalDatabase } from "../../scripts/lib/migrate";
import { findFreePort } from "../e2e/support/free-port";

/** They read the knowledge base and warm up: printed separately. */
const COLD_RUNS = 3;
const PAUSE_MILLISECONDS = 150;

/** Ms: `answer`, `result` and `page` from the first byte sent, by the browser's clock; the others in the Worker. */
type Run = Record<string, number>;

type Analysed = { event: string; documentId: string; milliseconds: Record<string, number> };

export async function benchUpload(count: number) {
  const say = (text: string) => process.stdout.write(`${text}\n`);
  await buildIfChanged(say);
  say(`Machine: ${cpus().length} cores, ${cpus()[0]?.model.trim()}. Files: the demo's two-page PDFs.`);
  const files = (await buildSeedFiles()).filter((file) => pagesOf(file) === 2);
  const persistTo = mkdtempSync(join(tmpdir(), "plumbline-upload-"));
  const analysed = new Map<string, Analysed>();
  const worker = await startLocalWorker({
    port: await findFreePort(),
    persistTo,
    onLog: ({ message }) => {
      if (!message.includes('"document-analysed"')) return;
      const event = JSON.parse(message) as Analysed;
      analysed.set(event.documentId, event);
    },
  });
  try {
    const cookie = await prepareJobSeeker(worker);
    const runs: Run[] = [];
    for (let i = 0; i < COLD_RUNS + count; i++) {
      const file = files[i % files.length];
      if (!file) throw new Error("the demo has no two-page PDF");
      // The upload limit per person isn't measured.
      await (await worker.database()).prepare("DELETE FROM rate_limits").run();
      const { id, seen } = await uploadOnce({ worker, cookie, file, number: i });
      await sleep(PAUSE_MILLISECONDS);
      runs.push({ ...seen, ...analysed.get(id)?.milliseconds });
    }
    say(
      `cold: ${runs
        .slice(0, COLD_RUNS)
        .map(({ result = 0 }) => `${result.toFixed(0)} ms`)
        .join(", ")}`,
    );
    report(runs.slice(COLD_RUNS), say);
  } finally {
    await worker.stop();
    rmSync(persistTo, { recursive: true, force: true, maxRetries: 5 });
  }
}

function pagesOf({ bytes }: SeedFile): number {
  return (
    Buffer.from(bytes)
      .toString("latin1")
      .match(/\/Type \/Page\b/g)?.length ?? 0
  );
}

async function prepareJobSeeker(worker: LocalWorker): Promise<string> {
  await migrateLocalDatabase(worker);
  const database = (await worker.database()) as unknown as D1Database;
  await seedAccounts(database);
  return (await demoSession(database, "candidate")).cookie;
}

async function uploadOnce({
  worker: { origin },
  cookie,
  file,
  number,
}: {
  worker: LocalWorker;
  cookie: string;
  file: SeedFile;
  number: number;
}): Promise<{ id: string; seen: Run }> {
  // PDF readers ignore a comment after the end; for the site it is another file.
  const bytes = Buffer.concat([file.bytes, Buffer.from(`\n%${number}\n`)]);
  const body = new FormData();
  body.append("resumes", new Blob([bytes], { type: "application/pdf" }), `${number}-${file.fileName}`);
  const start = performance.now();
  const answer = await fetch(`${origin}/api/resumes`, { method: "POST", headers: { cookie }, body });
  const { accepted } = (await answer.json()) as { accepted?: { id: string }[] };
  const id = accepted?.[0]?.id;
  if (!id) throw new Error(`upload: ${answer.status}`);
  const answered = performance.now();
  await untilEnded(`${origin.replace(/^http/, "ws")}/api/resumes/${id}/live`, cookie);
  const ended = performance.now();
  const page = await fetch(`${origin}/resume-analysis/${id}`, { headers: { cookie } });
  const html = await page.text();
  if (!page.ok || !html.includes("</html>")) throw new Error(`page: ${page.status}`);
  const read = performance.now();
  return { id, seen: { answer: answered - start, result: ended - start, page: read - start } };
}

/** Node's own client takes the cookie as a header. */
function untilEnded(url: string, cookie: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, { headers: { cookie } } as unknown as string[]);
    socket.onmessage = ({ data }) => {
      const { status, failed } = JSON.parse(String(data)) as { status: string; failed: number };
      if (status !== "completed") return;
      socket.close();
      if (failed > 0) reject(new Error("the analysis failed"));
      else resolve();
    };
    socket.onerror = () => reject(new Error("no live connection"));
  });
}

const parts: [name: string, meaning: string][] = [
  ["page", "upload to readable page"],
  ["result", "upload to result, as the page is told"],
  ["answer", "answer to the upload"],
  ["waited", "rows written to message worked on"],
  ["fetched", "file from storage"],
  ["reading", "PDF to text"],
  ["parsing", "text to facts"],
  ["judging", "report"],
  ["writing", "file and rows written"],
];

function report(runs: Run[], say: (text: string) => void) {
  const title = `${runs.length} runs, milliseconds`.padEnd(44);
  say(`${title}median     p95     max`);
  for (const [name, meaning] of parts) {
    const values = runs.map((run) => run[name] ?? Number.NaN).sort((a, b) => a - b);
    const at = (share: number) => values[Math.min(values.length - 1, Math.floor(share * values.length))] ?? 0;
    const cells = [at(0.5), at(0.95), at(1)].map((value) => value.toFixed(0).padStart(8));
    say(`${meaning.padEnd(42)}${cells.join("")}`);
  }
}
