import { findSkills, type SkillHit, skillById } from "../../knowledge";
import { stem } from "../../knowledge/lexical/stem";
import { wordWeight } from "../../knowledge/lexical/word-weights";

/** A field must hold this share of the sure skills for its single plain words to count; below `ENOUGH_SURE` a text says too little. */
const FIELD_SHARE = 0.15;
const ENOUGH_SURE = 4;
/** Words of every trade ("reporting", "design") don't name a skill by themselves. */
const TELLING_WORD = 0.5;

/**
 * The skills that a text names, without single plain words that only look like one: "delivery", "equity" or "hearing" count
 * where the text is about that field, or where the job's occupation typically takes them.
 * @param typical ids of skills that the job's occupation typically takes
 */
export function tellingSkills(text: string, typical: ReadonlySet<string> = new Set()): SkillHit[] {
  return tellingAmong(findSkills(text), typical);
}

/** The same for skills that were found before. */
export function tellingAmong(hits: SkillHit[], typical: ReadonlySet<string> = new Set()): SkillHit[] {
  const fields = new Map<string, number>();
  let sure = 0;
  const counted = new Set<string>();
  for (const hit of hits) {
    const skill = skillById(hit.id);
    if (!skill || skill.kind === "soft" || isPlain(hit) || counted.has(hit.id)) continue;
    counted.add(hit.id);
    sure++;
    fields.set(skill.field, (fields.get(skill.field) ?? 0) + 1);
  }
  return hits.filter((hit) => {
    if (!isPlain(hit) || typical.has(hit.id)) return true;
    if (wordWeight(stem(hit.text.toLowerCase())) < TELLING_WORD) return false;
    const field = skillById(hit.id)?.field ?? "";
    return sure < ENOUGH_SURE || (fields.get(field) ?? 0) / sure >= FIELD_SHARE;
  });
}

/** One word of everyday language: no tool's name, no capitals inside, no digits. */
function isPlain({ id, text }: SkillHit): boolean {
  const kind = skillById(id)?.kind;
  return kind !== "tool" && kind !== "emerging" && /^\p{L}\p{Ll}+$/u.test(text);
}
