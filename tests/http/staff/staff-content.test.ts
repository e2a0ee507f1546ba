import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog, coachingBookings, deletionRequests, mailingListEntries } from "../../../db/schema";
import type { MailingList } from "../../../workers/domain/content/mailing-lists";
import { eraseUser } from "../../../workers/domain/privacy/erase-user";
import { moveBooking } from "../../../workers/domain/staff/coaching/move-booking";
import { testDeps } from "../../support/faults";
import { visit } from "../../support/people/browser-session";
import {
  auditTrailOf,
  createPerson,
  createStaff,
  expectAllOrNothing,
  post,
  wordsOf,
} from "../../support/people/staff";
import { freshEmail } from "../../support/public-forms";

const deps = testDeps();
const db = deps.db.shared;

async function createBooking(values: Partial<typeof coachingBookings.$inferInsert> = {}) {
  const id = crypto.randomUUID();
  await db.insert(coachingBookings).values({
    id,
    name: `Oskar ${id}`,
    email: freshEmail(),
    sessionType: "resume-deep-dive",
    preferredDate: "2026-12-24",
    timeSlot: "evening",
    ...values,
  });
  const state = async () => ({
    row: await db.select().from(coachingBookings).where(eq(coachingBookings.id, id)),
    auditLines: await auditTrailOf(deps, id),
  });
  return { id, name: `Oskar ${id}`, state };
}

test("a coaching wish goes from new to answered to done, each with its line; none goes back", async () => {
  // The oldest of all is on the first page of the new ones.
  const { id, name, state } = await createBooking({ createdAt: 1000 });
  const staff = await createStaff(deps);
  const listed = async (of: string) =>
    (await wordsOf(await visit(`/admin/bookings?state=${of}`, { cookie: staff.cookie }))).includes(name);
  expect([await listed("new"), await listed("answered"), await listed("done")]).toEqual([true, false, false]);
  const path = `/admin/bookings/${id}`;
  const page = await wordsOf(await visit(path, { cookie: staff.cookie }));
  for (const words of ["Resume Deep Dive", "24 Dec 2026", "Evening 17:00-20:00"])
    expect(page).toContain(words);

  expect((await post(path, staff.cookie, { move: "answer", reason: "Tuesday at six." })).status).toBe(302);
  expect([await listed("new"), await listed("answered"), await listed("done")]).toEqual([false, true, false]);
  expect((await post(path, staff.cookie, { move: "answer" })).status).toBe(409);
  expect((await post(path, staff.cookie, { move: "close" })).status).toBe(302);
  expect([await listed("new"), await listed("answered"), await listed("done")]).toEqual([false, false, true]);
  const late = await post(path, staff.cookie, { move: "close", reason: "My note." });
  expect(late.status).toBe(409);
  expect(await wordsOf(late)).toContain("This has changed in the meantime");

  const { auditLines } = await state();
  expect(auditLines.map(({ action, reason, actorId }) => [action, reason, actorId])).toEqual(
    expect.arrayContaining([
      ["booking-answered", "Tuesday at six.", staff.userId],
      ["booking-done", null, staff.userId],
    ]),
  );
  expect(auditLines).toHaveLength(2);
});

test("a new wish can be called off at once; what is no move is refused", async () => {
  const { id, state } = await createBooking();
  const staff = await createStaff(deps);
  const path = `/admin/bookings/${id}`;
  for (const fields of [{}, { move: "reopen" }, { move: "close", reason: "x".repeat(1001) }])
    expect((await post(path, staff.cookie, fields as Record<string, string>)).status).toBe(400);
  expect((await state()).auditLines).toEqual([]);
  expect((await post(path, staff.cookie, { move: "close" })).status).toBe(302);
  expect((await state()).row).toMatchObject([{ state: "done" }]);
});

test("moves: whichever statement fails, nothing has happened; twenty at once are one", async () => {
  const { id: bookingId, state } = await createBooking();
  const input = { bookingId, move: "answer", actorId: "x", reason: null } as const;
  expect(await expectAllOrNothing(deps, (broken) => moveBooking(broken, input), state)).toBe(3);
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => moveBooking(deps, input)));
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect((await state()).auditLines).toHaveLength(1);
});

test("the overview counts new wishes and shows the oldest with the time that is left", async () => {
  const { name } = await createBooking({ createdAt: 1000 });
  const staff = await createStaff(deps);
  const page = await wordsOf(await visit("/admin", { cookie: staff.cookie }));
  expect(page).toContain("Coaching requests");
  expect(page).toContain(name);
});

test("what staff noted about someone's wish loses its words with the account", async () => {
  const { userId, email } = await createPerson(deps);
  const { id, state } = await createBooking({ email });
  await moveBooking(deps, { bookingId: id, move: "close", actorId: "x", reason: "Moved to Oslo." });
  const requestId = crypto.randomUUID();
  await db
    .insert(deletionRequests)
    .values({ id: requestId, number: `D-${requestId.slice(0, 6)}`, userId, dueAt: deps.now() - 1 });
  expect(await eraseUser(deps, { requestId })).toBe(true);
  const { row, auditLines } = await state();
  expect(row).toEqual([]);
  expect(auditLines).toMatchObject([{ action: "booking-done", reason: null }]);
});

async function addEntry(list: MailingList, email: string, confirmedAt: number | null) {
  await db.insert(mailingListEntries).values({ list, email, confirmedAt });
}

function exportsOf(list: string) {
  return db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subject, list), eq(auditLog.action, "list-exported")));
}

test("a list is shown with its sizes, and exported with its confirmed addresses alone, which is noted", async () => {
  const [confirmed, waiting, elsewhere] = [freshEmail(), freshEmail(), freshEmail()];
  await addEntry("interview", confirmed, Date.UTC(2026, 0, 2, 12));
  await addEntry("interview", waiting, null);
  await addEntry("careers", elsewhere, Date.now());
  const staff = await createStaff(deps);
  const page = await wordsOf(await visit("/admin/lists", { cookie: staff.cookie }));
  for (const words of ["Newsletter", "Careers", "Interview practice", "Not confirmed yet"])
    expect(page).toContain(words);

  const before = (await exportsOf("interview")).length;
  const answer = await post("/admin/lists/interview/confirmed", staff.cookie);
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("content-disposition")).toMatch(
    /^attachment; filename="interview_confirmed_\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  const text = await answer.text();
  expect(text.split("\r\n")[0]).toBe("Email,Confirmed");
  expect(text).toContain(`${confirmed},2026-01-02\r\n`);
  expect(text).not.toContain(waiting);
  expect(text).not.toContain(elsewhere);
  const lines = await exportsOf("interview");
  expect(lines).toHaveLength(before + 1);
  const rows = text.trim().split("\r\n").length - 1;
  expect(lines).toContainEqual(expect.objectContaining({ actorId: staff.userId, data: { count: rows } }));
});

test("opening the export's address takes nothing; a list that isn't there is missing", async () => {
  const staff = await createStaff(deps);
  const before = (await exportsOf("careers")).length;
  const opened = await visit("/admin/lists/careers/confirmed", { cookie: staff.cookie });
  expect([opened.status, opened.headers.get("location")]).toEqual([302, "/admin/lists"]);
  expect((await exportsOf("careers")).length).toBe(before);
  expect((await post("/admin/lists/customers/confirmed", staff.cookie)).status).toBe(404);
});

test("a list of more than a thousand addresses is exported whole, each address once", async () => {
  const at = Date.UTC(2026, 4, 4);
  const emails = Array.from({ length: 1205 }, () => freshEmail());
  for (let begin = 0; begin < emails.length; begin += 15) {
    const part = emails.slice(begin, begin + 15);
    await db
      .insert(mailingListEntries)
      .values(part.map((email) => ({ list: "newsletter" as const, email, confirmedAt: at })));
  }
  const staff = await createStaff(deps);
  const text = await (await post("/admin/lists/newsletter/confirmed", staff.cookie)).text();
  const seen = text
    .trim()
    .split("\r\n")
    .slice(1)
    .map((line) => line.split(",")[0]);
  expect(new Set(seen).size).toBe(seen.length);
  expect(emails.filter((email) => !seen.includes(email))).toEqual([]);
});
