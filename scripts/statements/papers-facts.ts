import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { sha256 } from "../../workers/domain/sha256";
import { ENGINE_VERSION } from "../../workers/engine/version";
import { root } from "../lib/paths";

export const PAPERS_FACTS_FILE = join(root, "app/components/statements/papers-facts.json");

const MEASUREMENTS = "docs/measurements.md";
const LIMITS = "docs/engine-limits.md";
const KNOWLEDGE = "workers/engine/knowledge";

/** What the papers say of the engine, from its measurements. */
export type PapersFacts = {
  /** UTC, as in "2026-11-26" */
  measuredOn: string;
  measuredEngine: string;
  engineVersion: string;
  /** SHA-256 over the files of the knowledge base, the first 12 digits */
  knowledge: string;
  figures: { id: string; value: number }[];
  formats: { format: string; files: number; score: number }[];
  /** points by which résumés of other languages lie from English ones */
  languages: { mean: [number, number]; most: number; untuned: [number, number] };
};

/** Rows of the tables of measurements: of the postings, those that no model learned from. */
const FIGURES: { id: string; task: string; measure: string; table?: "last" }[] = [
  { id: "reading", task: "parse", measure: "PARSE_SCORE" },
  { id: "musts", task: "postings", measure: "musts that are musts", table: "last" },
  { id: "order", task: "pairs", measure: "order within a posting" },
  { id: "verdicts", task: "pairs", measure: "verdicts right" },
  { id: "missed", task: "pairs", measure: "met, called not found" },
  { id: "invented", task: "pairs", measure: "lacked, called met" },
  { id: "suits", task: "match_single", measure: "AUC" },
  { id: "trade", task: "category", measure: "accuracy of 24" },
];

/** @throws where a text no longer says what the papers are made from */
export function makePapersFacts(): PapersFacts {
  const measurements = readFileSync(join(root, MEASUREMENTS), "utf8");
  const rows = [...measurements.matchAll(/^\|(.+)\|$/gm)].map(([, row]) =>
    (row ?? "").split("|").map((cell) => cell.trim()),
  );
  const [, measuredOn = "", measuredEngine = ""] = found(
    measurements,
    /on (\d{4}-\d\d-\d\d), engine (\d+\.\d+\.\d+)/,
  );
  return {
    ...{ measuredOn, measuredEngine, engineVersion: ENGINE_VERSION, knowledge: hashOf(KNOWLEDGE) },
    figures: FIGURES.map(({ id, task, measure, table }) => {
      const same = rows.filter(([of, what]) => of === task && what === measure);
      const value = Number((table === "last" ? same.at(-1) : same[0])?.[2]);
      if (!Number.isFinite(value)) throw new Error(`${MEASUREMENTS} has no ${task}, ${measure}`);
      return { id, value };
    }),
    formats: rows
      .filter(([format]) => ["pdf", "doc", "docx"].includes(format ?? ""))
      .map(([format = "", files, score]) => ({ format, files: Number(files), score: Number(score) })),
    languages: languagesOf(readFileSync(join(root, LIMITS), "utf8")),
  };
}

function languagesOf(limits: string): PapersFacts["languages"] {
  const [, low, high, most] = found(
    limits,
    /German, French and Romanian are (\d+) to (\d+) points from the English ones on the mean, up to (\d+) for one/,
  ).map(Number);
  const [, from, to] = found(limits, /Expect (\d+) to (\d+) for trades that nobody tuned for/).map(Number);
  return { mean: [low ?? 0, high ?? 0], most: most ?? 0, untuned: [from ?? 0, to ?? 0] };
}

function found(text: string, pattern: RegExp): RegExpMatchArray {
  const match = text.match(pattern);
  if (!match) throw new Error(`no ${pattern} is said any more`);
  return match;
}

function hashOf(folder: string): string {
  const files = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => `${relative(root, file)} ${sha256(readFileSync(file))}`)
    .sort();
  return sha256(files.join("\n")).slice(0, 12);
}
