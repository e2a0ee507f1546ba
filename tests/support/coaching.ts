import { eq } from "drizzle-orm";
import { coachingBookings, orders, outbox } from "../../db/schema";
import type { PaidInvoice } from "../../workers/adapters/payments/port";
import { findCustomer } from "../../workers/domain/billing/find-customer";
import { placeOrder } from "../../workers/domain/billing/orders/place-order";
import { syncCustomer } from "../../workers/domain/billing/sync/sync-customer";
import { sessionPath } from "../../workers/domain/coaching/session-link";
import type { Deps } from "../../workers/domain/deps";
import { renderMail } from "../../workers/domain/mail/render-mail";
import { proposeHour } from "../../workers/domain/staff/coaching/propose-hour";
import { createSeeker } from "./people/seeker";
import { createPerson } from "./people/staff";
import { checkoutIn, payingDeps } from "./stripe-account";

const HOUR = 60 * 60_000;
export const ITEM = "coaching-career-strategy";

/** "2026-12-08" and "17:00" of an instant, in UTC. */
export function dayAndTime(instant: number): { date: string; time: string } {
  const text = new Date(instant).toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}

/** A whole hour, at least so far ahead. */
export function hourAhead(deps: Pick<Deps, "now">, milliseconds: number): number {
  return Math.ceil((deps.now() + milliseconds) / HOUR) * HOUR;
}

/** A seeker who has asked for a session in UTC, and a coach of their own. */
export async function createWish() {
  const deps = payingDeps();
  const person = await createSeeker(deps);
  const coach = await createPerson(deps, { fullName: "Cleo Hart" });
  const bookingId = crypto.randomUUID();
  await deps.db.shared.insert(coachingBookings).values({
    id: bookingId,
    name: "Mara Lind",
    email: person.email,
    sessionType: "career-strategy",
    preferredDate: dayAndTime(deps.now()).date,
    timeSlot: "evening",
    timeZone: "UTC",
  });
  const token = sessionPath(deps, bookingId).split("/").at(-1) ?? "";
  const buyer = { userId: person.userId, companyId: null };
  const wish = { slug: ITEM, bookingId, buyer };

  async function propose(start: number): Promise<number> {
    const form = { ...dayAndTime(start), place: "https://meet.example/room-7" };
    await proposeHour(deps, { bookingId, actorId: coach.userId, form });
    return start;
  }

  /** Orders and pays at the stand-in, without our hearing of it. */
  async function pay(outcome: "paid" | "delayed" = "paid"): Promise<string> {
    const { url } = await placeOrder(deps, { ...wish, startAtOnce: true });
    const session = checkoutIn(url);
    await deps.control("complete", { session, outcome });
    return session;
  }

  async function customer(): Promise<string> {
    return (await findCustomer(deps, buyer)) ?? "";
  }

  async function sync(): Promise<void> {
    await syncCustomer(deps, { customerId: await customer() });
  }

  async function book(ahead = 72 * HOUR): Promise<number> {
    const start = await propose(hourAhead(deps, ahead));
    await pay();
    await sync();
    return start;
  }

  async function row() {
    const [booking] = await deps.db.shared
      .select()
      .from(coachingBookings)
      .where(eq(coachingBookings.id, bookingId));
    if (!booking) throw new Error("no booking");
    return booking;
  }

  async function order() {
    const [last] = await deps.db.shared.select().from(orders).where(eq(orders.bookingId, bookingId));
    if (!last) throw new Error("nothing was ordered");
    return last;
  }

  /** What the provider says: what was paid, what went back, and how often. */
  async function money(): Promise<{ paid: number; refunds: number[] }> {
    const { invoices, checkouts } = await deps.payments.readCustomer(await customer());
    return {
      paid: invoices.reduce((sum: number, { amountPaid }: PaidInvoice) => sum + amountPaid, 0),
      refunds: checkouts.flatMap(({ refunds }) => refunds.map(({ amount }) => amount)),
    };
  }

  /** Mails to an address about sessions, oldest first: template, text and the .ics. */
  async function mails(to: string) {
    const rows = await deps.db.shared
      .select()
      .from(outbox)
      .where(eq(outbox.toAddress, to))
      .orderBy(outbox.createdAt);
    return rows
      .filter(({ template }) => template.startsWith("coach"))
      .map(({ template, data }) => {
        const { text, attachments } = renderMail(template as "coaching-booked", data as never, deps.site);
        return { template, text, ics: attachments?.[0]?.content.replaceAll("\r\n ", "") ?? "" };
      });
  }

  return {
    ...{ deps, coach, bookingId, token, wish, propose, pay, customer, sync, book, row, order, money, mails },
    ...person,
  };
}
