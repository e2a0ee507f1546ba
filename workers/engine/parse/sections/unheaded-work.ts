import type { DateSpan } from "../dates/find-dates";
import type { DocLine } from "../doc-line";
import { headness, isRangeAlone, styleOfSection } from "../entries/header-lines";
import { likenessOf } from "../entries/likeness";
import { type Part, type Section, textOfPart } from "./section";

const DEEPEST_HEAD = 3;
const LEAST_HEAD = 0.5;
const LEAST_BELOW = 0.3;

function hasTitle(part: Part): boolean {
  if (part.doc.words > 14 || part.doc.bullet > 0) return false;
  return likenessOf(textOfPart(part)).title >= 1;
}

/** "SQL Server 2008/2005": no time that anybody worked. */
function isSpan({ isRange, from, to }: DateSpan): boolean {
  return isRange && (from === null || to === null || from <= to);
}

/** @param work the work above: dates alone in a line that end before it all begin a job without a title, too */
function firstJob(parts: Part[], work: Part[] = []): number {
  const style = styleOfSection(parts);
  const least = work.length > 0 ? LEAST_BELOW : LEAST_HEAD;
  const start = startOf(work);
  for (const [index, part] of parts.entries()) {
    if (part.doc.words > 14 || !part.doc.dates.some(isSpan)) continue;
    const around = parts.slice(Math.max(0, index - 2), index + 4);
    if (!around.some(hasTitle) && !(isRangeAlone(part) && isEarlier(parts, index, start))) continue;
    let begin = index;
    while (begin > 0 && index - begin < DEEPEST_HEAD) {
      const above = parts[begin - 1] as Part;
      if (
        headness(above, { before: parts[begin - 2], after: parts[begin] }, style) < least ||
        /@/.test(above.doc.text)
      )
        break;
      begin--;
    }
    return begin;
  }
  return -1;
}

/** What a job's own points are headed with ("Key Achievements:", "Relevant Coursework:", "Technologies"). */
const WITHIN_JOB = /^(?:awards|courses|links|skills)$/;
/** ... and what gives a person's honours and memberships, whose years are no jobs. */
const HONOURS = /\b(?:awards?|honou?rs?|members\w*|affiliat\w*|activit\w*|volunteer\w*|community|service)\b/;

/** "Projects:" of one job; a heading of projects has no colon, or their dates lie within the jobs. */
const JOBS_PROJECTS = /^\W*projects?(?: (?:description|details|undertaken|handled))?\s*:/i;

function rangesOf(parts: Part[]): DateSpan[] {
  return parts.flatMap(({ doc, start }) => doc.dates.filter((span) => span.start >= start && isSpan(span)));
}

/** The earliest start of all dated work; null where none has dates, "" where a start isn't known. */
function startOf(work: Part[]): string | null {
  const [earliest] = rangesOf(work)
    .map(({ from }) => from ?? "")
    .sort();
  return earliest ?? null;
}

/** Whether what begins there ended before all the work above began, as the next job of a history does. */
function isEarlier(parts: Part[], begin: number, start: string | null): boolean {
  if (start === null) return false;
  for (let at = Math.max(0, begin); at < parts.length; at++) {
    const [first] = rangesOf([parts[at]!]);
    if (first) return first.to !== null && first.to <= start;
  }
  return false;
}

/**
 * Jobs that stand below a heading within the one before: "Key Achievements:" belongs to a job, and the next job to the work.
 * @param headings each heading's line, by its index
 */
export function resumeWork(sections: Section[], headings: Map<number, DocLine>): Section[] {
  const resumed: Section[] = [];
  let work: Part[] | null = null;
  for (const section of sections) {
    const heading = section.heading === null ? undefined : headings.get(section.heading);
    const ofJob = section.kind === "project" && JOBS_PROJECTS.test(heading?.text ?? "");
    const isWithin = ofJob || (WITHIN_JOB.test(section.kind) && !HONOURS.test(heading?.key ?? ""));
    if (section.kind === "experience") work = [...(work ?? []), ...section.parts];
    else if (!isWithin) work = null;
    const first = work && isWithin ? firstJob(section.parts, work) : -1;
    const begin = work && ofJob && !isEarlier(section.parts, first, startOf(work)) ? -1 : first;
    if (!work || begin < 0) {
      resumed.push(section);
      continue;
    }
    const jobs = section.parts.slice(begin);
    work = [...work, ...jobs];
    resumed.push({ ...section, parts: section.parts.slice(0, begin) });
    resumed.push({ kind: "experience", heading: null, parts: jobs });
  }
  return resumed;
}

const UNHEADED = /^(?:top|other|summary|awards|skills|courses)$/;

function tellsOfWork({ kind, parts }: Section): boolean {
  return kind === "experience" && (rangesOf(parts).length > 0 || parts.some(hasTitle));
}

/** Jobs without a heading: where no section is work, the part from the first dated job on becomes one. */
export function findUnheadedWork(sections: Section[], headings: Map<number, DocLine>): Section[] {
  if (sections.some(tellsOfWork)) return sections;
  for (const [at, section] of sections.entries()) {
    if (!UNHEADED.test(section.kind) || HONOURS.test(headings.get(section.heading ?? -1)?.key ?? ""))
      continue;
    const begin = firstJob(section.parts);
    if (begin < 0) continue;
    const head: Section = { ...section, parts: section.parts.slice(0, begin) };
    const work: Section = { kind: "experience", heading: section.heading, parts: section.parts.slice(begin) };
    return [...sections.slice(0, at), head, work, ...sections.slice(at + 1)];
  }
  return sections;
}
