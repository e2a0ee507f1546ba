import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildIfChanged } from "../../scripts/lib/bundle/build";
import { demoSession } from "../../scripts/lib/demo/demo-session";
import { seedAccounts } from "../../scripts/lib/demo/seed-accounts";
import { ensureLocalFiles } from "../../scripts/lib/local-settings";
import { type LocalWorker, startLocalWorker } from "../../scripts/lib/local-worker";
import { migrateLocalDatabase } from "../../scripts/lib/migrate";
import { findFreePort } from "../e2e/support/free-port";
import {
  type HostileRequest,
  hostileDiscoveries,
  hostileForms,
  hostileReads,
  send,
} from "../support/samples/hostile-requests";
import { runtimeProcessorTime } from "./processor-time";

const PLAIN: HostileRequest = { name: "GET /login, plain", path: "/login" };

async function measure(worker: LocalWorker, hostile: HostileRequest, times: number): Promise<string> {
  const taken: number[] = [];
  let status = 0;
  const before = runtimeProcessorTime();
  for (let i = 0; i < times; i++) {
    const start = performance.now();
    status = await send(worker.origin, hostile);
    taken.push(performance.now() - start);
  }
  const processor = (runtimeProcessorTime() - before) / times;
  const median = taken.sort((a, b) => a - b)[Math.floor(times / 2)] ?? 0;
  const figures = `${median.toFixed(1).padStart(8)} ms ${processor.toFixed(1).padStart(8)} ms processor`;
  return `${String(status).padEnd(5)}${figures}   ${hostile.name}`;
}

/** A multipart boundary of many characters, whose beginnings fill a megabyte. */
async function hostileUpload(worker: LocalWorker, characters: number): Promise<HostileRequest> {
  const database = (await worker.database()) as unknown as D1Database;
  const { cookie } = await demoSession(database, "candidate");
  const boundary = "a".repeat(characters);
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="resumes"; filename="a.pdf"\r\n\r\n`;
  return {
    name: `an upload with a boundary of ${characters} characters`,
    path: "/api/resumes",
    method: "POST",
    headers: { cookie, "content-type": `multipart/form-data; boundary=${boundary}` },
    body: `${head}${"a".repeat(1024 * 1024)}\r\n--${boundary}--\r\n`,
  };
}

export async function benchHostile(times: number) {
  const say = (text: string) => process.stdout.write(`${text}\n`);
  ensureLocalFiles();
  await buildIfChanged(say);
  const persistTo = mkdtempSync(join(tmpdir(), "plumbline-hostile-"));
  const worker = await startLocalWorker({ port: await findFreePort(), persistTo });
  try {
    await migrateLocalDatabase(worker);
    await seedAccounts((await worker.database()) as unknown as D1Database);
    const page = await (await fetch(`${worker.origin}/login`)).text();
    const version = /manifest-([a-z0-9]+)/.exec(page)?.[1] ?? "";
    const requests = [
      PLAIN,
      ...hostileForms("/login"),
      ...hostileForms("/forgot-password"),
      ...hostileDiscoveries(version),
      ...hostileReads("/login"),
      await hostileUpload(worker, 70),
      await hostileUpload(worker, 2000),
    ];
    for (let i = 0; i < times; i++) await send(worker.origin, PLAIN);
    for (const hostile of requests) say(await measure(worker, hostile, times));
  } finally {
    await worker.stop();
    rmSync(persistTo, { recursive: true, force: true, maxRetries: 5 });
  }
}
