export const PERIOD_DAYS = [30, 90, 365] as const;

export const USUAL_PERIOD_DAYS = 90;

export const MAX_DECISIONS = 20_000;

/** Below so many decisions with an opening, no median is told. */
export const FEWEST_TIMED = 5;

/** Below so many pairs of a yes and a no, no agreement is told. */
export const FEWEST_PAIRS = 10;

/** From so many decisions on, a word is said where they all follow the order. */
export const FEWEST_TO_WARN = 20;

/** Below this median, a decision can hardly rest on reading. */
export const HASTY_SECONDS = 20;

export const MAX_ROWS = 100;

/** @returns the usual period for anything but those on offer */
export function parseDays(text: string | null): number {
  return PERIOD_DAYS.find((days) => String(days) === text) ?? USUAL_PERIOD_DAYS;
}
