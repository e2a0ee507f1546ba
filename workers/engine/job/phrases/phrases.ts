import { findSkills } from "../../knowledge";
import type { Posting, Segment } from "../sentences/segments";
import { isWorkVerb } from "../sentences/sentence-words";
import { joinedPieces, LONGEST_DUTY, LONGEST_THING, type Piece } from "./joined-pieces";
import { beginsLine } from "./lost-lines";
import { stripped } from "./phrase-lead";
import { isSeam, leadsToThing, withoutTail } from "./phrase-tail";
import {
  isCountRange,
  isDescription,
  isDuty,
  isInName,
  isMark,
  isName,
  isVerbForm,
  opensOrder,
  sameForm,
  type Token,
  tokensOf,
} from "./phrase-tokens";
import {
  ASKING_VERBS,
  CLOSING,
  EMPTY,
  EVERYDAY,
  GIVING,
  JOINING,
  LEADING,
  LINKING,
  NOUNS,
} from "./phrase-words";

/** A stretch of a sentence that may name one thing asked for; offsets into the posting. */
export type Phrase = {
  start: number;
  end: number;
  /** Where the words end that tell whether it is asked for: before what a list of objects adds. */
  tellingEnd: number;
  /** The words before it that ask: "ability to", "experience of"; "" where none stand there. */
  lead: string;
  /** What parts it from the phrase before: ",", "and", "(", "to", "such as"; "" at the sentence's start. */
  after: string;
  index: number;
};

/** "acting as a buyer": what follows says as what. */
const ACTING = /^(?:act|serve|function)(?:s|ing)?$|^serving$/;

/**
 * Cuts a sentence into the phrases that may each name one thing asked for: between commas, brackets, "and" or "or" where they
 * part a list, and before purposes and reasons, without the words that only say how well or how strongly. What a verb opens
 * stays whole with all its objects.
 */
export function phrasesOf(posting: Posting, segment: Segment): Phrase[] {
  const tokens = tokensOf(posting.text, segment);
  const phrases: Phrase[] = [];
  let pending = "";
  const pieces = piecesOf(tokens).flatMap((piece) => namesOfRun(posting, tokens, piece));
  for (const piece of segment.listed ? pieces : joinedPieces(tokens, pieces)) pending = add(piece, pending);
  return phrases;

  /** @returns what asks for the next phrase, where nothing but that stood here: "ability" before "to plan" */
  function add({ first, end, after, tellingEnd = end }: Piece, before: string): string {
    const { begin, lead: own } = stripped(tokens, first, end);
    const lead = own || before;
    const longest = isDuty(tokens, begin, lead) ? LONGEST_DUTY : LONGEST_THING;
    let stop = Math.min(end, begin + longest);
    if (stop < end) while (stop > begin + 1 && !isSeam(tokens[stop]!)) stop--;
    if (stop === begin + 1 && end > begin + longest) stop = begin + longest;
    stop = withoutTail(tokens, begin, stop);
    if (stop <= begin) return lead;
    const words = tokens.slice(begin, stop);
    if (!words.some(({ word }) => /\p{L}{2}|[\p{Lu}]|[+#]/u.test(word))) return "";
    phrases.push({
      start: words[0]!.start,
      end: words.at(-1)!.end,
      tellingEnd: tokens[Math.min(stop, tellingEnd) - 1]!.end,
      lead,
      after,
      index: phrases.length,
    });
    if (ASKING_VERBS.has(tokens[end]?.low ?? "")) return tokens[end]!.low;
    return JOINING.has(tokens[end]?.low ?? "") || tokens[end]?.word === "," ? lead : "";
  }
}

function piecesOf(tokens: Token[]): Piece[] {
  const pieces: Piece[] = [];
  let first = 0;
  let after = "";
  let tellingEnd: number | undefined;
  const add = (end: number) => {
    pieces.push({ first, end, after, lead: "", tellingEnd });
    tellingEnd = undefined;
  };
  for (let at = 0; at <= tokens.length; at++) {
    const token = tokens[at];
    if (token && at > first && beginsLine(tokens, at)) {
      add(at);
      [first, after] = [at, ""];
    }
    if (token && leadsToThing(tokens, first, at)) tellingEnd ??= at;
    else if (token && !parts(tokens, first, at)) continue;
    else {
      add(at);
      after = token ? partOf(token) : "";
      first = at + 1;
    }
  }
  return pieces;
}

/** So many names of skills in a row of capitals are a list whose line breaks are gone. */
const FEWEST_NAMES = 3;

/** "Application Development Automation Risk Management ...": of a long run of capitals, the names that the knowledge base knows. */
function namesOfRun({ hits }: Posting, tokens: Token[], piece: Piece): Piece[] {
  const run = tokens.slice(piece.first, piece.end);
  if (run.length <= LONGEST_THING || !run.every(({ word }) => /^[\p{Lu}\d&/+-]/u.test(word))) return [piece];
  const [start, end] = [run[0]!.start, run.at(-1)!.end];
  const named = hits.filter((hit) => hit.start >= start && hit.end <= end);
  if (named.length < FEWEST_NAMES) return [piece];
  return named.map((hit) => ({
    ...piece,
    first: tokens.findIndex((token) => token.end > hit.start),
    end: tokens.findLastIndex((token) => token.start < hit.end) + 1,
  }));
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
  if (isInName(tokens, at)) return false;
  if (token.low === "to" && at > from) {
    const [before, next] = [tokens[at - 1]!.low, tokens[at + 1]?.low];
    if (before === "attention" || (before === "end" && next === "end") || isCountRange(tokens, at))
      return false;
    return isWorkVerb(tokens[at + 1]?.low ?? "") || !takesTo(tokens, from, at);
  }
  if (token.low === "making" && tokens[at + 1]?.low === "sure") return at > from;
  if (token.low === "as" && ACTING.test(tokens[at - 1]?.low ?? "")) return false;
  if (token.low === "for" && /^(?:example|instance)$/.test(tokens[at + 1]?.low ?? "")) return true;
  return CLOSING.has(token.low) || (ASKING_VERBS.has(token.low) && at > from);
}

/** "respond to", "provide guidance to new colleagues": what follows "to" is no purpose. */
function takesTo(tokens: Token[], from: number, at: number): boolean {
  const { begin } = stripped(tokens, from, at);
  const opener = tokens[begin]!.low;
  if (at - begin === 1) return !LEADING.has(opener) && (isVerbForm(opener) || EVERYDAY.has(opener));
  return GIVING.has(opener) || GIVING.has(opener.replace(/s$/, ""));
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
  if (asksAgain(tokens, at + 1) || (GIVING.has(next.low) && tokens[at + 2]?.low === "to")) return true;
  if (isBetween(tokens, begin, at) || shareObject(tokens, at)) return false;
  const first = tokens[begin]!;
  const bothVerbs =
    sameForm(first.low, next.low) || (isVerbForm(first.low) && following > 1 && EVERYDAY.has(next.low));
  const opens = from === 0 && /^\p{Lu}\p{Ll}+$/u.test(first.word) && !isSkillName(first);
  const description = opens ? { ...first, word: first.low } : first;
  if (before === 1 && isDescription(description) && !isName(description) && following > 1) return false;
  if (before === 1 && from === 0 && following > 1 && opensOrder(first, next)) return false;
  if (before === 1)
    return bothVerbs || following <= 1 ? following <= 1 : listed || isName(description) || isName(next);
  if (before === 2 && isWorkVerb(first.low) && following === 2)
    if ([tokens[at - 1]!, tokens[at + 2]!].every(isSingular)) return false;
  if (bothVerbs) return true;
  return following >= 2 || listed || isName(next);
}

function isSkillName({ word }: Token): boolean {
  return findSkills(word).some(({ start, end }) => start === 0 && end === word.length);
}

/** "consistently meeting and exceeding targets": what two verbs do with one thing behind the second. */
function shareObject(tokens: Token[], at: number): boolean {
  const [verb, next] = [tokens[at - 1]!.low, tokens[at + 1]!.low];
  return !NOUNS.has(verb) && sameForm(verb, next) && !isMark(tokens[at + 2] ?? tokens[at + 1]!);
}

/** "direct snow and ice control": one thing by itself stands before the head that both share. */
function isSingular({ word, low }: Token): boolean {
  return /^\p{Ll}+(?<!s)$/u.test(word) && !low.endsWith("ing");
}

/** "between the office and the site": the second of the two belongs to it. */
function isBetween(tokens: Token[], begin: number, at: number): boolean {
  const from = tokens.slice(begin, at).findLastIndex(({ low }) => low === "between");
  return from >= 0 && !tokens.slice(begin + from, at).some(({ low }) => JOINING.has(low));
}

/** "in an office and good knowledge of Word": words that ask begin anew. */
function asksAgain(tokens: Token[], from: number): boolean {
  let at = from;
  while (at < tokens.length && EMPTY.has(tokens[at]!.low)) at++;
  return LEADING.has(tokens[at]?.low ?? "") && LINKING.has(tokens[at + 1]?.low ?? "");
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
