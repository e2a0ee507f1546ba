import { lowerWords } from "../words";
import { neutralWord } from "./neutral-word";

const EMPTY = new Set(
  "the a an of for and in at to de du der die das und la le les el y et des den im von f m d w h x i".split(
    " ",
  ),
);

/** The work and who does it: "Data engineering" is what a "data engineer" does. */
const DOER = new Map(
  `vp vice president, engineering engineer, nursing nurse, accounting accountant, teaching teacher, recruiting recruiter,
  recruitment recruiter, programing programmer, programming programmer, welding welder, consulting consultant,
  auditing auditor`
    .split(",")
    .map((line): [string, string[]] => {
      const [work = "", ...doer] = line.trim().split(" ").map(neutralWord);
      return [work, doer];
    }),
);

export type Untold<Word> = { empty: Set<Word>; doer: Map<Word, Word[]> };
export const UNTOLD: Untold<string> = { empty: EMPTY, doer: DOER };

/** What may be between a man's and a woman's form of one word: "Kaufmann oder Kauffrau", "waiter and waitress". */
const BETWEEN = new Set("and or und oder bzw et ou y o e u si sau of en".split(" "));

/** "IT-Projektleiter / IT-Projektleiterin": as many words may be doubled. */
const LONGEST_DOUBLE = 4;

function standTwice(words: { text: string }[], size: number, apart: number): boolean {
  const from = words.length - 2 * size - apart;
  if (from < 0) return false;
  for (let at = 0; at < size; at += 1)
    if (words[from + at]!.text !== words[words.length - size + at]!.text) return false;
  return apart === 0 || BETWEEN.has(words[from + size]!.text);
}

/** Takes out what a title says a second time for the other sex: "salesman/saleswoman" is "salesman" twice. */
export function joinDoubles<T extends { text: string; end: number }>(words: T[]): T[] {
  const kept: T[] = [];
  for (const word of words) {
    kept.push(word);
    for (let size = 1; size <= LONGEST_DOUBLE; size += 1) {
      const apart = [0, 1].find((between) => standTwice(kept, size, between));
      if (apart === undefined) continue;
      kept.length -= size + apart;
      kept.at(-1)!.end = word.end;
      break;
    }
  }
  return kept;
}

/** A title's words for comparison: the same for all sexes, numbers and cases. `title` without marks of sex ("(m/w/d)"). */
export function titleWords(title: string): string[] {
  return neutralWords(lowerWords(title));
}

/** @param words lower case, as written */
export function neutralWords(words: string[]): string[] {
  return joinDoubles(words.map((word) => ({ text: neutralWord(word), end: 0 }))).map(({ text }) => text);
}

export function doers<Word>(words: Word[], { empty, doer }: Untold<Word>): Word[] {
  if (!words.some((word, at) => empty.has(word) || doer.has(word) || words.indexOf(word) < at)) return words;
  const told: Word[] = [];
  for (const word of words) {
    if (empty.has(word)) continue;
    for (const other of doer.get(word) ?? [word]) if (!told.includes(other)) told.push(other);
  }
  return told;
}
