import type { DateSpan } from "../dates/find-dates";
import { headness, styleOfSection } from "../entries/header-lines";
import { likenessOf } from "../entries/likeness";
import type { Part, Section } from "./section";

const DEEPEST_HEAD = 3;

function hasTitle({ doc, start }: Part): boolean {
  if (doc.words > 14 || doc.bullet > 0) return false;
  return likenessOf(doc.text.slice(Math.max(start, doc.start), doc.end)).title >= 1;
}

/** "SQL Server 2008/2005": no time that anybody worked. */
function isSpan({ isRange, from, to }: DateSpan): boolean {
  return isRange && (from === null || to === null || from <= to);
}

function firstJob(parts: Part[]): number {
  const style = styleOfSection(parts);
  for (const [index, part] of parts.entries()) {
    if (part.doc.words > 14 || !part.doc.dates.some(isSpan)) continue;
    const around = parts.slice(Math.max(0, index - 2), index + 3);
    if (!around.some(hasTitle)) continue;
    let begin = index;
    while (begin > 0 && index - begin < DEEPEST_HEAD) {
      const above = parts[begin - 1] as Part;
      if (
        headness(above, { before: parts[begin - 2], after: parts[begin] }, style) < 0.5 ||
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

/**
 * Jobs that stand below a heading within the one before: "Key Achievements:" belongs to a job, and the next job to the work.
 * @param headings each heading's words, small, by its line
 */
export function resumeWork(sections: Section[], headings: Map<number, string>): Section[] {
  const resumed: Section[] = [];
  let amidWork = false;
  for (const section of sections) {
    const words = section.heading === null ? "" : (headings.get(section.heading) ?? "");
    const isWithin = WITHIN_JOB.test(section.kind) && !HONOURS.test(words);
    amidWork = section.kind === "experience" || (amidWork && isWithin);
    const begin = amidWork && isWithin ? firstJob(section.parts) : -1;
    if (begin < 0) {
      resumed.push(section);
      continue;
    }
    resumed.push({ ...section, parts: section.parts.slice(0, begin) });
    resumed.push({ kind: "experience", heading: null, parts: section.parts.slice(begin) });
  }
  return resumed;
}

const UNHEADED = /^(?:top|other|summary|awards|skills|courses)$/;

/** Jobs without a heading: where no section is work, the part from the first dated job on becomes one. */
export function findUnheadedWork(sections: Section[]): Section[] {
  if (sections.some(({ kind, parts }) => kind === "experience" && parts.length > 0)) return sections;
  for (const [at, section] of sections.entries()) {
    if (!UNHEADED.test(section.kind)) continue;
    const begin = firstJob(section.parts);
    if (begin < 0) continue;
    const head: Section = { ...section, parts: section.parts.slice(0, begin) };
    const work: Section = { kind: "experience", heading: section.heading, parts: section.parts.slice(begin) };
    return [...sections.slice(0, at), head, work, ...sections.slice(at + 1)];
  }
  return sections;
}
