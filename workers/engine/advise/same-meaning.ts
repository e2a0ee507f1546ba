import { termsOf } from "../knowledge/lexical/terms";

/** So much of what is asked for, by weight, must stand in a line that is said to come close to it. */
const SHARE = 0.5;
/** One word in common is an accident, unless it is all that is asked for, and stands there as it is asked. */
const LEAST_WORDS = 2;
const PASSAGE_WORDS = 12;

/** Whether a line of a résumé may well mean what is asked for: it holds most of its words, near each other. */
export function mayMean(line: string, asked: string): boolean {
  const { stems, weights } = termsOf(asked);
  const whole = weights.reduce((total, weight) => total + weight, 0);
  return passagesOf(line).some((passage) => {
    const said = new Set(termsOf(passage).stems);
    const shared = stems.flatMap((one, at) => (said.has(one) ? weights[at]! : []));
    const sum = shared.reduce((total, weight) => total + weight, 0);
    const isAsked = stems.length === 1 && passage.toLowerCase().includes(asked.toLowerCase());
    return (isAsked || shared.length >= LEAST_WORDS) && sum > 0 && sum >= SHARE * whole;
  });
}

function passagesOf(line: string): string[] {
  const words = line.split(/\s+/u);
  const count = Math.max(1, Math.ceil(words.length / (PASSAGE_WORDS / 2)) - 1);
  return Array.from({ length: count }, (_, at) =>
    words
      .slice((at * PASSAGE_WORDS) / 2)
      .slice(0, PASSAGE_WORDS)
      .join(" "),
  );
}
