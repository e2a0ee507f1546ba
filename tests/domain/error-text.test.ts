import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { DrizzleQueryError } from "drizzle-orm/errors";
import { expect, test } from "vitest";
import { errorText } from "../../workers/domain/error-text";
import { loggedPath, toAppError } from "../../workers/http/errors";

const failedQuery = () =>
  new DrizzleQueryError(
    "insert into users (email) values (?)",
    ["mara.lind@example.com"],
    new Error("D1_ERROR: UNIQUE constraint failed: users.email"),
  );

test("a failed query reaches the log without the values that it was asked with", () => {
  expect(errorText(failedQuery())).toBe("Error: D1_ERROR: UNIQUE constraint failed: users.email");
  const detail = toAppError(failedQuery()).detail ?? "";
  expect(detail).not.toContain("mara.lind");
  expect(detail).toContain("UNIQUE constraint failed");
});

test("an error that wraps a failed query gives nothing away either", () => {
  const outer = new Error("saving failed", { cause: failedQuery() });
  expect(toAppError(outer).detail).not.toContain("mara.lind");
});

test("other errors keep their words and the place where they happened", () => {
  const detail = toAppError(new TypeError("x is not a function")).detail ?? "";
  expect(detail).toMatch(/^TypeError: x is not a function\n\s+at /);
});

test("errors become log text in one place only", () => {
  const root = fileURLToPath(new URL("../../workers", import.meta.url));
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !file.startsWith("engine/") && file !== "domain/error-text.ts",
  );
  expect(files.length).toBeGreaterThan(50);
  const elsewhere = files.filter((file) => readFileSync(join(root, file), "utf8").includes("String(error)"));
  expect(elsewhere).toEqual([]);
});

test.each([
  ["/shared/abc.def", "/shared/*"],
  ["/shared/abc.def.data", "/shared/*"],
  ["/client/abc", "/client/*"],
  ["/application/ABCD-2345", "/application/*"],
  ["/api/own-pages/ABCD-2345/data.zip", "/api/own-pages/*"],
  ["/voluntary/a.2026-2.b", "/voluntary/*"],
  ["/voluntary-mails/a.b", "/voluntary-mails/*"],
  ["/coaching/session/abc.def", "/coaching/session/*"],
  ["/agent/campaigns/1", "/agent/campaigns/1"],
])("the log of %s says %s: a shared analysis's link opens it", (path, logged) => {
  expect(loggedPath(path)).toBe(logged);
});
