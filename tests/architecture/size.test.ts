import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Data, not code, may be long. Tests too. */
const exempt = /^(workers\/engine\/knowledge\/|db\/seed\/)/;

type Sized = { path: string; lines: number };

function sizes(folder: string): Sized[] {
  const full = join(root, folder);
  if (!existsSync(full)) return [];
  return readdirSync(full, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(ts|tsx|mts|mjs|css)$/.test(path))
    .map((path) => join(folder, path))
    .map((path) => ({ path, lines: readFileSync(join(root, path), "utf8").trimEnd().split("\n").length }));
}

function tooLong(files: Sized[], limit: number): string[] {
  return files.filter(({ lines }) => lines > limit).map(({ path, lines }) => `${path}: ${lines} lines`);
}

const code = ["app", "workers", "db", "scripts"].flatMap(sizes).filter(({ path }) => !exempt.test(path));

test("no file is longer than 300 lines, no route longer than 250", () => {
  expect(code.length).toBeGreaterThan(20);
  expect(tooLong(code, 300)).toEqual([]);
  expect(tooLong(sizes("app/routes"), 250)).toEqual([]);
});

test("half of the files have 70 lines at most", () => {
  const sorted = code.map(({ lines }) => lines).sort((a, b) => a - b);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(70);
});

test("there are at most 4 comments in 100 lines of code, of at most 5 lines", () => {
  const lines = code.flatMap(({ path }) => readFileSync(join(root, path), "utf8").split("\n"));
  const comments = lines.filter((line) => /^\s*(?:\/\/|\/\*)/.test(line)).length;
  const ofComments = lines.filter((line) => /^\s*(?:\/\/|\/?\*)/.test(line)).length;
  expect(comments / lines.length).toBeLessThanOrEqual(0.04);
  expect(ofComments / lines.length).toBeLessThanOrEqual(0.05);
});

test("no folder of code or tests has more than 20 files of one kind", () => {
  const counts = new Map<string, number>();
  for (const { path } of ["app", "workers", "db", "scripts", "tests"].flatMap(sizes)) {
    const kind = `${dirname(path)} ${extname(path)}`;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  expect([...counts].filter(([, count]) => count > 20)).toEqual([]);
});

test("file names are kebab-case", () => {
  const wrong = code
    .map(({ path }) => path)
    // Remix names routes after URLs: $id, _layout and dots are its own marks.
    .filter((path) => !path.startsWith("app/routes/"))
    .filter((path) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)+$/.test(path.split("/").at(-1) ?? ""));
  expect(wrong).toEqual([]);
});
