import { expect, test } from "vitest";
import { monthAfter, noticeDueAt } from "../../../workers/domain/notices/notice-clock";
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

test("who applied has to know at once, all others within a month", () => {
  const time = at("2026-11-26");
  for (const source of RESUME_SOURCES)
    expect(noticeDueAt(source, time)).toBe(source === "applied" ? time : at("2026-12-26"));
});

test("only who applied is told by a posting, and only one that carries the notice", () => {
  const time = at("2026-11-26");
  for (const source of RESUME_SOURCES)
    for (const postingNoticeAt of [null, time - DAY]) {
      const { toldAt, toldWay } = noticeColumns(
        { postingNoticeAt, waitingDays: null, waitingPlace: null },
        { source, time },
      );
      const isTold = source === "applied" && postingNoticeAt !== null;
      expect([toldAt, toldWay]).toEqual(isTold ? [time, "posting"] : [null, null]);
    }
});

test("a waiting period begins when somebody is told, and never before", () => {
  const time = at("2026-11-26");
  const period = { waitingDays: 10, waitingPlace: "de" } as const;
  expect(waitsUntil(time, { waitingDays: null, waitingPlace: null }, { isDay: false })).toBe(null);
  expect(waitsUntil(null, period, { isDay: false })).toBe(UNTIL_TOLD);
  expect(waitsUntil(time, period, { isDay: false })).toBe(Date.parse("2026-12-10T23:00:00Z"));
});
