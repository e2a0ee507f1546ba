import type { Segment } from "../sentences/segments";
import { isWorkVerb } from "../sentences/sentence-words";
import { ABLE, CLOSING, COMPOUND, DESCRIBING, NOUNS, WAITING } from "./phrase-words";

/** A word or a mark of a sentence; offsets into the posting. */
export type Token = { word: string; low: string; start: number; end: number };

const MOST_TOKENS = 400;
/** In capitals a field of work, and no pronoun. */
const FIELD = "IT";

const TOKEN =
  /(?<!\p{L})as well as(?!\p{L})|\d[\d.,]*[–—]\d[\d.,]*(?<![.,])|\d{1,3}(?:,\d{3})+(?![\d\p{L}])|[\p{L}\p{N}][\p{L}\p{N}'’&/+#.-]*(?<![.'’/-])[+#]*|[^\s\p{L}\p{N}]/gu;

/** The words and marks of a sentence, at most so many that an endless one costs no more. */
export function tokensOf(text: string, { start, end }: Pick<Segment, "start" | "end">): Token[] {
  const tokens: Token[] = [];
  for (const match of text.slice(start, end).matchAll(TOKEN)) {
    if (tokens.length === MOST_TOKENS) break;
    tokens.push({
      word: match[0],
      low: match[0] === FIELD ? FIELD : match[0].toLowerCase(),
      start: start + match.index,
      end: start + match.index + match[0].length,
    });
  }
  return tokens;
}

export function isMark(token: Token): boolean {
  return !/[\p{L}\p{N}]/u.test(token.word) && token.word !== "&";
}

/** Written as a name is: a capital or a digit inside a sentence. */
export function isName({ word }: Token): boolean {
  return /^\p{Lu}|\d/u.test(word);
}

/** True for a verb of work in any form, and for longer words in -ing. */
export function isVerbForm(low: string): boolean {
  return isWorkVerb(low) || (low.length > 5 && low.endsWith("ing"));
}

/** True for two verbs of work in one form, which share what follows. */
export function sameForm(a: string, b: string): boolean {
  if (a.endsWith("ing") && b.endsWith("ing")) return true;
  return (
    isWorkVerb(a) &&
    isWorkVerb(b) &&
    a.endsWith("s") === b.endsWith("s") &&
    a.endsWith("ing") === b.endsWith("ing")
  );
}

export function isDescription({ word, low }: Token): boolean {
  return !NOUNS.has(low) && (DESCRIBING.test(word) || WAITING.has(low) || COMPOUND.test(low));
}

/** Words that end so are taken for a description here even where they name something, too: "professional, cost-effective service". */
export function describes(token: Token): boolean {
  return DESCRIBING.test(token.word) || (isDescription(token) && !token.low.endsWith("ly"));
}

/** How something is done; the others are things, and times. */
const ADVERB =
  /^(?!(?:re|sup|as|anom|fam|bel|pan|monopo|butterf|app|comp|multip|ear|dai|week|month|quarter|year|hour|friend|like|on)\p{L}{0,3}ly$|assembly$|family$|butterfly$)\p{Ll}{2,}ly$/u;

export function isAdverb(low: string): boolean {
  return ADVERB.test(low);
}

export function isInName(tokens: Token[], at: number): boolean {
  if (!/^(?:Through|Within|Without|Before|After|During|Until|Like)$/u.test(tokens[at]!.word)) return false;
  return [tokens[at - 1], tokens[at + 1]].every(
    (one) => one && /^\p{Lu}\p{Ll}+$/u.test(one.word) && !CLOSING.has(one.low),
  );
}

export function isCountRange(tokens: Token[], at: number): boolean {
  return [tokens[at - 1], tokens[at + 1]].every((one) => one && /^\d/u.test(one.word));
}

/** "Discover and fix bugs": the sentence's first word is a verb where one of work follows, and is no name. */
export function opensOrder(first: Token, next: Token): boolean {
  if (!/^\p{Lu}\p{Ll}+$/u.test(first.word) || /(?:ing|ion|ment|ity|al|ive|ce|s)$/u.test(first.low))
    return false;
  return isWorkVerb(next.low) && !/(?:s|ing)$/u.test(next.low) && !NOUNS.has(first.low);
}

/** A verb of work that opens what is done, and no field of knowledge ("experience in planning, budgeting"). */
export function isDuty(tokens: Token[], begin: number, lead: string): boolean {
  const token = tokens[begin];
  if (token === undefined || (lead !== "" && !ABLE.has(lead))) return false;
  const next = tokens[begin + 2];
  return (
    isVerbForm(token.low) ||
    (next !== undefined && tokens[begin + 1]!.low === "and" && opensOrder(token, next))
  );
}
