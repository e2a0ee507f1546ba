import { analyseJob } from "../../../workers/engine/job";
import type { JobProfile, Requirement } from "../../../workers/engine/types";
import { readRecords } from "./dataset";

export type PrintedPosting = {
  id: string;
  title: string;
  company: string | null;
  place: string | null;
  employment_type: string | null;
  years_min: number | null;
  degree_level: string | null;
  requirements: { name: string; importance: "must" | "nice"; quote: string }[];
};

/** What is read from each posting, and from the same words without their line breaks. */
export function predictPostings(folder: string): PrintedPosting[] {
  return readRecords<{ id: string; text: string }>(folder, "postings.jsonl").flatMap(({ id, text }) => [
    printed(id, jobOfText(text)),
    printed(`${id}__flat`, jobOfText(flattened(text))),
  ]);
}

/** The same words, each run of line breaks as one space. */
export function flattened(text: string): string {
  return text.replace(/\s*\n\s*/g, " ");
}

/** The job of a posting that is given as nothing but its text. */
export function jobOfText(text: string): JobProfile {
  return analyseJob({ title: "", description: text });
}

/** A job as the task wants it. */
export function printed(id: string, job: JobProfile): PrintedPosting {
  const degree = job.requirements.find((one) => one.kind === "education")?.level ?? null;
  return {
    id,
    title: job.title,
    company: typeof job.employer === "string" ? job.employer : (job.employer?.text ?? null),
    place: job.location ?? (job.workMode === "remote" ? "Remote" : null),
    employment_type: job.employmentType,
    years_min: job.years.min,
    degree_level: degree === "school" ? "secondary" : degree,
    requirements: job.requirements
      .filter((one) => one.kind !== "education" && one.kind !== "years" && isAsked(one))
      .map((one) => ({
        name: one.label,
        importance: one.importance === "must" ? "must" : "nice",
        quote: quoteOf(one),
      })),
  };
}

function isAsked({ importance }: Requirement): boolean {
  return importance !== "context";
}

/** The posting's words behind a requirement. */
export function quoteOf({ quotes }: Requirement): string {
  return quotes.map((quote) => quote.text).join(" ");
}
