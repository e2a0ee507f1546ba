import type { Message, Quote, Requirement } from "../../types";
import { type Found, type Phrase, placesOf } from "../evidence/found";
import { type Passage, stemsWithOffsets } from "../evidence/passages";
import type { SkillAnswer } from "../evidence/skill-index";
import { type SoftSign, signWords } from "../evidence/soft-signs";
import { FAMILY_SHARE, kinOf } from "../evidence/word-families";
import type { SkillAsk } from "../target";
import { quotedSentence } from "./quoted-sentence";

/** How a skill that stands in for another relates to it; one that is the same in all but name counts towards it. */
const NEARNESS = {
  same: "more-special",
  child: "more-special",
  neighbour: "close",
  parent: "broader",
} as const;

/**
 * The requirement by its own name, or by one that comes close to it. Traits are shown at work, not for a length of time.
 * @param enough it is met by that, wherever it stands
 */
export function namedReason(
  answer: SkillAnswer,
  { requirement: { label, minYears }, soft }: SkillAsk,
  totalMonths: number,
  enough: boolean,
): Message {
  const { evidence, near } = answer;
  if (near !== "same") return closeReason(answer, label);
  const { statedYears } = evidence;
  const shown = soft || evidence.where !== "experience" ? 0 : Math.min(evidence.months, totalMonths);
  return {
    code: "named",
    label,
    words:
      evidence.name.toLowerCase() === label.toLowerCase()
        ? label
        : (evidence.quotes[0]?.text ?? evidence.name),
    place: evidence.where,
    months: shown,
    minYears,
    enough,
    ...(statedYears * 12 > shown && { statedYears }),
  };
}

/**
 * The requirement's own words, side by side, where no job shows it: in a list, a summary or a line of neither.
 * @returns null where other words stand between them, or only another form of its word stands there
 */
export function claimReason(found: Found, { label, minYears }: Requirement): Message | null {
  const { passage, phrase } = found;
  const at = placesOf(found).map((one) => one.at);
  const [first, last] = [Math.min(...at), Math.max(...at)];
  const words = passage.line.value.slice(passage.starts[first], passage.ends[last]);
  const isOwn =
    phrase.stems.length > 1 ||
    label
      .toLowerCase()
      .split(/\P{L}+/u)
      .includes(words.toLowerCase());
  if (!isOwn || at.length !== phrase.stems.length || last - first >= at.length) return null;
  return { code: "named", label, words, place: passage.where, months: 0, minYears, enough: false };
}

/** Another skill that counts towards the requirement, comes close to it or is broader. */
export function closeReason({ evidence, near }: SkillAnswer, label: string): Message {
  return {
    code: "stands-in",
    label,
    name: evidence.name,
    nearness: NEARNESS[near],
    place: evidence.where,
  };
}

/** The words of a sentence that runs over several lines; null where nothing is quoted. */
export function quotedWords(evidence: Quote[]): string | null {
  return evidence.length > 0 ? evidence.map(({ text }) => text).join(" ") : null;
}

export function lineReason(
  code: "told" | "told-in-part" | "suggested" | "unclear-line",
  label: string,
  evidence: Quote[],
): Message {
  const [first] = evidence;
  const quote = quotedWords(evidence);
  if (code !== "unclear-line") return { code, label, quote };
  return { code, label, quote, line: first && first.line >= 0 ? first.line + 1 : null };
}

/** The sentence of a passage that holds most of one wording's weight, of equal ones the first: a passage may run over several lines. */
export function quotesOf({ line: { quotes } }: Passage, phrases: Phrase[], language: string): Quote[] {
  return mostOf(quotes, (text) => {
    const held = new Set(stemsWithOffsets(text, language).stems);
    return Math.max(0, ...phrases.map((phrase) => shareHeld(phrase, held)));
  });
}

function shareHeld({ stems, weights, total }: Phrase, held: ReadonlySet<string>): number {
  const parts = stems.map((one, at) => {
    if (held.has(one)) return weights[at]!;
    return kinOf(one).some((kin) => held.has(kin)) ? FAMILY_SHARE * weights[at]! : 0;
  });
  return parts.reduce((sum, part) => sum + part, 0) / total;
}

/** The sentence of a passage that shows most of a soft skill. */
export function quotesOfSign({ line: { quotes } }: Passage, signs: readonly SoftSign[]): Quote[] {
  return mostOf(
    quotes,
    (text) => signWords(text, signs, "says").size * NAMES + signWords(text, signs, "does").size,
  );
}

/** A line that names a soft skill says more than any that show it. */
const NAMES = 10;

function mostOf(quotes: Quote[], held: (text: string) => number): Quote[] {
  if (quotes.length < 2) return quotes;
  const sentence = quotedSentence(quotes, held);
  if (sentence) return sentence;
  return [quotes.reduce((best, quote) => (held(quote.text) > held(best.text) ? quote : best))];
}
