import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSeedFiles } from "../../db/seed/files";
import { seedThreads } from "../../db/seed/job-threads";
import { root } from "../../scripts/lib/paths";
import { draftLines } from "../../workers/domain/drafts/draft-lines";
import { scoreDraft } from "../../workers/domain/drafts/score-draft";
import { analyseJob } from "../../workers/engine/job";
import { findAccomplishments, findSkills, occupationByTitle } from "../../workers/engine/knowledge";
import { scoreResume } from "../../workers/engine/match";
import { parseResume } from "../../workers/engine/parse";
import { readResume } from "../../workers/engine/read";
import { ReadError } from "../../workers/engine/read/errors";

/** The first warms up and doesn't count. */
const ROUNDS = 4;

type File = { name: string; bytes: Uint8Array };
type Times = {
  plain: number[];
  read: number[];
  parse: number[];
  both: number[];
  score: number[];
  word: number[];
  draft: number[];
};

async function time<T>(work: () => T | Promise<T>): Promise<{ value: T; ms: number }> {
  const start = performance.now();
  const value = await work();
  return { value, ms: performance.now() - start };
}

/** pdf.js's own text extraction is the lower bound. */
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

/** The shared development set if present, else the demo's résumés. */
async function filesToRead(): Promise<{ from: string; files: File[] }> {
  const folders = ["parse", "category"].map((name) => join(root, "../shared/eval/dev/files", name));
  const files = folders.filter(existsSync).flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /\.(?:pdf|docx?)$/.test(name))
      .sort()
      .map((name) => ({ name, bytes: new Uint8Array(readFileSync(join(folder, name))) })),
  );
  if (files.length > 0) return { from: "the shared development set", files };
  const demo = await buildSeedFiles();
  return {
    from: "the demo's résumés",
    files: demo.map((file) => ({ name: file.fileName, bytes: file.bytes })),
  };
}

async function measure(file: File, times: Times): Promise<void> {
  const isPdf = file.name.endsWith(".pdf");
  const plain = isPdf ? await time(() => extractPlainly(file.bytes.slice())) : null;
  const read = await time(() => readResume(file.bytes.slice(), file.name));
  const parse = await time(() => parseResume(read.value, { asOf: "2026-01" }));
  const thread = seedThreads[0];
  if (thread) {
    const job = analyseJob({ title: thread.title, description: thread.description });
    times.score.push((await time(() => scoreResume(parse.value, job))).ms);
    const lines = draftLines(read.value, parse.value);
    times.draft.push((await time(() => scoreDraft(lines, { job, asOf: "2026-01" }))).ms);
  }
  times.parse.push(parse.ms);
  if (!plain) {
    times.word.push(read.ms);
    return;
  }
  times.plain.push(plain.ms);
  times.read.push(read.ms);
  times.both.push(read.ms + parse.ms);
}

function spread(values: number[]) {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), worst: at(1) };
}

function line(name: string, values: number[]): string {
  const { p50, p95, worst } = spread(values);
  const ms = (value: number) => value.toFixed(1).padStart(8);
  return `${name.padEnd(34)}${ms(p50)}${ms(p95)}${ms(worst)}`;
}

/** CPU ms of building each index of the knowledge base. */
function firstUse(): string {
  const indexes: [string, () => unknown][] = [
    ["skills", () => findSkills("Excel")],
    ["accomplishments", () => findAccomplishments("Planned lessons")],
    ["titles", () => occupationByTitle("Nurse")],
  ];
  const spent = indexes.map(([name, build]) => {
    const before = process.cpuUsage();
    build();
    const { user, system } = process.cpuUsage(before);
    return `${name} ${((user + system) / 1000).toFixed(0)}`;
  });
  return `first use of the indexes, processor ms: ${spent.join(", ")}`;
}

export async function benchEngine(): Promise<void> {
  const cold = firstUse();
  const { from, files } = await filesToRead();
  const times: Times = { plain: [], read: [], parse: [], both: [], score: [], word: [], draft: [] };
  for (let round = 0; round < ROUNDS; round++) {
    if (round === 1) for (const list of Object.values(times)) list.length = 0;
    for (const file of files) {
      await measure(file, times).catch((error: unknown) => {
        if (!(error instanceof ReadError)) throw error;
      });
    }
  }
  const ratio = spread(times.both).p50 / spread(times.plain).p50;
  process.stdout.write(
    [
      `${files.length} files of ${from}, ${ROUNDS - 1} rounds; milliseconds a file`,
      `${"".padEnd(34)}${["p50", "p95", "worst"].map((name) => name.padStart(8)).join("")}`,
      line("pdf.js, text of PDF files", times.plain),
      line("read, PDF files", times.read),
      line("read and parse, PDF files", times.both),
      line("read, DOCX and DOC files", times.word),
      line("parse, all files", times.parse),
      line("score against one job, all files", times.score),
      line("read and score a rewritten draft", times.draft),
      `read and parse / pdf.js at p50: ${ratio.toFixed(2)} (limit 1.50)`,
      cold,
      `peak memory of the whole run, pdf.js included: ${Math.round(process.resourceUsage().maxRSS / 1024)} MiB`,
      "",
    ].join("\n"),
  );
}
