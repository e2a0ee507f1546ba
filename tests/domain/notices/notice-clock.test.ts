import { expect, test } from "vitest";
import { businessDaysAfter, monthAfter, noticeDueAt } from "../../../workers/domain/notices/notice-clock";
import { noticeColumns, waitsUntil } from "../../../workers/domain/notices/notice-columns";
import { RESUME_SOURCES } from "../../../workers/domain/notices/source-words";
import { UNTIL_TOLD } from "../../../workers/domain/notices/until-told";

const DAY = 24 * 60 * 60 * 1000;
const at = (day: string) => Date.parse(`${day}T12:34:56Z`);

test.each([
  ["2026-01-15", "2026-02-15"],
  ["2026-01-31", "2026-02-28"],
  ["2028-01-31", "2028-02-29"],
  ["2026-10-31", "2026-11-30"],
  ["2026-12-31", "2027-01-31"],
])("a month after %s is %s", (from, to) => {
  expect(monthAfter(at(from))).toBe(at(to));
});

test.each([
  ["2026-11-26", 1, "2026-11-27"],
  ["2026-11-27", 1, "2026-11-30"],
  ["2026-11-28", 1, "2026-11-30"],
  ["2026-11-26", 10, "2026-12-10"],
])("%s and %i business days are %s", (from, days, to) => {
  expect(businessDaysAfter(at(from), days)).toBe(at(to));
});

test("on any day of four years: a month is one, never begins later, and ends on the same day or the month's last", () => {
  let before = 0;
  for (let day = Date.UTC(2024, 0, 1); day < Date.UTC(2028, 0, 1); day += DAY) {
    const [from, to] = [new Date(day), new Date(monthAfter(day))];
    const months = 12 * (to.getUTCFullYear() - from.getUTCFullYear()) + to.getUTCMonth() - from.getUTCMonth();
    expect(months).toBe(1);
    const isLast = new Date(to.getTime() + DAY).getUTCDate() === 1;
    expect(to.getUTCDate() === from.getUTCDate() || (isLast && to.getUTCDate() < from.getUTCDate())).toBe(
      true,
    );
    expect(to.getTime()).toBeGreaterThanOrEqual(before);
    before = to.getTime();
  }
});

test("on any day: n business days hold n days from Monday to Friday, and end on one", () => {
  for (let day = Date.UTC(2026, 0, 1); day < Date.UTC(2026, 2, 1); day += DAY)
    for (const days of [1, 3, 5, 10, 23]) {
      const end = businessDaysAfter(day, days);
      let working = 0;
      for (let one = day + DAY; one <= end; one += DAY) {
        const weekday = new Date(one).getUTCDay();
        if (weekday > 0 && weekday < 6) working += 1;
      }
      expect(working).toBe(days);
      expect([1, 2, 3, 4, 5]).toContain(new Date(end).getUTCDay());
    }
});

test("who applied has to know at once, all others within a month", () => {
  const time = at("2026-11-26");
  for (const source of RESUME_SOURCES)
    expect(noticeDueAt(source, time)).toBe(source === "applied" ? time : at("2026-12-26"));
});

test("only who applied is told by a posting, and only one that carries the notice", () => {
  const time = at("2026-11-26");
  for (const source of RESUME_SOURCES)
    for (const postingNoticeAt of [null, time - DAY]) {
      const { toldAt, toldWay } = noticeColumns({ postingNoticeAt, waitingDays: null }, { source, time });
      const isTold = source === "applied" && postingNoticeAt !== null;
      expect([toldAt, toldWay]).toEqual(isTold ? [time, "posting"] : [null, null]);
    }
});

test("a waiting period begins when somebody is told, and never before", () => {
  const time = at("2026-11-26");
  expect(waitsUntil(time, null)).toBe(null);
  expect(waitsUntil(null, 10)).toBe(UNTIL_TOLD);
  expect(waitsUntil(time, 10)).toBe(at("2026-12-10"));
});
