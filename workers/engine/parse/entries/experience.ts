import type { Experience, Fact, Line, YearMonth } from "../../types";
import { entryMonths } from "../dates/count-months";
import { monthNumber } from "../dates/months-between";
import { fold } from "../fold";
import { factOf } from "../quote";
import { type Part, type Section, textOfPart } from "../sections/section";
import { withRestBelow } from "../wrapped-names";
import { assignRoles, type Placed, type Roles } from "./assign-roles";
import { bulletsOf } from "./bullets";
import { isCareerBreak } from "./career-breaks";
import { type EntryDates, entryDates } from "./entry-dates";
import { labelAt } from "./head-labels";
import { namesPost } from "./header-lines";
import { splitJobsInLine } from "./jobs-in-line";
import { isEntry, isEvent, namesOffice, ownEmployer } from "./no-posts";
import type { ReadEntry } from "./read-entries";
import { joinRepeatedJobs } from "./repeated-jobs";
import { leadingPost, splitRunOnHeads } from "./run-on-heads";
import { splitRunningEntries } from "./running-entries";
import { type Segment, segmentsOf } from "./segments";
import { type EntryLines, splitEntries, splitUndatedJobs } from "./split-entries";
import { cutPlaces, withWholeNames } from "./whole-names";

type Draft = { kind: Experience["kind"]; entry: EntryLines; placed: Placed[]; dates: EntryDates };

function placedSegments(entry: EntryLines): Placed[] {
  return entry.head.flatMap((part, index) => {
    let rank = 0;
    const offset = Math.max(-3, Math.min(3, index - entry.anchor));
    return segmentsOf(part).map((segment) => ({
      ...segment,
      slot: `${offset}/${segment.place ? "p" : Math.min(rank++, 3)}/${segment.bold ? "b" : ""}`,
    }));
  });
}

function kindOf(section: Section): Experience["kind"] | null {
  if (section.kind === "experience") return "job";
  if (section.kind === "volunteer") return "volunteer";
  return section.kind === "project" ? "project" : null;
}

function draftsOf(section: Section, kind: Experience["kind"]): Draft[] {
  const parts = splitRunOnHeads(splitJobsInLine(splitRunningEntries(section.parts)));
  const entries = kind === "job" ? splitUndatedJobs(splitEntries(parts)) : splitEntries(parts);
  return entries.map((entry) => ({
    kind,
    entry,
    placed: placedSegments(entry),
    dates: entryDates(entry.head),
  }));
}

function textFact(lines: Line[], segment: Segment | null, confidence: number): Fact<string> | null {
  if (!segment) return null;
  const value = segment.text.replace(/\s+/g, " ").trim();
  return factOf(lines, value, [{ line: segment.line, start: segment.start, end: segment.end }], confidence);
}

function certainty(roles: Roles): number {
  return 0.55 + Math.min(0.4, roles.score / 8);
}

/** Lines taken for a head that gave no title, employer, place or dates are points of this entry or the one before. */
function returnSpareLines(drafts: Draft[], roles: Roles[]): void {
  for (const [at, draft] of drafts.entries()) {
    const { title, company, place } = roles[at] as Roles;
    const read = new Set([title, company, place].flatMap((segment) => (segment ? [segment.line] : [])));
    for (const { line } of draft.dates.pieces) read.add(line);
    const { head, body } = draft.entry;
    const first = head.findIndex(({ doc }) => read.has(doc.index));
    if (first < 0) continue;
    const spare = head.filter((part) => !read.has(part.doc.index) && isPoint(part));
    if (spare.length === 0) continue;
    const before = drafts[at - 1];
    const above = before ? spare.filter((part) => head.indexOf(part) < first) : [];
    before?.entry.body.push(...above);
    const below = spare.filter((part) => !above.includes(part));
    draft.entry = {
      ...draft.entry,
      head: head.filter((part) => !spare.includes(part)),
      body: [...below, ...body],
    };
  }
}

const LATEST = 6;
const LONGEST_LATE = 6;
const LONGEST_BELOW = 14;

/** "Kestrel Ltd, 2012 - 2014" / "Kestrel is one of the oldest mills." / "Shift Leader": the post below the employer's own words. */
function findLateTitles(drafts: Draft[], roles: Roles[]): void {
  for (const [at, { entry, dates, kind }] of drafts.entries()) {
    const role = roles[at] as Roles;
    if (kind !== "job" || role.title || !role.company || !dates.start) continue;
    const points = entry.body.findIndex(({ doc }) => doc.bullet > 0);
    const above = entry.body.slice(0, points < 0 ? LATEST : Math.min(points, LATEST));
    const post = above.find(
      (part, index) =>
        part.doc.words <= (index === 0 ? LONGEST_BELOW : LONGEST_LATE) &&
        part.doc.dates.length === 0 &&
        (namesPost(textOfPart(part)) || labelAt(textOfPart(part))?.kind === "title"),
    );
    const [title] = post ? segmentsOf(post) : [];
    if (!title) role.title = leadingPost(entry.body[0]);
    if (!title || title.place || title.label === "company") continue;
    role.title = title;
    entry.body = entry.body.filter((part) => part !== post);
    entry.head = [...entry.head, post as Part];
  }
}

const FEWEST_WORDS = 3;

function isPoint({ doc }: Part): boolean {
  return doc.bullet > 0 || (doc.words >= FEWEST_WORDS && doc.dates.length === 0);
}

function toExperience(lines: Line[], draft: Draft, roles: Roles, asOf: YearMonth): Experience {
  const { start, end, isCurrent, pieces } = draft.dates;
  const confidence = certainty(roles);
  const dateFact = (value: YearMonth | null): Fact<YearMonth> | null =>
    value ? factOf(lines, value, pieces, 0.95) : null;
  const span = { start: dateFact(start), end: isCurrent ? null : dateFact(end), isCurrent };
  const title = textFact(lines, roles.title, confidence);
  const named = textFact(lines, roles.company, confidence);
  const company = named && roles.company ? withRestBelow(lines, named, roles.company) : null;
  const volunteer =
    draft.kind === "job" &&
    title !== null &&
    (/\b(?:volunteer|ehrenamt)/.test(fold(title.value)) || namesOffice(title.value, company?.value ?? ""));
  return {
    kind: volunteer ? "volunteer" : draft.kind,
    title,
    company,
    location: textFact(lines, roles.place, 0.8),
    ...span,
    months: entryMonths(span, asOf),
    bullets: bulletsOf(lines, draft.entry.body),
  };
}

const INHERITED = 0.6;

const OWN_BUSINESS =
  /(?<!\p{L})(?:self[- ]?employed|freelancer?|independent|owner|proprietor|for (?:an?|my|\d+)(?= ))(?!\p{L})/iu;

const MONTHS_BETWEEN_ROLES = 2;
const MONTHS_IN_BOTH_ROLES = 12;

function goesOn(earlier: Experience, later: Experience): boolean {
  const end = (earlier.end ?? earlier.start)?.value;
  const start = later.start?.value;
  if (!end || !start) return false;
  const between = monthNumber(start) - monthNumber(end, true);
  const inBoth = start.length > 4 && end.length > 4 ? 1 : MONTHS_IN_BOTH_ROLES;
  return between <= MONTHS_BETWEEN_ROLES && between >= -inBoth;
}

function isAtSameEmployer(
  role: Experience,
  above: Experience,
  employer: Experience,
  asOf: YearMonth,
): boolean {
  if (isWithin(role, employer, asOf)) return true;
  return employer.title !== null && (goesOn(role, above) || goesOn(above, role));
}

/** Several roles under one employer: a role without one takes it from the entry above. */
function inheritCompanies(entries: ReadEntry[], heads: number[], asOf: YearMonth): ReadEntry[] {
  const kept: ReadEntry[] = [];
  let employer: Experience | null = null;
  let above: Experience | null = null;
  for (const [index, entry] of entries.entries()) {
    const { experience } = entry;
    if (isCareerBreak(experience)) {
      employer = null;
      continue;
    }
    const next = entries[index + 1]?.experience;
    const umbrella =
      experience.company !== null &&
      experience.title === null &&
      experience.bullets.length === 0 &&
      next?.title != null &&
      next.company === null;
    if (experience.company) employer = experience;
    else if (OWN_BUSINESS.test(experience.title?.value ?? "")) employer = null;
    else if (
      employer?.company &&
      above &&
      experience.title &&
      heads[index] === 1 &&
      experience.kind === employer.kind &&
      isAtSameEmployer(experience, above, employer, asOf)
    ) {
      experience.company = { ...employer.company, confidence: INHERITED };
      experience.location ??= employer.location;
      entry.inherits = true;
    }
    above = experience;
    if (!umbrella) kept.push(entry);
  }
  return kept;
}

function linesOf(entry: EntryLines): Set<number> {
  return new Set([...entry.head, ...entry.body].map((part: Part) => part.doc.index));
}

/** @param asOf "YYYY-MM": what "present" means when months are counted */
export function readExperience(lines: Line[], sections: Section[], asOf: YearMonth): ReadEntry[] {
  const result: ReadEntry[] = [];
  for (const kind of ["job", "volunteer", "project"] as const) {
    const drafts = sections
      .filter((section) => kindOf(section) === kind)
      .flatMap((section) => draftsOf(section, kind));
    const roles = assignRoles(drafts.map((draft) => draft.placed)).map((role) => withWholeNames(role, kind));
    cutPlaces(roles);
    returnSpareLines(drafts, roles);
    findLateTitles(drafts, roles);
    const read = drafts.map((draft, index) => ({
      experience: toExperience(lines, draft, roles[index] as Roles, asOf),
      lines: linesOf(draft.entry),
    }));
    const heads = drafts.map((draft) => draft.placed.filter((segment) => !segment.place).length);
    const entries = withoutNameless(inheritCompanies(read, heads, asOf), asOf);
    result.push(...(kind === "job" ? joinRepeatedJobs(entries) : entries));
  }
  openLatest(result, asOf);
  return result;
}

function isWithin(one: Experience, other: Experience, asOf: YearMonth): boolean {
  const ends = ({ start, end, isCurrent }: Experience): [string, string] => [
    start?.value ?? "",
    isCurrent ? asOf : (end?.value ?? start?.value ?? ""),
  ];
  const [from, to] = ends(one);
  const [begin, until] = ends(other);
  return (
    from !== "" &&
    begin !== "" &&
    from.slice(0, 4) >= begin.slice(0, 4) &&
    to.slice(0, 4) <= until.slice(0, 4)
  );
}

/** Dates within a job's own points ("of the year 2012 - 2013") begin no other: what follows belongs to the job above. */
function withoutNameless(entries: ReadEntry[], asOf: YearMonth): ReadEntry[] {
  const kept: ReadEntry[] = [];
  for (const entry of entries) {
    const before = kept.at(-1);
    const within = before !== undefined && isWithin(entry.experience, before.experience, asOf);
    const told = within && entry.experience.kind === "job" && isEvent(entry);
    if (isEntry(entry) && !told) kept.push(entry);
    else if (before && within && (told || !ownEmployer(entry))) {
      before.experience.bullets.push(...entry.experience.bullets);
      for (const line of entry.lines) before.lines.add(line);
    }
  }
  return kept;
}

/** A job with a start but no end, later than all other dates, is current: templates leave "Present" out. */
function openLatest(entries: ReadEntry[], asOf: YearMonth): void {
  const jobs = entries
    .map(({ experience }) => experience)
    .filter(({ kind, start }) => kind === "job" && start);
  const open = jobs.filter(({ end, isCurrent }) => !end && !isCurrent);
  const [last] = open;
  if (!last?.start || open.length !== 1 || !jobs.some(({ end }) => end)) return;
  const begin = monthNumber(last.start.value, false);
  const others = jobs.filter((job) => job !== last);
  if (
    others.some(
      (job) => job.isCurrent || monthNumber(job.end?.value ?? job.start?.value ?? asOf, false) > begin,
    )
  )
    return;
  last.isCurrent = true;
  last.start = { ...last.start, confidence: 0.7 };
  last.months = entryMonths(last, asOf);
}
