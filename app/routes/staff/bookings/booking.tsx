import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AdminError } from "~/components/staff/admin-error";
import { adminPaths, withNotice } from "~/components/staff/admin-paths";
import { AuditTrail } from "~/components/staff/audit-trail";
import { BookingForm } from "~/components/staff/booking-form";
import { Clock } from "~/components/staff/clock";
import { Facts } from "~/components/staff/lists/list-parts";
import { PageHead } from "~/components/staff/page-head";
import { Banner } from "~/components/ui/banner";
import { Card } from "~/components/ui/card";
import { LocalDate } from "~/components/ui/local-date";
import { LocalTime } from "~/components/ui/local-time";
import { formStatus } from "~/lib/forms/form-status";
import { COACHING_SESSIONS, TIME_SLOTS } from "../../../../workers/domain/coaching/coaching-sessions";
import { movesFor } from "../../../../workers/domain/staff/coaching/booking-moves";
import { getBooking } from "../../../../workers/domain/staff/coaching/list-bookings";
import { moveBooking } from "../../../../workers/domain/staff/coaching/move-booking";
import { dueAt } from "../../../../workers/domain/staff/deadlines";
import { isBookingMove, optionalReason } from "../../../../workers/domain/staff/schema";

export const meta: MetaFunction = () => [{ title: "Coaching request | Plumbline" }];

export async function loader({ params, context }: LoaderFunctionArgs) {
  await context.requireStaff();
  const booking = await getBooking(context.deps, { bookingId: params.bookingId ?? "" });
  return { booking, moves: movesFor(booking.state), now: context.deps.now() };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const staff = await context.requireStaff();
  const bookingId = params.bookingId ?? "";
  const { move, reason: typed } = Object.fromEntries(await request.formData());
  const refuse = (status: number, error: string) =>
    data({ error, reason: typeof typed === "string" ? typed : "" }, { status: formStatus(request, status) });
  const parsed = optionalReason.safeParse({ reason: typed });
  if (!parsed.success) return refuse(400, parsed.error.issues[0]?.message ?? "");
  if (!isBookingMove(move)) return refuse(400, "Please choose what was done");
  const done = await context.attempt(() =>
    moveBooking(context.deps, { bookingId, move, reason: parsed.data.reason, actorId: staff.userId }),
  );
  if (!done.ok) return refuse(done.error.status, done.error.message);
  return redirect(withNotice(adminPaths.booking(bookingId), "noted"));
}

export default function BookingPage() {
  const { booking, moves, now } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHead title={`Coaching request from ${booking.name}`} lead={booking.email} />
      <Card
        title={<LocalTime value={booking.createdAt} />}
        aside={booking.state === "new" && <Clock dueAt={dueAt.booking(booking.createdAt)} now={now} />}
      >
        <Facts
          facts={[
            ["Session", COACHING_SESSIONS[booking.sessionType].name],
            ["Day asked for", <LocalDate key="day" value={Date.parse(booking.preferredDate)} utc />],
            ["Hours", TIME_SLOTS[booking.timeSlot]],
            [
              "Email",
              <a key="email" href={`mailto:${booking.email}`} className="text-link">
                {booking.email}
              </a>,
            ],
          ]}
        />
      </Card>
      {answer && <Banner kind="error">{answer.error}</Banner>}
      {moves.length > 0 && <BookingForm key={booking.state} moves={moves} reason={answer?.reason} />}
      {booking.auditTrail.length > 0 && (
        <Card title="What was done">
          <AuditTrail lines={booking.auditTrail} />
        </Card>
      )}
    </>
  );
}

export { AdminError as ErrorBoundary };
