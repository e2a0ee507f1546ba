import { between } from "drizzle-orm";
import { FUNNEL_STEPS, funnelWeeks } from "../../../db/schema";
import type { Deps } from "../deps";
import type { FunnelStep } from "./count-step";
import { lastWeeks } from "./weeks";

/** Fewer than so many may be someone in particular: they are told as "few". */
export const FEWEST = 5;
const WEEKS = 12;

export type StepCount = number | "few";
export type FunnelWeek = { weekStart: number; counts: Record<FunnelStep, StepCount> };

/** `share`: of the step before, in whole percent; null where either is few or more took this one than the one before */
export type FunnelTotal = { step: FunnelStep; times: StepCount; share: number | null };

export type Funnel = {
  /** over all weeks shown; without those that have few, so that no difference gives them away */
  totals: FunnelTotal[];
  /** the newest first; empty where nothing was counted */
  weeks: FunnelWeek[];
};

/** How many visited, registered, verified, uploaded, analysed and paid in each of the last twelve weeks. */
export async function getFunnel({ db, now }: Pick<Deps, "db" | "now">): Promise<Funnel> {
  const starts = lastWeeks(now(), WEEKS);
  const rows = await db.shared
    .select()
    .from(funnelWeeks)
    .where(between(funnelWeeks.weekStart, starts.at(-1) ?? 0, starts[0] ?? 0));
  if (rows.length === 0) return { totals: [], weeks: [] };
  const times = new Map(rows.map((row) => [`${row.weekStart} ${row.step}`, row.times]));
  const oldest = Math.min(...rows.map(({ weekStart }) => weekStart));
  const weeks = starts
    .filter((start) => start >= oldest)
    .map((weekStart) => ({
      weekStart,
      counts: bySteps((step) => told(times.get(`${weekStart} ${step}`) ?? 0)),
    }));
  return { totals: totalsOf(weeks), weeks };
}

function bySteps<T>(of: (step: FunnelStep) => T): Record<FunnelStep, T> {
  return Object.fromEntries(FUNNEL_STEPS.map((step) => [step, of(step)])) as Record<FunnelStep, T>;
}

function told(times: number): StepCount {
  return times > 0 && times < FEWEST ? "few" : times;
}

function totalsOf(weeks: FunnelWeek[]): FunnelTotal[] {
  const sums = FUNNEL_STEPS.map((step) => {
    const counts = weeks.map(({ counts }) => counts[step]);
    const sum = counts.reduce<number>((all, count) => all + (count === "few" ? 0 : count), 0);
    return sum === 0 && counts.includes("few") ? "few" : sum;
  });
  return FUNNEL_STEPS.map((step, at) => {
    const times = sums[at] ?? 0;
    const before = sums[at - 1];
    const known =
      typeof times === "number" && typeof before === "number" && before >= Math.max(times, FEWEST);
    return { step, times, share: known ? Math.round((100 * times) / before) : null };
  });
}
