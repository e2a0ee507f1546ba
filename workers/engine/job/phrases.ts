import type { Posting, Segment } from "./segments";
import { isWorkVerb } from "./sentence-words";

/** A stretch of a sentence that may name one thing asked for; offsets into the posting. */
export type Phrase = {
  start: number;
  end: number;
  /** The words before it that ask: "ability to", "experience of"; "" where none stand there. */
  lead: string;
  /** What parts it from the phrase before: ",", "and", "(", "to", "such as"; "" at the sentence's start. */
  after: string;
  /** Which of its sentence's phrases it is. */
  index: number;
};

type Token = { word: string; low: string; start: number; end: number };

const set = (words: string): Set<string> => new Set(words.split(/\s+/));

const TOKEN = /[\p{L}\p{N}][\p{L}\p{N}'’&/+#.-]*(?<![.'’/-])[+#]*|[^\s\p{L}\p{N}]/gu;
const JOINING = set("and or & plus und oder sowie et ou y e și sau and/or");
/** Where the thing named ends and a purpose, a reason, a way or another statement begins. */
const CLOSING =
  set(`you'll you’ll you're you’re you've you’ve we're we’re we've we’ve we'll we’ll they'll they’ll it's it’s i'm to that which who whose whom so because while when where if than using via through by including include includes such like
  within without is are was were be been being will can could may might must should would shall has have had you we they i he she it as per until
  whether then thus therefore whilst before after during ensuring e.g i.e eg zu um damit wie comme pour que para como`);
/** Joins the noun after it to the one before. */
const LINKING = set(
  "of in for on with at from into across over about between among under against toward towards upon around regarding throughout up out off down de du des en von im mit für der die das la le les",
);
/** Says how much or how well, or points; names nothing by itself. */
const EMPTY =
  set(`the a an any all both each every our your their its his her this these those some other others various several multiple different relevant related
  strong excellent good great solid proven demonstrated demonstrable extensive outstanding exceptional effective deep thorough sound basic advanced intermediate
  working practical hands-on prior previous recent current significant broad in-depth high highly very fully well really least more most one two three necessary
  appropriate applicable similar equivalent additional general superior exemplary impeccable robust considerable substantial genuine real clear
  also not only just always often etc etc. ideally preferably minimum possible keen able
  sehr gute guter gutes gut ein eine einen einem einer der die das une un le la les des votre vos notre una el los las su sus o`);
/** Asks for what follows: "experience with", "ability to". */
const LEADING =
  set(`experience experiences experienced knowledge understanding ability abilities familiarity familiar proficiency proficient expertise background awareness command
  grasp willingness willing capacity aptitude competence competent competency exposure comfortable comfort passion passionate desire commitment committed
  skilled skills capable knowledgeable responsible responsibility responsibilities versed expert adept trained record track fluent level degree enthusiasm interest interested evidence confidence confident
  understand demonstrate demonstrated possess possesses need needs needed require requires required expected know knows bring brings hold holds
  years year months appreciation mastery aware qualified
  erfahrung erfahrungen kenntnisse kenntnis fähigkeit expérience connaissance connaissances maîtrise experiencia conocimiento conocimientos capacidad`);
/** At a phrase's end these say how strongly it is asked. */
const TRAILING =
  set(`experience preferred required desirable desired essential necessary mandatory plus advantage advantageous beneficial etc a an the strongly highly background
  needed is are and or as of in with for to at on by from asset bonus helpful`);
const LINKED_VERB = set("with to in on for from at by into through about as of");

/** So many words make a name; more are cut where the next part begins. */
const LONGEST = 8;
const MOST_TOKENS = 400;

/**
 * Cuts a sentence into the phrases that may each name one thing asked for: between commas, brackets, "and" or "or" where they
 * part a list, and before purposes and reasons, without the words that only say how well or how strongly.
 */
export function phrasesOf(posting: Posting, segment: Segment): Phrase[] {
  const tokens = tokensOf(posting.text, segment);
  const phrases: Phrase[] = [];
  let from = 0;
  let after = "";
  let pending = "";
  for (let at = 0; at <= tokens.length; at++) {
    const token = tokens[at];
    if (token && !parts(tokens, from, at)) continue;
    pending = add(from, at, after, pending);
    after = token ? partOf(token) : "";
    from = at + 1;
  }
  return phrases;

  /** @returns what asks for the next phrase, where nothing but that stood here: "ability" before "to plan" */
  function add(first: number, end: number, parted: string, before: string): string {
    const { begin, lead: own } = stripped(tokens, first, end);
    const lead = own || before;
    let stop = Math.min(end, begin + LONGEST);
    if (stop < end) while (stop > begin + 1 && !LINKING.has(tokens[stop]!.low)) stop--;
    if (stop === begin + 1 && end > begin + LONGEST) stop = begin + LONGEST;
    while (stop > begin && (TRAILING.has(tokens[stop - 1]!.low) || LINKING.has(tokens[stop - 1]!.low)))
      stop--;
    if (stop <= begin) return lead;
    const words = tokens.slice(begin, stop);
    if (!words.some(({ word }) => /\p{L}{2}|[\p{Lu}]|[+#]/u.test(word))) return "";
    phrases.push({
      start: words[0]!.start,
      end: words.at(-1)!.end,
      lead,
      after: parted,
      index: phrases.length,
    });
    return JOINING.has(tokens[end]?.low ?? "") || tokens[end]?.word === "," ? lead : "";
  }
}

function tokensOf(text: string, { start, end }: Segment): Token[] {
  const tokens: Token[] = [];
  for (const match of text.slice(start, end).matchAll(TOKEN)) {
    if (tokens.length === MOST_TOKENS) break;
    tokens.push({
      word: match[0],
      low: match[0].toLowerCase(),
      start: start + match.index,
      end: start + match.index + match[0].length,
    });
  }
  return tokens;
}

function isMark(token: Token): boolean {
  return !/[\p{L}\p{N}]/u.test(token.word) && token.word !== "&";
}

function partOf(token: Token): string {
  if (isMark(token)) return token.word;
  return JOINING.has(token.low) ? "and" : token.low;
}

/** Whether a phrase that began at `from` ends before the token at `at`. */
function parts(tokens: Token[], from: number, at: number): boolean {
  const token = tokens[at]!;
  if (isMark(token)) return !"'’".includes(token.word);
  if (JOINING.has(token.low)) return partsList(tokens, from, at);
  if (token.low === "to" && at > from && LINKED_VERB.has("to"))
    return !isVerbAlone(tokens, from, at) || isWorkVerb(tokens[at + 1]?.low ?? "");
  return CLOSING.has(token.low);
}

/** "respond to", "report to": one verb before "to". */
function isVerbAlone(tokens: Token[], from: number, at: number): boolean {
  return (
    at - from === 1 &&
    !LEADING.has(tokens[from]!.low) &&
    (isWorkVerb(tokens[from]!.low) || tokens[from]!.low.endsWith("ing"))
  );
}

/** "and" parts a list, two verbs' objects and two long names, but not two words that share the noun after them. */
function partsList(tokens: Token[], from: number, at: number): boolean {
  const { begin } = stripped(tokens, from, at);
  const before = at - begin;
  if (before === 0) return at > from;
  const next = tokens[at + 1];
  if (!next || isMark(next)) return true;
  const end = endOfRun(tokens, at + 1);
  const following = end - at - 1;
  const previous = tokens[from - 1];
  const listed = previous !== undefined && [",", "/"].includes(previous.word);
  const first = tokens[begin]!;
  const bothVerbs = sameForm(first.low, next.low);
  if (before === 1)
    return bothVerbs || following <= 1 ? following <= 1 : listed || isName(first) || isName(next);
  if (bothVerbs) return true;
  return following >= 2 || listed || isName(next);
}

function endOfRun(tokens: Token[], from: number): number {
  let at = from;
  while (
    at < tokens.length &&
    !isMark(tokens[at]!) &&
    !JOINING.has(tokens[at]!.low) &&
    !CLOSING.has(tokens[at]!.low)
  )
    at++;
  return at;
}

/** Written as a name is: a capital or a digit inside a sentence. */
function isName({ word }: Token): boolean {
  return /^\p{Lu}|\d/u.test(word);
}

function sameForm(a: string, b: string): boolean {
  if (a.endsWith("ing") && b.endsWith("ing")) return true;
  return (
    isWorkVerb(a) &&
    isWorkVerb(b) &&
    a.endsWith("s") === b.endsWith("s") &&
    a.endsWith("ing") === b.endsWith("ing")
  );
}

/** Leaves out what stands before the thing itself: "5+ years of proven experience in". */
function stripped(tokens: Token[], from: number, end: number): { begin: number; lead: string } {
  let begin = from;
  let lead = "";
  while (begin < end) {
    const { low } = tokens[begin]!;
    const last = begin + 1 === end;
    if (
      LEADING.has(low) &&
      !last &&
      (LINKING.has(tokens[begin + 1]!.low) ||
        LEADING.has(tokens[begin + 1]!.low) ||
        tokens[begin + 1]!.low.endsWith("ing") ||
        EMPTY.has(tokens[begin + 1]!.low) ||
        lead !== "")
    )
      lead = low;
    else if (LEADING.has(low) && last) lead = low;
    else if (
      !(
        JOINING.has(low) ||
        EMPTY.has(low) ||
        LINKING.has(low) ||
        /^\d/.test(low) ||
        (lead && low === "working")
      ) ||
      (last && !/^\d/.test(low) && !EMPTY.has(low) && !LINKING.has(low))
    )
      break;
    begin++;
  }
  return { begin, lead };
}
