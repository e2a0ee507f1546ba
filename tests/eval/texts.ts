import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { readRecords } from "./tasks/dataset";

/** The shared sets, which stand beside the checkout. */
export const sets = resolve(fileURLToPath(import.meta.url), "../../../../shared/eval");

export type Text = { id: string; text: string };

type Texts = { id: string; text?: string; resume_text?: string; posting_text?: string; jobs?: Text[] };

function texts(field: "resume_text" | "posting_text" | "text", ...files: string[]): Text[] {
  return files.flatMap((file) =>
    readRecords<Texts>(sets, file).flatMap((record) => {
      const text = record[field] ?? record.text;
      return text ? [{ id: `${file}/${record.id}`, text }] : [];
    }),
  );
}

export function postingTexts(): Text[] {
  return [
    ...texts(
      "text",
      "dev/postings.jsonl",
      "train/postings.jsonl",
      "dev/rank_graded_jobs.jsonl",
      "dev/category_jobs.jsonl",
      "dev/jdskills.jsonl",
    ),
    ...texts("posting_text", "dev/pairs.jsonl"),
    ...readRecords<Texts>(sets, "dev/match_single.jsonl").flatMap(({ jobs = [] }) => jobs),
  ];
}

export function resumeTexts(): Text[] {
  return texts(
    "resume_text",
    "dev/nertext.jsonl",
    "dev/rank_roles_resumes.jsonl",
    "dev/category.jsonl",
    "dev/rank_graded.jsonl",
    "dev/match_single.jsonl",
    "dev/pairs.jsonl",
  );
}

/** The first of each text that stands there more than once. */
export function distinct(all: Text[]): Text[] {
  return [...new Map(all.map((one) => [one.text.replace(/\s+/g, " ").trim(), one])).values()];
}
