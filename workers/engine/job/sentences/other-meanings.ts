import type { SkillHit } from "../../knowledge";

/** So many letters before a word tell what it means. */
const BEFORE = 16;
/** "GCSE at grades A to C". */
const GRADE = /\bgrades? (?:[A-G]\*? ?(?:to|or|and|-|–) ?)?$/iu;
/** "Senior Manager PCS": a department's short form is no plural of "PC". */
const COMPUTER = "computer-literacy";

/** Whether a posting's words that name a skill elsewhere mean something else. @param hit its offsets are into `text` */
export function isOtherMeaning(text: string, { id, text: said, start }: SkillHit): boolean {
  if (id === COMPUTER) return said === "PCS";
  return id === "c" && GRADE.test(text.slice(Math.max(0, start - BEFORE), start));
}
