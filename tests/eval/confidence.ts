import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseResume } from "../../workers/engine/parse";
import { readingQuality } from "../../workers/engine/parse/reading-quality";
import type { ResumeFacts } from "../../workers/engine/types";
import { AS_OF, factsOfText, readFileOf, readRecords } from "./tasks/dataset";
import { predictionOf } from "./tasks/prediction";

/** What says how well the work was read; the mean of those that a document has. */
const SCORED = ["exp_title_f1", "exp_company_f1", "exp_date_year", "title_f1", "company_f1"];

type Measured = { id: string; task: string; half: number; estimate: number; quality: number };

function qualityOf(figures: Record<string, unknown>): number | null {
  const values = SCORED.flatMap((key) => (typeof figures[key] === "number" ? [figures[key] as number] : []));
  return values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : null;
}

/** The shared scorer on one document after the other, in one process: it prints a list of figures. */
const EACH_ALONE = `
import sys, json, io, os, contextlib
sys.path.insert(0, os.path.dirname(sys.argv[1]))
import score
found = []
for folder in json.load(open(sys.argv[2])):
    sys.argv = ["score.py", folder["task"], folder["path"], folder["path"] + "/predictions.jsonl"]
    with contextlib.redirect_stdout(io.StringIO()) as out: score.main()
    found.append(json.loads(out.getvalue()))
print(json.dumps(found))
`;

type Document = { task: string; record: { id: string }; facts: ResumeFacts };

function scoreEach(scorer: string, documents: Document[]): Record<string, unknown>[] {
  const work = mkdtempSync(join(tmpdir(), "confidence-"));
  const folders = documents.map(({ task, record, facts }, at) => {
    const path = join(work, String(at));
    mkdirSync(path);
    writeFileSync(join(path, `${task}.jsonl`), `${JSON.stringify(record)}\n`);
    const prediction = predictionOf(record.id, facts, []);
    writeFileSync(join(path, "predictions.jsonl"), `${JSON.stringify(prediction)}\n`);
    return { task, path };
  });
  const list = join(work, "folders.json");
  writeFileSync(list, JSON.stringify(folders));
  const out = execFileSync("python3", ["-B", "-c", EACH_ALONE, scorer, list], { encoding: "utf8" });
  rmSync(work, { recursive: true });
  return JSON.parse(out);
}

/** A document's half, by its id alone: rules are made with one half in view and confirmed on the other. */
function halfOf(id: string): number {
  let hash = 0;
  for (const unit of id) hash = (hash * 31 + unit.charCodeAt(0)) >>> 0;
  return hash % 2;
}

function ranksOf(values: number[]): number[] {
  const order = values.map((_, at) => at).sort((a, b) => values[a]! - values[b]!);
  const ranks = new Array<number>(values.length).fill(0);
  for (let from = 0; from < order.length; ) {
    let to = from;
    while (to < order.length && values[order[to]!] === values[order[from]!]) to++;
    for (let at = from; at < to; at++) ranks[order[at]!] = (from + to - 1) / 2;
    from = to;
  }
  return ranks;
}

function correlation(a: number[], b: number[]): number {
  const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [ma, mb] = [mean(a), mean(b)];
  const product = a.reduce((sum, value, at) => sum + (value - ma) * (b[at]! - mb), 0);
  const spread = (values: number[], middle: number): number =>
    Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0));
  return product / (spread(a, ma) * spread(b, mb));
}

/** Spearman's rank correlation, ties by their mean rank. */
export function spearman(a: number[], b: number[]): number {
  return correlation(ranksOf(a), ranksOf(b));
}

/** The reader's own estimate beside how well each document of a folder was really read. */
export async function measureConfidence(folder: string, scorer: string): Promise<Measured[]> {
  const documents: Document[] = [];
  for (const record of readRecords<{ id: string; file: string }>(folder, "parse.jsonl")) {
    const text = await readFileOf(folder, record.file);
    if (text) documents.push({ task: "parse", record, facts: parseResume(text, { asOf: AS_OF }) });
  }
  for (const record of readRecords<{ id: string; text: string }>(folder, "nertext.jsonl"))
    documents.push({ task: "nertext", record, facts: factsOfText(record.text) });
  const figures = scoreEach(scorer, documents);
  return documents.flatMap(({ task, record, facts }, at) => {
    const quality = qualityOf(figures[at] ?? {});
    if (quality === null) return [];
    return [{ id: record.id, task, half: halfOf(record.id), estimate: readingQuality(facts), quality }];
  });
}

/** Rank correlations by task and half as lines of text. */
export function confidenceReport(rows: Measured[]): string {
  const figure = (part: Measured[]): string => {
    const estimates = part.map(({ estimate }) => estimate);
    const qualities = part.map(({ quality }) => quality);
    return `${spearman(estimates, qualities).toFixed(3)} (n ${part.length})`;
  };
  return ["parse", "nertext", null]
    .map((task) => {
      const own = rows.filter((row) => task === null || row.task === task);
      const halves = [0, 1].map((half) => figure(own.filter((row) => row.half === half)));
      return `${task ?? "all"}: rank correlation ${figure(own)}; halves ${halves.join(", ")}`;
    })
    .join("\n");
}
