import { env } from "cloudflare:workers";

/** Lets a test write many rows of a table at once, for which figures are kept by triggers: those don't follow. */
export async function withoutTriggers(table: string, work: () => Promise<unknown>): Promise<void> {
  const { results } = await env.DB.prepare(
    "select name, sql from sqlite_master where type = 'trigger' and tbl_name = ?",
  )
    .bind(table)
    .all<{ name: string; sql: string }>();
  await env.DB.batch(results.map(({ name }) => env.DB.prepare(`drop trigger "${name}"`)));
  try {
    await work();
  } finally {
    await env.DB.batch(results.map(({ sql }) => env.DB.prepare(sql)));
  }
}
