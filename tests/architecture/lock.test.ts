import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Entry = { version: string; optionalDependencies?: Record<string, string> };

const lock: { packages: Record<string, Entry> } = JSON.parse(
  readFileSync(new URL("../../package-lock.json", import.meta.url), "utf8"),
);

// A registry that lacks some platforms' packages makes `npm install` drop them, and then `npm ci` refuses everywhere.
test("the lock file names the packages of every platform, so that npm ci works", () => {
  const missing = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !lock.packages[`${path}/node_modules/${name}`] && !lock.packages[`node_modules/${name}`],
    ),
  );
  expect(missing).toEqual([]);
});

test("the lock file names no registry", () => {
  const places = JSON.stringify(lock).match(/"resolved":"[^"]*"/g) ?? [];
  expect(places).toEqual([]);
});
