import type { SkillHit } from "../../knowledge";

/** So many letters before a word tell what it means. */
const BEFORE = 16;
/** "GCSE at grades A to C". */
const GRADE = /\bgrades? (?:[A-G]\*? ?(?:to|or|and|-|–) ?)?$/iu;
/** "Senior Manager PCS": a department's short form is no plural of "PC". */
const COMPUTER = "computer-literacy";

/** "Kafka, or willingness to learn it": who hasn't learnt yet, and no quality of its own. */
const LEARNING = "learning-agility";
const OR_WILLING = /\bor (?:(?:is|are|be|have|has|the|an?|strong|great) )*$/iu;

/** Whether a posting's words that name a skill elsewhere mean something else. @param hit its offsets are into `text` */
export function isOtherMeaning(text: string, { id, text: said, start }: SkillHit): boolean {
  if (id === COMPUTER) return said === "PCS";
  const before = text.slice(Math.max(0, start - BEFORE), start);
  if (id === LEARNING) return /to learn$/iu.test(said) && OR_WILLING.test(before);
  return id === "c" && GRADE.test(before);
}
