import type { TextQuote } from "../types";
import { quoteOf } from "./posting";
import type { Posting, Segment } from "./segments";

const WORDS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  ein: 1,
  eine: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  zehn: 10,
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  dix: 10,
  uno: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  diez: 10,
};
const NUMBER = `(\\d{1,2}(?:[.,]5)?|${Object.keys(WORDS).join("|")})`;
const YEARS = "(?:years?|yrs?\\.?|jahren?|ans?|années?|años?)";
const RANGE = new RegExp(
  `\\b${NUMBER}\\s*(?:\\(\\d+\\)\\s*)?\\+?\\s*(?:to|-|–|—|bis|à|a|or|and)\\s*${NUMBER}\\s*(?:\\(\\d+\\)\\s*)?\\+?\\s*${YEARS}`,
  "giu",
);
const SINGLE = new RegExp(
  `\\b${NUMBER}\\s*(?:\\(\\d+\\)\\s*)?\\+?\\s*(?:or more |plus |full )*${YEARS}`,
  "giu",
);
const UP_TO = /\b(up to|maximum( of)?|no more than|less than|bis zu|höchstens|jusqu[’']à|hasta)\s*$/iu;
/** A number of years that isn't the candidate's experience. */
const OTHER_YEARS =
  /years? (of age|old|ago|in a row|running|contract|warranty|in business|from now|history|track record)|for (over|more than|the (past|last)|nearly|almost) [\w ]{0,12}years|(our|we('ve| have)|company|firm|founded|established|serving|combined|within|next|every|first|past|last|in the last) [^.]{0,40}years?|years? and (older|over)|\bage\b|jahre alt|ans d['’]existence/iu;
const EXPERIENCE =
  /experien|background|track record|working|work(ed)? (in|as|with)|hands[- ]on|practice|practical|expertise|erfahrung|expérience|experiencia|in (a|an|the) (similar|related|comparable)|as an? |post[- ]qualif|professional|proven|role|knowledge|using|with |in /iu;

/** Letters beside a number of years in which the words that change its meaning are looked for. */
const BESIDE = 60;
/** "5 years in accounting, of which at least 2 as a controller": a part of what was asked for before. */
const PART =
  /\b(?:of which|of those|including|davon|dont)\s*(?:(?:at least|a minimum of|minimum|mindestens|au moins)\s*)?$/iu;

/** "5 years of Python": where candidates are described, what follows is what they have done. */
const OF = /^['’]?\s+(?:of|de|d['’])\s*\p{L}/iu;
const ASKING = ["must", "nice"];

/** A number of years that the posting asks for, with the words. */
export type YearsMention = { min: number | null; max: number | null; quote: TextQuote; segment: Segment };

/**
 * Numbers of years of experience that a posting names, in order; years that are about the company, an age or a
 * contract are left out.
 */
export function yearsIn(posting: Posting): YearsMention[] {
  const mentions: YearsMention[] = [];
  for (const segment of posting.segments) {
    if (segment.section === "benefits" || segment.section === "legal" || segment.section === "about")
      continue;
    const ranges = [...segment.text.matchAll(RANGE)];
    for (const hit of ranges) {
      push(hit, numberOf(hit[1]!), numberOf(hit[2]!));
    }
    for (const hit of segment.text.matchAll(SINGLE)) {
      const inRange = ranges.some(
        (range) => hit.index >= range.index && hit.index < range.index + range[0].length,
      );
      const before = segment.text.slice(Math.max(0, hit.index - BESIDE), hit.index);
      if (inRange || PART.test(before)) continue;
      const value = numberOf(hit[1]!);
      if (UP_TO.test(before)) push(hit, null, value);
      else push(hit, value, null);
    }

    function push(hit: RegExpExecArray, min: number | null, max: number | null) {
      const start = hit.index;
      const end = start + hit[0].length;
      const around = segment.text.slice(Math.max(0, start - BESIDE), end + BESIDE);
      if ((min ?? max ?? 0) > 30 || OTHER_YEARS.test(around)) return;
      const ofSomething = ASKING.includes(segment.section) && OF.test(segment.text.slice(end));
      if (!ofSomething && !EXPERIENCE.test(around)) return;
      mentions.push({
        min,
        max,
        segment,
        quote: quoteOf(posting.text, segment.start + start, segment.start + end),
      });
    }
  }
  return mentions;
}

function numberOf(text: string): number {
  return WORDS[text.toLowerCase()] ?? Number(text.replace(",", "."));
}
