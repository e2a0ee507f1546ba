/**
 * Times parseResume on the lines of the shared development set, each file read once beforehand.
 * `tsx tests/bench/engine-parse.ts` runs it by itself.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseResume } from "../../workers/engine/parse";
import { readResume } from "../../workers/engine/read";
import type { ResumeText } from "../../workers/engine/types";

export type ParseBench = {
  files: number;
  /** milliseconds per file */
  parse: { p50: number; p95: number; worst: number };
  peakMemoryMB: number;
};

const DEFAULT_FOLDERS = ["parse", "category"].map((name) =>
  fileURLToPath(new URL(`../../../shared/eval/dev/files/${name}`, import.meta.url)),
);
const ROUNDS = 4;

/** @param files paths; the shared development set by default. The first of four rounds warms up and doesn't count. */
export async function benchParse(files: string[] = filesIn(DEFAULT_FOLDERS)): Promise<ParseBench> {
  const resumes: ResumeText[] = [];
  for (const file of files) resumes.push(await readResume(new Uint8Array(readFileSync(file)), file));
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const resume of resumes) {
      const start = performance.now();
      parseResume(resume, { asOf: "2026-01" });
      if (round > 0) times.push(performance.now() - start);
    }
  }
  times.sort((a, b) => a - b);
  const at = (share: number): number =>
    Math.round((times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0) * 100) / 100;
  return {
    files: files.length,
    parse: { p50: at(0.5), p95: at(0.95), worst: at(1) },
    peakMemoryMB: Math.round(process.resourceUsage().maxRSS / 1024),
  };
}

function filesIn(folders: string[]): string[] {
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((file) => /\.(?:pdf|docx?)$/.test(file))
    .sort();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.stdout.write(`${JSON.stringify(await benchParse(), null, 2)}\n`);
}
