import type { Experience, SkillFact, SkillUse, YearMonth } from "../../types";
import { coveredMonths, type Interval, intervalOf, monthNumber } from "./months-between";

type Dated = Pick<Experience, "start" | "end" | "isCurrent">;

function entryInterval({ start, end, isCurrent }: Dated, asOf: YearMonth): Interval | null {
  return intervalOf(start?.value ?? null, isCurrent ? asOf : (end?.value ?? null), asOf);
}

export function entryMonths(entry: Dated, asOf: YearMonth): number | null {
  const span = entryInterval(entry, asOf);
  return span ? span.to - span.from + 1 : null;
}

export function totalMonths(experience: Experience[], asOf: YearMonth): number {
  const jobs = experience.filter(({ kind }) => kind === "job").map((entry) => entryInterval(entry, asOf));
  return coveredMonths(jobs.filter((interval) => interval !== null));
}

/** How long and until when a skill was used in paid work: in the dated entries that its uses lie in. */
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
