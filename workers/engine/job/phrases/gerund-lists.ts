import { isDescription, isMark, isVerbForm, type Token } from "./phrase-tokens";
import { CLOSING, JOINING, LINKING, NOUNS } from "./phrase-words";

/**
 * Whether words end inside a list of verbs in -ing behind a small word, whose object stands behind the last of them: "pipelines
 * for ingesting" of "pipelines for ingesting, processing and storing data".
 */
export function isAmongGerunds(tokens: Token[], end: number): boolean {
  if (!endsInGerund(tokens, end)) return false;
  let at = end;
  for (;;) {
    const next = afterJoint(tokens, at);
    const verb = tokens[next];
    if (next === at || !verb || !isGerund(verb)) return false;
    at = next + 1;
    const behind = tokens[at];
    if (behind && !isMark(behind) && !JOINING.has(behind.low)) return !CLOSING.has(behind.low);
  }
}

function afterJoint(tokens: Token[], from: number): number {
  let at = from;
  while (at < tokens.length && isJoint(tokens[at]!)) at++;
  return at;
}

function endsInGerund(tokens: Token[], end: number): boolean {
  let at = end - 1;
  while (at > 0 && isJoint(tokens[at]!)) at--;
  let first = at + 1;
  while (at > 0 && (isGerund(tokens[at]!) || isJoint(tokens[at]!))) {
    if (isGerund(tokens[at]!)) first = at;
    at--;
  }
  return first <= end - 1 && isBare(tokens[first]!) && LINKING.has(tokens[at]!.low);
}

function isJoint(token: Token): boolean {
  return token.word === "," || JOINING.has(token.low);
}

/** "processing", a field of work elsewhere, is what is done in a list of verbs. */
function isGerund({ low }: Token): boolean {
  return low.endsWith("ing") && isVerbForm(low);
}

function isBare(token: Token): boolean {
  return isGerund(token) && !isDescription(token) && (token.low === "building" || !NOUNS.has(token.low));
}
