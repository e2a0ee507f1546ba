/** Letters of the languages read, as `foldedText` leaves them. `\\p{L}` in so many patterns takes seconds to compile. */
const LETTER = "a-z\\u00df-\\u024f\\u0370-\\u04ff";
const NO_WORD_BEFORE = `(?<![${LETTER}0-9])`;
const NO_WORD_AFTER = `(?![${LETTER}0-9])`;

/** So many letters of a phrase's beginning decide whether it is looked for in a text at all. */
export const FIRST_LETTERS = 4;

/** Longest stretch between the two halves of a phrase ("candidates ~ under 35"); bounds the work at any text. */
const GAP = "[^.;!?\\n]{0,30}";

/**
 * The pattern that finds a phrase as whole words in the answer of `foldedText`. In a phrase " " is a
 * space or a hyphen, and "~" a gap within the sentence. Only bounded repetitions stand in phrases, so the time grows with the
 * text and no faster.
 */
export function patternOf(phrase: string): string {
  return `${NO_WORD_BEFORE}(?:${written(phrase)})${NO_WORD_AFTER}`;
}

/** The pattern of words that must end just before the place asked about. */
export function patternBefore(phrases: string[]): string {
  return `${NO_WORD_BEFORE}(?:${phrases.map(written).join("|")})[ \\n-]?$`;
}

/** The pattern of words that must begin at the place asked about. */
export function patternAfter(phrases: string[]): string {
  return `^[ \\n-](?:${phrases.map(written).join("|")})${NO_WORD_AFTER}`;
}

function written(phrase: string): string {
  return phrase.replaceAll("~", GAP).replaceAll("\\p{L}", `[${LETTER}]`).replaceAll(" ", "[ \\n-]");
}
