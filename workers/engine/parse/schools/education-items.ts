import { placeStrength } from "../contact/places";
import { namesCampus } from "../entries/campus";
import { type Segment, segmentsOf } from "../entries/segments";
import { fold, wordKey } from "../fold";
import type { Part } from "../sections/section";
import { type DegreeHit, findDegree } from "../words/degrees";
import { isPlaceCode, isRegion } from "../words/places";
import { unfinishedIn } from "../words/unfinished";
import { namesNoSchool } from "./no-school";
import { namesSchool, schoolAt, schoolParts, schoolScore } from "./school-name";

export type Item =
  | { type: "institution"; segment: Segment }
  | { type: "degree"; segment: Segment; hit: DegreeHit }
  | { type: "field"; segment: Segment }
  | { type: "date"; part: Part }
  | { type: "ongoing"; segment: Segment }
  | { type: "plain"; segment: Segment };

const aside =
  /^(?:c?gpa|grades?(?! 1[0-2](?!\d))|grading|thesis|dissertation|advis[eo]r|focus|minor|major:|courses?|coursework|relevant|modules?|activities|honou?rs?|notes?|noten?\b|\p{L}*note(?:ndurchschnitt)?\s*:?\s*\d|average|rank|score|percentage|top \d|(?:graduated )?with (?:distinction|honou?rs|merit)|distinction|merit|(?:magna |summa )?cum laude|dean|first[- ]class|second[- ]class|third[- ]class|(?:upper|lower) second|[12][:.][12]\b|scholarship|exchange|erasmus|recogni[sz]ed|final project|concentration|speciali[sz]ation|graduated|graduating|academic excellence|dean.s list|internships?\b|scholarship\b|(?:master|bachelor|diplom|doktor|abschluss)(?:arbeit|note)|schwerpunkte?|thema\b|mention|memoire|moyenne|nota media|nota final|calificacion|trabajo (?:de )?fin|t[fp][gm]\b|premio|votazione|voto|tesi|110|scriptie|afstudeer|cijfer|ocena|praca (?:magisterska|dyplomowa)|wyroznienie|media\b|dissertacao|tese\b|lucrare)/u;

export function isAside(text: string): boolean {
  return aside.test(fold(text.slice(0, 60)).trim());
}

/** The foot of a page that a résumé was copied from: "© 2016, Careers Ltd. All rights reserved." */
const PAGE_FOOT = /©|\ball rights reserved\b/iu;

export function isPageFoot(text: string): boolean {
  return PAGE_FOOT.test(text);
}

/** "Lakewood University Akron , OH Bachelor of Arts": the letters of the state before a degree; "State" in a form without names. */
function stateBefore(text: string): number {
  const at = findDegree(text)?.start ?? 0;
  const before = text.slice(0, at).trim();
  return before === "State" || isPlaceCode(before) || isRegion(wordKey(before)) || placeStrength(before) > 2
    ? at
    : 0;
}

function splitSchool(segment: Segment): Segment[] {
  const parts: Segment[] = [];
  let from = 0;
  const cut = (to: number): void => {
    const text = segment.text.slice(from, to);
    const blank = /^[\s,]*/.exec(text)?.[0].length ?? 0;
    const lead = blank + (from > 0 ? stateBefore(text.slice(blank)) : 0);
    const body = text.slice(lead).trimEnd();
    if (body !== "") {
      const start = segment.start + from + lead;
      parts.push({ ...segment, start, end: start + body.length, text: body });
    }
  };
  for (const match of segment.text.matchAll(/,\s+|\s+(?:from|at)\s+(?=[\p{Lu}])/gu)) {
    if (
      match[0].trim() === "at" &&
      namesCampus(segment.text.slice(0, match.index), segment.text.slice(match.index + match[0].length))
    )
      continue;
    cut(match.index);
    from = match.index + match[0].length;
  }
  cut(segment.text.length);
  return parts;
}

function merge(a: Segment, b: Segment, whole: Segment): Segment {
  return { ...a, end: b.end, text: whole.text.slice(a.start - whole.start, b.end - whole.start) };
}

/** Commas inside one name stay ("University of California, Berkeley"); those between degree and school part them. */
function regroup(segment: Segment): Segment[] {
  const parts = splitSchool(segment);
  const groups: Segment[] = [];
  for (const part of parts) {
    const last = groups[groups.length - 1];
    const school = schoolScore(part.text) > 0;
    const degree = findDegree(part.text);
    const lastSchool = last ? schoolScore(last.text) > 0 : false;
    const lastDegree = last ? findDegree(last.text) !== null : false;
    const remark = last !== undefined && isAside(last.text);
    const placed = placeStrength(part.text) >= 2 || (last !== undefined && placeStrength(last.text) >= 2);
    const joins =
      last &&
      !isAside(part.text) &&
      !(remark && (school || degree?.strong)) &&
      !(placed && (lastSchool || school)) &&
      !(school && lastDegree && !lastSchool) &&
      !(school && !lastSchool && groups.length > 0) &&
      !(degree?.strong && lastSchool);
    if (last && joins) groups[groups.length - 1] = merge(last, part, segment);
    else groups.push(part);
  }
  return groups;
}

/** Where a date would stand: "MBA: Finance Present Lakewood University". */
const ONGOING = /(?:^|\s)(?:Present|Current|In Progress|Ongoing)(?=\s|$)/u;

function behindDegree(whole: Segment): Item[] {
  const ongoing = ONGOING.exec(whole.text);
  if (ongoing) {
    const end = ongoing.index + ongoing[0].length;
    const start = end - ongoing[0].trimStart().length;
    return [
      ...behindDegree(cutOf(whole, 0, ongoing.index)),
      { type: "ongoing", segment: cutOf(whole, start, end) },
      ...institutionIn(cutOf(whole, end + 1, whole.text.length)),
    ];
  }
  const at = schoolScore(whole.text) > 0 ? schoolAt(whole.text, 0) : whole.text.length;
  if (at < 0) return [];
  const items: Item[] = [];
  const before = whole.text.slice(0, at);
  const field = before.slice(0, unfinishedIn(before)?.start).replace(BEHIND_FIELD, "").replace(FIELD_END, "");
  const named = (whole.before === ":" ? /^\p{L}{4}/u : /^\p{Lu}\p{L}/u).test(field);
  if (named && !isAside(field) && !namesCity(field))
    items.push({ type: "field", segment: { ...whole, end: whole.start + field.length, text: field } });
  if (at < whole.text.length)
    items.push({
      type: "institution",
      segment: { ...whole, start: whole.start + at, text: whole.text.slice(at) },
    });
  return items;
}

/** What forms call the subject of those who studied none. */
export const NO_SUBJECT =
  /^(?:(?:General|Basic|Secondary) )?(?:Education|Studies|Academics?|Diploma|General|College Prep(?:aratory)?)(?: |$)/u;

/** "High School Diploma: Education Lincoln Park High School": it has no subject, all that follows is the school. */
function behindDiploma(whole: Segment): Item[] {
  const behind = behindDegree(whole);
  if (schoolScore(whole.text) === 0 || behind.some(({ type }) => type === "ongoing")) return behind;
  const lead = NO_SUBJECT.exec(whole.text)?.[0].length ?? 0;
  return institutionIn(cutOf(whole, lead, whole.text.length));
}

function cutOf(whole: Segment, from: number, to: number): Segment {
  return { ...whole, start: whole.start + from, end: whole.start + to, text: whole.text.slice(from, to) };
}

function institutionIn(rest: Segment): Item[] {
  return schoolScore(rest.text) > 0 ? [{ type: "institution", segment: rest }] : [];
}

const FIELD_END = /[\s,;:(|–-]+$/u;
/** A grade: "Computer Science GPA". */
const BEHIND_FIELD = /[\s,;(|-]{1,8}C?GPA(?!\p{L}).*$/u;

function namesCity(text: string): boolean {
  return placeStrength(text) >= 2;
}

function cutBeforeSchool(segment: Segment, hit: DegreeHit): [Segment, Segment] | null {
  // A high school diploma has no subject: all that follows is the school.
  const whole = hit.level === "school" ? /^\s+(?=\p{Lu})/u.exec(segment.text.slice(hit.end)) : null;
  const at = whole ? hit.end + whole[0].length : schoolAt(segment.text, hit.end);
  const rest = segment.text.slice(Math.max(at, 0));
  if (at < 0 || isAside(rest) || unfinishedIn(rest)?.start === 0) return null;
  const left = segment.text.slice(0, at).replace(FIELD_END, "");
  if (left.length < hit.end || /\b(?:of|the|at|in|from|de|der)$/iu.test(left)) return null;
  return [
    { ...segment, end: segment.start + left.length, text: left },
    { ...segment, start: segment.start + at, text: segment.text.slice(at) },
  ];
}

const SPACED_COMMA = / , +/;

/** "MBA , Finance Lakewood University": a comma between blanks behind a degree stands where a colon would. */
function aroundComma(whole: Segment): Item[] | null {
  const comma = SPACED_COMMA.exec(whole.text);
  if (!comma) return null;
  const degree = cutOf(whole, 0, comma.index);
  const hit = findDegree(degree.text);
  const rest = cutOf(whole, comma.index + comma[0].length, whole.text.length);
  if (!hit?.strong || schoolScore(degree.text) > 0 || schoolScore(rest.text) === 0) return null;
  const behind = hit.level === "school" ? behindDiploma(rest) : behindDegree(rest);
  // "Associate of Arts , Business": the field is the one behind.
  const end = behind.some(({ type }) => type === "field") ? degree.text.length : hit.end;
  return [{ type: "degree", segment: degree, hit: { ...hit, end } }, ...behind];
}

const TAKEN =
  /^(?:complet\p{L}+|earn\p{L}+|receiv\p{L}+|obtain\p{L}+|attain\p{L}+|graduat\p{L}+|pursu\p{L}+|current\p{L}*|working|stud\p{L}+|enrol\p{L}+|equivalent)(?!\p{L})/u;
/** So many words before a degree in small letters begin a sentence. */
const FEWEST_BEFORE = 3;

/** "tracking obligations between the MPA programs and departments" tells of work; nobody holds that degree. */
function isAmidSentence(text: string): boolean {
  if (!/^\p{Ll}/u.test(text) || TAKEN.test(text)) return false;
  const hit = findDegree(text);
  return hit !== null && text.slice(0, hit.start).trim().split(/\s+/).length >= FEWEST_BEFORE;
}

/** What forms offer to those who left without a degree. */
const SOME_COLLEGE = /^some (?:college|university)(?!\p{L})/iu;

export function itemsOf(part: Part): Item[] {
  const items: Item[] = [];
  for (const whole of segmentsOf(part)) {
    if (whole.place) continue;
    const last = items[items.length - 1];
    if (whole.before === ":" && last?.type === "degree") {
      items.push(...(last.hit.level === "school" ? behindDiploma(whole) : behindDegree(whole)));
      continue;
    }
    const spaced = aroundComma(whole);
    if (spaced) {
      items.push(...spaced);
      continue;
    }
    for (const segment of regroup(whole)) {
      if (isAside(segment.text) || /^https?$|www\.|:\/\/|^\S{2,}\.(?:edu|com|org|net)\b/.test(segment.text))
        continue;
      if (SOME_COLLEGE.test(segment.text)) {
        items.push({ type: "ongoing", segment });
        continue;
      }
      const school = schoolScore(segment.text);
      const hit = isAmidSentence(segment.text) ? null : findDegree(segment.text);
      const cut = hit?.strong && school > 0 ? cutBeforeSchool(segment, hit) : null;
      const front = hit?.strong && namesSchool(segment.text.slice(0, hit.start)) ? hit.start : 0;
      if (hit && front > 0 && schoolScore(segment.text.slice(hit.end)) === 0) {
        const degree = cutOf(segment, front, segment.text.length);
        const school = cutOf(segment, 0, segment.text.slice(0, front).trimEnd().length);
        const moved = { ...hit, start: 0, end: hit.end - front };
        items.push({ type: "institution", segment: school }, { type: "degree", segment: degree, hit: moved });
      } else if (hit && cut) {
        items.push({ type: "degree", segment: cut[0], hit }, { type: "institution", segment: cut[1] });
      } else if (hit && (hit.strong || school === 0)) {
        const lead = stateBefore(segment.text);
        const moved = { ...hit, start: hit.start - lead, end: hit.end - lead };
        items.push({ type: "degree", segment: cutOf(segment, lead, segment.text.length), hit: moved });
      } else if (school > 0 || segment.label === "company") items.push({ type: "institution", segment });
      else items.push({ type: "plain", segment });
    }
  }
  return withDates(part, items.flatMap(apart));
}

function apart(item: Item): Item[] {
  if (item.type !== "institution" || namesNoSchool(item.segment.text)) return [item];
  const { name, subject } = schoolParts(item.segment);
  return [{ ...item, segment: name }, ...(subject ? [{ type: "field" as const, segment: subject }] : [])];
}

function withDates(part: Part, items: Item[]): Item[] {
  if (part.doc.dates.some((span) => span.start >= part.start)) {
    const dated: Item = { type: "date", part };
    const first = part.doc.dates[0];
    if (first && first.start <= Math.max(part.start, part.doc.start) + 2) items.unshift(dated);
    else items.push(dated);
  }
  return items;
}
