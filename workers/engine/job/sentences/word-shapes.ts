export const LONGEST_WORD = 40;

/** The word that ends before a place of a text, spaces apart. */
export function wordBefore(text: string, at: number): { word: string; end: number } {
  let end = at;
  while (end > 0 && text[end - 1] === " ") end--;
  let start = end;
  while (start > 0 && end - start < LONGEST_WORD && text[start - 1] !== " ") start--;
  return { word: text.slice(start, end), end };
}

export function wordAfter(text: string, at: number): string {
  let end = at;
  while (end < text.length && end - at < LONGEST_WORD && text[end] !== " ") end++;
  return text.slice(at, end);
}

/** A word in small letters, without the marks around it. */
export function bareWord(word: string): string {
  return word.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
}

/** "Aa" a capitalised word, "A" capitals, "a" small letters, "9" a number, its first sign else. */
export function shapeOf(word: string): string {
  const first = word[0];
  if (first === undefined) return "_";
  if (/\d/.test(first)) return "9";
  if (/\p{Ll}/u.test(first)) return "a";
  if (!/\p{Lu}/u.test(first)) return first;
  return /\p{Ll}/u.test(word) ? "Aa" : "A";
}
