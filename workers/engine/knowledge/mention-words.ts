/** A word of a text: `text` starts at `start`. */
export type MentionWord = { text: string; start: number };

/** Cuts a lower-case text into the words that titles inside sentences are looked for by. */
export function mentionWords(text: string): MentionWord[] {
  return [...text.matchAll(/[\p{L}\p{N}+#]+/gu)].map((hit) => ({ text: hit[0], start: hit.index }));
}
