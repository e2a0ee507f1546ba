import { readWork } from "../../../workers/domain/resumes/analysis/analysis-status";
import { standsInFile } from "../../../workers/domain/resumes/corrections/stands-in-file";
import type { Correction } from "../../../workers/engine/parse/corrections";
import type { Line, ResumeFacts } from "../../../workers/engine/types";
import { FIELD_NAMES } from "./field-names";

/** `outside`: the words aren't in the file, so other readers won't find them. */
export type CorrectionView = {
  at: number;
  what: string;
  from: string | null;
  to: string | null;
  outside: boolean;
  /** a model proposed it and the agency accepted it */
  byModel: boolean;
};

/** @param accepted the corrections that a model proposed, as their JSON */
export function correctionViews(
  read: ResumeFacts,
  lines: Line[],
  corrections: Correction[],
  accepted: string[] = [],
): CorrectionView[] {
  return corrections.map((one, at) => {
    const { what, from, to } = inWords(read, one);
    return {
      at,
      what,
      from,
      to,
      outside: to !== null && !standsInFile(lines, to),
      byModel: accepted.includes(JSON.stringify(one)),
    };
  });
}

function inWords(read: ResumeFacts, one: Correction): Pick<CorrectionView, "what" | "from" | "to"> {
  switch (one.kind) {
    case "person":
      return {
        what: FIELD_NAMES[one.field] ?? one.field,
        from: read[one.field]?.value ?? null,
        to: one.value,
      };
    case "experience": {
      const entry = read.experience[one.entry];
      const of = entry?.title ?? entry?.company;
      return {
        what: `${FIELD_NAMES[one.field]} of ${of?.value ?? `job ${one.entry + 1}`}`,
        from: entry ? readWork(entry, one.field) : null,
        to: one.value,
      };
    }
    case "education": {
      const entry = read.education[one.entry];
      const of = entry?.degree ?? entry?.institution;
      return {
        what: `${FIELD_NAMES[one.field]} of ${of?.value ?? `education ${one.entry + 1}`}`,
        from: entry?.[one.field]?.value ?? null,
        to: one.value,
      };
    }
    case "remove-experience": {
      const entry = read.experience[one.entry];
      return { what: "Taken out", from: nameOf(entry?.title?.value, entry?.company?.value), to: null };
    }
    case "remove-education": {
      const entry = read.education[one.entry];
      return { what: "Taken out", from: nameOf(entry?.degree?.value, entry?.institution?.value), to: null };
    }
    case "remove-skill":
      return { what: "Skill taken out", from: one.name, to: null };
  }
}

function nameOf(...words: (string | undefined)[]): string {
  return words.filter(Boolean).join(", ") || "an entry";
}
