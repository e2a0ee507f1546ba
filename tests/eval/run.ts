/**
 * The measuring command.
 *
 *   npm run -s eval -- TASK DIR OUT.jsonl   predictions of one task for a folder of the sets, truth or no truth
 *   npm run eval -- --confidence            rank correlation of the parser's own estimate with how well it read
 *   npm run eval [-- DIR]                   every task, scored by the shared scorer, one table beside others' figures
 *   npm run eval -- --write                 the same for the development set, into docs/measurements.md
 *   npm run eval -- --explain [DIR]         every false verdict on the pairs, with the words on both sides, for a person to read
 *   npm run eval -- --models [DIR]          the engine alone beside the engine with the best answers of a model, all accepted
 *   npm run eval -- --copies [DIR]          lines called copies of the posting: among strangers, and among planted ones
 */
import "../../scripts/lib/require-node";
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "../../scripts/lib/paths";
import { outliveStrayRejections } from "../../scripts/lib/testing/stray-rejections";
import { isLearntFrom } from "../../scripts/train-posting-reader/sources";
import { ENGINE_VERSION } from "../../workers/engine/version";
import { confidenceReport, measureConfidence } from "./confidence";
import { copiesReport } from "./copies";
import { explainPairs } from "./explain";
import { groupTable, summaryTable } from "./table";
import { tasks } from "./tasks";
import { modelReport } from "./with-model";

const shared = resolve(dirname(fileURLToPath(import.meta.url)), "../../../shared/eval");
const print = (text: string): void => void process.stdout.write(`${text}\n`);

async function predict(task: string, folder: string, out: string): Promise<void> {
  const run = tasks[task];
  if (!run) throw new Error(`No task "${task}". Tasks: ${Object.keys(tasks).join(", ")}.`);
  const predictions = await run(folder);
  writeFileSync(out, predictions.map((prediction) => `${JSON.stringify(prediction)}\n`).join(""));
}

function score(task: string, folder: string, predictions: string, by?: string): Record<string, unknown> {
  const json = `${predictions}.${by ?? "all"}.json`;
  const scorer = join(shared, "tools/score.py");
  execFileSync("python3", [
    "-B",
    scorer,
    task,
    folder,
    predictions,
    ...(by ? ["--by", by] : []),
    "--json",
    json,
  ]);
  return JSON.parse(readFileSync(json, "utf8"));
}

/** Every task that the folder holds, as Markdown tables. */
async function measureAll(folder: string): Promise<string> {
  const work = mkdtempSync(join(tmpdir(), "eval-"));
  const figures = new Map<string, Record<string, unknown>>();
  for (const task of Object.keys(tasks)) {
    if (!existsSync(join(folder, `${task}.jsonl`))) continue;
    const out = join(work, `${task}.jsonl`);
    const began = performance.now();
    await predict(task, folder, out);
    figures.set(task, score(task, folder, out));
    process.stderr.write(`${task}: ${((performance.now() - began) / 1000).toFixed(1)} s\n`);
  }
  const groups = (figures.has("parse") ? ["family", "format"] : []).map((by) =>
    groupTable(
      by,
      score("parse", folder, join(work, "parse.jsonl"), by)[`by_${by}`] as Record<
        string,
        Record<string, unknown>
      >,
    ),
  );
  const unlearnt = figures.has("postings") ? [unlearntPostings(folder, work)] : [];
  rmSync(work, { recursive: true });
  return [summaryTable(figures), ...unlearnt, ...groups].join("\n\n");
}

/** The postings whose labels the reader's models never saw: what to expect of others. */
function unlearntPostings(folder: string, work: string): string {
  const half = join(work, "unlearnt");
  mkdirSync(half);
  const linesOf = (file: string) => readFileSync(file, "utf8").split("\n").filter(Boolean);
  const kept = linesOf(join(folder, "postings.jsonl")).filter((line) => !isLearntFrom(JSON.parse(line).id));
  writeFileSync(join(half, "postings.jsonl"), kept.join("\n"));
  const figures = new Map([["postings", score("postings", half, join(work, "postings.jsonl"))]]);
  return `The ${kept.length} of these postings that the reader's models did not learn from:\n\n${summaryTable(figures)}`;
}

const measurements = join(root, "docs/measurements.md");

/** What follows this heading comes from other commands and stays. */
const OTHERS = "\n## Pages\n";

function writeMeasurements(tables: string) {
  const today = new Date().toISOString().slice(0, 10);
  const head = `# Measurements\n\nWritten by \`npm run eval -- --write\` on ${today}, engine ${ENGINE_VERSION}, on the shared development set. "Others" were measured on the same set; what is not reached and what was tried stands in engine-limits.md.`;
  mkdirSync(dirname(measurements), { recursive: true });
  const former = existsSync(measurements) ? readFileSync(measurements, "utf8") : "";
  const others = former.includes(OTHERS) ? former.slice(former.indexOf(OTHERS)) : "";
  writeFileSync(measurements, `${head}\n\n${tables}\n${others}`);
  execFileSync("npx", ["biome", "format", "--write", measurements], { cwd: root, stdio: "ignore" });
}

outliveStrayRejections();
const args = process.argv.slice(2);
const [first = join(shared, "dev"), folder, out] = args;
if (args[0] === "--explain" && args.length <= 2)
  print(explainPairs(args[1] ?? join(shared, "dev")).join("\n"));
else if (args[0] === "--copies" && args.length <= 2)
  print(copiesReport(args[1] ?? join(shared, "dev")).join("\n"));
else if (args[0] === "--models" && args.length <= 2)
  print(await modelReport(args[1] ?? join(shared, "dev"), score));
else if (first === "--confidence")
  print(confidenceReport(await measureConfidence(join(shared, "dev"), join(shared, "tools/score.py"))));
else if (args.length === 3 && folder && out) await predict(first, folder, out);
else if (first === "--write") writeMeasurements(await measureAll(join(shared, "dev")));
else if (args.length <= 1 && existsSync(first)) print(await measureAll(first));
else {
  process.stderr.write(
    "Usage: npm run -s eval -- TASK DIR OUT.jsonl | npm run eval [-- DIR | --write | --confidence | --copies [DIR] | --models [DIR] | --explain [DIR]]; a set of our own: tsx tests/eval/own-set/write.ts DIR\n",
  );
  process.exitCode = 1;
}
