import { isWorkVerb } from "../sentences/sentence-words";
import { isAmongGerunds } from "./gerund-lists";
import { stripped } from "./phrase-lead";
import { isAdverb, isDescription, isDuty, isMark, isVerbForm, type Token } from "./phrase-tokens";
import { DETERMINING, JOINING, LINKING, NOUNS, PLACING, TRAILING, WAITING } from "./phrase-words";

/** Without words that only join, and without a description whose noun was cut off: "build products in a fast-paced". */
export function withoutTail(tokens: Token[], begin: number, end: number): number {
  let stop = end > begin && tokens[end]?.low === "to" ? beforeTo(tokens, begin, end) : end;
  while (stop > begin) {
    if (stop - 2 > begin && tokens[stop - 1]!.low === "order" && tokens[stop - 2]!.low === "in") stop -= 2;
    else if (stop > begin + 1 && (beginsClause(tokens, stop) || isItemNumber(tokens, stop))) stop--;
    else if (TRAILING.has(tokens[stop - 1]!.low) || isSeam(tokens[stop - 1]!)) stop--;
    else if (stop > begin + 2 && (isOfPronoun(tokens, stop) || isAmongGerunds(tokens, stop))) stop -= 2;
    else if (stop > begin + 2 && wasDone(tokens, begin, stop)) stop--;
    else if (stop > begin + 1 && (waitsForNoun(tokens, begin, stop) || saysHow(tokens, begin, stop))) stop--;
    else break;
  }
  return stop;
}

/** What someone can, wants or is ready "to" do, and what something is fit "to" be. */
const WAITS_FOR_VERB =
  /^(?:eager|keen|enthusiastic|happy|ready|hungry|suited|connected|critical|easy|able|designed|committed|dedicated)$/;
const HOLDS_VERB =
  /^(?:abilit(?:y|ies)|capabilit(?:y|ies)|capacity|confidence|stamina|desire|willingness|determination|drive|energy|ambition|talent|motivation|opportunit(?:y|ies)|chance|passion|courage|freedom|readiness|willpower)$/;

/** "from start to finish"; "from various sources to" is no range. */
const LONGEST_RANGE = 2;

/** "teams in their ability to", "projects from start to finish", "features on a day to day basis": what "to" goes on with isn't begun. */
function beforeTo(tokens: Token[], begin: number, end: number): number {
  const last = tokens[end - 1]!.low;
  const next = tokens[end + 1]?.low;
  if (WAITS_FOR_VERB.test(last) && next !== "learn") {
    const adverb = end - 2 > begin && isAdverb(tokens[end - 2]!.low);
    return adverb ? end - 2 : end - 1;
  }
  const holder = tokens.slice(begin, end).findLastIndex(({ low }) => LINKING.has(low));
  if (holder < 0) {
    if (!HOLDS_VERB.test(last)) return end;
    if (JOINING.has(tokens[end - 2]?.low ?? "")) return Math.max(begin, end - 2);
    return end - begin === 1 ? begin : end;
  }
  const at = begin + holder;
  const isDaily = (last === "day" || last === "end") && next === last;
  const isRange = tokens[at]!.low === "from" || isDaily;
  return (isRange && end - at <= LONGEST_RANGE + (isDaily ? 1 : 0)) || HOLDS_VERB.test(last) ? at : end;
}

/** "count the stock and write it down": the second verb stands without what it is done to. */
function isOfPronoun(tokens: Token[], end: number): boolean {
  return JOINING.has(tokens[end - 2]!.low) && /^(?:it|them|him|her|us|you)$/.test(tokens[end]?.word ?? "");
}

/** "your approach drives you", "the infrastructure supports the demands": what something does to others. */
function beginsClause(tokens: Token[], end: number): boolean {
  const { low } = tokens[end - 1]!;
  const next = tokens[end]?.low ?? "";
  if (!/^\p{Ll}{3,}[^s]s$/u.test(low) || !isWorkVerb(low) || isWorkVerb(tokens[end - 2]!.low)) return false;
  return /^(?:you|us|them|the)$/u.test(next);
}

function isItemNumber(tokens: Token[], end: number): boolean {
  return /^\d{1,2}$/u.test(tokens[end - 1]!.word) && /^[-–]$/u.test(tokens[end]?.word ?? "");
}

/** "cashier's checks accurately": how it is done, behind what it is done with. */
function saysHow(tokens: Token[], begin: number, end: number): boolean {
  const { low } = tokens[end - 1]!;
  return low === "either" || (end - begin > 2 && !isVerbForm(tokens[begin]!.low) && isAdverb(low));
}

const DONE_BY = /^(?:by|during|within|in|at|through|using|from|for)$/;

/** "Review code developed by others", "Analyze data gathered during trials": what others did to the object. */
function wasDone(tokens: Token[], begin: number, end: number): boolean {
  const [before, last] = [tokens[end - 2]!, tokens[end - 1]!];
  if (!/^\p{Ll}{3,}ed$/u.test(last.word) || NOUNS.has(last.low) || !isVerbForm(tokens[begin]!.low))
    return false;
  if (!DONE_BY.test(tokens[end]?.low ?? "")) return false;
  return (
    /^\p{Ll}{3,}(?<!self)$/u.test(before.word) &&
    !isAdverb(before.low) &&
    !isVerbForm(before.low) &&
    !DETERMINING.has(before.low) &&
    !isSeam(before)
  );
}

const PHYSICAL = /^(?:physical|medical)$/;

/** "in a safe", "write efficient": what is described must still follow. */
export function waitsForNoun(tokens: Token[], begin: number, end: number): boolean {
  if (end - begin < 2) return false;
  const { low } = tokens[end - 1]!;
  if (NOUNS.has(low)) return false;
  const described = isDescription(tokens[end - 1]!);
  const { low: before } = tokens[described ? beforeDescriptions(tokens, begin, end) : end - 2]!;
  if (PHYSICAL.test(low) && !tokens.slice(end).some((token) => !isMark(token))) return false;
  if (DETERMINING.has(before)) return described || /(?:ed|ing)$/.test(low);
  const isVerb = isVerbForm(before) && (before === "building" || !NOUNS.has(before)) && !before.endsWith("s");
  return (
    (described || (isVerbForm(before) && end - begin === 2 && isParticiple(tokens, end))) &&
    (WAITING.has(before) || PLACING.has(before) || isVerb || verbsOnly(tokens, begin, end - 1))
  );
}

/** "Deliver tested, performant software": what was done to the thing, before another description of it. */
function isParticiple(tokens: Token[], end: number): boolean {
  return /^\p{Ll}{3,}ed$/u.test(tokens[end - 1]!.word) && tokens[end]?.word === ",";
}

/** The place of the word that "robust, clean and scalable" stand behind. */
function beforeDescriptions(tokens: Token[], begin: number, end: number): number {
  const goesBack = (token: Token) => isDescription(token) || JOINING.has(token.low) || token.word === ",";
  let at = end - 2;
  while (at > begin && goesBack(tokens[at]!)) at--;
  return at;
}

/** Where a long phrase may be cut short: before a word that joins, so that what stays is whole. */
export function isSeam(token: Token): boolean {
  return LINKING.has(token.low) || JOINING.has(token.low) || isMark(token);
}

/** "Develop, test": says what is done only with the object behind the last of them. */
export function verbsOnly(tokens: Token[], begin: number, end: number): boolean {
  return (
    begin < end &&
    tokens
      .slice(begin, end)
      .every((token) => isMark(token) || JOINING.has(token.low) || isVerbForm(token.low))
  );
}

const TO_THING =
  /^(?:all|both|other|others|various|multiple|several|different|internal|external|complex|large|small|new|senior|junior|production|non-.*|end-to-end|\p{Lu}.*|\p{Ll}{3,}(?<![siuo])s)$/u;
const WITH_TO =
  /^(?:relat\p{L}+|critical|back|on|up|due|according|prior|next|close|dedicated|committed|comes?|ideas)$/u;

/** "convey ideas to non-technical audiences", "ship code to production": where the work goes, and no purpose. */
export function leadsToThing(tokens: Token[], from: number, at: number): boolean {
  const next = tokens[at + 1];
  if (tokens[at]!.low !== "to" || at - from < 2 || !next || isWorkVerb(next.low)) return false;
  if (WITH_TO.test(tokens[at - 1]!.low)) return false;
  if (!DETERMINING.has(next.low) && !TO_THING.test(next.word)) return false;
  const { begin, lead } = stripped(tokens, from, at);
  return at - begin > 1 && isDuty(tokens, begin, lead) && !/^(?:report|answer)/u.test(tokens[begin]!.low);
}
