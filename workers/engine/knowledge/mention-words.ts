import { withoutGenderMarks } from "./gender-marks";
import { neutralWord } from "./neutral-word";
import { joinDoubles } from "./title-words";

/** A word of a text, in the form that all sexes and numbers share: it stands from `start` to `end`. */
export type MentionWord = { text: string; start: number; end: number };

/** Cuts a lower-case text into the words that titles inside sentences are looked for by. */
export function mentionWords(text: string): MentionWord[] {
  const words = [...withoutGenderMarks(text).matchAll(/[\p{L}\p{N}+#]+/gu)].map((hit) => ({
    text: neutralWord(hit[0]),
    start: hit.index,
    end: hit.index + hit[0].length,
  }));
  return joinDoubles(words);
}
