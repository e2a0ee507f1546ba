export type Spelling = "en-US" | "en-GB";

/** Letters with apostrophes and hyphens between them; nothing that touches a digit, a dot or a sign of an address. */
const WORD = /(?<![\p{L}\p{N}@./\\_#+&'’-])\p{L}+(?:['’]\p{L}+)*(?![\p{L}\p{N}@/\\_#+&'’-]|\.\p{L}|:\/\/)/gu;

/** Words that a dictionary can judge: no names, which have a capital within a sentence, or not only at a word's beginning. */
export function wordsToCheck(bullet: string): string[] {
  return [...bullet.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const begins = /^[\s\p{P}]*$/u.test(bullet.slice(0, index)) || /[.!?]\s+$/.test(bullet.slice(0, index));
    const isName = /\p{Lu}/u.test(word.slice(1)) || (/^\p{Lu}/u.test(word) && !begins);
    return word.length < 3 || isName ? [] : [word.replaceAll("’", "'")];
  });
}

/** Every word of texts that are right as they are: names, titles, employers, skills. */
export function wordsOf(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => text.toLowerCase().match(/\p{L}+/gu) ?? []));
}
