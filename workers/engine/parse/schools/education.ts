import type { Education, EducationLevel, Fact, Line } from "../../types";
import { placeStrength } from "../contact/places";
import { entryDates } from "../entries/entry-dates";
import { likenessOf } from "../entries/likeness";
import type { ReadEducation } from "../entries/read-entries";
import type { Segment } from "../entries/segments";
import { fold, holdsWords, wordKey } from "../fold";
import { factOf, type Piece, quoteOf } from "../quote";
import type { Section } from "../sections/section";
import { isSubjectWord } from "../words/subjects";
import { unfinishedIn } from "../words/unfinished";
import { withRestBelow } from "../wrapped-names";
import { type Draft, draftsOf } from "./drafts";
import { isAside } from "./education-items";
import { degreeAndField, subjectIn } from "./field-of-study";
import { isNoSchool, namesStudy } from "./no-school";
import { isPaper } from "./papers";
import { subjectBehindPlace } from "./placed-subject";
import { joinRepeatedDegrees } from "./repeated-degrees";
import { unfinishedPiece } from "./unfinished-degree";

function textFact(lines: Line[], piece: Piece, confidence: number): Fact<string> {
  const words = lines[piece.line]?.text.slice(piece.start, piece.end) ?? "";
  // The edge of a column that cut it: "Associate of | Arts".
  const value = words.replace(/(?:\s|\|)+/g, " ");
  return factOf(lines, value, [piece], confidence);
}

function fieldAlone(field: Segment | null, degree: string): Piece | null {
  const subject = field && placeStrength(field.text) < 2 ? subjectIn(field.text, degree) : null;
  return field && subject
    ? { line: field.line, start: field.start + subject.start, end: field.start + subject.end }
    : null;
}

function isAcademic({ degree }: Draft): boolean {
  const level = degree?.hit.level ?? null;
  return level !== null && level !== "vocational";
}

function toEducation(
  lines: Line[],
  draft: Draft,
  institution: Segment | null,
  drafts: { lines: Set<number>; degree: Segment | null }[],
): Education {
  const dates = entryDates(draft.dates);
  const date = (value: string | null): Fact<string> | null =>
    value ? factOf(lines, value, dates.pieces, 0.9) : null;
  let degree: Fact<string> | null = null;
  let field: Fact<string> | null = null;
  let level: EducationLevel | null = null;
  if (draft.degree) {
    const { segment, hit } = draft.degree;
    const { degreeEnd, field: place } = degreeAndField(segment, hit);
    degree = textFact(
      lines,
      { line: segment.line, start: segment.start, end: segment.start + degreeEnd },
      0.85,
    );
    const unfinished =
      draft.ongoing ?? unfinishedPiece(lines, { lines: draft.lines, degree: segment }, drafts);
    if (unfinished && !unfinishedIn(degree.value)) degree.quotes.push(quoteOf(lines, unfinished));
    level = hit.level;
    const subject =
      place ??
      fieldAlone(
        draft.field ?? (isAcademic(draft) ? subjectBehindPlace(draft.plain, segment.line) : null),
        degree.value,
      );
    if (subject) field = withRestBelow(lines, textFact(lines, subject, 0.75), subject);
  }
  const studied = draft.degree ? null : fieldAlone(draft.field, "");
  if (studied) field = textFact(lines, studied, 0.7);
  const single = dates.start !== null && dates.end === null && !dates.isCurrent;
  const school = institution ? textFact(lines, institution, draft.institution ? 0.85 : 0.5) : null;
  return {
    institution: school && institution ? withRestBelow(lines, school, institution) : null,
    degree,
    field,
    level,
    start: single ? null : date(dates.start),
    end: single ? date(dates.start) : date(dates.end),
  };
}

function degreesLead(drafts: Draft[]): boolean {
  let lead = 0;
  for (const { degree, institution } of drafts) {
    if (degree && institution) lead += degree.segment.line <= institution.line ? 1 : -1;
  }
  return lead >= 0;
}

function nameQualification(draft: Draft, degreeFirst: boolean): void {
  const home = draft.dates[0]?.doc.index ?? 0;
  const named = draft.plain.filter((segment) => looksNamed(segment) && Math.abs(segment.line - home) <= 1);
  const near = named.filter(
    ({ text }) => text.split(/\s+/).length <= 9 && !/^[A-Z]{2,4}$/.test(text) && !namesPost(text),
  );
  const [first, second] = near;
  const unsure = (segment: Segment): void => {
    draft.degree = {
      segment,
      hit: { start: 0, end: segment.text.length, level: null, strong: false },
    };
    draft.plain = draft.plain.filter((one) => one !== segment);
  };
  if (draft.institution && first) {
    const leads = first.line <= draft.institution.line;
    if (leads === degreeFirst || first.line === home) unsure(first);
  } else if (!draft.institution && first && second && first.line !== second.line) {
    unsure(degreeFirst ? first : second);
  } else if (!draft.institution && first && !second) {
    const halves = commaHalves(first);
    if (!halves) return;
    draft.plain = halves;
    unsure(degreeFirst ? halves[0] : halves[1]);
  }
}

/** "Professor of Physics", and not "Counselor Education". */
function namesPost(text: string): boolean {
  const last = fold(text).split(" ").at(-1)!;
  return likenessOf(text).title >= 1 && (/,| (?:of|to|for) /.test(text) || !isSubjectWord(last));
}

/** "Master craftsman, Chamber of Crafts": cut at the last comma, where both sides are names. */
function commaHalves(segment: Segment): [Segment, Segment] | null {
  const comma = segment.text.lastIndexOf(", ");
  if (comma < 3) return null;
  const left = { ...segment, end: segment.start + comma, text: segment.text.slice(0, comma) };
  const right = { ...segment, start: segment.start + comma + 2, text: segment.text.slice(comma + 2) };
  return looksNamed(left) && looksNamed(right) ? [left, right] : null;
}

function cutSchool(draft: Draft): void {
  if (!draft.degree || draft.institution || draft.plain.some(looksNamed)) return;
  const { segment, hit } = draft.degree;
  const [left, right] = commaHalves(segment) ?? [];
  if (
    !left ||
    !right ||
    namesStudy(right.text) ||
    hit.end > left.text.length ||
    (hit.level !== "school" && likenessOf(right.text).company < 0.6)
  )
    return;
  draft.degree = { segment: left, hit };
  draft.institution = right;
}

function nearestName(draft: Draft): Segment | null {
  const home = draft.degree?.segment.line ?? draft.dates[0]?.doc.index ?? 0;
  const away = (segment: Segment): number => Math.abs(segment.line - home) + (segment.line > home ? 0.5 : 0);
  const named = draft.plain.filter(
    (segment) =>
      looksNamed(segment) &&
      !namesStudy(segment.text) &&
      !namesSubject(draft, segment.text) &&
      away(segment) < 4,
  );
  return named.sort((a, b) => away(a) - away(b))[0] ?? null;
}

const CERTIFICATE = /certif|training|workshop/iu;

/** What isn't named as a school: beside a certificate courses and products stand as often, and the one above may be another's. */
function schoolBeside(draft: Draft, above: Segment | null): Segment | null {
  const { degree } = draft;
  if (!degree || CERTIFICATE.test(degree.segment.text)) return null;
  return nearestName(draft) ?? (isAcademic(draft) ? above : null);
}

/** "Interior Design and Marketing", or the field said again: what somebody studied, and not where. */
function namesSubject({ degree, field }: Draft, text: string): boolean {
  const words = fold(text).match(/\p{L}+/gu) ?? [];
  if (words.every((word) => isSubjectWord(word) || /^(?:and|of|in|the|for)$/.test(word))) return true;
  return [degree?.segment, field].some((one) => one && holdsWords(wordKey(one.text), wordKey(text)));
}

const NO_NAME = /(?:approved|accredited)$|^(?:select one|e-?mail|phone|mobile|address|born|nationality)$/iu;

function looksNamed({ text }: Segment): boolean {
  return (
    !NO_NAME.test(text) &&
    /^\p{Lu}/u.test(text) &&
    text.length >= 3 &&
    text.length <= 80 &&
    !/\d[.,/]\d|^\d/.test(text) &&
    !isAside(text) &&
    placeStrength(text) < 2
  );
}

/** @returns the schools, and what stands among them and is a certificate or training that no school gave */
export function readEducation(
  lines: Line[],
  sections: Section[],
): { schools: ReadEducation[]; papers: Segment[] } {
  const result: ReadEducation[] = [];
  const papers: Segment[] = [];
  for (const section of sections) {
    if (section.kind !== "education") continue;
    let above: Segment | null = null;
    const drafts = draftsOf(section);
    const degreeFirst = degreesLead(drafts);
    const places = drafts.map(({ lines: at, degree }) => ({ lines: at, degree: degree?.segment ?? null }));
    for (const draft of drafts) {
      papers.push(...draft.papers);
      if (!draft.degree && draft.institution && isNoSchool(draft.institution, draft.plain)) continue;
      if (!draft.degree && draft.dates.length > 0) nameQualification(draft, degreeFirst);
      cutSchool(draft);
      const institution = draft.institution ?? schoolBeside(draft, above);
      if (!institution && !draft.degree) continue;
      if (draft.degree?.hit.level === "vocational" && isPaper(draft.degree.segment, draft.institution)) {
        papers.push(draft.degree.segment);
        continue;
      }
      above = draft.institution ?? above;
      result.push({ education: toEducation(lines, draft, institution, places), lines: draft.lines });
    }
  }
  return { schools: joinRepeatedDegrees(result), papers };
}
