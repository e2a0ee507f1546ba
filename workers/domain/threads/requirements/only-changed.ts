import type { JobProfile } from "../../../engine/types";
import type { EditedRequirement, RequirementEdits } from "../schema";
import { isChanged } from "./edited-requirement";

/** Leaves out rows that say what the base says: edits made from an older version change only what their author changed. */
export function onlyChanged(base: JobProfile, edits: RequirementEdits): RequirementEdits {
  const leftOut = new Set(base.leftOut);
  const known = new Map([...base.requirements, ...leftOut].map((one) => [one.id, one]));
  function isEdited(row: EditedRequirement): boolean {
    const before = known.get(row.id);
    if (!before) return true;
    const importance = leftOut.has(before) ? "ignore" : before.importance;
    return (row.importance ?? importance) !== importance || isChanged(row, before);
  }
  return { ...edits, rows: edits.rows.filter(isEdited) };
}
