import { getTableColumns, getTableName, is } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import * as schema from "../../../db/schema";
import { withoutPerson } from "../../../workers/domain/privacy/data-without-person";
import { exportedTables } from "../../../workers/domain/privacy/export/export-entries";
import { exportReadme } from "../../../workers/domain/privacy/export/export-readme";
import { personalData } from "../../../workers/domain/privacy/personal-data";

const tables: SQLiteTable[] = Object.values(schema).flatMap((value) =>
  is(value, SQLiteTable) ? [value] : [],
);
const mapped = personalData.map(({ table }) => getTableName(table));
const excepted = withoutPerson.map(({ table }) => getTableName(table));

function columnNames(table: SQLiteTable): string[] {
  return Object.values(getTableColumns(table)).map(({ name }) => name);
}

test("every table says whether it holds a job seeker's data: no new one can be forgotten", () => {
  expect(tables.length).toBeGreaterThan(30);
  expect([...mapped, ...excepted].sort()).toEqual(tables.map(getTableName).sort());
});

test("a table that names users or addresses is exported and erased, or says why not", () => {
  const personal = tables.filter((table) =>
    columnNames(table).some((name) => /(^|_)(user_id|actor_id|email|to_address)$/.test(name)),
  );
  expect(personal.length).toBeGreaterThan(20);
  for (const table of personal) {
    const entry = personalData.find((one) => one.table === table);
    const reasons = entry
      ? [entry.export, entry.erase].map((part) =>
          typeof part === "object" && "left" in part ? part.left : "ok",
        )
      : withoutPerson.filter((one) => one.table === table).map(({ because }) => because);
    expect(reasons.length, getTableName(table)).toBeGreaterThan(0);
    for (const reason of reasons) expect(reason, getTableName(table)).not.toBe("");
  }
});

test("nothing that opens a door leaves with an archive", () => {
  const secret = /token|password|secret|nonce|verifier|state_hash/;
  for (const { table, export: part } of exportedTables) {
    const hidden = part.hidden ?? [];
    const columns = Object.entries(getTableColumns(table));
    for (const name of hidden)
      expect(
        columns.map(([key]) => key),
        getTableName(table),
      ).toContain(name);
    const open = columns.filter(([key, column]) => secret.test(column.name) && !hidden.includes(key));
    expect(
      open.map(([key]) => key),
      getTableName(table),
    ).toEqual([]);
  }
});

test("the archive's files have names of their own, and its README explains each", () => {
  const names = exportedTables.map(({ export: part }) => part.file);
  expect(new Set(names).size).toBe(names.length);
  const readme = exportReadme({
    email: "mara@example.com",
    time: 0,
    missing: ["resumes/002-cv.pdf"],
    ofAgency: [],
  });
  for (const name of names) expect(readme).toContain(`${name}.json`);
  expect(readme).toContain("resumes/002-cv.pdf");
});
