import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LEAST_READING } from "../../workers/engine/match/confidence";
import { parseResume } from "../../workers/engine/parse";
import { docLines } from "../../workers/engine/parse/doc-lines";
import { readingOf } from "../../workers/engine/parse/reading-quality";
import { findHeadings } from "../../workers/engine/parse/sections/find-headings";
import { textToResume } from "../../workers/engine/read";
import type { ResumeFacts, ResumeText } from "../../workers/engine/types";
import { AS_OF, factsOfText, readFileOf, readRecords } from "./tasks/dataset";
import { predictionOf } from "./tasks/prediction";

/** How well titles, employers and years were read, and how well everything was: means of the figures that a document has. */
const WORK = ["exp_title_f1", "exp_company_f1", "exp_date_year", "title_f1", "company_f1"];
const WHOLE = [
  ...WORK,
  ...["name", "email", "phone", "location", "edu_institution_f1", "edu_degree_f1", "skills_f1"],
  ...["institution_f1", "degree_f1"],
];

type Task = "parse" | "nertext";
type Measured = {
  id: string;
  /** files as they are, the same files damaged on purpose, flattened texts */
  source: "files" | "damaged files" | "texts";
  half: number;
  estimate: number;
  work: number | null;
  whole: number | null;
};

function meanOf(figures: Record<string, unknown>, keys: string[]): number | null {
  const values = keys.flatMap((key) => (typeof figures[key] === "number" ? [figures[key] as number] : []));
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

type Document = { task: Task; source: Measured["source"]; record: { id: string }; facts: ResumeFacts };

function scoreEach(scorer: string, documents: Document[]): Record<string, unknown>[] {
  const work = mkdtempSync(join(tmpdir(), "confidence-"));
  const folders = documents.map(({ task, record, facts }, at) => {
    const path = join(work, String(at));
    mkdirSync(path);
    writeFileSync(join(path, `${task}.jsonl`), `${JSON.stringify(record)}\n`);
    const listed = facts.skills.filter(({ uses }) => uses.some((use) => use.where === "listed"));
    const names = listed.map((skill) => skill.name);
    const prediction = predictionOf(record.id, facts, names);
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

/** Line length of a text whose line breaks are lost. */
const FLAT = 95;

/**
 * One document read badly in three ways, as bad readers do: line breaks lost, two columns read across, headings lost. Half of the
 * files of the set are read without any fault, so they alone can't tell whether a low estimate means a bad reading.
 */
function damagedCopies(text: ResumeText): ResumeText[] {
  const lines = text.lines.map((line) => line.text);
  const flat = [""];
  for (const word of lines.join(" ").split(/\s+/)) {
    const last = flat.length - 1;
    if (flat[last]!.length + word.length > FLAT) flat.push(word);
    else flat[last] = `${flat[last]} ${word}`.trim();
  }
  const middle = Math.ceil(lines.length / 2);
  const across = lines
    .slice(0, middle)
    .flatMap((line, at) => [line, ...lines.slice(middle + at, middle + at + 1)]);
  const headings = new Set(findHeadings(docLines(text)).map(({ line }) => line));
  const headless = lines.filter((_, at) => !headings.has(at));
  return [flat, across, headless].map((copy) => textToResume(copy.join("\n")));
}

/** The reader's own estimate beside how well each document of a folder was really read. */
export async function measureConfidence(folder: string, scorer: string): Promise<Measured[]> {
  const documents: Document[] = [];
  for (const record of readRecords<{ id: string; file: string }>(folder, "parse.jsonl")) {
    const text = await readFileOf(folder, record.file);
    if (!text) continue;
    documents.push({ task: "parse", source: "files", record, facts: parseResume(text, { asOf: AS_OF }) });
    for (const copy of damagedCopies(text)) {
      const facts = parseResume(copy, { asOf: AS_OF });
      documents.push({ task: "parse", source: "damaged files", record, facts });
    }
  }
  for (const record of readRecords<{ id: string; text: string }>(folder, "nertext.jsonl"))
    documents.push({ task: "nertext", source: "texts", record, facts: factsOfText(record.text) });
  const figures = scoreEach(scorer, documents);
  return documents.map(({ source, record, facts }, at) => ({
    id: record.id,
    source,
    half: halfOf(record.id),
    estimate: readingOf(facts).quality,
    work: meanOf(figures[at] ?? {}, WORK),
    whole: meanOf(figures[at] ?? {}, WHOLE),
  }));
}

/** The first step is the level below which no figure is given. */
const STEPS = [0, LEAST_READING, 0.4, 0.55, 0.7, 0.85, 0.95, 1.01];

/** Rank correlations by source and half, and what share was really read at each step of the estimate, as lines of text. */
export function confidenceReport(rows: Measured[]): string {
  const figure = (part: Measured[], of: "work" | "whole"): string => {
    const known = part.filter((row) => row[of] !== null);
    const found = spearman(
      known.map(({ estimate }) => estimate),
      known.map((row) => row[of]!),
    );
    return `${found.toFixed(3)} (n ${known.length})`;
  };
  const lines = ["files", "damaged files", "texts", null].map((source) => {
    const own = rows.filter((row) => source === null || row.source === source);
    const both = (["whole", "work"] as const).map((of) => {
      const halves = [0, 1].map((half) =>
        figure(
          own.filter((row) => row.half === half),
          of,
        ),
      );
      return `${of} ${figure(own, of)}; halves ${halves.join(", ")}`;
    });
    return `${source ?? "all"}: rank correlation with what was read: ${both.join(" | ")}`;
  });
  const mean = (part: Measured[], of: "work" | "whole"): string => {
    const values = part.flatMap((row) => row[of] ?? []);
    return (values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)).toFixed(2);
  };
  const steps = STEPS.slice(0, -1).map((from, at) => {
    const to = STEPS[at + 1]!;
    const own = rows.filter(({ estimate }) => estimate >= from && estimate < to);
    const range = `${from.toFixed(2)} to ${Math.min(1, to).toFixed(2)}`;
    return `estimate ${range}: n ${own.length}, read right: whole ${mean(own, "whole")}, work ${mean(own, "work")}`;
  });
  return [...lines, ...steps].join("\n");
}
