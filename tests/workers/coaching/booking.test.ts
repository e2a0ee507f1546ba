import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { coachingBookings, users } from "../../../db/schema";
import { getOrderOffer } from "../../../workers/domain/billing/orders/get-order-offer";
import { getPaymentResult } from "../../../workers/domain/billing/orders/get-payment-result";
import { placeOrder } from "../../../workers/domain/billing/orders/place-order";
import { tendSessions } from "../../../workers/domain/coaching/tend-sessions";
import { cancelBooking } from "../../../workers/domain/staff/coaching/cancel-booking";
import { proposeHour } from "../../../workers/domain/staff/coaching/propose-hour";
import { createWish, dayAndTime, hourAhead } from "../../support/coaching";
import { createSeeker } from "../../support/people/seeker";
import { checkoutIn } from "../../support/stripe-account";

const HOUR = 60 * 60_000;

test("an hour that is proposed and paid for is booked, and both calendars get it once", async () => {
  const { deps, email, coach, wish, bookingId, propose, pay, sync, row, order, mails, money } =
    await createWish();
  const start = await propose(hourAhead(deps, 72 * HOUR));
  expect(await row()).toMatchObject({ state: "proposed", proposedStart: start, coachId: coach.userId });
  expect((await mails(email)).at(-1)?.text).toContain(`free account with this address (${email})`);

  const sessionId = await pay();
  const result = await getPaymentResult(deps, { sessionId, buyer: wish.buyer });
  expect(result).toMatchObject({ status: "paid", kind: "coaching", session: { isBooked: true } });
  // The webhook comes after the page, twice.
  await Promise.all([sync(), sync()]);
  await tendSessions(deps);

  const { id: orderId } = await order();
  expect(await row()).toMatchObject({
    ...{ state: "booked", startsAt: start, place: "https://meet.example/room-7", orderId, sequence: 1 },
    ...{ proposedStart: null, proposalExpiresAt: null },
  });
  expect(await money()).toEqual({ paid: 9999, refunds: [] });
  const stamp = new Date(start).toISOString().replace(/[-:]|\.000/g, "");
  for (const [to, template] of [
    [email, "coaching-booked"],
    [coach.email, "coach-booked"],
  ] as const) {
    const booked = (await mails(to)).filter((mail) => mail.template === template);
    expect(booked).toHaveLength(1);
    for (const line of [
      "METHOD:REQUEST",
      `DTSTART:${stamp}`,
      "SEQUENCE:0",
      `UID:coaching-${bookingId}@`,
      `MAILTO:${to}`,
    ])
      expect(booked[0]?.ics).toContain(line);
  }
  await expect(getOrderOffer(deps, wish)).rejects.toMatchObject({ code: "session-booked" });
});

test("the webhook alone books it, too: nobody has to come back to our page", async () => {
  const { book, row } = await createWish();
  await book();
  expect(await row()).toMatchObject({ state: "booked" });
});

test("what a crash left between payment and booking is booked by the cron", async () => {
  const { deps, bookingId, propose, pay, sync, row } = await createWish();
  await propose(hourAhead(deps, 72 * HOUR));
  await pay();
  await sync();
  const { startsAt } = await row();
  await deps.db.shared
    .update(coachingBookings)
    .set({
      state: "proposed",
      proposedStart: startsAt,
      startsAt: null,
      orderId: null,
      proposalExpiresAt: startsAt,
    })
    .where(eq(coachingBookings.id, bookingId));
  await tendSessions(deps);
  expect(await row()).toMatchObject({ state: "booked", startsAt });
});

test("a proposal that nobody answers ends, and is said to", async () => {
  const { deps, email, wish, propose, row, mails } = await createWish();
  await propose(hourAhead(deps, 100 * HOUR));
  deps.wait(73 * HOUR);
  await expect(placeOrder(deps, { ...wish, startAtOnce: true })).rejects.toMatchObject({
    code: "proposal-over",
  });
  await tendSessions(deps);
  await tendSessions(deps);
  expect(await row()).toMatchObject({ state: "expired", proposedStart: null, startsAt: null });
  expect((await mails(email)).filter(({ template }) => template === "coaching-expired")).toHaveLength(1);
  await expect(getOrderOffer(deps, wish)).rejects.toMatchObject({ code: "proposal-over" });
});

test("an hour is kept for who is paying for it when the proposal ends", async () => {
  const { deps, bookingId, wish, propose, sync, row } = await createWish();
  await propose(hourAhead(deps, 72 * HOUR));
  const { url } = await placeOrder(deps, { ...wish, startAtOnce: true });
  await deps.db.shared
    .update(coachingBookings)
    .set({ proposalExpiresAt: deps.now() - 1 })
    .where(eq(coachingBookings.id, bookingId));
  await tendSessions(deps);
  expect(await row()).toMatchObject({ state: "proposed" });
  await deps.control("complete", { session: checkoutIn(url), outcome: "paid" });
  await sync();
  expect(await row()).toMatchObject({ state: "booked" });
});

test("money that arrives when the hour is gone goes back once, and it is said why", async () => {
  const { deps, email, coach, bookingId, wish, propose, sync, row, money, mails } = await createWish();
  await propose(hourAhead(deps, 72 * HOUR));
  const { url } = await placeOrder(deps, { ...wish, startAtOnce: true });
  await cancelBooking(deps, { bookingId, actorId: coach.userId, reason: "The coach is ill." });
  const session = checkoutIn(url);
  await deps.control("complete", { session, outcome: "paid" });
  const result = await getPaymentResult(deps, { sessionId: session, buyer: wish.buyer });
  expect(result.session).toMatchObject({ isBooked: false });
  await Promise.all([sync(), sync()]);
  await tendSessions(deps);
  await sync();
  expect(await money()).toEqual({ paid: 9999, refunds: [9999] });
  expect(await row()).toMatchObject({ state: "cancelled", orderId: null });
  expect((await mails(email)).filter(({ template }) => template === "coaching-late")).toHaveLength(1);
});

test("a debit that takes days keeps the hour until it begins, and goes back when it comes later", async () => {
  const { deps, wish, propose, pay, sync, row, money } = await createWish();
  const start = await propose(hourAhead(deps, 4 * HOUR));
  const session = await pay("delayed");
  expect(await getPaymentResult(deps, { sessionId: session, buyer: wish.buyer })).toMatchObject({
    status: "processing",
  });
  deps.wait(start - HOUR / 2 - deps.now());
  await tendSessions(deps);
  expect(await row()).toMatchObject({ state: "proposed" });
  deps.wait(HOUR);
  await tendSessions(deps);
  expect(await row()).toMatchObject({ state: "expired" });
  await deps.control("settle", { session });
  await sync();
  expect(await money()).toEqual({ paid: 9999, refunds: [9999] });
});

test("only the account whose address asked for a session can order it", async () => {
  const { deps, wish, propose } = await createWish();
  await propose(hourAhead(deps, 72 * HOUR));
  const { userId } = await createSeeker(deps);
  const foreign = { ...wish, buyer: { userId, companyId: null } };
  await expect(getOrderOffer(deps, foreign)).rejects.toMatchObject({ code: "session-other-account" });
  await expect(getOrderOffer(deps, { ...wish, slug: "credits-10" })).rejects.toMatchObject({
    code: "session-not-found",
  });
  await expect(getOrderOffer(deps, { ...wish, bookingId: crypto.randomUUID() })).rejects.toMatchObject({
    code: "session-not-found",
  });
  await expect(
    getOrderOffer(deps, { ...wish, buyer: { ...wish.buyer, companyId: "company" } }),
  ).rejects.toMatchObject({ code: "session-for-seekers" });
  await deps.db.shared.update(users).set({ emailVerified: false }).where(eq(users.id, wish.buyer.userId));
  await expect(getOrderOffer(deps, wish)).rejects.toMatchObject({ code: "email-unverified" });
  // Without the session it is nothing that can be bought.
  const { bookingId: _session, ...bare } = wish;
  await expect(getOrderOffer(deps, bare)).rejects.toMatchObject({ code: "plan-invalid" });
});

test("two tabs that order the same hour get the same checkout", async () => {
  const { deps, wish, propose } = await createWish();
  await propose(hourAhead(deps, 72 * HOUR));
  const order = { ...wish, startAtOnce: true };
  const [one, two] = await Promise.all([placeOrder(deps, order), placeOrder(deps, order)]);
  expect(two.url).toBe(one.url);
});

test("proposals are refused that come too soon, are taken, or would change what is being paid", async () => {
  const first = await createWish();
  const { deps, wish, propose, coach } = first;
  await expect(propose(deps.now() + HOUR)).rejects.toMatchObject({ code: "hour-not-open" });
  await expect(propose(deps.now() + 300 * 24 * HOUR)).rejects.toMatchObject({ code: "hour-not-open" });
  const start = await propose(hourAhead(deps, 72 * HOUR));

  const second = await createWish();
  await deps.db.shared
    .update(coachingBookings)
    .set({ coachId: coach.userId, state: "booked", startsAt: start + 2 * HOUR })
    .where(eq(coachingBookings.id, second.bookingId));
  await expect(propose(start + 2 * HOUR + HOUR / 2)).rejects.toMatchObject({ code: "hour-taken" });
  // One ends when the other begins.
  await propose(start + HOUR);
  await propose(start);

  await placeOrder(deps, { ...wish, startAtOnce: true });
  await expect(propose(start + HOUR)).rejects.toMatchObject({ code: "session-being-paid" });
});

test("of two proposals of the same hour by one coach, one is taken", async () => {
  const [first, second] = [await createWish(), await createWish()];
  const form = { ...dayAndTime(hourAhead(first.deps, 96 * HOUR)), place: "Room 7" };
  const actorId = first.coach.userId;
  const tries = await Promise.allSettled(
    [first, second].map(({ deps, bookingId }) => proposeHour(deps, { bookingId, actorId, form })),
  );
  const refused = tries.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  expect(refused).toMatchObject([{ code: "hour-taken" }]);
});
