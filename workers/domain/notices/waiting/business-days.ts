import { instantOf } from "../../coaching/time-zone";
import { DAY } from "../../day";
import { holidaysOf, isWeekend } from "./holidays";
import { WAITING_PLACES, type WaitingPlace } from "./places";

/** When so many business days of a place have passed after an event's day: the midnight there after the last. All in UTC ms. */
export function businessDaysAfter(time: number, days: number, place: WaitingPlace): number {
  return businessDaysAfterDay(dayThere(time, WAITING_PLACES[place].timeZone), days, place);
}

/** The same, of an event that only a day is known of. @param from its beginning by UTC, wherever it was */
export function businessDaysAfterDay(from: number, days: number, place: WaitingPlace): number {
  const { timeZone } = WAITING_PLACES[place];
  let day = from;
  let year = 0;
  let holidays = new Set<number>();
  for (let left = days; left > 0; ) {
    day += DAY;
    if (new Date(day).getUTCFullYear() !== year) {
      year = new Date(day).getUTCFullYear();
      // A holiday on a Saturday, 1 January, is kept on the Friday before; one in December may be kept in January.
      holidays = new Set([year - 1, year, year + 1].flatMap((one) => [...holidaysOf(place, one)]));
    }
    if (!isWeekend(day) && !holidays.has(day)) left -= 1;
  }
  const next = new Date(day + DAY).toISOString().slice(0, 10);
  return instantOf(next, "00:00", timeZone) ?? day + 2 * DAY;
}

/** The day that a place has at an instant, as its beginning by UTC. */
function dayThere(time: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en", { timeZone, calendar: "gregory" }).formatToParts(time);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  return Date.UTC(part("year"), part("month") - 1, part("day"));
}
