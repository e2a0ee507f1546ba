import { OCCUPATION_FIELDS } from "../occupations/fields";
import { SKILL_FIELDS } from "../skills/fields";
import type { Field } from "../types";

export function fields(): Field[] {
  const byId = new Map<string, Field>();
  for (const { id, name } of [...SKILL_FIELDS, ...OCCUPATION_FIELDS]) {
    if (!byId.has(id)) byId.set(id, { id, name });
  }
  return [...byId.values()];
}
