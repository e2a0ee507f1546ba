import { findSkills, listedWord } from "../../knowledge";
import { stem } from "../../knowledge/lexical/stem";
import { sectionOfHeading } from "../sentences/headings";
import { isAskWord, isWorkVerb } from "../sentences/sentence-words";
import { isAdverb, isDescription, isMark, isVerbForm, type Token } from "./phrase-tokens";
import { CLOSING, DETERMINING, EMPTY, EVERYDAY, JOINING, LEADING, LINKING } from "./phrase-words";

/** A heading has at most so many words. */
const LONGEST_HEADING = 6;
const CAPITAL = /^\p{Lu}/u;
const CAPITALIZED = /^\p{Lu}\p{Ll}+$/u;

/**
 * Whether a line of its own began at a word before its break became a space: "for the accountant Post cash receipts", "resolve
 * issues Best Practices: Promote".
 */
export function beginsLine(tokens: Token[], at: number): boolean {
  if (!CAPITAL.test(tokens[at]!.word) || !endsThing(tokens[at - 1])) return false;
  if (asksAnew(tokens, at)) return true;
  if (!/^\p{Ll}/u.test(tokens[at - 1]!.word)) return false;
  return beginsHeading(tokens, at) || beginsSentence(tokens, at) || beginsPlainly(tokens, at);
}

const EVERY_TRADE = 35;
const NAMES_FURTHER = /^(?:and|or|&)$/u;

/** "availability Cost optimization", "complex data sets Requirements": a plain word, no name, has a capital where a line begins. */
function beginsPlainly(tokens: Token[], at: number): boolean {
  const { word, low } = tokens[at]!;
  const next = tokens[at + 1];
  if (!CAPITALIZED.test(word)) return false;
  const ends = !next || isMark(next);
  if (ends) return low.length > 4 && sectionOfHeading(word) !== null;
  if (!/^\p{Ll}/u.test(next.word) || NAMES_FURTHER.test(next.low)) return false;
  const before = tokens[at - 1]!;
  if (isVerbForm(before.low) || isDescription(before) || isAdverb(before.low)) return false;
  if (findSkills(`${word} ${next.word}`).some(({ start, end }) => start === 0 && end <= word.length))
    return false;
  return isAdverb(low) || (listedWord(stem(low))?.weight ?? 100) <= EVERY_TRADE;
}

/** "MS Purview Hands on experience with": words that ask, behind a name, too. */
function asksAnew(tokens: Token[], at: number): boolean {
  const { word, low } = tokens[at]!;
  if (!CAPITALIZED.test(word) || !(EMPTY.has(low) || /^(?:hands|past|track)$/u.test(low))) return false;
  const next = tokens.slice(at + 1, at + 3).find(({ low: after }) => LEADING.has(after));
  return next !== undefined && !CAPITAL.test(next.word);
}

/** A word that the next needn't belong to. */
function endsThing(token: Token | undefined): boolean {
  if (!token || !/^\p{L}{3,}$/u.test(token.word)) return false;
  return ![CLOSING, DETERMINING, EMPTY, JOINING, LINKING].some((words) => words.has(token.low));
}

function beginsHeading(tokens: Token[], at: number): boolean {
  let end = at;
  while (end < tokens.length && (CAPITAL.test(tokens[end]!.word) || JOINING.has(tokens[end]!.low))) end++;
  return end - at <= LONGEST_HEADING && tokens[end]?.word === ":";
}

function beginsSentence(tokens: Token[], at: number): boolean {
  const { word, low } = tokens[at]!;
  const next = tokens[at + 1];
  if (!next || isMark(next) || JOINING.has(next.low) || CAPITAL.test(next.word)) return false;
  return CAPITALIZED.test(word) && (isAskWord(low) || isWorkVerb(low) || EVERYDAY.has(low));
}
