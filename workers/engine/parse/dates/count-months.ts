import type { Experience, SkillFact, SkillUse, YearMonth } from "../../types";
import { coveredMonths, type Interval, intervalOf, monthNumber } from "./months-between";

type Dated = Pick<Experience, "start" | "end" | "isCurrent">;

/**
 * The whole months of an entry, both ends included.
 * @param asOf "YYYY-MM": what "present" stands for
 * @returns null where a date is missing or they run backwards
 */
function entryInterval({ start, end, isCurrent }: Dated, asOf: YearMonth): Interval | null {
  return intervalOf(start?.value ?? null, isCurrent ? asOf : (end?.value ?? null), asOf);
}

/** The length of an entry in months; null as in `entryInterval`. */
export function entryMonths(entry: Dated, asOf: YearMonth): number | null {
  const span = entryInterval(entry, asOf);
  return span ? span.to - span.from + 1 : null;
}

/** Months of paid work in all, overlaps merged. */
export function totalMonths(experience: Experience[], asOf: YearMonth): number {
  const jobs = experience.filter(({ kind }) => kind === "job").map((entry) => entryInterval(entry, asOf));
  return coveredMonths(jobs.filter((interval) => interval !== null));
}

/**
 * How long and until when a skill was used: in the dated entries of the experience that its uses stand in. Months are those of
 * paid work, as in the total.
 */
export function skillMonths(
  uses: SkillUse[],
  experience: Experience[],
  asOf: YearMonth,
): Pick<SkillFact, "months" | "lastUsed"> {
  const intervals: Interval[] = [];
  let lastUsed: YearMonth | null = null;
  for (const { where, entry: at } of uses) {
    const entry = at === null || where === "education" ? undefined : experience[at];
    const span = entry && entryInterval(entry, asOf);
    if (!span) continue;
    if (entry.kind === "job") intervals.push(span);
    const end = entry.isCurrent ? asOf : (entry.end?.value ?? null);
    if (end && (!lastUsed || monthNumber(end, true) > monthNumber(lastUsed, true))) lastUsed = end;
  }
  return { months: coveredMonths(intervals), lastUsed };
}
