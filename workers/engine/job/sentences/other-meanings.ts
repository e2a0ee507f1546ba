import { findSkills, type SkillHit } from "../../knowledge";

/** So many letters before a word tell what it means. */
const BEFORE = 16;
/** "GCSE at grades A to C". */
const GRADE = /\bgrades? (?:[A-G]\*? ?(?:to|or|and|-|–) ?)?$/iu;
/** "Senior Manager PCS": a department's short form is no plural of "PC". */
const COMPUTER = "computer-literacy";

/** "Kafka, or willingness to learn it": who hasn't learnt yet, and no quality of its own. */
const LEARNING = "learning-agility";
const OR_WILLING = /\bor (?:(?:is|are|be|have|has|the|an?|strong|great) )*$/iu;

/** Products whose names are everyday words unless they are written as names: "your teammates", "the core data platform". */
const WRITTEN_AS_NAME = new Set(["teammate", "core-data", "opentable", "aws-step-functions"]);
const SOUND_ENGINEERING = "sound-engineering";
const WELL_DONE = /^ (?:decisions?|principles?|practices?|judge?ments?|fundamentals|solutions|approach)/u;
/** Short forms of other things: "JAX-WS", "core BPF programs", "security modules (TPM, secure boot)". */
const OTHER_FORMS: [RegExp, RegExp][] = [
  [/^JAX$/u, /^-\p{Lu}/u],
  [/^BPF$/u, /^ (?:programs?|kernel|maps?)\b/iu],
  [/^TPM$/u, /^[^.;]{0,16}\b(?:TEEs?|secure|security|attestation|2\.0|chips?|modules?)\b/u],
];
/** "solutions into Terran R": the letter ends another's name. */
const NAME_BEFORE = /\p{Ll} (\p{Lu}\p{Ll}{2,}) $/u;

/** Whether a posting's words that name a skill elsewhere mean something else. @param hit its offsets are into `text` */
export function isOtherMeaning(text: string, { id, text: said, start, end }: SkillHit): boolean {
  if (text[start - 1] === "<" && text[end] === ">") return true;
  if (id === COMPUTER) return said === "PCS";
  if (WRITTEN_AS_NAME.has(id)) return said === said.toLowerCase();
  if (id === SOUND_ENGINEERING) return WELL_DONE.test(text.slice(end, end + BEFORE));
  if (OTHER_FORMS.some(([form, behind]) => form.test(said) && behind.test(text.slice(end, end + 2 * BEFORE))))
    return true;
  const before = text.slice(Math.max(0, start - BEFORE), start);
  if (id === LEARNING) return /to learn$/iu.test(said) && OR_WILLING.test(before);
  if (id === "r") return endsName(NAME_BEFORE.exec(before)?.[1]);
  return id === "c" && GRADE.test(before);
}

function endsName(word: string | undefined): boolean {
  return word !== undefined && findSkills(word).length === 0;
}
