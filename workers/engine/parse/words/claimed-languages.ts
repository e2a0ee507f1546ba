import { fold } from "../fold";
import { languageNamed } from "./languages";

/** `start` and `end` of a language's name, and of the words that say how well it is spoken. */
export type ClaimedLanguage = {
  language: string;
  start: number;
  end: number;
  level: { start: number; end: number } | null;
};

const CLAIM =
  /(?<!\p{L})(fluent(?:ly)?|bilingual|trilingual|proficien(?:t|cy)|conversational|native speaker|speaks?|speaker|languages? (?:known|spoken))(?!\p{L})/gu;
const NO_LEVEL = /^(?:speak|language)/u;
/** What stands between a claim and the languages: "fluent in both written and spoken English". */
const BETWEEN =
  /^(?:[\s,:(/&–-]|(?:in|of|both|oral|orally|verbal|verbally|spoken|speak|speaking|written|writing|reading|and|the|languages?|as|with|skills)(?!\p{L}))+/u;
const JOINT = /^\s*(?:,|\/|&|-|–|\(|\)|and|or)?\s*(?:and\s+)?/u;
/** "Spanish speaker", and not "Spanish-speaking families", who are others. */
const SPEAKER_BEHIND = /^[\s-](speaker|fluency|fluent|proficiency)(?!\p{L})/u;
const LONGEST = 400;

function languageAt(text: string, from: number): { language: string; start: number; end: number } | null {
  const word = /^(?:cape verdean|haitian creole|\p{L}+)/u.exec(text.slice(from))?.[0] ?? "";
  const language = languageNamed(word);
  return language ? { language, start: from, end: from + word.length } : null;
}

/** Languages that a sentence says somebody speaks: "Fluent in English and Spanish", "French speaker". */
export function claimedLanguages(written: string): ClaimedLanguage[] {
  if (written.length > LONGEST) return [];
  const text = fold(written);
  const found: ClaimedLanguage[] = [];
  for (const match of text.matchAll(CLAIM)) {
    const level = { start: match.index, end: match.index + match[0].length };
    let at = level.end + (BETWEEN.exec(text.slice(level.end))?.[0].length ?? 0);
    for (let hit = languageAt(text, at); hit; hit = languageAt(text, at)) {
      if (isName(written, hit)) found.push({ ...hit, level: NO_LEVEL.test(match[0]) ? null : level });
      at = hit.end + (JOINT.exec(text.slice(hit.end))?.[0].length ?? 0);
    }
  }
  for (const { index } of text.matchAll(
    /(?<!\p{L})\p{L}{4,}(?=[\s-](?:speaker|fluency|fluent|proficiency)(?!\p{L}))/gu,
  )) {
    const hit = languageAt(text, index);
    const behind = hit && SPEAKER_BEHIND.exec(text.slice(hit.end));
    if (!hit || !behind || !isName(written, hit)) continue;
    const level = { start: hit.end + 1, end: hit.end + behind[0].length };
    found.push({ ...hit, level: behind[1] === "speaker" ? null : level });
  }
  return found;
}

/** "Polish" and not "polish": a language's name has a capital in languages whose words are read here. */
function isName(written: string, { start }: { start: number }): boolean {
  return /^\p{Lu}/u.test(written.slice(start));
}
