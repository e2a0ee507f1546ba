/** "-us" that is no plural, and "-is" of words that are long enough to be Greek. */
const SINGULAR = /(?<!men|gur)us$|ss$|^.{1,4}is$/;
const HAS_VOWEL = /[aeiouy]/;
/** "need", "speed": no past of anything; "agreed" is. */
const NO_PAST = /(?<!agr|guarant|decr|refer|^fr)eed$|^(?:hundred|embed|naked|sacred)$/;

/**
 * The form of a word that a dictionary lists, where English "-s", "-ed" or "-ing" hide it: "carried", "carries" and "carrying" are
 * "carry", "planned" is "plan", "makes" and "making" are "make". A final "e" after four letters and more may be missing.
 */
export function plainForm(word: string): string {
  if (word.length < 4) return word;
  if (word.endsWith("ings")) return plainForm(word.slice(0, -1));
  if (word.endsWith("s")) return withoutS(word);
  if (word.endsWith("ied") && word.length > 4) return `${word.slice(0, -3)}y`;
  if (word.endsWith("eed")) return NO_PAST.test(word) ? word : word.slice(0, -1);
  if (word.endsWith("ed") && !NO_PAST.test(word)) return verbBefore(word, word.slice(0, -2));
  if (word.endsWith("ing")) return verbBefore(word, word.slice(0, -3));
  return word;
}

function withoutS(word: string): string {
  if (SINGULAR.test(word)) return word;
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh|zz)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith("is")) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** @returns the word as it is where no verb could be left ("string", "need") */
function verbBefore(word: string, base: string): string {
  if (!HAS_VOWEL.test(base) || base.length < 2 || (base.length === 2 && !/[aeiou][^aeiouwxy]$/.test(base)))
    return word;
  const single = undoubled(base);
  return single === base ? withFinalE(base) : single;
}

/** "mak" and "us" are "make" and "use": one vowel between single consonants took an "e". */
export function withFinalE(base: string): string {
  return /^[^aeiou]?[aeiouy][^aeiouwxy]$/.test(base) ? `${base}e` : base;
}

/** "plann" is "plan", "controll" is "control"; "staff", "process" and "sell" end so themselves. */
export function undoubled(base: string): string {
  if (base.length <= 3 || base.at(-1) !== base.at(-2) || /[fsz]$/.test(base)) return base;
  return base.endsWith("l") && base.length === 4 ? base : base.slice(0, -1);
}
