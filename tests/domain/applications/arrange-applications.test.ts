import { expect, test } from "vitest";
import { reminderOf } from "../../../workers/domain/applications/application-limits";
import { datesIn } from "../../../workers/domain/applications/application-states";
import {
  applicationColumnsOf,
  applicationsPageOf,
  arranged,
  COLUMN_CARDS,
} from "../../../workers/domain/applications/arrange-applications";
import type { ApplicationListItem } from "../../../workers/domain/applications/list-applications";
import { applicationSchema, parseApplicationQuery } from "../../../workers/domain/applications/schema";
import { readStanding, standingText } from "../../../workers/domain/applications/standing-text";

const DAY = 24 * 60 * 60_000;
const HOUR = 60 * 60_000;

function application(given: Partial<ApplicationListItem>): ApplicationListItem {
  return {
    ...{ id: crypto.randomUUID(), matchId: null, jobTitle: "Cook", employer: "", jobUrl: "", place: "" },
    ...{ state: "saved", savedAt: DAY, appliedAt: null, interviewAt: null, offerAt: null, closedAt: null },
    ...{ nextAt: null, nextStep: "", reminds: false, score: null, ...given },
  };
}

const query = (search: string) => parseApplicationQuery(new URLSearchParams(search));
const titles = (rows: ApplicationListItem[]) => rows.map(({ jobTitle }) => jobTitle);

const jobs = [
  application({ jobTitle: "Éclair baker", employer: "Pâtisserie Nord", score: 71.6, nextAt: 9 * DAY }),
  application({ jobTitle: "Driver", place: "Malmö", state: "applied", appliedAt: 3 * DAY, score: 40 }),
  application({
    jobTitle: "Analyst",
    employer: "Zenit",
    state: "applied",
    appliedAt: 5 * DAY,
    nextAt: 2 * DAY,
  }),
];

test("a search takes capitals, accents and the order of words as they come", () => {
  expect(titles(arranged(jobs, query("search=nord eclair")))).toEqual(["Éclair baker"]);
  expect(titles(arranged(jobs, query("search=MALMO")))).toEqual(["Driver"]);
  expect(titles(arranged(jobs, query("search=malmo zenit")))).toEqual([]);
});

test.each([
  ["sort=title&order=asc", ["Analyst", "Driver", "Éclair baker"]],
  ["sort=title&order=desc", ["Éclair baker", "Driver", "Analyst"]],
  ["sort=employer&order=asc", ["Éclair baker", "Analyst", "Driver"]],
  // What has no value is last, whichever the order.
  ["sort=employer&order=desc", ["Analyst", "Éclair baker", "Driver"]],
  ["sort=score&order=desc", ["Éclair baker", "Driver", "Analyst"]],
  ["sort=score&order=asc", ["Driver", "Éclair baker", "Analyst"]],
  ["sort=next&order=asc", ["Analyst", "Éclair baker", "Driver"]],
  ["sort=applied&order=desc", ["Analyst", "Driver", "Éclair baker"]],
  ["state=applied&sort=state", ["Driver", "Analyst"]],
])("the list by %s", (search, expected) => {
  expect(titles(arranged(jobs, query(search)))).toEqual(expected);
});

test("a page beyond the last one is the last one", () => {
  const many = Array.from({ length: 51 }, (_, at) => application({ jobTitle: `Job ${at}` }));
  expect(applicationsPageOf(many, query("page=9"))).toMatchObject({ page: 2, pages: 2, total: 51 });
  expect(titles(applicationsPageOf(many, query("page=2")).rows)).toEqual(["Job 50"]);
  expect(applicationsPageOf([], query("page=9"))).toEqual({ rows: [], total: 0, page: 1, pages: 1 });
});

test("a column of the board begins with the nearest day, counts all and shows some", () => {
  const columns = applicationColumnsOf(jobs, query(""));
  expect(columns.map(({ state, total }) => `${state} ${total}`)).toEqual([
    "saved 1",
    "applied 2",
    "interview 0",
    "offer 0",
    "closed 0",
  ]);
  expect(titles(columns[1]?.cards ?? [])).toEqual(["Analyst", "Driver"]);
  const many = Array.from({ length: COLUMN_CARDS + 1 }, () => application({}));
  const [saved] = applicationColumnsOf(many, query(""));
  expect([saved?.total, saved?.cards.length]).toEqual([COLUMN_CARDS + 1, COLUMN_CARDS]);
});

const dates = { savedAt: DAY, appliedAt: 2 * DAY, interviewAt: null, offerAt: null, closedAt: 7 * DAY };

test("a state is reached today unless its day is known, and later ones aren't reached any more", () => {
  expect(datesIn("interview", dates, 9 * DAY)).toEqual({ ...dates, interviewAt: 9 * DAY, closedAt: null });
  expect(datesIn("closed", dates, 9 * DAY)).toEqual(dates);
  expect(datesIn("saved", dates, 9 * DAY)).toEqual({ ...dates, appliedAt: null, closedAt: null });
});

test("where an application stood goes through an address and back, and nothing else does", () => {
  const standing = { state: "closed", dates } as const;
  expect(readStanding(standingText(standing))).toEqual(standing);
  for (const text of ["", "closed", "closed.1.2..", "hired.1.2...7", "closed..2...7", "closed.1.x...7"])
    expect(readStanding(text)).toBeNull();
});

test("a reminder is due at 07:00 UTC of its day, and not at all once that has passed", () => {
  expect(reminderOf(3 * DAY, 3 * DAY)).toBe(3 * DAY + 7 * HOUR);
  expect(reminderOf(3 * DAY, 3 * DAY + 7 * HOUR)).toBeNull();
  expect(reminderOf(null, 0)).toBeNull();
});

const form = { jobTitle: "Cook", state: "saved", savedAt: "2026-11-20" };

test.each([
  [{ jobTitle: " " }, "Please enter the job title"],
  [{ jobTitle: "x".repeat(201) }, "At most 200 characters, please"],
  [{ jobUrl: "javascript:alert(1)" }, "Please enter an address that begins with https://"],
  [{ jobUrl: "https://" }, "Please enter an address that begins with https://"],
  [{ notes: "x".repeat(10_001) }, "At most 10,000 characters, please"],
  [{ notes: "a\u0000b" }, "This text has characters we can't show"],
  [{ nextAt: "2026-02-31" }, "Please choose a date"],
  [{ state: "hired" }, "Please choose a state"],
  [{ reminds: "on" }, "Please choose the day on which we should remind you"],
])("%j is refused in words", (change, message) => {
  const read = applicationSchema.safeParse({ ...form, ...change });
  expect(read.error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test("line ends of every system count once, and notes keep theirs", () => {
  const notes = `${"x\r\n".repeat(4_999)}xx`;
  const read = applicationSchema.parse({ ...form, employer: "  Nord \n wind ", notes });
  expect(read).toMatchObject({ employer: "Nord wind", reminds: false, nextAt: null });
  expect(read.notes).toHaveLength(10_000);
});
