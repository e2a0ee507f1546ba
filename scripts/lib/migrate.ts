import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { LocalWorker } from "./local-worker";
import { root } from "./paths";

/**
 * Applies what the local D1 lacks, each in one transaction with its record in Wrangler's own table.
 * @param options.through the last one to apply; all of them when left out
 * @returns names of the migrations applied
 */
export async function migrateLocalDatabase(
  worker: Pick<LocalWorker, "database">,
  { through }: { through?: string } = {},
): Promise<string[]> {
  const database = await worker.database();
  await database.exec(
    "CREATE TABLE IF NOT EXISTS d1_migrations(id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)",
  );
  const { results } = await database.prepare("SELECT name FROM d1_migrations").all<{ name: string }>();
  const applied = new Set(results.map((row) => row.name));
  const pending = migrationFiles().filter(
    (name) => !applied.has(name) && (through === undefined || name <= through),
  );
  for (const name of pending) {
    const statements = readStatements(name).map((sql) => database.prepare(sql));
    const record = database.prepare("INSERT INTO d1_migrations (name) VALUES (?)").bind(name);
    await database.batch([...statements, record]);
  }
  // Real employers' boards aren't read from a developer's machine; the demo has some of its own.
  if (pending.some((name) => name.endsWith("_job-search-data.sql")))
    await database.exec("UPDATE job_boards SET next_read_at = NULL WHERE next_read_at = 0");
  return pending;
}

function migrationFiles(): string[] {
  return readdirSync(join(root, "migrations"))
    .filter((name) => name.endsWith(".sql"))
    .sort();
}

function readStatements(name: string): string[] {
  return readFileSync(join(root, "migrations", name), "utf8")
    .split("--> statement-breakpoint")
    .map((statement) => statement.trim())
    .filter((statement) => statement !== "");
}
