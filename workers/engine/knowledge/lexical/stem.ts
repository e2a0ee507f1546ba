import { genderlessWord } from "../titles/neutral-word";
import { plainForm, undoubled, withFinalE } from "./plain-form";

/** The first ending that fits is cut off or replaced, where three letters or more stay. */
const ENDINGS: [RegExp, string][] = [
  [/(ation|ator|ative|ate)$/, "at"],
  [/(?<=.{3})(ization|isation|ize|ise|izer|iser|isor|iz|is)$/, "iz"],
  [/(?<!imple|docu|supple|comple|experi|com|seg|instru|ele|orna|frag|argu|invest)e?ment$/, ""],
  [/ness$/, ""],
  [/(iveness|ively|ive)$/, "iv"],
  [/(ically|ical|ic)$/, "ic"],
  [/(ility|able|ably|ible|ibly)$/, "abl"],
  [/(?<=[io]v)ery$/, ""],
  [/y$/, "i"],
  [/(?<!e|adh|rev|interf)er$|(?<!rest|expl|ign|ad)or$/, ""],
  [/ion$/, ""],
  [/e$/, ""],
];

const memo = new Map<string, string>();
const MEMO_LIMIT = 20_000;
const LONGEST_SHORT = 4;

/**
 * A word without its English ending and without what tells a person's sex, so that "managed", "managing" and "manager" meet,
 * and "Lehrerin" and "Lehrer". Deliberately rough: it only has to be the same on both sides. Words of four letters or fewer
 * lose no more than the ending of a plural or a verb.
 */
export function stem(word: string): string {
  const known = memo.get(word);
  if (known !== undefined) return known;
  const result = cut(plainForm(genderlessWord(word)));
  if (memo.size < MEMO_LIMIT) memo.set(word, result);
  return result;
}

function cut(word: string): string {
  if (word.length <= LONGEST_SHORT) return word;
  for (const [ending, replacement] of ENDINGS) {
    const base = word.replace(ending, replacement);
    if (base !== word && base.length >= 3) return finished(base);
  }
  return finished(word);
}

/** "manage" from "management" and "bak" from "baker" as they come from "managed" and "baking". */
function finished(base: string): string {
  const whole = withFinalE(base);
  return undoubled(whole.length > LONGEST_SHORT ? whole.replace(/e$/, "") : whole);
}
