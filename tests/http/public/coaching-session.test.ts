import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { coachingBookings } from "../../../db/schema";
import { sessionPath } from "../../../workers/domain/coaching/session-link";
import { createWish, dayAndTime, hourAhead } from "../../support/coaching";
import { testDeps } from "../../support/faults";
import { sessionOf, visit } from "../../support/people/browser-session";
import { createStaff, post, wordsOf } from "../../support/people/staff";

const HOUR = 60 * 60_000;

test("the mailed page shows the hour, its price and what it needs, and nobody keeps it", async () => {
  const { deps, email, bookingId, propose } = await createWish();
  await propose(hourAhead(deps, 72 * HOUR));
  const answer = await visit(sessionPath(deps, bookingId));
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
  const page = await wordsOf(answer);
  for (const words of ["We propose this hour", "€99.99 including VAT", "https://meet.example/room-7", email])
    expect(page).toContain(words);
});

test.each([
  ["one that somebody made up", () => `/coaching/session/${crypto.randomUUID()}.abc`],
  ["one of another session's signature", () => forged()],
  ["one that was cut off", () => `/coaching/session/${crypto.randomUUID()}`],
  ["one whose session is gone", () => sessionPath(testDeps(), crypto.randomUUID())],
])("a wrong link shows and changes nothing: %s", async (_what, path) => {
  for (const answer of [await visit(path()), await post(path(), undefined, { intent: "cancel" })]) {
    expect(answer.status).toBe(404);
    expect(await wordsOf(answer)).toContain("We know no session under this link");
  }
});

function forged(): string {
  const signature = sessionPath(testDeps(), crypto.randomUUID()).split(".").at(-1);
  return `/coaching/session/${crypto.randomUUID()}.${signature}`;
}

test("a link whose hour has passed, or is over, says so and changes nothing", async () => {
  const { deps, bookingId, book, row } = await createWish();
  const path = sessionPath(deps, bookingId);
  await book();
  await deps.db.shared
    .update(coachingBookings)
    .set({ startsAt: deps.now() + 2 * HOUR })
    .where(eq(coachingBookings.id, bookingId));
  expect(await wordsOf(await visit(path))).toContain("can’t be moved or cancelled here any more");
  for (const fields of [
    { intent: "cancel" },
    { intent: "ask", ...dayAndTime(deps.now()), slot: "morning" },
  ]) {
    const late = await post(path, undefined, fields);
    expect(late.status).toBe(409);
    expect(await wordsOf(late)).toContain("begins in less than 24 hours");
  }
  const nothing = await post(path, undefined, { intent: "accept", hour: "1" });
  expect([nothing.status, (await post(path, undefined, {})).status]).toEqual([409, 400]);
  expect(await row()).toMatchObject({ state: "booked" });
});

test("the order page belongs to the account that asked, and needs the consents and the shown hour", async () => {
  const { deps, userId, bookingId, propose, order } = await createWish();
  await propose(hourAhead(deps, 72 * HOUR));
  const path = `/order/coaching-career-strategy?booking=${bookingId}`;
  const away = await visit(path);
  expect(away.headers.get("location")).toContain(encodeURIComponent(path));
  const cookie = await sessionOf(deps, userId);
  const shown = await visit(path, { cookie });
  const html = await shown.text();
  const seen = /name="seen" value="([^"]+)"/.exec(html)?.[1] ?? "";
  expect(html).toContain("Order with obligation to pay");
  expect(html).toContain("The right ends once the session has been held in full");
  expect((await post(path, cookie, { seen, terms: "on" })).status).toBe(400);

  const other = await createWish();
  const foreign = await visit(path, { cookie: await sessionOf(other.deps, other.userId) });
  expect(await wordsOf(foreign)).toContain("asked for with another email address");

  await propose(hourAhead(deps, 96 * HOUR));
  const consents = { terms: "on", startAtOnce: "on" };
  const stale = await post(path, cookie, { seen, ...consents });
  expect(await wordsOf(stale)).toContain("This has changed in the meantime");
  await expect(order()).rejects.toThrow("nothing was ordered");
});

test("staff propose an hour in the person's time zone and cancel with a reason", async () => {
  const { deps, bookingId, row } = await createWish();
  await deps.db.shared
    .update(coachingBookings)
    .set({ timeZone: "America/New_York" })
    .where(eq(coachingBookings.id, bookingId));
  const { cookie } = await createStaff(deps);
  const path = `/admin/bookings/${bookingId}`;
  const { date } = dayAndTime(hourAhead(deps, 96 * HOUR));
  const proposal = { move: "propose", date, time: "09:00", place: "https://meet.example/7" };
  for (const wrong of [{ date: "" }, { time: "25:00" }, { place: "" }, { date: "2020-01-01" }])
    expect((await post(path, cookie, { ...proposal, ...wrong })).status).toBe(400);
  expect((await post(path, cookie, proposal)).status).toBe(302);
  const { proposedStart } = await row();
  const there = new Intl.DateTimeFormat("en-GB", { timeZone: "America/New_York", timeStyle: "short" });
  expect(there.format(proposedStart ?? 0)).toBe("09:00");
  expect(await wordsOf(await visit(path, { cookie }))).toContain("09:00 to 10:00 (America/New York)");

  expect((await post(path, cookie, { move: "cancel", reason: " " })).status).toBe(400);
  expect((await post(path, cookie, { move: "cancel", reason: "No coach is free." })).status).toBe(302);
  expect(await row()).toMatchObject({ state: "cancelled", proposedStart: null });
  expect((await post(path, cookie, proposal)).status).toBe(409);
});
