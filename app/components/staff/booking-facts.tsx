import { Facts } from "~/components/staff/lists/list-parts";
import { LocalDate } from "~/components/ui/local-date";
import { LocalTime } from "~/components/ui/local-time";
import { euros } from "../../../workers/domain/billing/money";
import { COACHING_SESSIONS, TIME_SLOTS } from "../../../workers/domain/coaching/coaching-sessions";
import { zoneWords } from "../../../workers/domain/coaching/time-zone";
import type { BookingPage } from "../../../workers/domain/staff/coaching/list-bookings";

export function BookingFacts({ booking }: { booking: BookingPage }) {
  const { preferredDate, timeSlot, timeZone, bookedHour, proposedHour, proposalExpiresAt, place, orders } =
    booking;
  return (
    <Facts
      facts={[
        ["Came", <LocalTime key="came" value={booking.createdAt} />],
        ["Session", COACHING_SESSIONS[booking.sessionType].name],
        ["Day asked for", <LocalDate key="day" value={Date.parse(preferredDate)} utc />],
        ["Hours", TIME_SLOTS[timeSlot]],
        ["Time zone", timeZone === null ? "not asked" : zoneWords(timeZone)],
        [
          "Email",
          <a key="email" href={`mailto:${booking.email}`} className="text-link">
            {booking.email}
          </a>,
        ],
        ...(bookedHour ? [["Booked hour", bookedHour] as const, ["Where", place] as const] : []),
        ...(booking.moveAskedAt === null
          ? []
          : [["Asks for another hour", <LocalTime key="move" value={booking.moveAskedAt} />] as const]),
        ...(proposedHour
          ? [
              ["Proposed hour", proposedHour] as const,
              ["Kept until", <LocalTime key="until" value={proposalExpiresAt ?? 0} />] as const,
            ]
          : []),
        ...(orders.length > 0 ? [["Orders", <Orders key="orders" orders={orders} />] as const] : []),
      ]}
    />
  );
}

const statusWords = {
  open: "is being paid now",
  processing: "payment is on its way",
  paid: "paid",
  failed: "payment failed",
  expired: "not paid",
};

function Orders({ orders }: Pick<BookingPage, "orders">) {
  return (
    <ul>
      {orders.map(({ number, status, price, refunded }) => (
        <li key={number}>
          {number}, {euros(price)}: {statusWords[status]}
          {refunded > 0 && `, ${euros(refunded)} paid back`}
        </li>
      ))}
    </ul>
  );
}
