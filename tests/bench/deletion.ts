import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabases } from "../../db/client";
import { buildIfChanged } from "../../scripts/lib/bundle/build";
import { startLocalWorker } from "../../scripts/lib/local-worker";
import type { Deps } from "../../workers/domain/deps";
import { eraseThread, STEP } from "../../workers/domain/threads/erase-deleted-threads";
import { findFreePort } from "../e2e/support/free-port";
import { prepareLargestAgency } from "./batch";
import { fill } from "./pages";

const say = (text: string) => process.stdout.write(`${text}\n`);

/** How long the database is held by one transaction while a thread with many applicants is erased: in steps, and all at once. */
export async function benchDeletion(count: number) {
  await buildIfChanged(say);
  for (const step of [STEP, count]) {
    const held = await measure(count, step);
    held.sort((a, b) => b - a);
    const all = held.reduce((sum, time) => sum + time, 0);
    say(
      `${step} applicants a transaction: longest ${held[0]?.toFixed(0)} ms of ${held.length}, ${all.toFixed(0)} ms in all, for ${count}`,
    );
  }
}

/** @returns milliseconds of each transaction, as SQLite counts them */
async function measure(count: number, step: number): Promise<number[]> {
  const persistTo = mkdtempSync(join(tmpdir(), "plumbline-deletion-"));
  const worker = await startLocalWorker({ port: await findFreePort(), persistTo });
  try {
    const { threadId } = await prepareLargestAgency(worker);
    await fill(worker, threadId, count);
    const database = await worker.database();
    const held: number[] = [];
    const timed = {
      prepare: (query: string) => database.prepare(query),
      batch: async (statements: D1PreparedStatement[]) => {
        const results = await database.batch(statements);
        held.push(results.reduce((sum, { meta }) => sum + meta.duration, 0));
        return results;
      },
    } as unknown as D1Database;
    const [row] = (
      await database
        .prepare("update campaigns set deleted_at = 1 where id = ? returning company_id")
        .bind(threadId)
        .all<{ company_id: string }>()
    ).results;
    const files = { remove: async () => {} } as unknown as Deps["files"];
    const deps = { db: openDatabases(timed), now: Date.now, log: () => {}, files } as unknown as Deps;
    await eraseThread(deps, { companyId: row?.company_id ?? "", threadId, most: 2 * count, step });
    return held;
  } finally {
    await worker.stop();
    rmSync(persistTo, { recursive: true, force: true, maxRetries: 5 });
  }
}
