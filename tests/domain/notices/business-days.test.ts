import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  businessDaysAfter,
  businessDaysAfterDay,
} from "../../../workers/domain/notices/waiting/business-days";
import { holidaysOf, isWeekend } from "../../../workers/domain/notices/waiting/holidays";
import { WAITING_PLACES, type WaitingPlace } from "../../../workers/domain/notices/waiting/places";

const DAY = 24 * 60 * 60 * 1000;
const places = Object.keys(WAITING_PLACES) as WaitingPlace[];
const textOf = (day: number) => new Date(day).toISOString().slice(0, 10);

/** By place and year, "0101 0406": what the library `holidays` for Python (0.105) says. */
const library: Record<string, Record<string, string>> = JSON.parse(
  readFileSync(new URL("holidays.json", import.meta.url), "utf8"),
);

/** Counted by us and not there: they make a period a day longer. */
const LONGER: Partial<Record<WaitingPlace, RegExp>> = {
  // Glarus keeps the first Thursday of April, or the second where that is in Holy Week.
  ch: /-04-/,
  // Regions choose anew each year.
  es: /-(03-20|0[56]-\d\d)$/,
  // 1 February only where it is a Friday; the first Monday else.
  ie: /-02-0/,
  // A day off every fifth year.
  nl: /-05-05$/,
  // Worked in 2026 alone.
  sk: /^2026-(05-08|09-15)$/,
};

test.each(places)("%s: each weekday of eleven years is a holiday where the library says so", (place) => {
  const ours = new Set<string>();
  for (let year = 2025; year <= 2037; year++)
    for (const day of holidaysOf(place, year)) if (!isWeekend(day)) ours.add(textOf(day));
  const theirs = new Set<string>();
  for (const [year, days] of Object.entries(library[place] ?? {}))
    for (const day of days.split(" ")) theirs.add(`${year}-${day.slice(0, 2)}-${day.slice(2)}`);
  expect(theirs.size).toBeGreaterThan(60);
  const missing = [...theirs].filter((day) => !ours.has(day));
  const added = [...ours].filter((day) => day > "2026" && day < "2037" && !theirs.has(day));
  expect(missing).toEqual([]);
  expect(added.filter((day) => !LONGER[place]?.test(day))).toEqual([]);
});

test.each([
  // Thanksgiving, a weekend
  ["2026-11-25T15:00:00Z", 1, "us-ny", "2026-11-28T05:00:00Z"],
  ["2026-11-25T15:00:00Z", 10, "us-ny", "2026-12-11T05:00:00Z"],
  // The same without a holiday in Germany
  ["2026-11-25T15:00:00Z", 10, "de", "2026-12-09T23:00:00Z"],
  // In New York it is still the evening of Tuesday.
  ["2026-11-25T03:00:00Z", 1, "us-ny", "2026-11-26T05:00:00Z"],
  // Independence Day is a Saturday: Friday is kept.
  ["2026-07-02T15:00:00Z", 1, "us-ny", "2026-07-07T04:00:00Z"],
  // New Year of 2028 is a Saturday: the last Friday of 2027 is kept.
  ["2027-12-30T15:00:00Z", 1, "us-ny", "2028-01-04T05:00:00Z"],
  // Christmas and Boxing Day of 2027 lie on a weekend: Monday and Tuesday are kept.
  ["2027-12-24T12:00:00Z", 1, "gb", "2027-12-30T00:00:00Z"],
  // Orthodox Easter of 2027 is 2 May.
  ["2027-04-29T09:00:00Z", 1, "ro", "2027-05-04T21:00:00Z"],
  // Years beyond those compared go by the same rules: Good Friday of 2060 is 16 April.
  ["2060-04-15T12:00:00Z", 1, "de", "2060-04-20T22:00:00Z"],
] as const)("%s and %i business days in %s end at %s", (from, days, place, end) => {
  expect(new Date(businessDaysAfter(Date.parse(from), days, place)).toISOString()).toBe(
    end.replace("Z", ".000Z"),
  );
});

test("a day that alone is known is that day in the place, whatever UTC's clock says there", () => {
  const day = Date.parse("2026-11-25T00:00:00Z");
  expect(businessDaysAfterDay(day, 1, "us-ny")).toBe(Date.parse("2026-11-28T05:00:00Z"));
});

test("from any hour of half a year: so many whole business days lie between, in any place, and never fewer", () => {
  for (const place of places)
    for (
      let time = Date.UTC(2026, 10, 20, 3);
      time < Date.UTC(2027, 4, 20);
      time += 11 * DAY + 5 * 3_600_000
    ) {
      const holidays = new Set([2026, 2027, 2028].flatMap((year) => [...holidaysOf(place, year)]));
      const { timeZone } = WAITING_PLACES[place];
      const there = new Intl.DateTimeFormat("en-CA", { timeZone });
      const dayOf = (instant: number) => Date.parse(there.format(instant));
      for (const days of [1, 10, 23]) {
        const end = businessDaysAfter(time, days, place);
        let counted = 0;
        for (let day = dayOf(time) + DAY; day <= dayOf(end - 1); day += DAY)
          if (!isWeekend(day) && !holidays.has(day)) counted += 1;
        expect(counted).toBe(days);
        expect(dayOf(end)).toBe(dayOf(end - 1) + DAY);
      }
    }
});
