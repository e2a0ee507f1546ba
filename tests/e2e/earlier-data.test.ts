import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type LocalWorker, startLocalWorker } from "../../scripts/lib/local-worker";
import { migrateLocalDatabase } from "../../scripts/lib/migrate";
import {
  demoCookies,
  earlierObjects,
  earlierPages,
  earlierRows,
  type Page,
  readPages,
} from "../support/earlier-data/open";
import { findFreePort } from "./support/free-port";

/** The last migration of the version that wrote the data. */
const WRITTEN_AFTER = "0013_outdated-results.sql";

type Rows = Record<string, Record<string, unknown>[]>;

const persistTo = mkdtempSync(join(tmpdir(), "plumbline-earlier-"));
let worker: LocalWorker;
let before: Rows;
let after: Rows;
let pages: Record<string, Page>;

beforeAll(async () => {
  worker = await startLocalWorker({ port: await findFreePort(), persistTo, onLog: () => {} });
  const database = (await worker.database()) as unknown as D1Database;
  await migrateLocalDatabase(worker, { through: WRITTEN_AFTER });
  await database.batch(earlierRows().map((sql) => database.prepare(sql)));
  const bucket = await worker.files();
  for (const [key, bytes] of Object.entries(earlierObjects())) await bucket.put(key, bytes);
  before = await allRows(database);
  await migrateLocalDatabase(worker);
  after = await allRows(database);
  pages = await readPages({ origin: worker.origin, database, cookies: await demoCookies(database) });
});

afterAll(async () => {
  await worker?.stop();
  rmSync(persistTo, { recursive: true, force: true, maxRetries: 5 });
});

async function allRows(database: D1Database): Promise<Rows> {
  const { results } = await database
    .prepare(
      "select name from sqlite_master where type = 'table' and name not glob '_cf_*' and name not glob 'sqlite_*'",
    )
    .all<{ name: string }>();
  const rows: Rows = {};
  for (const { name } of results) {
    const all = await database.prepare(`select * from ${name} order by 1`).all<Record<string, unknown>>();
    rows[name] = all.results;
  }
  return rows;
}

test("data of the version before has a row in every table", () => {
  const empty = Object.keys(before).filter((name) => before[name]?.length === 0);
  expect(empty).toEqual([]);
});

test("the migrations since lose no row and change no value of it", () => {
  for (const [name, rows] of Object.entries(before)) {
    if (name === "d1_migrations") continue;
    expect(after[name], name).toHaveLength(rows.length);
    for (const [i, row] of rows.entries()) expect(after[name]?.[i], name).toMatchObject(row);
  }
});

test("no row has lost what it refers to", async () => {
  const database = await worker.database();
  const { results } = await database.prepare("pragma foreign_key_check").all();
  expect(results).toEqual([]);
});

test("every page of a seeker, an agent and staff answers as it did", () => {
  const earlier = earlierPages();
  expect(Object.keys(pages).sort()).toEqual(Object.keys(earlier).sort());
  for (const [address, { status, figures }] of Object.entries(earlier)) {
    const page = pages[address];
    expect(page?.status, address).toBe(status);
    expect(
      figures.filter((figure) => !page?.figures.includes(figure)),
      address,
    ).toEqual([]);
  }
});
