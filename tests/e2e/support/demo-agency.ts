import { createDemoThreads, type DemoThreads } from "../../../scripts/lib/demo-threads";
import { startLocalWorker } from "../../../scripts/lib/local-worker";
import { migrateLocalDatabase } from "../../../scripts/lib/migrate";
import { seedAccounts } from "../../../scripts/lib/seed-accounts";
import { findFreePort } from "./free-port";

/** Opens database and files of a data directory that no Worker runs on, and closes them again. */
export async function withStores<T>(
  persistTo: string,
  work: (stores: { d1: D1Database; files: R2Bucket }) => Promise<T>,
): Promise<T> {
  const worker = await startLocalWorker({ port: await findFreePort(), persistTo });
  try {
    await migrateLocalDatabase(worker);
    return await work({
      d1: (await worker.database()) as unknown as D1Database,
      files: (await worker.files()) as unknown as R2Bucket,
    });
  } finally {
    await worker.stop();
  }
}

/** Fills a new data directory with the demo's accounts and job threads; the agency gets the largest plan's limits. */
export async function prepareDemoAgency(persistTo: string): Promise<DemoThreads> {
  return withStores(persistTo, async ({ d1 }) => {
    await seedAccounts(d1);
    await d1.prepare("UPDATE b2b_company_subscriptions SET plan_id = 'plan-agency-growth'").run();
    return createDemoThreads(d1);
  });
}
