import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  replace,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AdminDialogError } from "~/components/admin/admin-error";
import { adminPaths, withNotice } from "~/components/admin/admin-paths";
import { readReason } from "~/components/admin/read-reason";
import { ReasonDialog } from "~/components/admin/reason-dialog";
import { formStatus } from "~/lib/form-status";
import { optionalReason } from "../../workers/domain/staff/schema";

export const meta: MetaFunction = () => [{ title: "Retry | Plumbline" }];

export async function loader({ params, context }: LoaderFunctionArgs) {
  await context.requireStaff();
  const { isFailed } = await context.staff.planOwnRetry(params.resumeId ?? "");
  return { isFailed };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const staff = await context.requireStaff();
  const { resumeId = "" } = params;
  const { reason, answer } = await readReason(request, optionalReason);
  if (answer) return data(answer, { status: formStatus(request, 400) });
  const retried = await context.attempt(() => context.staff.retryOwnResume(staff, { resumeId, reason }));
  if (retried.ok) return replace(withNotice(adminPaths.ownResumes, "retried"));
  const { code, status, message } = retried.error;
  // The words of a subscription speak to the person whose it is.
  const error = code.startsWith("own-subscription-") ? `The job seeker would read: “${message}”` : message;
  return data({ error, reason: reason ?? "" }, { status: formStatus(request, status) });
}

export default function RetryOwnResume() {
  const { isFailed } = useLoaderData<typeof loader>();
  return (
    <ReasonDialog
      title="Analyze again?"
      closeTo={adminPaths.ownResumes}
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
