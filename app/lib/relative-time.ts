import { counted } from "./format";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** "Just now", "1 hour ago", "5 days ago" (the specification's labels); both in UTC milliseconds. */
export function relativeTime(at: number, now: number): string {
  const passed = now - at;
  if (passed >= DAY) return `${counted(Math.floor(passed / DAY), "day")} ago`;
  return passed >= HOUR ? `${counted(Math.floor(passed / HOUR), "hour")} ago` : "Just now";
}
