import { DAY } from "../day";

const TRIAL_DAYS = 14;

/** When a trial from `start` ends (both UTC ms), by "14 days", "1 month", "2 years"; else 14 days (spec 9). Months keep the day. */
export function endOfTrial(billingCycle: string | null, start: number): number {
  const [, digits, unit] = /(?<![\d.-])([1-9]\d{0,2})\s*(day|month|year)s?\b/i.exec(billingCycle ?? "") ?? [];
  const count = Number(digits);
  if (!unit) return start + TRIAL_DAYS * DAY;
  if (unit.toLowerCase() === "day") return start + count * DAY;
  return addMonths(start, unit.toLowerCase() === "year" ? 12 * count : count);
}

function addMonths(start: number, months: number): number {
  const end = new Date(start);
  const day = end.getUTCDate();
  end.setUTCMonth(end.getUTCMonth() + months);
  // The 31st of a month of 30 days would run into the next one.
  if (end.getUTCDate() !== day) end.setUTCDate(0);
  return end.getTime();
}
