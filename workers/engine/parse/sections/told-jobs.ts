import type { Fact, Line, YearMonth } from "../../types";
import { placeStrength } from "../contact/places";
import { entryMonths } from "../dates/count-months";
import { findDates } from "../dates/find-dates";
import { readExperience } from "../entries/experience";
import type { ReadEntry } from "../entries/read-entries";
import { factOf } from "../quote";
import { readsAsWish } from "../wish";
import { isTitleNoun } from "../words/titles";
import { type Part, type Section, textOfPart } from "./section";

const TELLING = /^(?:top|summary|experience|other)$/;
const FEWEST_WORDS = 6;
const SENTENCE = /(?:[^.!?]|[.!?](?! )|(?<= (?:st|mrs?|ms|dr|co|no))\. )+[.!?]?/giu;

/** Of the person: "My sister worked at ..." is of another. */
const OWN =
  /^(?:and |then |now |so )*(?:i|i[’']ve|i[’']m|my (?:first|last|next|previous|latest) job|since|before|after|from|in \d|until|worked|working|served|went|home|started|joined|employed|currently|presently)(?!\p{L})/iu;
const WORK =
  /(?<!\p{L})(?:work(?:ed|ing| for| at| as)|jobs?|employed|served|started|joined|with|(?:was|been|am|used to be) an?|(?:was|been|am) at)(?!\p{L})/iu;
const POST =
  /(?<!\p{L})(?:as|been|was|am|used to be|[’']m) (?:an? |the )?(\p{L}[\p{L}’'-]*(?: [\p{L}’'-]+){0,3}?)(?= (?:at|in|for|with|on|since|from|until|to|by)(?!\p{L})|[.,]|$)/u;
const EMPLOYER =
  /(?<!\p{L})(?:at|for|with|joined|moved to) ((?:St\. )?\p{Lu}[\p{L}\d’'&-]*(?: (?:(?:&|and|of|the|de) )?\p{Lu}[\p{L}\d’'&-]*){0,5})(?: in (\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)?))?/u;
const SMALL_EMPLOYER =
  /(?<!\p{L})(?:at|for|with) ((?!(?:an?|the|my|our|home|school|work|first|least|about|over|\p{L}+ (?:years?|yrs?|months?|weeks?))(?!\p{L}))\p{L}[\p{L}’'&-]*(?: (?!(?:in|for|since|from|on|as|and|until|when|where|to)(?!\p{L}))[\p{L}’'&-]+){0,2})(?: in (\p{L}[\p{L}.]*(?: \p{L}[\p{L}]*){0,2}?)(?=,| (?:since|from|for|until)(?!\p{L})|[.,]|$))?/u;
const ENDS = /(?:left|until|till|finished|ended)(?: \p{L}+){0,3} $/iu;

type Dates = Pick<ReadEntry["experience"], "start" | "end" | "isCurrent">;

/** The jobs that sentences of a résumé tell of: "I worked at Oakfield for three years, left in 2019." */
function toldJobs(lines: Line[], sections: Section[], asOf: YearMonth): ReadEntry[] {
  return sections
    .filter(({ kind }) => TELLING.test(kind))
    .flatMap(({ parts }) => parts)
    .filter(({ doc }) => doc.words >= FEWEST_WORDS && doc.bullet === 0)
    .flatMap((part) => toldIn(lines, part, asOf));
}

/** The jobs listed, and those of running text: all where none are listed, else of lines with several dated ones. */
export function listedOrTold(lines: Line[], sections: Section[], asOf: YearMonth): ReadEntry[] {
  const told = toldJobs(lines, sections, asOf);
  const lineOf = (entry: ReadEntry): number => [...entry.lines][0] ?? -1;
  const dated = told.filter(({ experience: { start } }) => start).map(lineOf);
  const several = new Set(dated.filter((line, at) => dated.indexOf(line) !== at));
  const rest = sections.map((section) => ({
    ...section,
    parts: section.parts.filter(({ doc }) => section.kind !== "experience" || !several.has(doc.index)),
  }));
  const listed = readExperience(lines, rest, asOf);
  const isListed = listed.some(({ experience }) => experience.kind === "job");
  const kept = isListed ? told.filter((entry) => several.has(lineOf(entry))) : told;
  return [...listed, ...kept];
}

function toldIn(lines: Line[], part: Part, asOf: YearMonth): ReadEntry[] {
  const { doc, start } = part;
  const begin = Math.max(start, doc.start);
  return [...textOfPart(part).matchAll(SENTENCE)].flatMap(({ index, 0: sentence }) => {
    const text = sentence.trim();
    if (!OWN.test(text) || !WORK.test(text) || readsAsWish(text)) return [];
    const from = begin + index + sentence.indexOf(text);
    const fact = <T>(value: T, at: number, length: number, confidence = 0.6): Fact<T> =>
      factOf(lines, value, [{ line: doc.index, start: from + at, end: from + at + length }], confidence);
    const words = (match: RegExpExecArray | null, group: number): Fact<string> | null => {
      const found = match?.[group];
      if (!match || !found) return null;
      const at = match.index + match[0].lastIndexOf(found);
      return fact(lines[doc.index]!.text.slice(from + at, from + at + found.length), at, found.length);
    };
    const dates = datesOf(text, fact);
    const post = POST.exec(text);
    const isPost = isTitleNoun((post?.[1] ?? "").toLowerCase().split(" ").at(-1)!);
    const employer = (/\p{Lu}/u.test(text.slice(1)) ? EMPLOYER : SMALL_EMPLOYER).exec(text);
    const isNamed = employer?.[1] !== undefined && placeStrength(employer[1]) < 2;
    if (!isNamed && !(isPost && dates.start)) return [];
    const span = { ...dates, months: entryMonths(dates, asOf) };
    const title = isPost ? words(post, 1) : null;
    const company = isNamed ? words(employer, 1) : null;
    const names = { title, company, location: isNamed ? words(employer, 2) : null };
    const experience = { kind: "job" as const, ...names, ...span, bullets: [fact(text, 0, text.length)] };
    return [{ experience, lines: new Set([doc.index]) }];
  });
}

function datesOf(
  text: string,
  fact: (value: YearMonth, at: number, length: number) => Fact<YearMonth>,
): Dates {
  const spans = findDates(text);
  const range = spans.find(({ isRange }) => isRange);
  const [first, second] = range ? [range] : spans;
  const dated = (value: YearMonth | null | undefined, span = first): Fact<YearMonth> | null =>
    value && span ? fact(value, span.start, span.end - span.start) : null;
  if (range) return { start: dated(range.from), end: dated(range.to), isCurrent: range.isCurrent };
  if (first && !second && ENDS.test(text.slice(0, first.start)))
    return { start: null, end: dated(first.from), isCurrent: false };
  return { start: dated(first?.from), end: dated(second?.from, second), isCurrent: false };
}
