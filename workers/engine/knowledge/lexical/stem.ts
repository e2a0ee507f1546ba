import { genderlessWord } from "../titles/neutral-word";

const ENDINGS: [RegExp, string][] = [
  [/(ations?|ators?|ative|ating|ated|ates?)$/, "at"],
  [/(izations?|isations?|izing|ising|ized|ised|izes?|ises?|izers?)$/, "iz"],
  [/(ments?)$/, ""],
  [/(nesses|ness)$/, ""],
  [/(iveness|ively|ives?)$/, "iv"],
  [/(ically|icals?|ics?)$/, "ic"],
  [/(ilities|ility|able|ably|ible|ibly)$/, "abl"],
  [/(sses)$/, "ss"],
  [/(ies|ied|y)$/, "i"],
  [/(ings?|edly|ed|ers?|ors?)$/, ""],
  [/(ions?)$/, ""],
  [/(ally|ly)$/, ""],
  [/(es|s|e)$/, ""],
];

const memo = new Map<string, string>();
const MEMO_LIMIT = 20_000;

/**
 * A word without its English ending and without what tells a person's sex, so that "managed", "managing" and "manager" meet,
 * and "Lehrerin" and "Lehrer". Deliberately rough: it only has to be the same on both sides. Words of four letters or fewer lose no more than a plural "s".
 */
export function stem(word: string): string {
  const known = memo.get(word);
  if (known !== undefined) return known;
  const result = cut(genderlessWord(word));
  if (memo.size < MEMO_LIMIT) memo.set(word, result);
  return result;
}

function cut(word: string): string {
  if (word.length <= 4)
    return word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
  for (const [ending, replacement] of ENDINGS) {
    const base = word.replace(ending, replacement);
    if (base !== word && base.length >= 3) return undouble(base);
  }
  return word;
}

/** "planning" -> "plann" -> "plan" */
function undouble(base: string): string {
  return base.length > 3 && base.at(-1) === base.at(-2) && !/[lsz]$/.test(base) ? base.slice(0, -1) : base;
}
