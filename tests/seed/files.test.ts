import { createHash } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { applications } from "../../db/seed/applications";
import { buildSeedFiles, drawApplication, type SeedFile } from "../../db/seed/files";
import { seedThreads } from "../../db/seed/job-threads";
import { sample } from "../support/depth";
import { drawingOperators } from "./pdf-operators";

let files: SeedFile[];

beforeAll(async () => {
  files = await buildSeedFiles();
});

function ascii(file: SeedFile): string {
  return Buffer.from(file.bytes).toString("latin1");
}

function hashes(list: SeedFile[]): string[] {
  return list.map(({ bytes }) => createHash("sha256").update(bytes).digest("hex"));
}

function fileOf(match: (application: (typeof applications)[number]) => boolean): SeedFile {
  const wanted = applications.filter(match);
  expect(wanted).toHaveLength(1);
  return files.find(({ fileName }) => fileName === wanted[0]!.fileName)!;
}

test("a file drawn again has the same bytes", async () => {
  for (const application of sample("files drawn again", applications, 9)) {
    const first = files.find(({ fileName }) => fileName === application.fileName);
    expect(Buffer.compare(await drawApplication(application), first!.bytes), application.fileName).toBe(0);
  }
});

test("there are at least 24 files, at least 8 for each of at least 3 threads, no two alike", () => {
  expect(files.length).toBeGreaterThanOrEqual(24);
  expect(seedThreads.length).toBeGreaterThanOrEqual(3);
  for (const { key } of seedThreads) {
    expect(files.filter(({ threadKey }) => threadKey === key).length, key).toBeGreaterThanOrEqual(8);
  }
  expect(new Set(hashes(files)).size).toBe(files.length);
  expect(new Set(files.map(({ fileName }) => fileName)).size).toBe(files.length);
});

test("every file is a PDF that an upload accepts", () => {
  for (const file of files) {
    expect(file.fileName).toMatch(/\.pdf$/);
    expect(ascii(file).startsWith("%PDF-1."), file.fileName).toBe(true);
    expect(file.bytes.length, file.fileName).toBeLessThan(100_000);
  }
});

test("exactly one file is encrypted", () => {
  const locked = fileOf(({ password }) => password !== undefined);
  expect(files.filter((file) => ascii(file).includes("/Encrypt"))).toEqual([locked]);
});

test("the scan is one picture without text; every other readable file has text", () => {
  const scan = fileOf(({ layout }) => layout === "scan");
  expect(ascii(scan)).toContain("/Subtype /Image");
  expect(ascii(scan)).not.toContain("/Type /Font");
  for (const file of files.filter((file) => file !== scan && !ascii(file).includes("/Encrypt"))) {
    expect(drawingOperators(file.bytes), file.fileName).toMatch(/\bT[jJ]\b/);
  }
});

test("layouts, languages, pages and fits vary", () => {
  expect(new Set(applications.map(({ layout }) => layout)).size).toBeGreaterThanOrEqual(10);
  const languages = new Set(applications.map(({ person }) => person.language));
  expect([...languages].sort()).toEqual(["de", "en", "es", "fr"]);
  expect(files.some((file) => /\/Type \/Pages\s+\/Count [2-9]/.test(ascii(file)))).toBe(true);
  for (const { key } of seedThreads) {
    const fits = applications.filter(({ threadKey }) => threadKey === key).map(({ fit }) => fit);
    expect(new Set(fits).size, key).toBeGreaterThanOrEqual(5);
    expect(fits, key).toContain("excellent");
    expect(fits, key).toContain("wrong-trade");
  }
});

test("people have addresses that can reach nobody, each its own", () => {
  const emails = applications.map(({ person }) => person.email);
  expect(new Set(emails).size).toBe(emails.length);
  for (const email of emails) expect(email).toMatch(/@example\.(com|org)$/);
});
