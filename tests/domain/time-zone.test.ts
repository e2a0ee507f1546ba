import { expect, test } from "vitest";
import { hourWords, instantOf, isTimeZone } from "../../workers/domain/coaching/time-zone";

test.each([
  ["2026-12-08", "18:00", "Europe/Berlin", "2026-12-08T17:00:00.000Z"],
  ["2026-07-08", "18:00", "Europe/Berlin", "2026-07-08T16:00:00.000Z"],
  ["2026-12-08", "18:00", "America/New_York", "2026-12-08T23:00:00.000Z"],
  ["2026-12-08", "09:00", "Asia/Kolkata", "2026-12-08T03:30:00.000Z"],
  ["2026-12-08", "00:30", "Pacific/Auckland", "2026-12-07T11:30:00.000Z"],
  ["2026-12-08", "18:00", "UTC", "2026-12-08T18:00:00.000Z"],
  // The night in which summer time ends shows it twice: the earlier counts.
  ["2026-10-25", "02:30", "Europe/Berlin", "2026-10-25T00:30:00.000Z"],
])("%s %s in %s is %s", (day, time, zone, instant) => {
  expect(new Date(instantOf(day, time, zone) ?? 0).toISOString()).toBe(instant);
});

test("a time that clocks leap over is none", () => {
  expect(instantOf("2026-03-29", "02:30", "Europe/Berlin")).toBeNull();
  expect(instantOf("no day", "02:30", "Europe/Berlin")).toBeNull();
});

test("an hour is said in the person's time zone and in UTC, with the other day where it is one", () => {
  const start = Date.UTC(2026, 11, 8, 17);
  const end = start + 60 * 60_000;
  expect(hourWords(start, end, "Europe/Berlin")).toBe(
    "Tuesday, 8 December 2026, 18:00 to 19:00 (Europe/Berlin), which is 17:00 to 18:00 UTC",
  );
  expect(hourWords(start, end, "Pacific/Auckland")).toBe(
    "Wednesday, 9 December 2026, 06:00 to 07:00 (Pacific/Auckland), which is Tuesday, 8 December 2026, 17:00 to 18:00 UTC",
  );
  expect(hourWords(start, end, null)).toBe("Tuesday, 8 December 2026, 17:00 to 18:00 UTC");
});

test.each([
  ["Europe/Berlin", true],
  ["UTC", true],
  ["Asia/Calcutta", true],
  ["+02:00", false],
  ["Europe/Nowhere", false],
  ["", false],
])("%s is a time zone: %s", (name, is) => {
  expect(isTimeZone(name)).toBe(is);
});
