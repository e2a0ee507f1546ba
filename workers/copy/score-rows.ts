import type { ScorePart } from "../engine/types";
import { LEVELS } from "./shared/score";

const ROWS: Record<string, string> = {
  "related-years": "Years in this kind of work",
  "similar-role": "Similar roles",
  duties: "Duties in common",
  "kind-of-work": "Skills typical of this kind of work",
  "closest-job": "The job closest to this one",
  "same-subject": "Work on the same subject",
  "asked-coverage": "Share of what is asked for",
  "total-years": "Years of work in all",
  "field-of-roles": "Field of the roles held",
  "field-of-skills": "Skills of the field",
  "line-of-business": "Line of business",
  completeness: "Completeness",
  evidence: "Evidence",
  dates: "Dates",
  clarity: "Clarity",
  length: "Length",
  readability: "Readable by machines",
};

/**
 * A requirement by its own label, which results of every version carry, every other row by its id's name; the id itself
 * where this version has no name for it.
 */
export function rowLabel({ id, label, reason }: Pick<ScorePart, "id" | "label" | "reason">): string {
  if (label !== null) return label;
  if (id === "level") return reason.code === "level" ? `Level: ${LEVELS[reason.asked]}` : "Level";
  return rowName(id);
}

export function rowName(id: string): string {
  return ROWS[id] ?? id;
}
