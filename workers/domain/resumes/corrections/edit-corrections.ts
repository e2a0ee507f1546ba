import { applyCorrections, type Correction } from "../../../engine/parse/corrections";
import { monthNumber } from "../../../engine/parse/dates/months-between";
import type { Education, ResumeFacts } from "../../../engine/types";
import { AppError } from "../../errors";
import { readWork } from "../analysis/analysis-status";
import type { ResumeEdit } from "../schema";

export const MAX_CORRECTIONS = 200;

export type FieldCorrection = Extract<Correction, { field: string }>;

/** A field that goes back to what was read is corrected no longer: the list holds only what differs. */
export function editCorrections(read: ResumeFacts, before: Correction[], edit: ResumeEdit): Correction[] {
  return notTooMany(edited(read, before, edit));
}

/** Adds one for a field in which nothing was read and which nobody has corrected. */
export function fillField(
  read: ResumeFacts,
  before: Correction[],
  correction: FieldCorrection,
): Correction[] {
  const after = [...before, correction];
  if (correction.kind !== "person" && (correction.field === "start" || correction.field === "end")) {
    const { kind, entry } = correction;
    const corrected = applyCorrections(
      read,
      after.filter((one) => !one.kind.startsWith("remove-")),
    );
    const { start, end } = corrected[kind][entry] ?? {};
    requireOrder(start?.value ?? null, end?.value ?? null);
  }
  return notTooMany(after);
}

function notTooMany(after: Correction[]): Correction[] {
  if (after.length > MAX_CORRECTIONS)
    throw new AppError("invalid-input", {
      message: `A résumé takes up to ${MAX_CORRECTIONS} corrections. Please undo some of them first.`,
    });
  return after;
}

function edited(read: ResumeFacts, before: Correction[], edit: ResumeEdit): Correction[] {
  switch (edit.kind) {
    case "undo":
      if (!before[edit.at]) throw new AppError("decided-meanwhile");
      return before.filter((_, at) => at !== edit.at);
    case "remove-skills": {
      const known = new Set(read.skills.map(({ name }) => name));
      const gone = new Set(before.flatMap((one) => (one.kind === "remove-skill" ? [one.name] : [])));
      const names = [...new Set(edit.names)].filter((name) => known.has(name) && !gone.has(name));
      return [...before, ...names.map((name): Correction => ({ kind: "remove-skill", name }))];
    }
    case "remove-experience":
    case "remove-education": {
      const entries = edit.kind === "remove-experience" ? read.experience : read.education;
      if (!entries[edit.entry]) throw new AppError("decided-meanwhile");
      if (before.some((one) => one.kind === edit.kind && one.entry === edit.entry)) return before;
      return [...before, { kind: edit.kind, entry: edit.entry }];
    }
    case "person":
      return withFields(
        before,
        Object.entries(edit.values).map(([field, value]) => ({
          correction: { kind: "person", field: field as keyof typeof edit.values, value },
          read: read[field as keyof typeof edit.values]?.value ?? null,
        })),
      );
    case "experience": {
      const entry = read.experience[edit.entry];
      if (!entry) throw new AppError("decided-meanwhile");
      requireOrder(edit.values.start, edit.values.end === "present" ? read.asOf : edit.values.end);
      return withFields(
        before,
        Object.entries(edit.values).map(([name, value]) => {
          const field = name as keyof typeof edit.values;
          return {
            correction: { kind: "experience", entry: edit.entry, field, value },
            read: readWork(entry, field),
          };
        }),
      );
    }
    case "education": {
      const entry = read.education[edit.entry];
      if (!entry) throw new AppError("decided-meanwhile");
      requireOrder(edit.values.start, edit.values.end);
      return withFields(
        before,
        Object.entries(edit.values).map(([name, value]) => {
          const field = name as keyof typeof edit.values;
          return {
            correction: { kind: "education", entry: edit.entry, field, value },
            read: readSchool(entry, field),
          };
        }),
      );
    }
  }
}

function readSchool(
  entry: Education,
  field: "institution" | "degree" | "field" | "start" | "end",
): string | null {
  return entry[field]?.value ?? null;
}

function requireOrder(start: string | null, end: string | null): void {
  if (start && end && monthNumber(end, true) < monthNumber(start, false))
    throw new AppError("invalid-input", { message: "The end may not lie before the start" });
}

function withFields(
  before: Correction[],
  fields: { correction: FieldCorrection; read: string | null }[],
): Correction[] {
  let list = before;
  for (const { correction, read } of fields) {
    const at = list.findIndex((one) => isSameField(one, correction));
    if (correction.value === read) list = list.filter((_, index) => index !== at);
    else list = at < 0 ? list.concat(correction) : list.with(at, correction);
  }
  return list;
}

function isSameField(a: Correction, b: FieldCorrection): boolean {
  if (a.kind !== b.kind || a.field !== b.field) return false;
  return a.kind === "person" || (b.kind !== "person" && a.entry === b.entry);
}
