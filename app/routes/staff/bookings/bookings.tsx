import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { AdminError } from "~/components/staff/admin-error";
import { adminPaths } from "~/components/staff/admin-paths";
import { Clock } from "~/components/staff/clock";
import { Heads, NextPage, Nothing } from "~/components/staff/lists/list-parts";
import { PageHead } from "~/components/staff/page-head";
import { Tabs } from "~/components/staff/tabs";
import { Badge } from "~/components/ui/data/badge";
import { CardRow, CardTable, Cell } from "~/components/ui/data/table";
import { LocalDate } from "~/components/ui/local-date";
import { LocalTime } from "~/components/ui/local-time";
import {
  BOOKING_STATES,
  type BookingState,
  COACHING_SESSIONS,
  TIME_SLOTS,
} from "../../../../workers/domain/coaching/coaching-sessions";
import { listBookings } from "../../../../workers/domain/staff/coaching/list-bookings";
import { dueAt } from "../../../../workers/domain/staff/deadlines";
import { readListQuery } from "../../../../workers/domain/staff/schema";

export const meta: MetaFunction = () => [{ title: "Coaching | Plumbline" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await context.requireStaff();
  const query = readListQuery("bookings", request);
  return { ...(await listBookings(context.deps, query)), state: query.state, now: context.deps.now() };
}

const leads: Partial<Record<BookingState, string>> = {
  new: "Oldest first. The coaching page promises an answer within 24 hours.",
  booked: "Next one first.",
};

const empty: Record<BookingState, string> = {
  new: "Every request is answered.",
  answered: "No request is waiting for its session.",
  proposed: "No proposed hour is waiting for its payment.",
  expired: "No proposal has run out.",
  booked: "No session is booked.",
  cancelled: "No session was called off.",
  done: "No session is over yet.",
};

export default function BookingsPage() {
  const { rows, next, state, now } = useLoaderData<typeof loader>();
  const isNew = state === "new";
  const isBooked = state === "booked";
  const heads = ["From", "Session", "Day asked for", "Came", ...(isNew ? ["Time left"] : [])];
  const bookedHeads = ["With", "Session", "Hour", "Where"];
  return (
    <>
      <PageHead title="Coaching" lead={leads[state] ?? "Newest first."} />
      <Tabs
        label="Requests by state"
        tabs={Object.entries(BOOKING_STATES).map(([key, label]) => ({
          to: adminPaths.bookings(key),
          label,
          current: key === state,
        }))}
      />
      {rows.length === 0 ? (
        <Nothing>{empty[state]}</Nothing>
      ) : (
        <CardTable
          caption="Requests for a coaching session"
          head={<Heads labels={isBooked ? bookedHeads : heads} />}
        >
          {rows.map((row) => (
            <CardRow key={row.id}>
              <Cell wide className="[overflow-wrap:anywhere]">
                <Link to={adminPaths.booking(row.id)} className="text-link font-medium">
                  {row.name}
                </Link>
              </Cell>
              <Cell wide>{COACHING_SESSIONS[row.sessionType].name}</Cell>
              {isBooked ? (
                <>
                  <Cell label="Hour" wide>
                    <LocalTime value={row.startsAt ?? row.createdAt} />
                    {row.moveAskedAt !== null && <Badge tone="accent">Asks for another hour</Badge>}
                  </Cell>
                  <Cell label="Where" wide className="[overflow-wrap:anywhere]">
                    {row.place}
                  </Cell>
                </>
              ) : (
                <>
                  <Cell label="Day asked for" wide>
                    <LocalDate value={Date.parse(row.preferredDate)} utc />, {TIME_SLOTS[row.timeSlot]}
                  </Cell>
                  <Cell label="Came" wide>
                    <LocalTime value={row.createdAt} />
                  </Cell>
                </>
              )}
              {isNew && (
                <Cell label="Time left" wide>
                  <Clock dueAt={dueAt.booking(row.createdAt)} now={now} />
                </Cell>
              )}
            </CardRow>
          ))}
        </CardTable>
      )}
      <NextPage next={next} />
    </>
  );
}

export { AdminError as ErrorBoundary };
