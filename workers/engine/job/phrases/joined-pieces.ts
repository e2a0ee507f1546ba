import { isAmongGerunds } from "./gerund-lists";
import { stripped } from "./phrase-lead";
import { verbsOnly, waitsForNoun } from "./phrase-tail";
import { describes, isDescription, isDuty, isMark, isVerbForm, type Token } from "./phrase-tokens";
import { DESCRIBING, DETERMINING, EVERYDAY, JOINING } from "./phrase-words";

/** So many words make a name, and `LONGEST_DUTY` with commas what is done; more are cut where the next part begins. */
export const LONGEST_THING = 8;
export const LONGEST_DUTY = 16;
/** Two objects of one verb stay together up to so many words; the items of a longer list name something each. */
const LONGEST_PAIR = 11;

/** A part of a sentence between two joints, as places of its tokens. */
export type Piece = { first: number; end: number; after: string; lead: string; tellingEnd?: number };

/** Joins what a list only parts in form: the objects of one verb, verbs of one object, and words that share the noun at the end. */
export function joinedPieces(tokens: Token[], pieces: Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const [at, piece] of pieces.entries()) {
    const last = joined.at(-1);
    if (last && isOneOfMany(tokens, last, piece, pieces[at + 1])) {
      last.tellingEnd ??= last.end;
      last.end = piece.end;
    } else if (last && goesOn(tokens, last, piece)) {
      if (isNewObject(tokens, last, piece)) last.tellingEnd ??= last.end;
      last.end = piece.end;
    } else {
      const inherited = piece.after === "," || piece.after === "and" ? last?.lead : "";
      const lead = stripped(tokens, piece.first, piece.end).lead || inherited || "";
      joined.push({ ...piece, lead });
    }
  }
  return joined;
}

/** Whether what a list of verbs or a noun like a verb goes on with makes a duty longer than it is told from. */
function isNewObject(tokens: Token[], last: Piece, next: Piece): boolean {
  const { begin } = stripped(tokens, last.first, last.end);
  const object = objectOf(tokens, begin, last.end);
  return object > begin && object < last.end && next.end - begin > LONGEST_PAIR;
}

function goesOn(tokens: Token[], last: Piece, next: Piece): boolean {
  if (next.after !== "," && next.after !== "and") return false;
  const { lead } = last;
  const { begin } = stripped(tokens, last.first, last.end);
  // what is too long is cut where it ends; verbs alone would say nothing
  if (next.end - last.first > LONGEST_DUTY) return verbsOnly(tokens, begin, last.end);
  const fits = isDuty(tokens, begin, lead) || next.end - begin <= LONGEST_THING;
  if (fits && isAmongGerunds(tokens, last.end)) return true;
  if (next.first === next.end)
    return verbsOnly(tokens, begin, last.end) || waitsForNoun(tokens, begin, last.end);
  const own = stripped(tokens, next.first, next.end);
  if (own.lead !== "" || own.begin >= next.end) return false;
  const opener = tokens[begin];
  if (!opener || begin >= last.end) return false;
  const words = tokens.slice(begin, last.end).filter((token) => !isMark(token) && !JOINING.has(token.low));
  const said = tokens[own.begin]!.low;
  if (waitsForNoun(tokens, begin, last.end))
    return (
      (!isVerbForm(said) || isDescription(tokens[own.begin]!)) && !DETERMINING.has(tokens[next.first]!.low)
    );
  if (DETERMINING.has(tokens[last.end - 2]?.low ?? "") && isDescription(tokens[own.begin]!)) return true;
  const isLast =
    next.after === "and" || (isDuty(tokens, begin, lead) && JOINING.has(tokens[next.first]!.low));
  if (describes(tokens[last.end - 1]!) && words.length > 1)
    return describes(tokens[own.begin]!) || (isLast && next.end - own.begin > 1);
  if (isDuty(tokens, begin, lead)) {
    if (verbsOnly(tokens, begin, last.end)) return isVerbForm(said) || next.after === "and";
    const isVerb = agrees(opener.low, said) && (isVerbForm(said) || EVERYDAY.has(said));
    return next.after === "and" && !isVerb && next.end - objectOf(tokens, begin, last.end) < LONGEST_PAIR;
  }
  return (
    words.every(({ word }) => DESCRIBING.test(word)) &&
    (DESCRIBING.test(tokens[own.begin]!.word) || next.end - own.begin > 1)
  );
}

/** Behind the verbs of "design, implement and test". */
function objectOf(tokens: Token[], begin: number, end: number): number {
  let at = begin;
  while (at < end && verbsOnly(tokens, at, at + 1)) at++;
  return at;
}

/** "translate sketches and prototypes", "keep savings and checking accounts": verbs of one list stand in one form. */
function agrees(opener: string, low: string): boolean {
  if (low.endsWith("ing")) return opener.endsWith("ing");
  return opener.endsWith("s") || !/[^s]s$/u.test(low);
}

/** "Teach lessons in life, earth and physical science": single words that a verb's object names side by side are no things of their own. */
function isOneOfMany(tokens: Token[], last: Piece, next: Piece, following: Piece | undefined): boolean {
  const { begin } = stripped(tokens, last.first, last.end);
  if (!isDuty(tokens, begin, last.lead) || next.end - last.first > LONGEST_DUTY) return false;
  const isWord = next.end - next.first === 1 && /^\p{Ll}/u.test(tokens[next.first]!.word);
  if (next.after === ",") return isWord && following?.after === "and" && !isVerbForm(tokens[next.first]!.low);
  return (
    next.after === "and" && tokens[last.end - 2]?.word === "," && !isVerbForm(tokens[next.first]?.low ?? "")
  );
}
