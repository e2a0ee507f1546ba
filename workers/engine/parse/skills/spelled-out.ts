import { findSkills, type SkillHit, skillById } from "../../knowledge";
import { stem } from "../../knowledge/lexical/stem";

/** So many letters before a bracket may spell its short form out. */
const BEFORE = 80;
/** "Action Word Script (": words with capitals, little ones among them. */
const WORDS = /(?:\p{Lu}[\p{L}-]* +(?:(?:of|and|for|the|to|in) +)?){2,6}\($/u;
const SHORT = /^\p{Lu}{2,5}$/u;
/** Words that names of many things share: "Purchase Of Service" is no point of sale. */
const LITTLE = /^(?:of|and|for|the|to|in)$/iu;

/**
 * Whether a short form in brackets is spelled out as something else than the skill that it is known for: "Action Word Script
 * (AWS)". It is the skill's where the words before it name a skill in at least half of them, or share a word with its name.
 * @param hit its offsets are into `text`
 */
export function isSpelledOutElse(text: string, { id, start, end }: SkillHit): boolean {
  const short = text.slice(start, end);
  if (!SHORT.test(short) || text[end] !== ")") return false;
  const before = WORDS.exec(text.slice(Math.max(0, start - BEFORE), start))?.[0]
    .slice(0, -1)
    .trim();
  const capitals = (before?.split(/ +/) ?? []).filter((word) => /^\p{Lu}/u.test(word)).slice(-short.length);
  if (capitals.map((word) => word[0]).join("") !== short) return false;
  const known = new Set(
    (skillById(id)?.name ?? "")
      .toLowerCase()
      .split(/\P{L}+/u)
      .map(stem),
  );
  if (capitals.some((word) => !LITTLE.test(word) && known.has(stem(word.toLowerCase())))) return false;
  const named = findSkills(capitals.join(" ")).map(({ text: words }) => words.split(/ +/).length);
  return Math.max(0, ...named) * 2 < short.length;
}
