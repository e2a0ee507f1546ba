import { compileAfter, compileBefore } from "./compile-words";
import { foldedText, originalSpan } from "./folded-text";
import type { Span } from "./grounds";
import { beginningsIn, type PhraseFinder, phraseFinder } from "./phrase-finder";
import { LANGUAGES } from "./words/languages";
import { PERSONAL_ATTRIBUTES, PERSONAL_INNOCENT, PERSONAL_PHRASES } from "./words/personal-statements";

type Finders = {
  phrases: PhraseFinder<null>;
  attributes: PhraseFinder<null>;
  innocent: PhraseFinder<null>;
  person: RegExp;
  introduced: RegExp;
};
let made: Finders | null = null;

/** Before an attribute: the writer speaks of themselves. */
const INTRODUCED = [
  "i am",
  "i'm",
  "i am an?",
  "as an?",
  "ich bin",
  "je suis",
  "soy",
  "sunt",
  "sono",
  "sou",
  "ik ben",
  "being an?",
];
/** So far an attribute is looked around. */
const WINDOW = 40;
/** Between what stands apart in a list of personal details. */
const SEPARATOR = "[,;|/•·()\\t\\n.!]";

function finders(): Finders {
  const plain = (source: string) => ({ source, means: null });
  made ??= {
    phrases: phraseFinder(PERSONAL_PHRASES.map(plain)),
    attributes: phraseFinder(PERSONAL_ATTRIBUTES.map(plain)),
    innocent: phraseFinder(PERSONAL_INNOCENT.map(plain)),
    person: compileAfter(LANGUAGES.flatMap((one) => [...one.candidates, ...one.workers])),
    introduced: compileBefore(INTRODUCED),
  };
  return made;
}

/**
 * Finds what a résumé's line says of the person beside the work, without a label: age, marriage and children, faith, origin,
 * health and pregnancy, orientation, union and party, in the languages read. What is said of patients, pupils, customers or
 * products stays.
 * @returns spans of the line in reading order, merged where they touch
 */
export function findPersonalFacts(line: string): Span[] {
  const plain = foldedText(line);
  const { text } = plain;
  const { phrases, attributes, innocent } = finders();
  const beginnings = beginningsIn(text);
  const found = [
    ...phrases(text, beginnings),
    ...attributes(text, beginnings).filter(({ span }) => standsApart(text, span)),
  ].map(({ span }) => span);
  if (found.length === 0) return [];
  const fine = innocent(text, beginnings).map(({ span }) => span);
  // An innocent stretch that is a mere part of what was found ("Baptist church" in a membership) excuses nothing.
  const isFine = (span: Span) =>
    fine.some(
      (one) =>
        one.start < span.end && span.start < one.end && !(one.start > span.start && one.end <= span.end),
    );
  return merged(found.filter((span) => !isFine(span))).map((span) => originalSpan(plain, span));
}

const APART_BEFORE = new RegExp(`(?:^|${SEPARATOR})[\\s-]*$`);
const APART_AFTER = new RegExp(`^\\s*(?:$|${SEPARATOR})`);

function standsApart(text: string, { start, end }: Span): boolean {
  const { person, introduced } = finders();
  const before = text.slice(Math.max(0, start - WINDOW), start);
  const after = text.slice(end, end + WINDOW);
  const begins = APART_BEFORE.test(before) && !/[a-z]-$/.test(before);
  if (!begins && !introduced.test(before)) return false;
  return APART_AFTER.test(after) || person.test(after) || /^ (?:and|und|et|y|si|e|en) /.test(after);
}

function merged(spans: Span[]): Span[] {
  const all: Span[] = [];
  for (const span of spans.sort((a, b) => a.start - b.start || a.end - b.end)) {
    const last = all.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else all.push({ ...span });
  }
  return all;
}
