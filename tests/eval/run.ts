/**
 * The measuring command.
 *
 *   npm run -s eval -- TASK DIR OUT.jsonl   predictions of one task for a folder of the sets, truth or no truth
 *   npm run eval -- --confidence            rank correlation of the parser's own estimate with how well it read
 *   npm run eval [-- DIR]                   every task, scored by the shared scorer, one table beside others' figures
 *   npm run eval -- --explain [DIR]         every false verdict on the pairs, with the words on both sides, for a person to read
 */
import "../../scripts/lib/require-node";
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { outliveStrayRejections } from "../../scripts/lib/stray-rejections";
import { confidenceReport, measureConfidence } from "./confidence";
import { explainPairs } from "./explain";
import { groupTable, summaryTable } from "./table";
import { tasks } from "./tasks";

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

async function measureAll(folder: string): Promise<void> {
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
  print(summaryTable(figures));
  for (const by of ["family", "format"]) {
    if (!figures.has("parse")) continue;
    const groups = score("parse", folder, join(work, "parse.jsonl"), by)[`by_${by}`];
    print(`\n${groupTable(by, groups as Record<string, Record<string, unknown>>)}`);
  }
  rmSync(work, { recursive: true });
}

outliveStrayRejections();
const args = process.argv.slice(2);
const [first = join(shared, "dev"), folder, out] = args;
if (args[0] === "--explain" && args.length <= 2)
  print(explainPairs(args[1] ?? join(shared, "dev")).join("\n"));
else if (first === "--confidence")
  print(confidenceReport(await measureConfidence(join(shared, "dev"), join(shared, "tools/score.py"))));
else if (args.length === 3 && folder && out) await predict(first, folder, out);
else if (args.length <= 1 && existsSync(first)) await measureAll(first);
else {
  process.stderr.write(
    "Usage: npm run -s eval -- TASK DIR OUT.jsonl | npm run eval [-- DIR | --explain [DIR]]; a set of our own: tsx tests/eval/own-set/write.ts DIR\n",
  );
  process.exitCode = 1;
}
