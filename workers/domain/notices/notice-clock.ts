import { DAY } from "../day";
import type { ResumeSource } from "./source-words";

/** The same day a month later, or that month's last day: how the law counts months (Regulation 1182/71). UTC milliseconds. */
export function monthAfter(time: number): number {
  const from = new Date(time);
  const next = new Date(time);
  next.setUTCDate(1);
  next.setUTCMonth(next.getUTCMonth() + 1);
  const lastDay = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
  next.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return next.getTime();
}

/**
 * By when someone has to be told that an agency holds their résumé: who applied, when it comes in (GDPR, Article 13); all others
 * within a month of it (Article 14). UTC milliseconds.
 */
export function noticeDueAt(source: ResumeSource, obtainedAt: number): number {
  return source === "applied" ? obtainedAt : monthAfter(obtainedAt);
}

/** The same hour so many days from Monday to Friday later, by UTC. Holidays aren't known here: they would only lengthen it. */
export function businessDaysAfter(time: number, days: number): number {
  let end = time;
  for (let left = days; left > 0; ) {
    end += DAY;
    const day = new Date(end).getUTCDay();
    if (day !== 0 && day !== 6) left -= 1;
  }
  return end;
}
