import { findSkills, isA, skillByAlias, skillById } from "../../knowledge";
import type { SkillHit } from "../../knowledge/types";
import type { Passage } from "./passages";

const namesOf = new WeakMap<Passage, SkillHit[]>();

function namesIn(passage: Passage): SkillHit[] {
  const known = namesOf.get(passage);
  if (known) return known;
  const found = findSkills(passage.line.value);
  namesOf.set(passage, found);
  return found;
}

/**
 * Whether a word stands in a passage only within the names of other things: the "sales" of "sales taxes" sell nothing, "MS Access"
 * controls no access. Told by the fields that the names belong to; what has none is left to the words.
 * @param stem the word as it is looked for
 * @param skills ids of what is asked for; empty where the base doesn't know it
 */
export function isPartOfOtherName(passage: Passage, stem: string, skills: readonly string[]): boolean {
  const places = passage.stems.flatMap((one, at) => (one === stem ? [at] : []));
  return places.length > 0 && places.every((at) => isWithin(passage, at, skills));
}

function isWithin(passage: Passage, at: number, skills: readonly string[]): boolean {
  const [start, end] = [passage.starts[at]!, passage.ends[at]!];
  const word = passage.line.value.slice(start, end);
  const own = skills.length > 0 ? skills : [skillByAlias(word)].filter((id) => id !== null);
  const fields = own.flatMap((id) => skillById(id)?.field ?? []);
  if (fields.length === 0) return false;
  return namesIn(passage).some((hit) => {
    if (hit.start > start || hit.end < end || hit.end - hit.start === end - start) return false;
    const field = skillById(hit.id)?.field;
    return field !== undefined && !fields.includes(field) && !own.some((id) => isA(hit.id, id));
  });
}
