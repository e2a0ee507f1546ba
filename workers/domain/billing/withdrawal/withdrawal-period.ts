import { WITHDRAWAL_DAYS } from "../contract-terms";
import { DAY } from "../trial-period";

/** The day ends last twelve hours west of Greenwich: nobody's last day is cut short by our clock. */
const WESTERNMOST = DAY / 2;

/**
 * The last moment (UTC ms) at which a consumer may withdraw: the day of the order doesn't count, the last day counts
 * whole, and a Saturday or Sunday moves it to Monday (regulation 1182/71, article 3).
 */
export function withdrawableUntil(orderedAt: number): number {
  const dayOfOrder = Math.floor(orderedAt / DAY) * DAY;
  const lastDay = dayOfOrder + WITHDRAWAL_DAYS * DAY;
  const weekday = new Date(lastDay).getUTCDay();
  const moved = weekday === 6 ? 2 : weekday === 0 ? 1 : 0;
  return lastDay + (moved + 1) * DAY - 1;
}

export function isWithdrawable(orderedAt: number, now: number): boolean {
  return now <= withdrawableUntil(orderedAt) + WESTERNMOST;
}
