import { DAY } from "../../day";
import { WAITING_PLACES, type WaitingPlace } from "./places";

const [SUNDAY, SATURDAY] = [0, 6];
const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/** Whether a day, as its beginning in UTC milliseconds, is a Saturday or a Sunday. */
export function isWeekend(day: number): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday === SUNDAY || weekday === SATURDAY;
}

/** The beginnings, in UTC milliseconds, of a place's holidays that a year's rules give. One may lie on the days around it. */
export function holidaysOf(place: WaitingPlace, year: number): Set<number> {
  const rules = WAITING_PLACES[place].days.split(" ");
  const taken = new Set(rules.map((rule) => dayOf(rule, year)).filter((day) => !isWeekend(day)));
  for (const rule of rules) {
    const moved = movedFrom(dayOf(rule, year), rule.at(-1) ?? "", taken);
    if (moved !== null) taken.add(moved);
  }
  return taken;
}

function dayOf(rule: string, year: number): number {
  const [, easter, offset, weekday, month, date] =
    /^(?:([EO])([+-]\d+)|([A-Z][a-z]{2})?(\d\d)-(\d\d)[nsb]?)$/.exec(rule) ?? [];
  if (easter) return (easter === "E" ? easterSunday(year) : orthodoxEaster(year)) + Number(offset) * DAY;
  const day = Date.UTC(year, Number(month) - 1, Number(date));
  if (!weekday) return day;
  return day + ((WEEKDAYS.indexOf(weekday) - new Date(day).getUTCDay() + 7) % 7) * DAY;
}

/** Where a day of a weekend is kept instead; null where it isn't moved. */
function movedFrom(day: number, way: string, taken: Set<number>): number | null {
  if (!isWeekend(day)) return null;
  const isSunday = new Date(day).getUTCDay() === SUNDAY;
  if (way === "b") return isSunday ? day + DAY : day - DAY;
  if (way === "s") return isSunday ? day + DAY : null;
  if (way !== "n") return null;
  let next = day;
  while (isWeekend(next) || taken.has(next)) next += DAY;
  return next;
}

/** By the Gregorian calendar: the formula of Meeus, Jones and Butcher. */
function easterSunday(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const leaps = Math.floor(century / 4);
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + century - leaps - moonShift + 15) % 30;
  const yearOfCentury = year % 100;
  const toSunday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - moon - (yearOfCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * toSunday) / 451);
  return Date.UTC(year, 2, 22 + moon + toSunday - 7 * late);
}

/** By the Julian calendar (Meeus), as the Gregorian one shows it until 2099: 13 days later. */
function orthodoxEaster(year: number): number {
  const moon = (19 * (year % 19) + 15) % 30;
  const toSunday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  return Date.UTC(year, 2, 22 + moon + toSunday + 13);
}
