import { setTimeout as sleep } from "node:timers/promises";
import { buildSeedFiles } from "../../../db/seed/files";
import { fillDemoJobSeeker } from "../../../scripts/lib/demo/demo-job-seeker";
import { demoSession } from "../../../scripts/lib/demo/demo-session";
import { createDemoThreads } from "../../../scripts/lib/demo/demo-threads";
import { uploadApplicants } from "../../../scripts/lib/demo/seed";
import { seedAccounts } from "../../../scripts/lib/demo/seed-accounts";
import type { LocalWorker } from "../../../scripts/lib/local-worker";
import { migrateLocalDatabase } from "../../../scripts/lib/migrate";

const THREAD = "warehouse-manager";

const LONGEST_WAIT = 180_000;

export type Page = { name: string; path: string; cookie: string };

export async function prepareDemo(worker: LocalWorker): Promise<Page[]> {
  await migrateLocalDatabase(worker);
  const database = (await worker.database()) as unknown as D1Database;
  await seedAccounts(database);
  const { cookie, threads } = await createDemoThreads(database);
  const threadId = threads.find(({ key }) => key === THREAD)?.threadId ?? "";
  const files = (await buildSeedFiles()).filter(({ threadKey }) => threadKey === THREAD);
  await uploadApplicants({ origin: worker.origin, cookie, threadId, files });
  await fillDemoJobSeeker(worker.origin, database);
  await untilAnalysed(database, threadId);
  const seeker = (await demoSession(database, "candidate")).cookie;
  return [
    { name: "/health", path: "/health", cookie: "" },
    { name: "/login", path: "/login", cookie: "" },
    { name: "/dashboard", path: "/dashboard", cookie: seeker },
    { name: "/my-resumes", path: "/my-resumes", cookie: seeker },
    { name: `thread, ${files.length} people`, path: `/agent/campaigns/${threadId}`, cookie },
  ];
}

async function untilAnalysed(database: D1Database, threadId: string): Promise<void> {
  const deadline = Date.now() + LONGEST_WAIT;
  const pending =
    "SELECT count(*) AS count FROM b2b_candidates WHERE campaign_id = ? AND analysis_status = 'pending'";
  while (Date.now() < deadline) {
    const row = await database.prepare(pending).bind(threadId).first<{ count: number }>();
    if (row?.count === 0) return;
    await sleep(200);
  }
  throw new Error(`the demo's résumés were not analysed within ${LONGEST_WAIT / 1000} s`);
}
