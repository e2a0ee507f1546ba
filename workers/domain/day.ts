import type { Deps } from "./deps";

/** In milliseconds. */
export const DAY = 24 * 60 * 60 * 1000;
const EARLIEST = Date.UTC(2000, 0, 1);

/** A day that was, as "2026-11-23" from a form. @returns its beginning in UTC milliseconds; null where it is none, or to come */
export function readDay({ now }: Pick<Deps, "now">, day: string): number | null {
  const time = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  // East of Greenwich it is tomorrow already.
  return time >= EARLIEST && time <= now() + DAY ? time : null;
}
