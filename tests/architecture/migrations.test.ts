import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { generateSQLiteDrizzleJson, generateSQLiteMigration } from "drizzle-kit/api";
import { expect, test } from "vitest";
import * as schema from "../../db/schema";

const folder = fileURLToPath(new URL("../../migrations", import.meta.url));

test("the migrations make what the schema says: nothing is left to generate", async () => {
  const last = readdirSync(join(folder, "meta"))
    .filter((name) => name.endsWith("_snapshot.json"))
    .sort()
    .at(-1);
  const snapshot = JSON.parse(readFileSync(join(folder, "meta", last ?? ""), "utf8"));
  expect(await generateSQLiteMigration(snapshot, await generateSQLiteDrizzleJson(schema))).toEqual([]);
});

test("no migration rebuilds a table, which would delete the rows that refer to it", () => {
  const rebuilt = readdirSync(folder).filter(
    (name) =>
      name.endsWith(".sql") &&
      /^(CREATE TABLE `__new_|DROP TABLE)/m.test(readFileSync(join(folder, name), "utf8")),
  );
  expect(rebuilt).toEqual([]);
});
