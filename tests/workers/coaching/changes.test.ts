import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { coachingBookings, deletionRequests, orders } from "../../../db/schema";
import { listWithdrawable } from "../../../workers/domain/billing/withdrawal/list-withdrawable";
import { withdrawOrder } from "../../../workers/domain/billing/withdrawal/withdraw-order";
import { acceptMove, declineMove } from "../../../workers/domain/coaching/answer-move";
import { askOtherHour } from "../../../workers/domain/coaching/ask-other-hour";
import { cancelSession } from "../../../workers/domain/coaching/cancel-session";
import { getSession } from "../../../workers/domain/coaching/get-session";
import { tendSessions } from "../../../workers/domain/coaching/tend-sessions";
import { eraseUser } from "../../../workers/domain/privacy/erase-user";
import { cancelBooking } from "../../../workers/domain/staff/coaching/cancel-booking";
import { createWish, dayAndTime, hourAhead } from "../../support/coaching";
import { auditTrailOf } from "../../support/people/staff";

const HOUR = 60 * 60_000;

test("cancelled more than 24 hours before: all the money goes back, once, and calendars are cleared", async () => {
  const { deps, email, coach, token, book, sync, row, order, money, mails } = await createWish();
  await book();
  const twice = await Promise.allSettled([cancelSession(deps, { token }), cancelSession(deps, { token })]);
  expect(twice.some(({ status }) => status === "fulfilled")).toBe(true);
  await cancelSession(deps, { token });
  await tendSessions(deps);
  await Promise.all([sync(), sync()]);
  expect(await row()).toMatchObject({ state: "cancelled" });
  expect(await money()).toEqual({ paid: 9999, refunds: [9999] });
  expect(await order()).toMatchObject({ status: "paid", refunded: 9999 });
  for (const [to, template] of [
    [email, "coaching-cancelled"],
    [coach.email, "coach-cancelled"],
  ] as const) {
    const cancelled = (await mails(to)).filter((mail) => mail.template === template);
    expect(cancelled).toHaveLength(1);
    for (const line of ["METHOD:CANCEL", "STATUS:CANCELLED", "SEQUENCE:1"])
      expect(cancelled[0]?.ics).toContain(line);
  }
  expect((await mails(email)).at(-1)?.text).toContain("We pay back €99.99");
});

test("within 24 hours the person can neither move nor cancel it; staff still can, with the money back", async () => {
  const { deps, email, coach, bookingId, token, book, sync, row, money, mails } = await createWish();
  const start = await book(48 * HOUR);
  deps.wait(start - 24 * HOUR + 1000 - deps.now());
  const form = { ...dayAndTime(start), slot: "morning" as const };
  await expect(cancelSession(deps, { token })).rejects.toMatchObject({ code: "session-late" });
  await expect(askOtherHour(deps, { token, form })).rejects.toMatchObject({ code: "session-late" });
  expect(await getSession(deps, { token })).toMatchObject({ canChange: false, canWithdraw: true });
  expect(await row()).toMatchObject({ state: "booked", startsAt: start, moveAskedAt: null });

  await cancelBooking(deps, { bookingId, actorId: coach.userId, reason: "The coach is ill." });
  await sync();
  expect(await row()).toMatchObject({ state: "cancelled" });
  expect(await money()).toEqual({ paid: 9999, refunds: [9999] });
  expect((await mails(email)).at(-1)?.text).toContain("Our reason: The coach is ill.");
  expect(await auditTrailOf(deps, bookingId)).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ action: "booking-cancelled", reason: "The coach is ill." }),
      expect.objectContaining({ action: "booking-proposed" }),
    ]),
  );
});

test("exactly 24 hours before is early enough", async () => {
  const { deps, token, book, row } = await createWish();
  const start = await book(48 * HOUR);
  deps.wait(start - 24 * HOUR - deps.now());
  const now = deps.now();
  await cancelSession({ ...deps, now: () => Math.min(now, start - 24 * HOUR) }, { token });
  expect(await row()).toMatchObject({ state: "cancelled" });
});

test("a session is moved: asked for, proposed, accepted; it stays paid and calendars follow", async () => {
  const { deps, email, coach, token, book, propose, row, money, mails, sync } = await createWish();
  const start = await book();
  const wished = dayAndTime(start + 48 * HOUR);
  await askOtherHour(deps, { token, form: { date: wished.date, slot: "morning" } });
  expect(await row()).toMatchObject({ state: "booked", startsAt: start, preferredDate: wished.date });
  expect((await mails(coach.email)).at(-1)).toMatchObject({ template: "coach-asked" });

  const hour = await propose(start + 24 * HOUR);
  expect((await mails(email)).at(-1)?.text).toContain("costs nothing more");
  await expect(acceptMove(deps, { token, hour: hour + HOUR })).rejects.toMatchObject({
    code: "decided-meanwhile",
  });
  await acceptMove(deps, { token, hour });
  await acceptMove(deps, { token, hour });
  await sync();
  expect(await row()).toMatchObject({ state: "booked", startsAt: hour, moveAskedAt: null, sequence: 2 });
  expect(await money()).toEqual({ paid: 9999, refunds: [] });
  for (const to of [email, coach.email]) {
    const moved = (await mails(to)).filter(({ template }) => template.endsWith("-moved"));
    expect(moved).toHaveLength(1);
    expect(moved[0]?.ics).toContain("SEQUENCE:1");
  }
  await cancelSession(deps, { token });
  expect((await mails(email)).at(-1)?.ics).toContain("SEQUENCE:2");
});

test("who keeps the hour, or doesn't answer, still has it", async () => {
  const { deps, email, token, book, propose, row, mails } = await createWish();
  const start = await book(120 * HOUR);
  const hour = await propose(start + 24 * HOUR);
  await declineMove(deps, { token });
  await expect(acceptMove(deps, { token, hour })).rejects.toMatchObject({ code: "proposal-over" });
  await propose(start + 24 * HOUR);
  deps.wait(73 * HOUR);
  await expect(acceptMove(deps, { token, hour })).rejects.toMatchObject({ code: "proposal-over" });
  await tendSessions(deps);
  expect(await row()).toMatchObject({ state: "booked", startsAt: start, proposedStart: null });
  expect((await mails(email)).at(-1)?.text).toContain("your session takes place as booked");
});

test("who asks for another hour before paying gives the first one back", async () => {
  const { deps, token, propose, row } = await createWish();
  const start = await propose(hourAhead(deps, 72 * HOUR));
  await askOtherHour(deps, { token, form: { date: dayAndTime(start).date, slot: "afternoon" } });
  expect(await row()).toMatchObject({ state: "new", proposedStart: null, timeSlot: "afternoon" });
  await expect(
    askOtherHour(deps, { token, form: { date: "2020-01-01", slot: "afternoon" } }),
  ).rejects.toMatchObject({ code: "date-not-open" });
});

test("both are reminded a day before, once; afterwards the session is done", async () => {
  const { deps, email, coach, token, book, row, mails } = await createWish();
  const start = await book();
  await tendSessions(deps);
  deps.wait(start - 23 * HOUR - deps.now());
  await tendSessions(deps);
  await tendSessions(deps);
  for (const to of [email, coach.email])
    expect((await mails(to)).filter(({ template }) => template.endsWith("-reminder"))).toHaveLength(1);
  deps.wait(start + 59 * 60_000 - deps.now());
  await tendSessions(deps);
  expect(await row()).toMatchObject({ state: "booked" });
  deps.wait(2 * 60_000);
  await tendSessions(deps);
  expect(await row()).toMatchObject({ state: "done" });
  await expect(cancelSession(deps, { token })).rejects.toMatchObject({ code: "session-over" });
});

test("a buyer withdraws from a session until it has been held, also within 24 hours", async () => {
  const { deps, wish, book, row, order, sync, money } = await createWish();
  const start = await book(48 * HOUR);
  deps.wait(start - HOUR - deps.now());
  const { id: orderId } = await order();
  expect(await listWithdrawable(deps, { buyer: wish.buyer })).toMatchObject([
    { id: orderId, kind: "coaching", name: "Career Strategy Session", amount: 9999 },
  ]);
  const withdrawn = await withdrawOrder(deps, { buyer: wish.buyer, orderId });
  expect(withdrawn.isDone).toBe(true);
  await sync();
  expect(await row()).toMatchObject({ state: "cancelled" });
  expect(await money()).toEqual({ paid: 9999, refunds: [9999] });
  expect(await listWithdrawable(deps, { buyer: wish.buyer })).toEqual([]);
});

test("the right to withdraw ends when the session has been held, and the money stays", async () => {
  const { deps, wish, book, order, sync, money } = await createWish();
  const start = await book(48 * HOUR);
  deps.wait(start + HOUR - deps.now());
  const { id: orderId } = await order();
  await expect(withdrawOrder(deps, { buyer: wish.buyer, orderId })).rejects.toMatchObject({
    code: "withdrawal-late",
  });
  await tendSessions(deps);
  await sync();
  expect(await money()).toEqual({ paid: 9999, refunds: [] });
});

test("where the provider doesn't answer, the session is cancelled and the cron pays back", async () => {
  const { deps, token, book, row, money, sync } = await createWish();
  await book();
  const down = { ...deps.payments, readCustomer: () => Promise.reject(new Error("down")) };
  await cancelSession({ ...deps, payments: down }, { token });
  expect(await row()).toMatchObject({ state: "cancelled" });
  expect(await money()).toEqual({ paid: 9999, refunds: [] });
  await tendSessions(deps);
  await sync();
  expect(await money()).toEqual({ paid: 9999, refunds: [9999] });
});

test("erasing an account calls off its session and pays it back; the coach's calendar is told without a name", async () => {
  const { deps, userId, email, coach, bookingId, book, customer, mails } = await createWish();
  await book();
  const requestId = crypto.randomUUID();
  await deps.db.shared
    .insert(deletionRequests)
    .values({ id: requestId, userId, number: `D-${requestId.slice(0, 6)}`, dueAt: deps.now() - 1 });
  const customerId = await customer();
  expect(await eraseUser(deps, { requestId })).toBe(true);
  const { checkouts } = await deps.payments.readCustomer(customerId);
  expect(checkouts.flatMap(({ refunds }) => refunds.map(({ amount }) => amount))).toEqual([9999]);
  expect(
    await deps.db.shared.select().from(coachingBookings).where(eq(coachingBookings.id, bookingId)),
  ).toEqual([]);
  expect(await deps.db.shared.select().from(orders).where(eq(orders.bookingId, bookingId))).toMatchObject([
    { userId: null },
  ]);
  const left = await mails(coach.email);
  expect(left.map(({ template }) => template)).toEqual(["coach-cancelled"]);
  expect(left[0]?.ics).toContain("METHOD:CANCEL");
  expect(JSON.stringify(left)).not.toContain("Mara Lind");
  expect(JSON.stringify(left)).not.toContain(email);
});
