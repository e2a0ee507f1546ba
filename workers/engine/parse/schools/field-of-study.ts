import type { Segment } from "../entries/segments";
import type { Piece } from "../quote";
import { type DegreeHit, findDegree } from "../words/degrees";
import { unfinishedIn } from "../words/unfinished";
import { AWARD_OR_EVENT } from "./no-school";

const fieldLead =
  /^(?:[\s,:(–/.-]|with (?:first[- ]class )?(?:honou?rs|distinction) (?=in\s)|(?:degree|diploma|honou?rs|of|in|en|em|de|des|di|der|im|în|zur|zum|als|w zakresie|по)(?=\s)|['’]s?\s)*/iu;
/** A grade behind the field: "Finance GPA: 3.9". */
const GRADE = /[\s,;(|-]{0,8}(?:\d[.,]\d+\s*)?\bC?GPA\b.*$/i;
const honours =
  /^(?:(?:magna|summa) )?cum laude|^with (?:honou?rs|distinction)|^hon(?:s|ou?rs)?\b|^first class|^magna|^summa/i;
const IN_WORD = /\s(?:in|en|im|în)\s+|,\s+|\s*[(:]\s*|\s+[-–]\s+/iu;
/** "Post Graduate Diploma", "BA (Hons)": what goes on with the degree's name. */
const DEGREE_GOES_ON = /^(?:[\s-]+(?:diploma|certificate)s?(?!\p{L})|\s*\((?:hons?\.?|honou?rs)\))+/iu;
/** "Master of Science Nursing": the faculty ends the degree's name. */
const FACULTY =
  /^\s*of (?:Science|Arts|Fine Arts|Applied Sciences?|Business Administration)(?=\s+\p{Lu}\p{Ll})(?!\s+(?:Degree|Hono|Hons|Major|Minor|Program|Diploma))/u;

const IN_FULL = /^\s+(?=(?:Bachelor|Master|Associate|Doctor)(?:[’']?s)? of \p{Lu})/iu;

const LETTERS_ALONE = /^[\p{Lu}.]+$/u;

const WITH_MARKS = /\s+with (?:first[- ]class )?(?:honou?rs|distinction)$/iu;

type Range = { start: number; end: number };

function degreeEndOf(text: string, end: number): number {
  const rest = text.slice(end);
  const cut = IN_WORD.exec(rest);
  const named = cut ? rest.slice(0, cut.index) : rest;
  const faculty = FACULTY.exec(named)?.[0].length;
  if (faculty) return end + faculty;
  if (cut) return end + named.replace(WITH_MARKS, "").length;
  return /^\s*(?:of|degree)\b/i.test(rest) ? end + rest.replace(GRADE, "").length : end;
}

const bare = (word: string): string => word.replace(/^\P{L}+|\P{L}+$/gu, "").toLowerCase();
/** So many words show that what a line cut off is said again. */
const FEWEST_REPEATED = 2;

/** "Spanish Spanish" or "Music Music and Arts": which of the two stands for both; null where nothing is repeated. */
function sayingOnce(text: string): Range | null {
  const words = [...text.matchAll(/\S+/gu)];
  for (let half = 1; half < words.length; half++) {
    const shared = Math.min(half, words.length - half);
    if (shared < half && shared < FEWEST_REPEATED) return null;
    const isSame = words.slice(0, shared).every(([word], at) => bare(word) === bare(words[half + at]![0]));
    if (!isSame) continue;
    return words.length > half * 2
      ? { start: words[half]!.index, end: text.length }
      : { start: 0, end: words[half]!.index };
  }
  return null;
}

function degreeWithin(text: string): number {
  for (const { index } of text.matchAll(/(?<=\s)\p{Lu}/gu)) {
    const hit = findDegree(text.slice(index));
    if (hit?.strong && hit.start === 0 && hit.level !== "vocational") return index;
  }
  return text.length;
}

/** Prepositions before what is no subject: "Certification as Project Manager". */
const NO_SUBJECT_LEAD = /^(?:and|as|for|on|at|from|to|with|is)\s/;
const FORM_WORDS =
  /^(?:(?:programs?|programmes?|courses?|held|candidates?|completed|completion|obtained|received|awarded|degrees?|diploma|certificates?|field of study|select one|in|of)(?:\s+|$))+$/i;
const MARK_OR_TIME =
  /^(?:(?:pass|merit|distinction|credit|undergraduate)(?!\p{L})|\d+(?:st|nd|rd|th)? year|\d+\s?(?:hours?|hrs?|days?|weeks?|months?)(?!\p{L}))/iu;
const LICENCE_BEHIND = /(?<=\p{Ll})[\s,;/-]+(?:Registered|Licensed|Certified)\s+\p{Lu}.*$/u;
const LETTERS_BEHIND = /(?<=\p{Ll})\s+\p{Lu}{2,4}U$/u;
const COUNT_BEHIND = /[\s,]+\d[\d/ ]*(?:\s?(?:credits?|hours))?$/i;
const OPEN_BRACKET = /\s*\([^)]*$/;

function initials(name: string): string {
  const words = name.match(/\p{L}+/gu) ?? [];
  return words.flatMap((word) => (/^\p{Lu}/u.test(word) ? [word.charAt(0)] : [])).join("");
}

function isShortFormOf(degree: string, field: string): boolean {
  const letters = field.replace(/[.\s]/g, "");
  const hit = findDegree(field);
  return (
    (hit?.strong === true && hit.level !== "vocational" && hit.start === 0 && hit.end >= field.length - 1) ||
    (/^\p{Lu}{2,5}$/u.test(letters) && letters === initials(degree))
  );
}

const LONGEST_FIELD = 200;

/** The subject alone within words that stand behind a degree; null where they name none. */
export function subjectIn(text: string, degree: string): Range | null {
  if (text.length > LONGEST_FIELD) return null;
  const cut = [OPEN_BRACKET, COUNT_BEHIND, LICENCE_BEHIND, LETTERS_BEHIND]
    .reduce((words, end) => words.replace(end, ""), text.slice(0, degreeWithin(text)))
    .trimEnd();
  const range = sayingOnce(cut) ?? { start: 0, end: cut.length };
  const words = cut.slice(range.start, range.end).replace(/[\s,;:–-]+$/, "");
  if (
    words.length < 2 ||
    NO_SUBJECT_LEAD.test(words) ||
    FORM_WORDS.test(words) ||
    MARK_OR_TIME.test(words) ||
    AWARD_OR_EVENT.test(words) ||
    isShortFormOf(degree, words)
  )
    return null;
  return { start: range.start, end: range.start + words.length };
}

function inFull(text: string, end: number): number {
  const rest = text.slice(end);
  const lead = LETTERS_ALONE.test(text.slice(0, end).trim()) ? IN_FULL.exec(rest)?.[0].length : undefined;
  return lead ? lead + (findDegree(rest.slice(lead))?.end ?? 0) : 0;
}

export function degreeAndField(
  segment: Segment,
  hit: Pick<DegreeHit, "end">,
): { degreeEnd: number; field: Piece | null } {
  const text = segment.text;
  const rest = text.slice(hit.end);
  const more = DEGREE_GOES_ON.exec(rest)?.[0].length ?? 0;
  if (more > 0) return degreeAndField(segment, { end: hit.end + more });
  const full = inFull(text, hit.end);
  if (full > 0) return degreeAndField(segment, { end: hit.end + full });
  if (rest.startsWith(")") && text.slice(0, hit.end).includes("("))
    return degreeAndField(segment, { end: hit.end + 1 });
  const degreeEnd = degreeEndOf(text, hit.end);
  const tail = text.slice(degreeEnd);
  const lead = fieldLead.exec(tail)?.[0].length ?? 0;
  const graded = tail.slice(lead).replace(GRADE, "");
  const named = graded.slice(0, unfinishedIn(graded)?.start);
  const words = named.replace(named.length < graded.length ? /[\s,;:()–-]+$/ : /[\s)]+$/, "");
  if (words.length < 2 || !/\p{L}/u.test(words) || honours.test(words) || /^[^(]*\)/.test(words))
    return { degreeEnd, field: null };
  const subject = subjectIn(words, text.slice(0, degreeEnd));
  const start = segment.start + degreeEnd + lead;
  return {
    degreeEnd,
    field: subject && { line: segment.line, start: start + subject.start, end: start + subject.end },
  };
}
