import { foldedText, originalSpan } from "./folded-text";
import type { Span } from "./grounds";
import { beginningsIn, type PhraseFinder, phraseFinder, storedPatterns } from "./phrase-finder";

type Finders = {
  phrases: PhraseFinder<null>;
  attributes: PhraseFinder<null>;
  innocent: PhraseFinder<null>;
} & Record<Around, RegExp>;
type Around = "person" | "introduced";
let made: Finders | null = null;

const WINDOW = 40;
const SEPARATOR = "[,;|/•·()\\t\\n.!]";

function finders(): Finders {
  made ??= {
    phrases: phraseFinder("personal.phrases"),
    attributes: phraseFinder("personal.attributes"),
    innocent: phraseFinder("personal.innocent"),
    ...storedPatterns<Around>("personal.around"),
  };
  return made;
}

/**
 * Spans of what a line says of the person: age, marriage and children, faith, origin, health, orientation, union and party.
 * What is said of patients, pupils, customers or products stays out.
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
  // An innocent span that is a mere part of what was found ("Baptist church" in a membership) excuses nothing.
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
