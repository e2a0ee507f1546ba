import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ErrorPage } from "~/components/layout/error-page";
import { PublicShell } from "~/components/layout/public-shell";
import { BookingForm } from "~/components/marketing/coaching/booking-form";
import { Sessions } from "~/components/marketing/coaching/sessions";
import { PageHead } from "~/components/marketing/shared/page-head";
import { PageSection, Points } from "~/components/marketing/shared/page-section";
import { Banner } from "~/components/ui/banner";
import { buttonClass } from "~/components/ui/button";
import { formStatus } from "~/lib/forms/form-status";
import { humanProofOf } from "~/lib/forms/human-proof";
import { pageMeta } from "~/lib/meta/page-meta";
import { publicCache } from "~/lib/meta/public-cache";
import { paths } from "~/lib/paths";
import { bookableDays } from "../../../workers/domain/coaching/coaching-sessions";
import { requestSession } from "../../../workers/domain/coaching/request-session";
import { allTimeZones } from "../../../workers/domain/coaching/time-zone";
import { bookingSchema } from "../../../workers/domain/content/schema";

export const meta = pageMeta({
  title: "Career coaching",
  description:
    "A Career Strategy Session or a Resume Deep Dive with a coach. From 49.99 euros, booked by a short form.",
  path: paths.coaching,
});

export const headers = publicCache;

export function loader({ request, context }: LoaderFunctionArgs) {
  return {
    sent: new URL(request.url).searchParams.get("sent") === "true",
    days: bookableDays(context.deps.now()),
    timeZones: allTimeZones(),
    humanCheck: context.humanCheck(),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const submission = parseWithZod(form, { schema: bookingSchema });
  if (submission.status !== "success") return data(submission.reply(), { status: formStatus(request, 400) });
  const attempt = await context.attempt(() =>
    requestSession(context.deps, {
      form: submission.value,
      proof: humanProofOf(form),
      ipAddress: context.visitor.ipAddress,
    }),
  );
  if (attempt.ok) return redirect(`${paths.coaching}?sent=true#book`);
  const { code, message, status } = attempt.error;
  const errors = code === "date-not-open" ? { fieldErrors: { date: [message] } } : { formErrors: [message] };
  return data(submission.reply(errors), { status: formStatus(request, status) });
}

const benefits = [
  {
    title: "A person, not a program",
    text: "45 minutes or an hour about your résumé, or about where you want to go.",
  },
  {
    title: "Beyond the score",
    text: "Bring your analysis: it says where to begin.",
  },
  {
    title: "At your hours",
    text: "Morning, afternoon or evening. You name a day; we propose an hour in your time zone.",
  },
  {
    title: "No charge for asking",
    text: "The form is a wish, not a contract. You pay when you accept an hour, and can cancel up to 24 hours before it.",
  },
];

export default function Coaching() {
  const { sent, days, timeZones, humanCheck } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <PublicShell>
      <PageHead
        title="Talk it through with a coach"
        lead="A coach helps you to decide what to do about what is missing."
      >
        <a href="#book" className={buttonClass()}>
          Book a Coaching Session
        </a>
      </PageHead>
      <PageSection name="benefits" title="What you get" sunken>
        <Points points={benefits} columns={4} />
      </PageSection>
      <PageSection name="sessions" title="Sessions">
        <Sessions />
      </PageSection>
      <PageSection name="booking" id="book" title="Book your session" sunken>
        {sent ? (
          <Banner kind="success" className="max-w-xl">
            Thank you! Your wish has arrived, and a copy of it is in your mail. We propose an hour by mail
            within 24 hours.
          </Banner>
        ) : (
          <BookingForm days={days} timeZones={timeZones} humanCheck={humanCheck} answer={answer} />
        )}
      </PageSection>
    </PublicShell>
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
