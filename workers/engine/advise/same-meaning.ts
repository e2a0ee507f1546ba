import { termsOf } from "../knowledge/lexical/terms";

/** So much of what is asked for, by weight, must stand in a line that is said to come close to it. */
const SHARE = 0.5;
/** One word in common is an accident, unless it is all that is asked for. */
const LEAST_WORDS = 2;

/** Whether a line of a résumé may well mean what is asked for: it holds most of its words. */
export function mayMean(line: string, asked: string): boolean {
  const said = new Set(termsOf(line).stems);
  const { stems, weights } = termsOf(asked);
  const shared = stems.flatMap((one, at) => (said.has(one) ? weights[at]! : []));
  const sum = (all: number[]) => all.reduce((total, weight) => total + weight, 0);
  return (
    shared.length >= Math.min(LEAST_WORDS, stems.length) &&
    sum(shared) > 0 &&
    sum(shared) >= SHARE * sum(weights)
  );
}
