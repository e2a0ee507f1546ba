/**
 * Times readResume beside plain text extraction by pdf.js of the same PDF files, in one run.
 * `tsx tests/bench/engine-read.ts DIR` runs it by itself.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readResume } from "../../workers/engine/read";

type Spread = { p50: number; p95: number; worst: number };

export type ReadBench = {
  files: number;
  /** milliseconds per PDF file */
  pdfjsText: Spread;
  read: Spread;
  /** read / pdfjsText, both at p50 */
  ratioAtP50: number;
  /** middle of the ratios of single files */
  middleRatio: number;
  /** milliseconds per DOCX or DOC file */
  readWord: Spread | null;
  peakMemoryMB: number;
};

const DEFAULT_FOLDERS = ["parse", "category"].map((name) =>
  fileURLToPath(new URL(`../../../shared/eval/dev/files/${name}`, import.meta.url)),
);
const ROUNDS = 3;

/** @param files paths; the shared development set by default. The first of three rounds warms up and doesn't count. */
export async function benchRead(files: string[] = filesIn(DEFAULT_FOLDERS)): Promise<ReadBench> {
  const plain: number[] = [];
  const read: number[] = [];
  const word: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const file of files) {
      const bytes = new Uint8Array(readFileSync(file));
      if (!file.endsWith(".pdf")) {
        const ms = await timed(() => readResume(bytes, file));
        if (round > 0) word.push(ms);
        continue;
      }
      const plainMs = await timed(() => extractPlainly(bytes.slice()));
      const readMs = await timed(() => readResume(bytes, file));
      if (round === 0) continue;
      plain.push(plainMs);
      read.push(readMs);
    }
  }
  const ratios = read.map((ms, i) => ms / plain[i]!);
  return {
    files: files.length,
    pdfjsText: spreadOf(plain),
    read: spreadOf(read),
    ratioAtP50: round(spreadOf(read).p50 / spreadOf(plain).p50),
    middleRatio: spreadOf(ratios).p50,
    readWord: word.length > 0 ? spreadOf(word) : null,
    peakMemoryMB: Math.round(process.resourceUsage().maxRSS / 1024),
  };
}

async function extractPlainly(data: Uint8Array): Promise<void> {
  const { getDocument } = await import("unpdf/pdfjs");
  const task = getDocument({ data, verbosity: 0 });
  const pdf = await task.promise;
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    await page.getTextContent();
  }
  await task.destroy();
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function spreadOf(values: number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): number =>
    round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { p50: at(0.5), p95: at(0.95), worst: at(1) };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function filesIn(folders: string[]): string[] {
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((file) => /\.(?:pdf|docx?)$/.test(file))
    .sort();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folders = process.argv.slice(2);
  const result = await benchRead(folders.length > 0 ? filesIn(folders) : undefined);
  process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
}
