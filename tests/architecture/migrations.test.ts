import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { is } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import * as schema from "../../db/schema";

const folder = fileURLToPath(new URL("../../migrations", import.meta.url));

test("the migrations make what the schema says: nothing is left to generate", async () => {
  const { generateSQLiteDrizzleJson, generateSQLiteMigration } = await import("drizzle-kit/api");
  // It adds a method to every array, which pdf.js refuses in the other tests of this process.
  Reflect.deleteProperty(Array.prototype, "random");
  const last = readdirSync(join(folder, "meta"))
    .filter((name) => name.endsWith("_snapshot.json"))
    .sort()
    .at(-1);
  const snapshot = JSON.parse(readFileSync(join(folder, "meta", last ?? ""), "utf8"));
  expect(await generateSQLiteMigration(snapshot, await generateSQLiteDrizzleJson(schema))).toEqual([]);
});

test("every index has a name of its own, and stands with the query that needs it", () => {
  const all = Object.values(schema)
    .filter((table) => is(table, SQLiteTable))
    .flatMap((table) => getTableConfig(table).indexes.map((index) => index.config.name));
  expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([]);
  const indexes = all.filter((name) => !name.startsWith("b2b_candidates"));
  const named = [...readFileSync(join(folder, "../db/schema/indexes.md"), "utf8").matchAll(/^\| `(\w+)`/gm)];
  expect(named.map(([, name]) => name).sort()).toEqual(indexes.sort());
});

/** Rebuilt in a way that keeps them: tests/domain/migrations/national-feeds-migration.test.ts */
const KEEPING = new Set(["0053_national_feeds.sql"]);

test("no migration rebuilds a table, which would delete the rows that refer to it", () => {
  const rebuilt = readdirSync(folder).filter(
    (name) =>
      name.endsWith(".sql") &&
      !KEEPING.has(name) &&
      /^(CREATE TABLE `__new_|DROP TABLE)/m.test(readFileSync(join(folder, name), "utf8")),
  );
  expect(rebuilt).toEqual([]);
});
