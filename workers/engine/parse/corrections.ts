import type { Education, Experience, Fact, ResumeFacts, SkillFact, SkillUse, YearMonth } from "../types";
import { normalPlace } from "./contact/normal-place";
import { entryMonths, skillMonths, totalMonths } from "./dates/count-months";
import { findDegree } from "./words/degrees";

/**
 * What a person says was read wrongly. `entry` counts the entries as they were read, so that an earlier correction never
 * moves the meaning of a later one. `value` null: this isn't in the résumé.
 */
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
  /** `name` as written in the résumé */
  | { kind: "remove-skill"; name: string };

/**
 * What was read, with what the person says about it. A corrected value keeps the words it was read from (none, where nothing
 * was read) and is certain; lengths, skills' months and the total are counted anew as the parser counts them. Nothing is
 * added: there is no new entry and no new skill. A correction of an entry that isn't there is left out.
 * @param facts as read; never changed
 * @returns the same object where there are no corrections; the same corrections twice change no more than once
 */
export function applyCorrections(facts: ResumeFacts, corrections: Correction[]): ResumeFacts {
  if (corrections.length === 0) return facts;
  const experience = facts.experience.map((entry, at) =>
    corrections.reduce(
      (now, one) => (one.kind === "experience" && one.entry === at ? withWork(now, one) : now),
      entry,
    ),
  );
  const education = facts.education.map((entry, at) =>
    corrections.reduce(
      (now, one) => (one.kind === "education" && one.entry === at ? withSchool(now, one) : now),
      entry,
    ),
  );
  const work = keptOf(experience, removedBy(corrections, "remove-experience"));
  const schools = keptOf(education, removedBy(corrections, "remove-education"));
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
    ...corrections.reduce((now, one) => (one.kind === "person" ? withPerson(now, one) : now), facts),
    experience: counted,
    education: schools.kept,
    skills,
    totalMonths: totalMonths(counted, facts.asOf),
  };
}

type Of<K extends Correction["kind"]> = Extract<Correction, { kind: K }>;

function corrected(value: string | null, before: Fact<string> | null): Fact<string> | null {
  return value === null ? null : { value, quotes: before?.quotes ?? [], confidence: 1 };
}

function withPerson(facts: ResumeFacts, { field, value }: Of<"person">): ResumeFacts {
  const next = { ...facts, [field]: corrected(value, facts[field]) };
  return field === "location" ? { ...next, place: value === null ? null : normalPlace(value) } : next;
}

function withWork(entry: Experience, { field, value }: Of<"experience">): Experience {
  if (field !== "end") return { ...entry, [field]: corrected(value, entry[field]) };
  const isCurrent = value === "present";
  const read = entry.end ?? entry.start;
  return { ...entry, isCurrent, end: isCurrent ? null : corrected(value, read) };
}

/** A qualification that no list knows counts as vocational, as it does when it is read. */
function withSchool(entry: Education, { field, value }: Of<"education">): Education {
  const next = { ...entry, [field]: corrected(value, entry[field]) };
  if (field !== "degree") return next;
  return { ...next, level: value === null ? null : (findDegree(value)?.level ?? "vocational") };
}

function removedBy(corrections: Correction[], kind: "remove-experience" | "remove-education"): Set<number> {
  return new Set(corrections.flatMap((one) => (one.kind === kind ? [one.entry] : [])));
}

/** The entries that stay, and where each entry as read stands among them (null: nowhere). */
function keptOf<T>(entries: T[], removed: Set<number>): { kept: T[]; places: (number | null)[] } {
  const kept: T[] = [];
  const places = entries.map((entry, at) => (removed.has(at) ? null : kept.push(entry) - 1));
  return { kept, places };
}
