import { hasWorkWords, readingsOf } from "../work-words";
import { occupationByTitle } from "./occupation-title";
import { stripSeniority } from "./seniority";

/** From this confidence on a title is understood as it is written, or by the English words for its words. */
const SURE = 0.8;

const memo = new Map<string, string>();
const MEMO_LIMIT = 1000;

/**
 * A title in German, French or Romanian by the English words for its words where those name an occupation and its own don't:
 * "Inginer de mediu" is an environmental engineer.
 * @returns the title itself for other languages, and where no reading is surely a title
 */
export function titleInEnglish(title: string, language: string): string {
  if (language === "en" || !hasWorkWords(language)) return title;
  const key = `${language} ${title}`;
  const known = memo.get(key) ?? translated(title, language);
  if (memo.size < MEMO_LIMIT) memo.set(key, known);
  return known;
}

function translated(title: string, language: string): string {
  let most = Math.max(SURE, occupationByTitle(title)?.confidence ?? 0);
  if (most > SURE) return title;
  let best = title;
  for (const reading of readingsOf(stripSeniority(title), language)) {
    // the head stands first in French and Romanian
    const words = language === "de" ? reading : reading.toReversed();
    const english = words.join(" ");
    const confidence = occupationByTitle(english)?.confidence ?? 0;
    if (confidence > most) [best, most] = [english, confidence];
  }
  return best;
}
