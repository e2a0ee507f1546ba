import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { applicants } from "../../db/schema";
import { correctionOf } from "../../workers/domain/applicants/proposals/accept-field";
import { anchorFields, fieldAnswerSchema } from "../../workers/domain/applicants/proposals/anchor-fields";
import type { EmptyField } from "../../workers/domain/applicants/proposals/empty-fields";
import { readingToSend } from "../../workers/domain/applicants/proposals/reading-to-send";
import { snapQuote } from "../../workers/domain/models/snap-quote";
import { anchorQuotes, answerSchema, newToJob } from "../../workers/domain/threads/proposals/anchor-quotes";
import { scoreResume } from "../../workers/engine/match";
import { parseResume } from "../../workers/engine/parse";
import { applyCorrections } from "../../workers/engine/parse/corrections";
import { findDates } from "../../workers/engine/parse/dates/find-dates";
import type { JobProfile, ResumeFacts, ResumeText } from "../../workers/engine/types";
import { measures } from "./baselines";
import { AS_OF, readFileOf, readRecords } from "./tasks/dataset";
import { parsePrediction } from "./tasks/parse";
import { flattened, jobOfText, printed } from "./tasks/postings";

type Score = (task: string, folder: string, predictions: string) => Record<string, unknown>;

type Entry = Record<string, string | undefined>;
type LabelledResume = {
  id: string;
  file: string;
  truth: { experience?: Entry[]; education?: Entry[] };
};
type LabelledPosting = {
  id: string;
  text: string;
  requirements: { name: string; also?: string[]; importance: "must" | "nice"; quote: string }[];
};

/** What came of the answers: words that were kept, left out, and kept without standing in the text. */
type Kept = { kept: number; dropped: number; unanchored: number };

/**
 * The engine alone beside the engine with a model: the most that one can add. The stand-in answers with the labels' own words, as
 * far as the text says them; its answers go through the checks of every model's, and a person accepts all that pass.
 */
export async function modelReport(folder: string, score: Score): Promise<string> {
  if (!existsSync(folder)) return `Skipped: there are no labelled sets at ${folder}.`;
  const work = mkdtempSync(join(tmpdir(), "models-"));
  const figuresOf = (task: string, name: string, predictions: object[]) => {
    const out = join(work, `${task}-${name}.jsonl`);
    writeFileSync(out, predictions.map((one) => `${JSON.stringify(one)}\n`).join(""));
    return score(task, folder, out);
  };
  const rows: string[] = [];
  for (const [task, measure] of [
    ["postings", measurePostings],
    ["parse", measureParse],
  ] as const) {
    const { alone, withModel, ...kept } = await measure(folder);
    const [before, after] = [figuresOf(task, "alone", alone), figuresOf(task, "model", withModel)];
    for (const { metric, label } of measures.filter((one) => one.task === task)) {
      const [a, b] = [before[metric], after[metric]];
      if (typeof a !== "number" || typeof b !== "number") continue;
      rows.push(`| ${task} | ${label} | ${a.toFixed(3)} | ${b.toFixed(3)} | ${signed(b - a)} |`);
    }
    rows.push(
      `| ${task} | answers kept, left out, kept without standing in the text | | ${kept.kept}, ${kept.dropped}, ${kept.unanchored} | |`,
    );
  }
  rmSync(work, { recursive: true });
  return [
    "| task | measure | engine alone | with a model’s best answers | gain |",
    "| --- | --- | --- | --- | --- |",
    ...rows,
  ].join("\n");
}

function signed(value: number): string {
  return `${value < 0 ? "−" : "+"}${Math.abs(value).toFixed(3)}`;
}

type Predictions = Kept & { alone: object[]; withModel: object[] };

function measurePostings(folder: string): Predictions {
  const result: Predictions = { alone: [], withModel: [], kept: 0, dropped: 0, unanchored: 0 };
  for (const { id, text: whole, requirements } of readRecords<LabelledPosting>(folder, "postings.jsonl"))
    for (const [name, text] of [[id, whole] as const, [`${id}__flat`, flattened(whole)] as const]) {
      const job = jobOfText(text);
      const best = requirements.map((one) => {
        const words = [one.name, ...(one.also ?? []), one.quote].find((some) => snapQuote(some, text));
        return { importance: one.importance, quote: words ?? one.quote };
      });
      const answer = answerSchema.parse({ requirements: best.map(({ quote }) => ({ quote })) });
      const { proposals, dropped } = anchorQuotes(answer, text);
      const fresh = newToJob(proposals, job);
      result.kept += fresh.length;
      result.dropped += dropped;
      result.unanchored += fresh.filter(({ label }) => snapQuote(label, text) === null).length;
      const added = fresh.map(({ label, start, end }): JobProfile["requirements"][number] => ({
        ...{
          id: `model:${label}`,
          kind: "other",
          label,
          anyOf: [label],
          minYears: null,
          level: null,
          gate: false,
        },
        importance: best.find(({ quote }) => snapQuote(quote, label))?.importance ?? "must",
        quotes: [{ text: text.slice(start, end), start, end }],
      }));
      result.alone.push(printed(name, job));
      result.withModel.push(printed(name, { ...job, requirements: [...job.requirements, ...added] }));
    }
  return result;
}

const NOBODY = {
  candidateName: null,
  candidateEmail: null,
  candidatePhoneNumbers: [],
  candidateLocation: null,
};

async function measureParse(folder: string): Promise<Predictions> {
  const result: Predictions = { alone: [], withModel: [], kept: 0, dropped: 0, unanchored: 0 };
  const job = jobOfText("Developer");
  for (const { id, file, truth } of readRecords<LabelledResume>(folder, "parse.jsonl")) {
    const text = await readFileOf(folder, file);
    if (!text) continue;
    const facts = parseResume(text, { asOf: AS_OF });
    const applicant = { ...NOBODY, fileName: "cv.pdf" } as unknown as typeof applicants.$inferSelect;
    const toSend = readingToSend(applicant, { text, facts, sheet: scoreResume(facts, job) });
    const best = toSend.fields.flatMap((field) => {
      const quote = bestQuote(field, facts, { truth, text });
      return quote ? [{ field: field.id, quote }] : [];
    });
    const answer = fieldAnswerSchema.parse({ fields: best });
    const { proposals, dropped } = anchorFields(answer, { ...toSend, lines: text.lines, read: facts });
    result.kept += proposals.length;
    result.dropped += dropped;
    result.unanchored += proposals.filter(
      ({ line, start, end }) =>
        snapQuote(text.lines[line]?.text.slice(start, end) ?? "", toSend.sent[line] ?? "") === null,
    ).length;
    const corrections = proposals.map(({ field, value }) =>
      correctionOf(toSend.fields.find((one) => one.id === field)!, value),
    );
    result.alone.push(parsePrediction(id, facts));
    result.withModel.push(parsePrediction(id, applyCorrections(facts, corrections, text.lines)));
  }
  return result;
}

/** The label's words for an empty field, or the words of its date, where the labelled entry is the one that was read. */
function bestQuote(
  empty: EmptyField,
  facts: ResumeFacts,
  { truth, text }: { truth: LabelledResume["truth"]; text: ResumeText },
): string | null {
  if (empty.kind === "person") return null;
  const entry: Record<string, unknown> = { ...facts[empty.kind][empty.entry] };
  const said = (field: string) => {
    const fact = entry[field] as { value: string } | null | undefined;
    return fact?.value.toLowerCase() ?? null;
  };
  const keys =
    empty.kind === "experience"
      ? ["title", "company", "start", "end"]
      : ["institution", "degree", "start", "end"];
  const alike = (one: Entry) =>
    keys.filter((key) => said(key) !== null && isAlike(one[key], said(key)!)).length;
  const [found] = [...(truth[empty.kind] ?? [])].sort((a, b) => alike(b) - alike(a));
  if (!found || alike(found) === 0) return null;
  const value = found[empty.field === "field" ? "area" : empty.field];
  if (!value) return null;
  if (empty.field !== "start" && empty.field !== "end") return value;
  for (const line of text.lines)
    for (const date of findDates(line.text)) {
      const is = empty.field === "start" ? date.from : date.isCurrent ? "present" : (date.to ?? date.from);
      if (is !== null && isAlike(is, value)) return line.text.slice(date.start, date.end);
    }
  return null;
}

function isAlike(a: string | undefined, b: string): boolean {
  if (!a) return false;
  const [one, other] = [a.toLowerCase(), b.toLowerCase()];
  return one.startsWith(other) || other.startsWith(one) || (one.length > 5 && other.includes(one));
}
