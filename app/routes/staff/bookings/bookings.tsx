import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { AdminError } from "~/components/staff/admin-error";
import { adminPaths } from "~/components/staff/admin-paths";
import { Clock } from "~/components/staff/clock";
import { Heads, NextPage, Nothing } from "~/components/staff/lists/list-parts";
import { PageHead } from "~/components/staff/page-head";
import { Tabs } from "~/components/staff/tabs";
import { CardRow, CardTable, Cell } from "~/components/ui/data/table";
import { LocalDate } from "~/components/ui/local-date";
import { LocalTime } from "~/components/ui/local-time";
import { COACHING_SESSIONS, TIME_SLOTS } from "../../../../workers/domain/content/coaching-sessions";
import { listBookings } from "../../../../workers/domain/staff/content/list-bookings";
import { dueAt } from "../../../../workers/domain/staff/deadlines";
import { readListQuery } from "../../../../workers/domain/staff/schema";

export const meta: MetaFunction = () => [{ title: "Coaching | Plumbline" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await context.requireStaff();
  const query = readListQuery("bookings", request);
  return { ...(await listBookings(context.deps, query)), state: query.state, now: context.deps.now() };
}

const states = {
  new: { label: "New", empty: "Every request is answered." },
  answered: { label: "Answered", empty: "No request is waiting for its session." },
  done: { label: "Done", empty: "Nothing is settled yet." },
};

export default function BookingsPage() {
  const { rows, next, state, now } = useLoaderData<typeof loader>();
  const isNew = state === "new";
  const heads = ["From", "Session", "Day asked for", "Came", ...(isNew ? ["Time left"] : [])];
  return (
    <>
      <PageHead
        title="Coaching"
        lead={isNew ? "Oldest first. The coaching page promises an answer within 24 hours." : "Newest first."}
      />
      <Tabs
        label="Wishes by state"
        tabs={Object.entries(states).map(([key, { label }]) => ({
          to: adminPaths.bookings(key),
          label,
          current: key === state,
        }))}
      />
      {rows.length === 0 ? (
        <Nothing>{states[state].empty}</Nothing>
      ) : (
        <CardTable caption="Wishes for a coaching session" head={<Heads labels={heads} />}>
          {rows.map((row) => (
            <CardRow key={row.id}>
              <Cell wide className="[overflow-wrap:anywhere]">
                <Link to={adminPaths.booking(row.id)} className="text-link font-medium">
                  {row.name}
                </Link>
              </Cell>
              <Cell wide>{COACHING_SESSIONS[row.sessionType].name}</Cell>
              <Cell label="Day asked for" wide>
                <LocalDate value={Date.parse(row.preferredDate)} utc />, {TIME_SLOTS[row.timeSlot]}
              </Cell>
              <Cell label="Came" wide>
                <LocalTime value={row.createdAt} />
              </Cell>
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
