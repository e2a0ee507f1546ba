import type { Experience, Fact } from "../../types";
import { holdsWords, wordKey } from "../fold";
import type { ReadEntry } from "./read-entries";

const FEWEST_PAIRS = 2;

type Names = { title: string; company: string };

function namesOf({ title, company }: Experience): Names {
  return { title: wordKey(title?.value ?? ""), company: wordKey(company?.value ?? "") };
}

function isSameSpan(one: Experience, other: Experience): boolean {
  if (one.kind !== other.kind || one.isCurrent !== other.isCurrent || !one.start) return false;
  if (!one.isCurrent && !one.end) return false;
  return one.start.value === other.start?.value && one.end?.value === other.end?.value;
}

function datesAgree(one: Fact<string> | null, other: Fact<string> | null): boolean {
  const [a, b] = [one?.value ?? "", other?.value ?? ""];
  return a.startsWith(b) || b.startsWith(a);
}

/** "2015 to 2017" in a list and its months further down, or a list without dates. */
function isVaguerSpan(one: Experience, other: Experience): boolean {
  if (one.kind !== other.kind) return false;
  if ([one, other].some(({ start, bullets }) => !start && bullets.length <= 1)) return true;
  if (one.isCurrent !== other.isCurrent || !(one.start && other.start)) return false;
  if (!one.isCurrent && !(one.end && other.end)) return false;
  return datesAgree(one.start, other.start) && datesAgree(one.end, other.end);
}

function isToTheMonth({ start, end }: Experience): boolean {
  return start?.value.includes("-") === true && (end === null || end.value.includes("-"));
}

/** "Coordinator" is not the "Coordinator, Advisor and Secretary" of the same years where both tell what was done. */
function isSameTitle(one: Experience, other: Experience): boolean {
  const [a, b] = [namesOf(one).title, namesOf(other).title];
  if (a === b) return true;
  const isListed = Math.min(one.bullets.length, other.bullets.length) <= 1;
  return holdsWords(a, b) && (isListed || (a.includes(" ") && b.includes(" ")));
}

/** Same span and title, and no other employer: of the years alone two posts may be held, of the same months hardly. */
function isSameJob(one: Experience, other: Experience): boolean {
  const [a, b] = [namesOf(one), namesOf(other)];
  const isNamedAlike = a.title !== "" && a.title === b.title && a.company !== "" && a.company === b.company;
  if (!isSameSpan(one, other)) return isNamedAlike && isVaguerSpan(one, other);
  if (a.title === "" || b.title === "") return a.company !== "" && a.company === b.company;
  if (!isSameTitle(one, other)) return false;
  if (a.company === "" || b.company === "" || holdsWords(a.company, b.company)) return true;
  const isListed = Math.min(one.bullets.length, other.bullets.length) === 0;
  return (isListed || a.title === b.title) && isToTheMonth(one);
}

/** How far apart the jobs of a history stand that is written twice; their titles may differ ("Nurse", then the ward). */
function repeatDistances(entries: ReadEntry[]): Set<number> {
  const counts = new Map<number, number>();
  for (const [at, { experience: one }] of entries.entries())
    for (const [gap, { experience: other }] of entries.slice(at + 1).entries())
      if (isSameJob(one, other)) counts.set(gap + 1, (counts.get(gap + 1) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count >= FEWEST_PAIRS).map(([gap]) => gap));
}

function joinedBullets(one: Fact<string>[], other: Fact<string>[]): Fact<string>[] {
  const [most, fewest] = other.length > one.length ? [other, one] : [one, other];
  const known = new Set(most.map(({ value }) => wordKey(value)));
  return [...most, ...fewest.filter(({ value }) => !known.has(wordKey(value)))];
}

function precision({ start, end }: Experience): number {
  return (start?.value.length ?? 0) + (end?.value.length ?? 0);
}

function joined(one: ReadEntry, other: ReadEntry): ReadEntry {
  const [a, b] = [one.experience, other.experience];
  const { start, end, isCurrent, months } = precision(b) > precision(a) ? b : a;
  return {
    experience: {
      ...a,
      start,
      end,
      isCurrent,
      months,
      title: a.title ?? b.title,
      company: a.company ?? b.company,
      location: a.location ?? b.location,
      bullets: joinedBullets(a.bullets, b.bullets),
    },
    lines: new Set([...one.lines, ...other.lines]),
  };
}

/** A history that stands twice, such as a list of jobs and then the same jobs at length, is one: its jobs joined, in order. */
export function joinRepeatedJobs(entries: ReadEntry[]): ReadEntry[] {
  const distances = repeatDistances(entries);
  const kept: { at: number; entry: ReadEntry }[] = [];
  for (const [at, entry] of entries.entries()) {
    const before = kept.find(
      (one) =>
        isSameJob(one.entry.experience, entry.experience) ||
        (distances.has(at - one.at) && isSameSpan(one.entry.experience, entry.experience)),
    );
    if (before) before.entry = joined(before.entry, entry);
    else kept.push({ at, entry });
  }
  return kept.map(({ entry }) => entry);
}
