import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AdminError } from "~/components/staff/admin-error";
import { adminPaths, type Notice, withNotice } from "~/components/staff/admin-paths";
import { AuditTrail } from "~/components/staff/audit-trail";
import { BookingFacts } from "~/components/staff/booking-facts";
import { BookingForm } from "~/components/staff/booking-form";
import { Clock } from "~/components/staff/clock";
import { PageHead } from "~/components/staff/page-head";
import { CancellationForm, ProposalForm, type Refused } from "~/components/staff/proposal-form";
import { Banner } from "~/components/ui/banner";
import { Card } from "~/components/ui/card";
import { formStatus } from "~/lib/forms/form-status";
import { isOpenSession } from "../../../../workers/domain/coaching/call-off-session";
import { BOOKING_STATES } from "../../../../workers/domain/coaching/coaching-sessions";
import type { Deps } from "../../../../workers/domain/deps";
import { movesFor } from "../../../../workers/domain/staff/coaching/booking-moves";
import { cancelBooking } from "../../../../workers/domain/staff/coaching/cancel-booking";
import { getBooking } from "../../../../workers/domain/staff/coaching/list-bookings";
import { moveBooking } from "../../../../workers/domain/staff/coaching/move-booking";
import { proposeHour } from "../../../../workers/domain/staff/coaching/propose-hour";
import { dueAt } from "../../../../workers/domain/staff/deadlines";
import {
  isBookingMove,
  optionalReason,
  proposalSchema,
  requiredReason,
} from "../../../../workers/domain/staff/schema";

export const meta: MetaFunction = () => [{ title: "Coaching request | Plumbline" }];

export async function loader({ params, context }: LoaderFunctionArgs) {
  await context.requireStaff();
  const booking = await getBooking(context.deps, { bookingId: params.bookingId ?? "" });
  return {
    booking,
    moves: movesFor(booking.state),
    canChange: isOpenSession(booking),
    now: context.deps.now(),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const staff = await context.requireStaff();
  const bookingId = params.bookingId ?? "";
  const { move, ...typed } = textsOf(await request.formData());
  const refuse = (status: number, error: string) =>
    data({ move: move ?? "", error, typed } satisfies Refused, { status: formStatus(request, status) });
  const work = workOf(context.deps, { move, typed, bookingId, actorId: staff.userId });
  if ("problem" in work) return refuse(400, work.problem);
  const done = await context.attempt(work.run);
  if (!done.ok) return refuse(done.error.status, done.error.message);
  return redirect(withNotice(adminPaths.booking(bookingId), work.notice));
}

type Texts = Record<string, string>;

function textsOf(form: FormData): Texts {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}

type Asked = { move: string | undefined; typed: Texts; bookingId: string; actorId: string };
type Work = { problem: string } | { run: () => Promise<void>; notice: Notice };

function workOf(deps: Deps, { move, typed, bookingId, actorId }: Asked): Work {
  if (move === "propose") {
    const parsed = proposalSchema.safeParse(typed);
    if (!parsed.success) return problemOf(parsed.error.issues);
    return { run: () => proposeHour(deps, { bookingId, actorId, form: parsed.data }), notice: "proposed" };
  }
  if (move === "cancel") {
    const parsed = requiredReason.safeParse(typed);
    if (!parsed.success) return problemOf(parsed.error.issues);
    const { reason } = parsed.data;
    return { run: () => cancelBooking(deps, { bookingId, actorId, reason }), notice: "called-off" };
  }
  const parsed = optionalReason.safeParse(typed);
  if (!parsed.success) return problemOf(parsed.error.issues);
  if (!isBookingMove(move)) return { problem: "Please choose what was done" };
  const { reason } = parsed.data;
  return { run: () => moveBooking(deps, { bookingId, move, reason, actorId }), notice: "noted" };
}

function problemOf(issues: { message: string }[]): Work {
  return { problem: issues[0]?.message ?? "" };
}

export default function BookingPage() {
  const { booking, moves, canChange, now } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const isOfForm = refused?.move === "propose" || refused?.move === "cancel";
  return (
    <>
      <PageHead title={`Coaching request from ${booking.name}`} lead={booking.email} />
      <Card
        title={BOOKING_STATES[booking.state]}
        aside={booking.state === "new" && <Clock dueAt={dueAt.booking(booking.createdAt)} now={now} />}
      >
        <BookingFacts booking={booking} />
      </Card>
      {refused && !(isOfForm && canChange) && <Banner kind="error">{refused.error}</Banner>}
      {canChange && <ProposalForm booking={booking} refused={refused} />}
      {moves.length > 0 && <BookingForm key={booking.state} moves={moves} reason={refused?.typed.reason} />}
      {canChange && <CancellationForm refused={refused} />}
      {booking.auditTrail.length > 0 && (
        <Card title="What was done">
          <AuditTrail lines={booking.auditTrail} />
        </Card>
      )}
    </>
  );
}

export { AdminError as ErrorBoundary };
