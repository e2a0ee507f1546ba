/** Letters of the languages read, as `foldedText` leaves them. `\\p{L}` in so many patterns takes seconds to compile. */
const LETTER = "a-z\\u00df-\\u024f\\u0370-\\u04ff";
const NO_WORD_BEFORE = `(?<![${LETTER}0-9])`;
const NO_WORD_AFTER = `(?![${LETTER}0-9])`;

/** So many letters decide whether a phrase is looked for in a text at all. */
export const FIRST_LETTERS = 4;

/** Letters as phrases are looked up by: which digit it is and how words are parted decides nothing. */
export function asBeginning(text: string): string {
  return text.replace(/\d/g, "0").replace(/[\n-]/g, " ");
}

/** Between the beginnings of a phrase, where they are stored; it stands in none. */
export const BETWEEN_BEGINNINGS = "\n";

/** Between the two halves of a phrase ("candidates ~ under 35"); bounds the work at any text. */
const GAP = "[^.;!?\\n]{0,30}";

/** Whole words of a `foldedText`; " " is a space or a hyphen, "~" a gap within the sentence. Only bounded repetitions: linear time. */
export function patternOf(phrase: string): string {
  return `${NO_WORD_BEFORE}(?:${written(phrase)})${NO_WORD_AFTER}`;
}

export function patternBefore(phrases: string[]): string {
  return `${NO_WORD_BEFORE}(?:${phrases.map(written).join("|")})[ \\n-]?$`;
}

export function patternAfter(phrases: string[]): string {
  return `^[ \\n-](?:${phrases.map(written).join("|")})${NO_WORD_AFTER}`;
}

function written(phrase: string): string {
  return phrase.replaceAll("~", GAP).replaceAll("\\p{L}", `[${LETTER}]`).replaceAll(" ", "[ \\n-]");
}
