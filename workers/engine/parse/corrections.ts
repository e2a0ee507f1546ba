import type {
  Education,
  Experience,
  Fact,
  Line,
  Quote,
  ResumeFacts,
  SkillFact,
  SkillUse,
  YearMonth,
} from "../types";
import { normalPlace } from "./contact/normal-place";
import { quotesOfCorrected } from "./corrected-quotes";
import { entryMonths, skillMonths, totalMonths } from "./dates/count-months";
import { findDegree } from "./words/degrees";

/** What a person says was read wrongly. `entry` counts entries as read; `value` null: this isn't in the résumé. */
export type Correction =
  | { kind: "person"; field: "name" | "headline" | "location"; value: string | null }
  | {
      kind: "experience";
      entry: number;
      field: "title" | "company" | "location" | "start" | "end";
      /** start and end: "YYYY-MM" or "YYYY"; end may be "present" */
      value: string | YearMonth | "present" | null;
    }
  | { kind: "remove-experience"; entry: number }
  | {
      kind: "education";
      entry: number;
      field: "institution" | "degree" | "field" | "start" | "end";
      value: string | YearMonth | null;
    }
  | { kind: "remove-education"; entry: number }
  | { kind: "remove-skill"; name: string };

/**
 * Corrected values are certain, and quote where they stand in `lines`; lengths and totals are counted again. Nothing is added;
 * a correction of an entry that isn't there is left out. Returns the same object where there are no corrections; never changes
 * `facts`.
 */
export function applyCorrections(
  facts: ResumeFacts,
  corrections: Correction[],
  lines: Line[] = [],
): ResumeFacts {
  if (corrections.length === 0) return facts;
  const experience = facts.experience.map((entry, at) =>
    corrections.reduce(
      (now, one) => (one.kind === "experience" && one.entry === at ? withWork(now, one, lines) : now),
      entry,
    ),
  );
  const education = facts.education.map((entry, at) =>
    corrections.reduce(
      (now, one) => (one.kind === "education" && one.entry === at ? withSchool(now, one, lines) : now),
      entry,
    ),
  );
  const work = remaining(experience, removedBy(corrections, "remove-experience"));
  const schools = remaining(education, removedBy(corrections, "remove-education"));
  const counted = work.kept.map((entry) => ({ ...entry, months: entryMonths(entry, facts.asOf) }));
  const unread = new Set(corrections.flatMap((one) => (one.kind === "remove-skill" ? [one.name] : [])));
  const moved = (use: SkillUse): SkillUse | null => {
    if (use.entry === null) return use;
    const entry = (use.where === "education" ? schools : work).places[use.entry];
    return entry === undefined || entry === null ? null : { ...use, entry };
  };
  const skills = facts.skills.flatMap((skill): SkillFact[] => {
    const uses = skill.uses.map(moved).filter((use) => use !== null);
    if (unread.has(skill.name) || (uses.length === 0 && skill.uses.length > 0)) return [];
    return [{ ...skill, uses, ...skillMonths(uses, counted, facts.asOf) }];
  });
  return {
    ...corrections.reduce((now, one) => (one.kind === "person" ? withPerson(now, one, lines) : now), facts),
    experience: counted,
    education: schools.kept,
    skills,
    totalMonths: totalMonths(counted, facts.asOf),
  };
}

type Of<K extends Correction["kind"]> = Extract<Correction, { kind: K }>;

function corrected(value: string | null, quotes: Quote[], lines: Line[]): Fact<string> | null {
  return value === null ? null : { value, quotes: quotesOfCorrected(lines, value, quotes), confidence: 1 };
}

/** A field that wasn't read is looked for beside the others of its entry. */
function quotesIn(fact: Fact<string> | null, others: (Fact<string> | null)[], lines: Line[]): Quote[] {
  if (fact || lines.length === 0) return fact?.quotes ?? [];
  return others.find((other) => other && other.quotes.length > 0)?.quotes ?? [];
}

function withPerson(facts: ResumeFacts, { field, value }: Of<"person">, lines: Line[]): ResumeFacts {
  const next = { ...facts, [field]: corrected(value, facts[field]?.quotes ?? [], lines) };
  return field === "location" ? { ...next, place: value === null ? null : normalPlace(value) } : next;
}

function withWork(entry: Experience, { field, value }: Of<"experience">, lines: Line[]): Experience {
  const { title, company, start, end } = entry;
  const quotes = quotesIn(entry[field], [title, company, start, end], lines);
  if (field !== "end") return { ...entry, [field]: corrected(value, quotes, lines) };
  const isCurrent = value === "present";
  const read = end ?? start;
  return { ...entry, isCurrent, end: isCurrent ? null : corrected(value, read?.quotes ?? quotes, lines) };
}

function withSchool(entry: Education, { field, value }: Of<"education">, lines: Line[]): Education {
  const { institution, degree, field: subject, start, end } = entry;
  const quotes = quotesIn(entry[field], [institution, degree, subject, start, end], lines);
  const next = { ...entry, [field]: corrected(value, quotes, lines) };
  if (field !== "degree") return next;
  return { ...next, level: value === null ? null : (findDegree(value)?.level ?? "vocational") };
}

function removedBy(corrections: Correction[], kind: "remove-experience" | "remove-education"): Set<number> {
  return new Set(corrections.flatMap((one) => (one.kind === kind ? [one.entry] : [])));
}

function remaining<T>(entries: T[], removed: Set<number>): { kept: T[]; places: (number | null)[] } {
  const kept: T[] = [];
  const places = entries.map((entry, at) => (removed.has(at) ? null : kept.push(entry) - 1));
  return { kept, places };
}
