import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { actWithReason } from "~/components/staff/act-with-reason";
import { AdminDialogError } from "~/components/staff/admin-error";
import { adminPaths, withNotice } from "~/components/staff/admin-paths";
import { ReasonDialog } from "~/components/staff/reason-dialog";
import { planResumeRetry } from "../../../../workers/domain/staff/failures/list-failed-resumes";
import { retryFailedResume } from "../../../../workers/domain/staff/failures/retry-failed-resume";
import { optionalReason } from "../../../../workers/domain/staff/schema";

export const meta: MetaFunction = () => [{ title: "Retry | Plumbline" }];

export async function loader({ params, context }: LoaderFunctionArgs) {
  await context.requireStaff();
  const { isFailed } = await planResumeRetry(context.deps, { resumeId: params.resumeId ?? "" });
  return { isFailed };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const staff = await context.requireStaff();
  const { resumeId = "" } = params;
  return actWithReason(
    { request, context },
    {
      schema: optionalReason,
      act: (reason) => retryFailedResume(context.deps, { resumeId, reason, actorId: staff.userId }),
      doneTo: withNotice(adminPaths.seekerResumes, "retried"),
      // The words of a subscription speak to the person whose it is.
      wordsOf: ({ code, message }) =>
        code.startsWith("own-subscription-") ? `The job seeker would read: “${message}”` : message,
    },
  );
}

export default function RetryOwnResume() {
  const { isFailed } = useLoaderData<typeof loader>();
  return (
    <ReasonDialog
      title="Analyze again?"
      closeTo={adminPaths.seekerResumes}
      button="Retry"
      answer={useActionData<typeof action>()}
    >
      <p>
        {isFailed
          ? "This job seeker’s résumé will be read and judged again."
          : "It isn’t failed any more: it has been retried meanwhile."}
      </p>
    </ReasonDialog>
  );
}

export { AdminDialogError as ErrorBoundary };
