import type { SeenVersions } from "../../../workers/domain/threads/requirements/update-requirements";
import { type RequirementEdits, requirementEditsSchema } from "../../../workers/domain/threads/schema";

const partsOf = (value: unknown, separator: RegExp) =>
  String(value ?? "")
    .split(separator)
    .map((word) => word.trim())
    .filter(Boolean);

/** Between the ids of merged rows: no id holds one. */
const BETWEEN_IDS = /\s/;

const wholeNumber = (text: string) => (text.trim() === "" ? null : Number(text));

/**
 * Parallel fields, one per row: `requirementId`, `importance`, `label`, `alternatives`, `years`, `level`, `merged`; `gate` per
 * deal-breaker; added words split by lines or commas. What isn't sent isn't changed. Null if invalid.
 */
export function readRequirementEdits(form: FormData): RequirementEdits | null {
  const gates = new Set(form.getAll("gate"));
  const column = <T>(name: string, read: (text: string) => T) => {
    const values = form.getAll(name);
    return (index: number) => (index < values.length ? read(String(values[index])) : undefined);
  };
  const importance = column("importance", (text) => text);
  const label = column("label", (text) => text);
  const alternatives = column("alternatives", (text) => partsOf(text, /[,;\n]/));
  const years = column("years", wholeNumber);
  const level = column("level", (text) => text || null);
  const merged = column("merged", (text) => partsOf(text, BETWEEN_IDS));
  const edits = requirementEditsSchema.safeParse({
    rows: form.getAll("requirementId").map((id, index) => ({
      id,
      gate: gates.has(id),
      importance: importance(index),
      label: label(index),
      alternatives: alternatives(index),
      minYears: years(index),
      level: level(index),
      merged: merged(index),
    })),
    addedMust: partsOf(form.get("addedMust"), /[\n,;]/),
    addedNice: partsOf(form.get("addedNice"), /[\n,;]/),
  });
  return edits.success ? edits.data : null;
}

/** Null where the form doesn't say which versions its author saw. */
export function readSeenVersions(form: FormData): SeenVersions | null {
  const [base, version] = [Number(form.get("base")), Number(form.get("version"))];
  return base > 0 && version > 0 ? { base, version } : null;
}
