import { type Joint, jointFeatures, jointsIn } from "../../workers/engine/job/sentences/sentence-ends";
import { findSkills } from "../../workers/engine/knowledge";
import type { Example } from "./logistic";

/** Fewer lines than this, and a text's line breaks aren't where its sentences end. */
const FEWEST_LINES = 8;
/** Of so many line breaks one leaves no space, as in text copied from web pages. */
const GLUED = 3;
/** How a list's items may be drawn; most aren't. */
const DRAWN = ["", "", "", "", "- ", "• ", "* ", "-"];
/** So many lines in a row are drawn alike. */
const LIST = 8;
/** Ends of sentences inside a line that nobody would doubt. */
const SURE_END =
  /(?<=[\p{Ll}\d)%"”’][.!?])(?<!(?:\b[eE]\.\s?g|\bi\.\s?e|\bincl|\bapprox|\bvs|\bmin|\bmax|\bInc|\bSt|\bDr|\bMr|\bMs|\bNo)\.) (?=["“(]?\p{Lu})|(?<=\p{Ll}{2}[.!?])(?=\p{Lu}\p{Ll})|(?<=\p{Ll}{3})(?=\p{Lu}\p{Ll}+ \p{Ll}{2,})/gu;

/**
 * Line breaks are free labels: taken out, to be found again. @param seed which breaks leave no space.
 * @param stops false takes the full stops at the ends of lines out as well: items of a list often have none
 */
export function endExamples(given: string, seed: number, stops = true): Example[] {
  const lines = given
    .split(/\s*\n\s*/)
    .map((line) => line.replace(/\s+/g, " ").trim())
    .map((line) => (stops ? line : line.replace(/[.;:]+$/, "")));
  const told = lines.filter(Boolean);
  if (told.length < FEWEST_LINES) return [];
  const ends = new Set<number>();
  let text = "";
  let state = seed;
  for (const line of told) {
    state = (state * 1103515245 + 12345) % 2147483648;
    if (text) {
      const drawn = DRAWN[(seed + Math.floor(ends.size / LIST)) % DRAWN.length]!;
      const glued = state % GLUED === 0 && /[\p{L}.!?:)]$/u.test(text);
      if (!glued) text += " ";
      if (drawn) text += drawn;
      ends.add(text.length);
    }
    for (const match of line.matchAll(SURE_END)) ends.add(text.length + match.index + match[0].length);
    text += line;
  }
  const hits = findSkills(text);
  const examples: Example[] = [];
  let last = 0;
  for (const joint of jointsIn(text)) {
    if (hits.some((hit) => joint.at > hit.start && joint.at < hit.end)) continue;
    const yes = ends.has(joint.at);
    examples.push({ features: jointFeatures(text, joint as Joint, last), yes });
    if (yes) last = joint.at;
  }
  return examples;
}
