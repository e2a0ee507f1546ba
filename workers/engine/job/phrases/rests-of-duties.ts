import type { Segment } from "../sentences/segments";
import { isWorkVerb } from "../sentences/sentence-words";
import type { AskedPhrase } from "./phrase-model";
import { DETERMINING, EVERYDAY, LINKING, NOUNS } from "./phrase-words";

/** So many words make a duty that is told whole. */
const LONGEST = 14;

/**
 * Phrases without those that a verb's list goes on with: "fuel spills" of "Respond to alerts, diversions and fuel spills" says no
 * duty without the verb. Where nothing else of the sentence is asked for, it is told whole, from its verb on.
 * @param asked the phrases that may become rows
 * @param all every phrase that asks
 */
export function withoutRests(asked: AskedPhrase[], all: AskedPhrase[]): AskedPhrase[] {
  const rests = asked.filter(isRestOfDuty);
  const said = all.filter((one) => (asked.includes(one) || one.hits.length > 0) && !rests.includes(one));
  const others = new Set(said.map(({ segment }) => segment));
  const wholes = new Map<Segment, AskedPhrase>();
  for (const one of rests)
    if (!others.has(one.segment) && isWorkVerb(openerOf(one))) wholes.set(one.segment, fromVerb(one));
  return asked.flatMap((one) => {
    if (!rests.includes(one)) return [one];
    const whole = wholes.get(one.segment);
    wholes.delete(one.segment);
    return whole && isShort(whole) ? [whole] : [];
  });
}

/** The first word of a sentence, behind a heading in the same line: "Data governance: Ensure quality". */
const OPENER = /^((?:\P{L}*[^:.;]{3,60}:)?\P{L}*)(\p{L}+)/u;
/** "scalability" of "ensure performance, security and scalability": what a verb is done to, by itself. */
const OBJECT_ALONE = /^\p{Ll}+(?<!ing)$/u;

function isRestOfDuty({ posting, segment, phrase, hits, told }: AskedPhrase): boolean {
  if (segment.under !== "duties" || phrase.index === 0 || phrase.lead !== "" || told || hits.length > 0)
    return false;
  if (![",", "and", "as"].includes(phrase.after)) return false;
  const opener = openerOf({ segment });
  const words = posting.text.slice(phrase.start, phrase.end);
  const [first = "", second = ""] = words.toLowerCase().split(" ");
  if (OBJECT_ALONE.test(words)) return true;
  if (/^\p{Lu}\p{Ll}+ /u.test(words)) return false;
  const before = posting.text.slice(segment.start, phrase.start).trimEnd().split(" ").at(-1)!.toLowerCase();
  if (isWorkVerb(opener) && DETERMINING.has(before)) return true;
  const isVerb = isWorkVerb(first) || first.endsWith("ing") || (EVERYDAY.has(first) && LINKING.has(second));
  return isWorkVerb(opener) && !isVerb && !DETERMINING.has(second);
}

function openerOf({ segment }: Pick<AskedPhrase, "segment">): string {
  return OPENER.exec(segment.text)?.[2]?.toLowerCase() ?? "";
}

function fromVerb(one: AskedPhrase): AskedPhrase {
  const start = one.segment.start + (OPENER.exec(one.segment.text)?.[1]?.length ?? 0);
  return { ...one, phrase: { ...one.phrase, start, index: 0, after: "" } };
}

function isShort({ posting, phrase: { start, end } }: AskedPhrase): boolean {
  const words = posting.text.slice(start, end);
  return !words.includes("\n") && words.split(" ").length <= LONGEST;
}

/** Behind the first of several verbs: the object that all of them share stands behind the last. */
const NEXT_VERB = /^(?:(?:, and |, or |, | and | or | & |\/)\p{Ll}{3,}ing)+(?= \p{L})/u;

/** "designing" of "designing, building and running sorters"; a field of work ("planning, budgeting") says enough alone. */
export function waitsForObject(word: string, behind: string): boolean {
  if (!word.endsWith("ing") || !isWorkVerb(word) || !NEXT_VERB.test(behind)) return false;
  return word === "building" || !NOUNS.has(word);
}

const LONGEST_MEANS = 4;
const HOLDS_PURPOSE = /(?:authori[sz]ation|bility|right|willingness)$/u;
const PURPOSE =
  /^ (?:in order )?to (?!(?:be|the|an?|our|your|their|all|both|non-\p{L}+)(?!\p{L}))\p{Ll}+(?: [\p{L}\d&+#/'’-]+){1,7}(?=\s?[.;:()•]|\s?$|, (?:including|which|while|such|with|as)(?!\p{L}))/u;

/** Duties with what they are for where they say little without it: "Build components to manage the lifecycle of models". */
export function withPurposes(asked: AskedPhrase[]): AskedPhrase[] {
  const whole: AskedPhrase[] = [];
  let until = 0;
  for (const one of asked) {
    const { start, end } = one.phrase;
    const last = whole.at(-1);
    if (last && start < until)
      whole[whole.length - 1] = one.importance === "must" ? { ...last, importance: "must" } : last;
    else {
      until = end + purposeBehind(one);
      whole.push({ ...one, phrase: { ...one.phrase, end: until } });
    }
  }
  return whole;
}

function purposeBehind({ posting, segment, phrase }: AskedPhrase): number {
  const [first = "", ...others] = posting.text.slice(phrase.start, phrase.end).toLowerCase().split(" ");
  if (!isWorkVerb(first) || others.length === 0 || others.length >= LONGEST_MEANS) return 0;
  if (HOLDS_PURPOSE.test(others.at(-1)!)) return 0;
  return PURPOSE.exec(posting.text.slice(phrase.end, segment.end))?.[0].length ?? 0;
}
