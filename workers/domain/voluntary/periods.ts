import { DAY } from "../day";
import { LINK_DAYS } from "./voluntary-limits";

/** Half a year, UTC: "2026-2" is July to December. As text, an earlier one is smaller. */
export type Period = `${number}-${1 | 2}`;

/** @param time UTC ms */
export function periodOf(time: number): Period {
  const date = new Date(time);
  return `${date.getUTCFullYear()}-${date.getUTCMonth() < 6 ? 1 : 2}`;
}

export function isPeriod(text: string): text is Period {
  return /^2\d{3}-[12]$/.test(text);
}

/** From when on a half-year's figures are shown: its last link has ended, so that no later answer changes them. UTC ms */
export function shownFrom(period: Period): number {
  const [year, half] = period.split("-").map(Number) as [number, number];
  return Date.UTC(year, half * 6, 1) + LINK_DAYS * DAY + DAY;
}

/** "July to December 2026" */
export function periodName(period: Period): string {
  const [year, half] = period.split("-");
  return `${half === "1" ? "January to June" : "July to December"} ${year}`;
}
