import { DAY } from "../../day";
import { WITHDRAWAL_DAYS } from "../contract-terms";

/**
 * A last day that is a Saturday, a Sunday or a public holiday moves to the next working day (regulation 1182/71, article
 * 3, 4). Which days are holidays differs between 27 states and their regions and changes by law, so that everyone gets
 * the longest run of such days there is: Maundy Thursday to Easter Monday, or Christmas with a weekend.
 */
const DAYS_OFF = 5;

/** A day ends last twelve hours west of Greenwich: nobody's last day is cut short by our clock. */
const WESTERNMOST = DAY / 2;

/** The longest that a period can take, from the order on. */
export const LONGEST_PERIOD = (WITHDRAWAL_DAYS + DAYS_OFF + 1) * DAY + WESTERNMOST;

/** The end (UTC ms) of the last day to withdraw on: the day of the order doesn't count, and the last day counts whole. */
export function withdrawableUntil(orderedAt: number): number {
  const dayOfOrder = Math.floor(orderedAt / DAY) * DAY;
  return dayOfOrder + (WITHDRAWAL_DAYS + DAYS_OFF + 1) * DAY - 1;
}

export function isWithdrawable(orderedAt: number, now: number): boolean {
  return now <= withdrawableUntil(orderedAt) + WESTERNMOST;
}
