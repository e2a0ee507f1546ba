import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { actWithReason } from "~/components/staff/act-with-reason";
import { AdminDialogError } from "~/components/staff/admin-error";
import { adminPaths, withNotice } from "~/components/staff/admin-paths";
import { ReasonDialog } from "~/components/staff/reason-dialog";
import { counted } from "~/lib/format";
import { planApplicantRetry } from "../../../../workers/domain/staff/failures/list-failed-applicants";
import { retryFailedApplicants } from "../../../../workers/domain/staff/failures/retry-failed-applicants";
import { optionalReason } from "../../../../workers/domain/staff/schema";

export const meta: MetaFunction = () => [{ title: "Retry | Plumbline" }];

function targetOf(request: Request, threadId: string | undefined) {
  return { threadId: threadId ?? "", applicantId: new URL(request.url).searchParams.get("candidate") };
}

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await context.requireStaff();
  const plan = await planApplicantRetry(context.deps, targetOf(request, params.threadId));
  return { threadTitle: plan.threadTitle, companyName: plan.companyName, count: plan.applicantIds.length };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const staff = await context.requireStaff();
  const target = targetOf(request, params.threadId);
  return actWithReason(
    { request, context },
    {
      schema: optionalReason,
      act: (reason) => retryFailedApplicants(context.deps, { ...target, reason, actorId: staff.userId }),
      doneTo: withNotice(adminPaths.resumes, "retried"),
    },
  );
}

export default function RetryResumes() {
  const { threadTitle, companyName, count } = useLoaderData<typeof loader>();
  return (
    <ReasonDialog
      title="Analyze again?"
      closeTo={adminPaths.resumes}
      button="Retry"
      answer={useActionData<typeof action>()}
    >
      <p>
        {count === 0
          ? "Nothing of it is failed any more: it has been retried meanwhile."
          : `${counted(count, "failed résumé")} of “${threadTitle}” (${companyName}) will be read and scored again.`}
      </p>
    </ReasonDialog>
  );
}

export { AdminDialogError as ErrorBoundary };
