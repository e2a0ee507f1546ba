import { isWorkVerb } from "../sentences/sentence-words";
import type { Placed } from "./phrase-model";
import { EVERYDAY } from "./phrase-words";

/**
 * How a sentence that speaks to its reader comes to what they'll do: "you'll", "you should be able to", "can you". What the
 * next word is tells its place alone, whatever verb it is.
 */
const SAYS_WHAT =
  /(?:^|[\s(–—:,;-])(?<!\bif )(?:you(?:[’'](?:ll|d)| will| would| must| should| need to| have to| can)?(?: also| then| always| usually| regularly| mainly| mostly| often)?(?: be(?: (?:the (?:one|person) who|able to|happy to|expected to|asked to|responsible for))?)?|can you|(?:someone|somebody|anyone|people|a person|the person|the one) who (?:can|could|will|knows how to|is able to))\s$/iu;
/** Said by the way: an extra, which nobody must have. */
const BY_THE_WAY =
  /(?:^|[\s(–—:,;-])(?:if|when|where) you (?:can|could)(?: also| even)?\s$|\b(?:help|helps|great|nice|lovely|bonus|plus|handy|useful) if you (?:can|could)\s$/iu;
const IF_HAVE_DONE = /(?:^|[\s(–—:,;-])if you(?:[’']ve| have)(?: also| ever| already)?\s$/iu;

/** What happens to someone at work, what they feel or get, and words that aren't verbs. */
const NOTHING_DONE =
  /^(?:be|am|are|is|was|been|being|have|has|had|having|get|got|receive|gain|enjoy|learn|find|join|love|like|feel|want|need|become|see|grow|benefit|earn|start|hear|meet|thrive|report|know|understand|think|believe|care|come|go|do|can|could|may|might|must|should|will|would|shall|not|never|don|won|re|ve|ll|d|who|both|all|each|too|spend|expect|agree|apply|contact|send|call|email|visit|click|decide|wish|prefer|live|bring|look|looking|talk|stand|sit|wear|work|belong|possess|demonstrate|require|hold|remember|please|people|just|already|really|quickly|deserve|please|choose|dream|split|play|collaborate|offer|make|take|give|part|knew|knows|loved|liked|if|ensure|why|how|what|where|when|whether)$/u;
/** ... unless they stand before an object: "make coffee", "take orders", "do the purchase ledger". */
const WITH_OBJECT =
  /^(?:make|take|give|bring|look up|look after|call|send|visit|do|find|contact|hold|choose|report on|email) (?!sure|part|pride|care|time|time off|it|them)[\p{L}\d]+/u;
const OBJECT =
  /^(?:the|an?|our|your|their|his|her|its|it|them|all|any|every|each|some|whatever|whoever|in|on|up|out|off|over|down|back|after|for|with|to|at|around|through|both|new|daily|weekly|monthly|\d+)$/u;

const BEFORE = 70;

/** What opens no list of duties either: "you'll have a say, run on Fridays". */
const NO_LIST =
  /^(?:be|am|are|have|has|had|get|receive|gain|enjoy|learn|join|love|like|feel|want|need|become|grow|benefit|earn|know|thrive|don|never|not|re|ve|ll|d)$/u;

/** "Able to", "someone who can": asks, whatever else its sentence looks like. */
const PLAIN =
  /\b(?:able to|can you|(?:someone|somebody|anyone|person|people|one) who (?:can|could|will|knows how to))\s$/iu;

/** A duty that a sentence names by whom it speaks to: whether it is only said by the way, and whether its words leave no doubt. */
export type ToldDuty = { byTheWay: boolean; isPlain: boolean };

/** The phrases that say what the reader will do, or can: by what stands before, then as the list goes on. @param placed in their order */
export function toldDuties(placed: Placed[]): Map<Placed, ToldDuty> {
  const told = new Map<Placed, ToldDuty>();
  let list: (ToldDuty & { opener: Placed }) | undefined;
  for (const one of placed) {
    if (list && list.opener.segment !== one.segment) list = undefined;
    const opened = openedBy(one);
    if (opened) {
      list = NO_LIST.test(firstWord(one)) ? undefined : { ...opened, opener: one };
      if (opened.isDuty) told.set(one, opened);
    } else if (list && [",", "and"].includes(one.phrase.after) && continues(one, list.opener))
      told.set(one, list);
    else if ([":", ";", "–", "—", "-"].includes(one.phrase.after)) list = undefined;
  }
  return told;
}

function openedBy(one: Placed): (ToldDuty & { isDuty: boolean }) | undefined {
  const { posting, segment, phrase } = one;
  const before = posting.text.slice(Math.max(segment.start, phrase.start - BEFORE), phrase.start);
  const isDuty = isDone(wordsOf(one));
  if (phrase.lead !== "" && !/\b(?:able|need|have) to $/iu.test(before)) return undefined;
  if (IF_HAVE_DONE.test(before))
    return {
      byTheWay: true,
      isPlain: false,
      isDuty: /(?:ed|ne|wn|en|un|pt|ld|lt|ght)$/u.test(firstWord(one)) && isDuty,
    };
  if (/\bbe $/iu.test(before) && !firstWord(one).endsWith("ing")) return undefined;
  if (BY_THE_WAY.test(before)) return { byTheWay: true, isPlain: false, isDuty };
  return SAYS_WHAT.test(before) ? { byTheWay: false, isPlain: PLAIN.test(before), isDuty } : undefined;
}

function isDone(words: string[]): boolean {
  const [first = "", ...rest] = words;
  if (!/^\p{Ll}+$/u.test(first) || rest.length === 0 || (first.endsWith("ly") && first !== "supply"))
    return false;
  return !NOTHING_DONE.test(first) || WITH_OBJECT.test(words.join(" "));
}

/** The next of a list, in the form of the first: "run the till, sweep the floor", "baking bread, serving customers". */
function continues(one: Placed, opener: Placed): boolean {
  const [first = "", second = ""] = wordsOf(one);
  const ending = (word: string) => /(?:ing|ed|s)$/u.exec(word.replace(/ss$/u, ""))?.[0] ?? "";
  if (!isDone(wordsOf(one)) || ending(first) !== ending(firstWord(opener))) return false;
  const plain = first.replace(/s$/u, "");
  return OBJECT.test(second) || EVERYDAY.has(plain) || isWorkVerb(first) || first.endsWith("ing");
}

function firstWord(one: Placed): string {
  return wordsOf(one)[0]!;
}

function wordsOf({ posting, phrase }: Placed): string[] {
  return posting.text.slice(phrase.start, phrase.end).split(" ");
}
