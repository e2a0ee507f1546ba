import { skillByAlias } from "../../knowledge";
import { wordKey } from "../../parse/fold";
import { isCity } from "../../parse/words/places";
import type { Requirement } from "../../types";
import { asksForPaper } from "../certificates";
import { isMark, isVerbForm, type Token, tokensOf } from "../phrases/phrase-tokens";
import { CLOSING, EMPTY, JOINING, LEADING, LINKING, NOUNS, TRAILING } from "../phrases/phrase-words";
import { quoteOf } from "../posting";
import { inPlaceOf, requirement, strongestOf } from "../requirement";
import type { Posting, Segment } from "../sentences/segments";
import { isWorkVerb } from "../sentences/sentence-words";

/** Of a list's members each has so many words, the last with what all of them share. */
const LONGEST_MEMBER = 3;
const LONGEST_LAST = 5;
/** Of two things the words between them tell already that one is enough. */
const LEAST_MEMBERS = 3;
/** What the last member names for all: "medical device, pharmaceutical or compounding sales". */
const SHARED_HEAD =
  /^(?:sales|operations?|engineering|nursing|manufacturing|marketing|accounting|management|maintenance|services?|care|design|law|support|equipment|practice|surgery|therapy)$/u;

/** Lists within lists, and what two lines hold. */
const ELSE = /[/\n]/u;
/** How the work was done, before what it was. */
const PRAISE = /^(?:successful|direct|formal|actual|professional-level|paid)$/u;

/** Members of a list that ends in "or"; places are those of tokens. */
type ListedChoice = { start: number; end: number; members: string[] };

/** Joins what one list with "or" asks for ("prior restaurant, bar, or hotel experience") into one requirement that any member meets. */
export function joinListedChoices(posting: Posting, found: Requirement[]): Requirement[] {
  let joined = found;
  for (const segment of posting.segments)
    if (segment.field === "description" && /\bor\b/iu.test(segment.text))
      for (const list of listsIn(posting, segment)) joined = withChoice(posting, joined, list);
  return joined;
}

function withChoice(posting: Posting, found: Requirement[], list: ListedChoice): Requirement[] {
  const within = found.filter(
    ({ kind, importance, quotes: [quote] }) =>
      (kind === "skill" || kind === "duty") &&
      importance !== "context" &&
      quote!.start < list.end &&
      quote!.end > list.start,
  );
  const [first] = within;
  if (!first) return found;
  const opening = openingOf(posting.text, list, within);
  if (opening === null || within.some((one) => !endsWith(posting.text, list, one))) return found;
  if (within.length === 1 && asksForAll(posting.text, list, first)) return found;
  const start = list.start - opening.length;
  const head = sharedHead(list.members);
  const named = list.members.flatMap((member, at) => {
    const words =
      `${opening}${member}${head && at < list.members.length - 1 ? ` ${head}` : ""}`.toLowerCase();
    const ids = within.filter(({ quotes: [quote] }) => quote!.text.toLowerCase() === words);
    return ids.length > 0 ? ids.flatMap(({ anyOf }) => anyOf) : [skillByAlias(words) ?? words];
  });
  const quote = quoteOf(posting.text, start, list.end);
  const whole = requirement({
    ...strongestOf(within),
    kind: opening || within.every(({ kind }) => kind === "duty") ? "duty" : "skill",
    label: quote.text,
    anyOf: named,
    quotes: [quote],
  });
  return inPlaceOf(found, within, whole);
}

/** The verb before the list, where a row begins with it: "driving a " of "driving a truck, van or bus"; null where other words do. */
function openingOf(text: string, { start }: ListedChoice, within: Requirement[]): string | null {
  const from = Math.min(start, ...within.map(({ quotes: [quote] }) => quote!.start));
  const before = text.slice(from, start);
  const [verb, ...others] = before.toLowerCase().trim().split(/\s+/u);
  const opens = isVerbForm(verb ?? "") && others.every((word) => EMPTY.has(word));
  return before === "" || opens ? before : null;
}

/** Whether a row's words end in the list, or with a word that asks: "sales experience". */
function endsWith(text: string, { end }: ListedChoice, { quotes: [quote] }: Requirement): boolean {
  const behind = text.slice(end, Math.max(end, quote!.end)).toLowerCase().trim().split(/\s+/u);
  return behind.every((word) => word === "" || LEADING.has(word) || TRAILING.has(word));
}

function asksForAll(text: string, { start, end, members }: ListedChoice, { quotes: [quote] }: Requirement) {
  const last = text.slice(start, end).lastIndexOf(members.at(-1)!);
  return quote!.start <= start && quote!.end > start + last;
}

function sharedHead(members: string[]): string | null {
  const [head, ...before] = members.at(-1)!.split(" ").reverse();
  const shared = before.length > 0 && SHARED_HEAD.test(head!.toLowerCase());
  return shared && !members.slice(0, -1).some((one) => one.endsWith(` ${head}`)) ? head! : null;
}

function listsIn(posting: Posting, segment: Segment): ListedChoice[] {
  const tokens = tokensOf(posting.text, segment);
  return tokens.flatMap(({ low }, at) => (low === "or" ? (listAround(posting.text, tokens, at) ?? []) : []));
}

function listAround(text: string, tokens: Token[], or: number): ListedChoice | null {
  let end = or + 1;
  while (end < tokens.length && end - or <= LONGEST_LAST && isOfMember(tokens[end]!)) end++;
  if (end === or + 1 || tokens[end]?.low === "or") return null;
  const members = [wordsOf(text, tokens, or + 1, end)];
  let stop = tokens[or - 1]?.word === "," ? or - 1 : or;
  let first = stop;
  for (;;) {
    while (first > 0 && stop - first <= LONGEST_MEMBER && isOfMember(tokens[first - 1]!)) first--;
    if (first === stop || stop - first > LONGEST_MEMBER) return null;
    members.unshift(wordsOf(text, tokens, first, stop));
    if (tokens[first - 1]?.word !== ",") break;
    stop = first - 1;
    first = stop;
  }
  const before = tokens[first - 1];
  if (members.some((one) => ELSE.test(one) || isTown(one)) || asksForPaper(members.at(-1)!)) return null;
  if (members.length < LEAST_MEMBERS || (before && JOINING.has(before.low))) return null;
  const verbs = members.map(isDone);
  if (verbs.slice(1).some(Boolean)) return null;
  if (verbs[0]) members[0] = wordsOf(text, tokens, first + 1, first + members[0]!.split(" ").length);
  const start = tokens[verbs[0] ? first + 1 : first]!.start;
  return { start, end: tokens[end - 1]!.end, members };
}

/** "in San Francisco, New York City, Seattle or work remotely": where, and not what. */
function isTown(member: string): boolean {
  return /^\p{Lu}/u.test(member) && isCity(wordKey(member));
}

/** "prepare breakfast": something is done to something, and not "welding" or "catering kitchens". */
function isDone(member: string): boolean {
  const [first = "", ...others] = member.toLowerCase().split(" ");
  return others.length > 0 && isWorkVerb(first) && !NOUNS.has(first);
}

function wordsOf(text: string, tokens: Token[], from: number, to: number): string {
  return text.slice(tokens[from]!.start, tokens[to - 1]!.end);
}

function isOfMember(token: Token): boolean {
  const { low } = token;
  return !(
    isMark(token) ||
    [JOINING, CLOSING, EMPTY, LEADING, LINKING, TRAILING].some((words) => words.has(low)) ||
    PRAISE.test(low) ||
    /^\d+\+?$/u.test(low)
  );
}
