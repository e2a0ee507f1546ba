import { foldedText, originalSpan } from "./folded-text";
import type { CriterionHit, CriterionJudgement, CriterionMeaning, Span } from "./grounds";
import { beginningsIn, type PhraseFinder, phraseFinder, storedPatterns } from "./phrase-finder";

/** How far around an attribute words are read that ask for it: longer than any phrase of the lists. */
const WINDOW = 60;

type Finders = {
  phrases: PhraseFinder<CriterionMeaning>;
  attributes: PhraseFinder<CriterionMeaning>;
  innocent: PhraseFinder<null>;
  equal: PhraseFinder<null>;
} & Record<Around, RegExp>;
type Around = "asking" | "askedFor" | "candidate" | "worker" | "workingWith";
let made: Finders | null = null;

/** Made on first use: most requests read no posting. */
function finders(): Finders {
  made ??= {
    phrases: phraseFinder("criteria.phrases"),
    attributes: phraseFinder("criteria.attributes"),
    innocent: phraseFinder("criteria.innocent"),
    equal: phraseFinder("criteria.equal"),
    ...storedPatterns<Around>("criteria.around"),
  };
  return made;
}

/** Words of a posting, in eight languages, that choose people by a protected ground or proxy; in order, none overlapping, linear time. */
export function findCriteria(words: string): CriterionHit[] {
  const plain = foldedText(words);
  const { text } = plain;
  const { phrases, attributes, innocent, equal } = finders();
  const beginnings = beginningsIn(text);
  const isFine = within([
    ...innocent(text, beginnings).map(({ span }) => span),
    ...equal(text, beginnings).map(({ span }) => sentenceAround(text, span)),
  ]);
  const found = [
    ...phrases(text, beginnings),
    ...attributes(text, beginnings).filter(({ span }) => isAsked(text, span)),
  ].filter(({ span }) => !isFine(span));
  return apart(found.map(({ means, span }) => ({ ...means, span }))).map((hit) => ({
    ...hit,
    span: originalSpan(plain, hit.span),
  }));
}

/** Judges one requirement: "protected" before "proxy" where both are found, with the first words that say so. */
export function judgeCriterion(words: string): CriterionJudgement {
  const hits = findCriteria(words);
  return hits.find(({ verdict }) => verdict === "protected") ?? hits[0] ?? { verdict: "fine" };
}

function isAsked(text: string, { start, end }: Span): boolean {
  const { asking, askedFor, candidate, worker, workingWith } = finders();
  const before = text.slice(Math.max(0, start - WINDOW), start);
  const after = text.slice(end, end + WINDOW);
  const starts = /(?:^|[,.;:!?()[\]/|•·*"\n\t–-])\s*$/u.test(before) && !/\p{L}-$/u.test(before);
  const wanted = starts || asking.test(before);
  if (!wanted && workingWith.test(before)) return false;
  if (candidate.test(after)) return true;
  if (!wanted) return false;
  const alone =
    /^\s*(?:$|[,.;:!?)\]/|"\n]|\s[–-]\s)/u.test(after) ||
    /^\s+(?:and|or|und|oder|et|ou|y|si|sau)\s/u.test(after);
  return alone || askedFor.test(after) || worker.test(after);
}

function sentenceAround(text: string, { start, end }: Span): Span {
  const from = Math.max(0, start - LONGEST_SENTENCE);
  const to = Math.min(text.length, end + LONGEST_SENTENCE);
  const before = text.slice(from, start);
  const breakBefore = Math.max(...[". ", "! ", "? ", "\n"].map((mark) => before.lastIndexOf(mark)));
  const breakAfter = text.slice(end, to).search(/[.!?](?:\s|$)|\n/);
  return { start: from + breakBefore + 1, end: breakAfter < 0 ? to : end + breakAfter };
}
const LONGEST_SENTENCE = 700;

/** Whether an innocent span overlaps and isn't a mere part ("Christian church" in "member of a Christian church"). */
function within(spans: Span[]): (span: Span) => boolean {
  const inOrder = spans.sort((a, b) => a.start - b.start);
  return ({ start, end }) => {
    let low = 0;
    let high = inOrder.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (inOrder[middle]!.start >= end) high = middle;
      else low = middle + 1;
    }
    for (let at = low - 1; at >= 0 && inOrder[at]!.start > start - LONGEST_SENTENCE * 2; at--) {
      const fine = inOrder[at]!;
      const isPart = fine.start > start && fine.end <= end;
      if (fine.end > start && !isPart) return true;
    }
    return false;
  };
}

function apart(found: CriterionHit[]): CriterionHit[] {
  const order = [...found].sort(
    (a, b) =>
      a.span.start - b.span.start ||
      (a.verdict < b.verdict ? 1 : a.verdict > b.verdict ? -1 : 0) ||
      b.span.end - a.span.end,
  );
  const kept: CriterionHit[] = [];
  for (const hit of order) {
    const last = kept.at(-1);
    if (!last || hit.span.start >= last.span.end) kept.push(hit);
    else if (last.verdict === "proxy" && hit.verdict === "protected") kept[kept.length - 1] = hit;
  }
  return kept;
}
