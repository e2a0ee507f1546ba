import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { buildSeedFiles } from "../../../db/seed/files";
import type { LocalWorker } from "../local-worker";
import { stateDir } from "../paths";
import { fillDemoJobSeeker } from "./demo-job-seeker";
import { createDemoThreads } from "./demo-threads";
import { seedAccounts } from "./seed-accounts";

const REQUEST_FILES = 10;
const LONGEST_WAIT = 120_000;

/** A run that was killed half-way is completed by the next. */
export async function seedOnce(worker: LocalWorker, say: (text: string) => void, persistTo = stateDir) {
  // Next to the data, so that erasing the data erases it too.
  const marker = join(persistTo, "plumbline-seeded");
  if (existsSync(marker)) return;
  say("Creating the demo: accounts, job threads, résumés, analyses ...");
  const database = (await worker.database()) as unknown as D1Database;
  if (!(await hasAccounts(database))) await seedAccounts(database);
  const { cookie, threads } = await createDemoThreads(database);
  const resumes = await buildSeedFiles();
  const batches: string[] = [];
  for (const { key, threadId } of threads) {
    const files = resumes.filter(({ threadKey }) => threadKey === key);
    const batch = await uploadApplicants({ origin: worker.origin, cookie, threadId, files });
    if (batch) batches.push(batch);
  }
  await fillDemoJobSeeker(worker.origin, database);
  await Promise.all(batches.map((batch) => waitForBatch({ origin: worker.origin, cookie, batch })));
  writeFileSync(marker, new Date().toISOString());
}

async function hasAccounts(database: D1Database): Promise<boolean> {
  return (await database.prepare("SELECT 1 FROM users LIMIT 1").first()) !== null;
}

export type Upload = {
  origin: string;
  cookie: string;
  threadId: string;
  batch?: string;
  files: { fileName: string; bytes: Uint8Array }[];
};

/** @returns the batch's id, or undefined when every file was there already */
export async function uploadApplicants({
  origin,
  cookie,
  threadId,
  batch: openBatch,
  files,
}: Upload): Promise<string | undefined> {
  let batch = openBatch;
  for (let from = 0; from < files.length; from += REQUEST_FILES) {
    const body = new FormData();
    for (const { fileName, bytes } of files.slice(from, from + REQUEST_FILES)) {
      body.append("resumes", new Blob([new Uint8Array(bytes)], { type: "application/pdf" }), fileName);
    }
    const query = batch ? `?batch=${batch}` : "";
    const answer = await fetch(`${origin}/api/campaigns/${threadId}/resumes${query}`, {
      method: "POST",
      headers: { cookie },
      body,
    });
    const text = await answer.text();
    if (answer.ok) batch = JSON.parse(text).batch_id;
    else if (JSON.parse(text).error !== "no-file-accepted")
      throw new Error(`Upload: ${answer.status} ${text}`);
  }
  return batch;
}

/** Gives up after a while without a word: who asks for a result then finds none. */
export async function waitForBatch({ origin, cookie, batch }: Required<Omit<Upload, "threadId" | "files">>) {
  const deadline = Date.now() + LONGEST_WAIT;
  while (Date.now() < deadline) {
    const answer = await fetch(`${origin}/api/batches/${batch}`, { headers: { cookie } });
    const { status } = (await answer.json()) as { status: string };
    if (status === "completed") return;
    await sleep(250);
  }
}
