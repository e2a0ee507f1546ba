import { allOccupations, skillById } from "../../knowledge";

const SKILL_KIND = { core: 1, tool: 1, emerging: 1, method: 0.8, soft: 0.25 } as const;
/** A skill that most occupations list (Excel, communication) weighs this fraction of a rare one. */
const COMMON_SKILL_FLOOR = 0.3;

let counts: Map<string, number> | undefined;

function listings(id: string): number {
  if (!counts) {
    counts = new Map();
    for (const { skills } of allOccupations()) {
      for (const skill of skills) counts.set(skill, (counts.get(skill) ?? 0) + 1);
    }
  }
  return counts.get(id) ?? 0;
}

/** How much a skill tells about the work, above 0 and at most 1: by its kind, and how few occupations share it. */
export function skillWeight(id: string): number {
  const total = allOccupations().length;
  const rarity = total > 1 ? Math.log(total / (1 + listings(id))) / Math.log(total) : 1;
  const kind = skillById(id)?.kind ?? "core";
  return SKILL_KIND[kind] * Math.max(COMMON_SKILL_FLOOR, Math.min(1, rarity));
}
