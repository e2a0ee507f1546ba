import { parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { SessionCard } from "~/components/coaching/session-card";
import { CancelForm, MoveProposal, OtherHourForm } from "~/components/coaching/session-changes";
import { ErrorPage } from "~/components/layout/error-page";
import { PublicShell } from "~/components/layout/public-shell";
import { Banner } from "~/components/ui/banner";
import { formStatus } from "~/lib/forms/form-status";
import { LINK_PAGE_HEADERS, linkPageMeta } from "~/lib/meta/link-page";
import { acceptMove, declineMove } from "../../../workers/domain/coaching/answer-move";
import { askOtherHour } from "../../../workers/domain/coaching/ask-other-hour";
import { cancelSession } from "../../../workers/domain/coaching/cancel-session";
import { getSession } from "../../../workers/domain/coaching/get-session";
import { otherHourSchema } from "../../../workers/domain/content/schema";
import type { Deps } from "../../../workers/domain/deps";
import { AppError } from "../../../workers/domain/errors";

const said: Record<string, string> = {
  asked: "We have received your wish, and propose an hour by mail within 24 hours.",
  accepted: "Your session has its new hour. We have mailed it to you for your calendar.",
  declined: "Your session stays as it was booked.",
  cancelled: "The session is cancelled.",
};

export const meta: MetaFunction = () => linkPageMeta("Your coaching session | Plumbline");

export const headers: HeadersFunction = () => LINK_PAGE_HEADERS;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const found = await context.attempt(() => getSession(context.deps, { token: params.token ?? "" }));
  if (!found.ok) {
    const { status, reference, message } = found.error;
    throw data(
      { message, reference: status === 404 ? undefined : reference },
      { status, headers: LINK_PAGE_HEADERS },
    );
  }
  const word = new URL(request.url).searchParams.get("said") ?? "";
  const notice = Object.hasOwn(said, word) ? said[word] : undefined;
  return data({ session: found.value, notice }, { headers: LINK_PAGE_HEADERS });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const done = await context.attempt(() => change(context.deps, params.token ?? "", form));
  if (done.ok) return redirect(`${new URL(request.url).pathname}?said=${done.value}`);
  const { code, message, status } = done.error;
  return data({ message, isDate: code === "date-not-open" }, { status: formStatus(request, status) });
}

async function change(deps: Deps, token: string, form: FormData): Promise<string> {
  switch (form.get("intent")) {
    case "accept":
      await acceptMove(deps, { token, hour: Number(form.get("hour")) });
      return "accepted";
    case "decline":
      await declineMove(deps, { token });
      return "declined";
    case "cancel":
      await cancelSession(deps, { token });
      return "cancelled";
    case "ask": {
      const wish = parseWithZod(form, { schema: otherHourSchema });
      if (wish.status !== "success") throw new AppError("date-not-open");
      await askOtherHour(deps, { token, form: wish.value });
      return "asked";
    }
    default:
      throw new AppError("invalid-input");
  }
}

export default function CoachingSession() {
  const { session, notice } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const isBooked = session.state === "booked";
  const canChange = session.canChange && !session.isBeingPaid;
  return (
    <PublicShell>
      <div className="mx-auto grid max-w-2xl gap-6 px-5 py-10 sm:px-8">
        <h1 className="text-3xl sm:text-4xl">Your coaching session</h1>
        {notice && !refused && <Banner kind="success">{notice}</Banner>}
        {refused && !refused.isDate && <Banner kind="error">{refused.message}</Banner>}
        <SessionCard session={session} />
        {isBooked && <MoveProposal session={session} />}
        {canChange && (
          <>
            <OtherHourForm session={session} error={refused?.isDate ? refused.message : undefined} />
            <CancelForm isBooked={isBooked} />
          </>
        )}
      </div>
    </PublicShell>
  );
}

export function ErrorBoundary() {
  return <ErrorPage notFoundTitle="We don’t know this session" />;
}
