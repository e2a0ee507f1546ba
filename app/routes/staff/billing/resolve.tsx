import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { actWithReason } from "~/components/staff/act-with-reason";
import { AdminDialogError } from "~/components/staff/admin-error";
import { adminPaths, withNotice } from "~/components/staff/admin-paths";
import { ReasonDialog } from "~/components/staff/reason-dialog";
import { getAlert, resolveAlert } from "../../../../workers/domain/staff/billing/open-billing";
import { requiredReason } from "../../../../workers/domain/staff/schema";

export const meta: MetaFunction = () => [{ title: "Resolve an alert | Plumbline" }];

export async function loader({ params, context }: LoaderFunctionArgs) {
  await context.requireStaff();
  const { kind, subject } = await getAlert(context.deps, { id: params.alertId ?? "" });
  return { kind, subject };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const staff = await context.requireStaff();
  const { id } = await getAlert(context.deps, { id: params.alertId ?? "" });
  return actWithReason(
    { request, context },
    {
      schema: requiredReason,
      act: (reason) => resolveAlert(context.deps, { id, actorId: staff.userId, reason: reason ?? "" }),
      doneTo: withNotice(adminPaths.billing, "resolved"),
    },
  );
}

export default function ResolveAlert() {
  const { kind, subject } = useLoaderData<typeof loader>();
  return (
    <ReasonDialog
      title="Resolve this alert?"
      closeTo={adminPaths.billing}
      button="Resolve"
      required
      label="What was done"
      answer={useActionData<typeof action>()}
    >
      <p>
        {kind}: <span className="font-mono text-sm">{subject}</span>
      </p>
    </ReasonDialog>
  );
}

export { AdminDialogError as ErrorBoundary };
