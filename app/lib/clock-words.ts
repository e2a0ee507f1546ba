import { counted } from "./format";

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "3 days", "5 hours", "12 minutes": the largest whole unit, rounded down. */
export function clockWords(milliseconds: number): string {
  if (milliseconds >= 2 * DAY) return counted(Math.floor(milliseconds / DAY), "day");
  if (milliseconds >= HOUR) return counted(Math.floor(milliseconds / HOUR), "hour");
  return counted(Math.max(0, Math.floor(milliseconds / MINUTE)), "minute");
}
