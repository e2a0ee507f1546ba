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
