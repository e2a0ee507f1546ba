import { withoutGenderMarks } from "./gender-marks";
import { neutralWord } from "./neutral-word";
import { joinDoubles } from "./title-words";

export type MentionWord = { text: string; start: number; end: number };

export function mentionWords(text: string): MentionWord[] {
  const words = [...withoutGenderMarks(text).matchAll(/[\p{L}\p{N}+#]+/gu)].map((hit) => ({
    text: neutralWord(hit[0]),
    start: hit.index,
    end: hit.index + hit[0].length,
  }));
  return joinDoubles(words);
}
