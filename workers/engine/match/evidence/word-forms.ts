import { stem } from "../../knowledge/lexical/stem";
import type { Passage } from "./passages";

/** One word for something done: "coding". */
const ACTIVITY = /^\p{L}+ing$/iu;
/** ... which "coded", "coder" and a line that begins with "Code" tell, and "zip codes" don't. */
const DONE = /(?:ing|ed|ers?)$/iu;
/** A field by its name: "electronics", of which "electronic forms" tell nothing. */
const FIELD = /^\p{L}+(?:tron|hys)ics$/iu;
const FIELD_NAMED = /ics$/iu;

/** Whether a form of a word at some place of a line tells that the thing is done, or names the field. */
export function isFormFor(asked: string, form: string, first: boolean): boolean {
  if (ACTIVITY.test(asked)) return first || DONE.test(form);
  return !FIELD.test(asked) || FIELD_NAMED.test(form);
}

/** Whether a passage tells of a requirement of one word by a form of that word; a word of another language has its own forms. */
export function tellsOf(asked: string, { stems, starts, ends, line }: Passage, stemmed: string): boolean {
  return stems.some((one, at) => {
    if (one !== stemmed) return false;
    const form = line.value.slice(starts[at], ends[at]).toLowerCase();
    return stem(form) !== stem(asked) || isFormFor(asked, form, at === 0);
  });
}
