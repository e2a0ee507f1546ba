import type { Correction } from "../../../engine/parse/corrections";
import type { Education, Experience, Fact, ResumeFacts } from "../../../engine/types";
import { readWork } from "../../resumes/analysis/analysis-status";

const WORK = ["title", "company", "location", "start", "end"] as const;
const SCHOOL = ["institution", "degree", "field", "start", "end"] as const;

/** More are asked about by nobody: a résumé read so badly is read by a person. */
const MOST_FIELDS = 40;

export type EmptyField = { id: string } & (
  | { kind: "person"; field: "headline" }
  | { kind: "experience"; entry: number; field: (typeof WORK)[number] }
  | { kind: "education"; entry: number; field: (typeof SCHOOL)[number] }
);

/**
 * What was left empty in the reading, and by those who corrected it. Never the name and the place: a model isn't shown them.
 * @param read the facts before corrections
 */
export function emptyFields(read: ResumeFacts, corrections: Correction[]): EmptyField[] {
  const isTouched = (kind: "experience" | "education", entry: number, field: string) =>
    corrections.some((one) =>
      one.kind === `remove-${kind}`
        ? "entry" in one && one.entry === entry
        : one.kind === kind && one.entry === entry && one.field === field,
    );
  const fields: EmptyField[] = [];
  const isHeadlineTouched = corrections.some((one) => one.kind === "person" && one.field === "headline");
  if (!read.headline && !isHeadlineTouched)
    fields.push({ id: "headline", kind: "person", field: "headline" });
  for (const [entry, job] of read.experience.entries())
    for (const field of WORK)
      if (readWork(job, field) === null && !isTouched("experience", entry, field))
        fields.push({ id: `experience-${entry + 1}-${field}`, kind: "experience", entry, field });
  for (const [entry, school] of read.education.entries())
    for (const field of SCHOOL)
      if (school[field] === null && !isTouched("education", entry, field))
        fields.push({ id: `education-${entry + 1}-${field}`, kind: "education", entry, field });
  return fields.slice(0, MOST_FIELDS);
}

/** What was read of the entry that a field belongs to; none of the person themself. */
export function factsBeside(read: ResumeFacts, one: EmptyField): Fact<string>[] {
  if (one.kind === "person") return [];
  const entry = one.kind === "experience" ? read.experience[one.entry] : read.education[one.entry];
  return entry ? factsOf(entry) : [];
}

/** The facts of an entry that are somebody's words in its head. */
export function factsOf(entry: Experience | Education): Fact<string>[] {
  const all =
    "bullets" in entry
      ? [entry.title, entry.company, entry.location, entry.start, entry.end]
      : [entry.institution, entry.degree, entry.field, entry.start, entry.end];
  return all.filter((fact) => fact !== null);
}
