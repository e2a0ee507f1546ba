import type { Requirement, TextQuote } from "../../types";
import { type Clause, clausesOf } from "../cues";
import { isCondition } from "../phrases/conditions";
import { quoteOf } from "../posting";
import { requirement } from "../requirement";
import { asksNothing } from "../sentences/offering";
import type { Posting, Segment } from "../sentences/segments";
import { IS_RIGHT, TERMS, type Term } from "./term-patterns";

/** The employer brings nobody in from abroad: who has no right to work can't be hired. */
const NO_SPONSOR =
  /\b(?:unable|not|no(?! matter| problem)|cannot|can[’']?t|don[’']?t|won[’']?t|without|unavailable)\b[^.;|]{0,60}\bsponsor(?:ship)?s?\b|\bsponsorship (?:is |are )?(?:not|unavailable)\b/iu;
const OF_VISAS =
  /\bvisas?\b|\bimmigration\b|\bh-?1b\b|\bauthori[sz]ation\b|\bsponsorship\b|\bsponsor (?:an? |new |any )*(?:applicant|candidate|individual|employment)|\bsponsor (?:\p{L}+ ){0,3}at this time/iu;
const OF_EXPORTS = /\bexport\b/iu;
const WITHOUT_SPONSOR = "Right to work without visa sponsorship";

/** So many letters beside a term tell whether it is asked for; not beyond these marks. */
const BESIDE = 120;
const BEFORE_BOUND = /^.*[|;()•*[\]{}]/su;
const BEHIND_BOUND = /[|;()•*[\]{}].*$/su;
/** An item that says nothing else has no more letters than these beside the term. */
const MARKS = 3;
/** Nobody asks for more; a text of nothing but terms does. */
const MOST_TERMS = 30;

/**
 * The terms of a job, by the posting's words: right to work, hours and shifts, travel, where to live, checks of whom it takes on.
 * A résumé seldom tells them; they are asked for wherever a posting says so, in the head or below what is offered, too.
 */
export function termsIn(posting: Posting): Requirement[] {
  const found: Requirement[] = [];
  const noSponsor: TextQuote[] = [];
  for (const segment of posting.segments) {
    if (segment.field !== "description") continue;
    if (refusesToSponsor(segment.text)) noSponsor.push(quoteOf(posting.text, segment.start, segment.end));
    const isOffer = asksNothing(segment.section);
    const hits = TERMS.filter(({ inOffers }) => inOffers || !isOffer).flatMap((term) =>
      [...segment.text.matchAll(term.words)]
        .slice(0, MOST_TERMS)
        .filter((hit) => isAsked(term, segment, hit)),
    );
    const clauses = hits.length > 0 ? clausesOf(segment.text, segment.section) : [];
    found.push(...hits.map((hit) => termOf(posting, segment, hit, clauses)));
    if (found.length > MOST_TERMS) break;
  }
  return withoutRepeats(withOneRight(found, noSponsor));
}

function refusesToSponsor(sentence: string): boolean {
  return NO_SPONSOR.test(sentence) && OF_VISAS.test(sentence) && !OF_EXPORTS.test(sentence);
}

/** "in the U" of a sentence that was cut there: ".S." follows. */
const REST_OF_LETTERS = /^\p{Lu}((?:\.\p{Lu}(?!\p{Ll}))+\.?)/u;

function termOf(posting: Posting, segment: Segment, hit: RegExpExecArray, clauses: Clause[]): Requirement {
  const from = segment.start + hit.index;
  const to = from + hit[0].length;
  const quote = quoteOf(
    posting.text,
    from,
    to + (REST_OF_LETTERS.exec(posting.text.slice(to - 1))?.[1]?.length ?? 0),
  );
  return requirement({
    kind: "condition",
    importance: isPreferred(clauses, hit.index) ? "nice" : "must",
    label: quote.text,
    anyOf: [quote.text.toLowerCase()],
    quotes: [quote],
  });
}

function isPreferred(clauses: Clause[], at: number): boolean {
  return clauses.find(({ start, end }) => at >= start && at < end)?.cue === "nice";
}

function isAsked(term: Term, { text }: Segment, { 0: said, index }: RegExpExecArray): boolean {
  const end = index + said.length;
  const before = text.slice(Math.max(0, index - BESIDE), index).replace(BEFORE_BOUND, "");
  const after = text.slice(end, end + BESIDE).replace(BEHIND_BOUND, "");
  const part = before + said + after;
  const isItem = text.length - said.length <= MARKS;
  if (term.unless.test(part) || (term.asked && !isItem && !term.asked.test(part))) return false;
  return term.fits?.(said, before, after) ?? true;
}

/** The right to work is asked for once, however often it is said; refusing to sponsor it asks for it, too. */
function withOneRight(found: Requirement[], noSponsor: TextQuote[]): Requirement[] {
  const rights = found.filter(({ label }) => IS_RIGHT.test(label));
  const [first] = rights;
  if (!first && noSponsor.length === 0) return found;
  const label = noSponsor.length > 0 ? WITHOUT_SPONSOR : first!.label;
  const quotes = [...rights.flatMap((one) => one.quotes), ...noSponsor];
  return [
    ...found.filter((one) => !rights.includes(one)),
    requirement({
      kind: "condition",
      importance: "must",
      label,
      anyOf: [label.toLowerCase()],
      quotes: quotes.toSorted((a, b) => a.start - b.start),
    }),
  ];
}

/** Said twice, a term is asked for once, in the words that say most. */
function withoutRepeats(found: Requirement[]): Requirement[] {
  const wordsOf = ({ label }: Requirement): string[] =>
    label.toLowerCase().match(/[\p{L}\d]{3,}?(?=s?(?![\p{L}\d]))/gu) ?? [];
  const byLength = found.toSorted((a, b) => wordsOf(b).length - wordsOf(a).length);
  const kept = new Map<Requirement, TextQuote[]>();
  for (const one of byLength) {
    const whole = [...kept].find(([other]) => wordsOf(one).every((word) => wordsOf(other).includes(word)));
    if (whole) whole[1].push(...one.quotes);
    else kept.set(one, [...one.quotes]);
  }
  return found.flatMap((one) => {
    const quotes = kept.get(one);
    return quotes ? [{ ...one, quotes: quotes.toSorted((a, b) => a.start - b.start) }] : [];
  });
}

/** Skills of which no more is said than a term of the job says already: "your own hand tools" asks for tools, and for no skill. */
export function outsideTerms(skills: Requirement[], terms: Requirement[]): Requirement[] {
  const within = ({ start, end }: TextQuote) =>
    terms.some(({ quotes }) => quotes.some((term) => term.start <= start && end <= term.end));
  return skills.filter(({ quotes }) => !quotes.every(within));
}

/** The posting's own words for what a term says already give way to it; a condition told at more length stays, and the term goes. */
export function besideTerms(own: Requirement[], terms: Requirement[]): Requirement[] {
  const overlap = (a: Requirement, b: Requirement) =>
    a.quotes.some((x) => b.quotes.some((y) => x.start < y.end && y.start < x.end));
  const length = ({ label }: Requirement) => label.length;
  const told = (one: Requirement) => terms.filter((term) => overlap(one, term));
  const longer = own.filter(
    (one) => isCondition(one.label) && told(one).some((term) => length(one) > length(term)),
  );
  const kept = terms.filter((term) => !longer.some((one) => overlap(one, term)));
  const gone = (one: Requirement) =>
    kept.some((term) => overlap(one, term) && length(term) * 2 > length(one));
  const all = [...own.filter((one) => longer.includes(one) || !gone(one)), ...kept];
  const isTerm = ({ kind }: Requirement) => kind === "condition";
  return [...all.filter((one) => !isTerm(one)), ...withoutRepeats(all.filter(isTerm))];
}
