/**
 * Writes what this version stores: a database with something in every table, and the objects beside it. Run it before a
 * change of what is stored, commit what it writes, and the test that opens data of the version before holds the change.
 *
 *   npx tsx tests/support/earlier-data/write.ts
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { zipSync } from "fflate";
import { applications } from "../../../db/seed/applications";
import { drawApplication } from "../../../db/seed/files";
import { fillDemoJobSeeker } from "../../../scripts/lib/demo/demo-job-seeker";
import { createDemoThreads } from "../../../scripts/lib/demo/demo-threads";
import { uploadApplicants } from "../../../scripts/lib/demo/seed";
import { seedAccounts } from "../../../scripts/lib/demo/seed-accounts";
import { ensureLocalFiles } from "../../../scripts/lib/local-settings";
import { startLocalWorker } from "../../../scripts/lib/local-worker";
import { migrateLocalDatabase } from "../../../scripts/lib/migrate";
import { fillStaffLists } from "../../../scripts/screenshots/staff-lists";
import { findFreePort } from "../../e2e/support/free-port";
import { demoCookies, type Page, readPages } from "./open";
import { otherRows } from "./other-rows";

/** Well suited, badly suited with hidden words, and one of another thread. */
const APPLICANTS = ["Ilse_Vandermeer_CV.pdf", "Sana Qureshi - Resume.pdf", "Brennan Aoife RGN.pdf"];
const BROKEN = { fileName: "broken.pdf", bytes: new TextEncoder().encode("%PDF-1.4\nnothing else") };
const KEPT_FIGURES = 12;
/** Subscriptions of the data never end: 2100-01-01. */
const NEVER = 4_102_444_800_000;
/** Written by the migrations themselves. */
const GIVEN_TABLES = ["plans", "actions", "learning_articles", "d1_migrations"];

const here = (name: string) => new URL(name, import.meta.url);

async function write() {
  ensureLocalFiles();
  const persistTo = mkdtempSync(join(tmpdir(), "plumbline-earlier-"));
  const worker = await startLocalWorker({ port: await findFreePort(), persistTo });
  try {
    await migrateLocalDatabase(worker);
    const database = (await worker.database()) as unknown as D1Database;
    await seedAccounts(database);
    const { cookie, threads } = await createDemoThreads(database);
    for (const { key, threadId } of threads) {
      const chosen = applications.filter((one) => one.threadKey === key && APPLICANTS.includes(one.fileName));
      const files = await Promise.all(
        chosen.map(async (one) => ({ fileName: one.fileName, bytes: await drawApplication(one) })),
      );
      if (key === "backend-engineer") files.push(BROKEN);
      if (files.length > 0) await uploadApplicants({ origin: worker.origin, cookie, threadId, files });
    }
    await fillDemoJobSeeker(worker.origin, database);
    await fillStaffLists(database);
    await database.batch((await otherRows(database)).map((sql) => database.prepare(sql)));
    for (const table of ["subscriptions", "b2b_company_subscriptions"])
      await database.prepare(`update ${table} set next_renewal = ${NEVER}`).run();
    await untilDone(database);
    writeFileSync(here("data.sql"), await dump(database));
    writeFileSync(here("objects.zip"), zipSync(await readObjects(worker)));
    const pages = await readPages({ origin: worker.origin, database, cookies: await demoCookies(database) });
    writeFileSync(here("pages.json"), `${JSON.stringify(headsOf(pages), null, 1)}\n`);
  } finally {
    await worker.stop();
    rmSync(persistTo, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Scores and counts stand in a page's head; what follows are sentences, which may be said otherwise later. */
function headsOf(pages: Record<string, Page>) {
  return Object.fromEntries(
    Object.entries(pages).map(([address, { status, figures }]) => [
      address,
      { status, figures: figures.slice(0, KEPT_FIGURES) },
    ]),
  );
}

async function untilDone(database: D1Database) {
  const open = "select count(*) as n from b2b_candidates where analysis_status = 'pending'";
  while (((await database.prepare(open).first("n")) as number) > 0)
    await new Promise((r) => setTimeout(r, 200));
}

async function dump(database: D1Database): Promise<string> {
  const { results: tables } = await database
    .prepare(
      "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '_cf_%' order by name",
    )
    .all<{ name: string }>();
  const lines: string[] = [];
  for (const { name } of tables.filter((table) => !GIVEN_TABLES.includes(table.name))) {
    const { results } = await database.prepare(`select * from ${name}`).all<Record<string, unknown>>();
    if (results.length === 0) throw new Error(`nothing in ${name}`);
    for (const row of results)
      lines.push(
        `INSERT INTO ${name} (${Object.keys(row).join(", ")}) VALUES (${Object.values(row).map(literal).join(", ")});`,
      );
  }
  return `${lines.join("\n")}\n`;
}

function literal(value: unknown): string {
  if (value === null) return "NULL";
  if (typeof value === "number") return String(value);
  // One statement stays on one line: line breaks are spelt out.
  const quoted = `'${String(value).replaceAll("'", "''")}'`;
  return /[\r\n]/.test(quoted)
    ? `replace(replace('${String(value).replaceAll("'", "''").replaceAll("\r", "␍").replaceAll("\n", "␤")}', '␍', char(13)), '␤', char(10))`
    : quoted;
}

async function readObjects(worker: Awaited<ReturnType<typeof startLocalWorker>>) {
  const bucket = await worker.files();
  const objects: Record<string, Uint8Array> = {};
  for (const { key } of (await bucket.list()).objects) {
    const object = await bucket.get(key);
    if (object) objects[key] = new Uint8Array(await object.arrayBuffer());
  }
  return objects;
}

await write();
