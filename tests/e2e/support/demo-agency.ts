import { createDemoThreads, type DemoThreads } from "../../../scripts/lib/demo-threads";
import { startLocalWorker } from "../../../scripts/lib/local-worker";
import { migrateLocalDatabase } from "../../../scripts/lib/migrate";
import { seedAccounts } from "../../../scripts/lib/seed-accounts";
import { findFreePort } from "./free-port";

/** Opens the database of a data directory that no Worker runs on, and closes it again. */
export async function withDatabase<T>(persistTo: string, work: (d1: D1Database) => Promise<T>): Promise<T> {
  const worker = await startLocalWorker({ port: await findFreePort(), persistTo });
  try {
    await migrateLocalDatabase(worker);
    return await work((await worker.database()) as unknown as D1Database);
  } finally {
    await worker.stop();
  }
}

/** Fills a new data directory with the demo's accounts and job threads; the agency gets the largest plan's limits. */
export async function prepareDemoAgency(persistTo: string): Promise<DemoThreads> {
  return withDatabase(persistTo, async (d1) => {
    await seedAccounts(d1);
    await d1.prepare("UPDATE b2b_company_subscriptions SET plan_id = 'plan-agency-growth'").run();
    return createDemoThreads(d1);
  });
}
