import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { actWithReason } from "~/components/staff/act-with-reason";
import { AdminDialogError } from "~/components/staff/admin-error";
import { adminPaths, withNotice } from "~/components/staff/admin-paths";
import { ReasonDialog } from "~/components/staff/reason-dialog";
import { eraseNow } from "../../../../workers/domain/privacy/erase-now";
import { getDeletion } from "../../../../workers/domain/staff/list-deletions";
import { requiredReason } from "../../../../workers/domain/staff/schema";

export const meta: MetaFunction = () => [{ title: "Erase now | Plumbline" }];

export async function loader({ params, context }: LoaderFunctionArgs) {
  await context.requireStaff();
  const { number, email } = await getDeletion(context.deps, { requestId: params.requestId ?? "" });
  return { number, email };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const staff = await context.requireStaff();
  const { requestId = "" } = params;
  return actWithReason(
    { request, context },
    {
      schema: requiredReason,
      act: (reason) => eraseNow(context.deps, { requestId, reason: reason ?? "", actorId: staff.userId }),
      doneTo: withNotice(adminPaths.deletions, "erased"),
    },
  );
}

export default function EraseNow() {
  const { number, email } = useLoaderData<typeof loader>();
  return (
    <ReasonDialog
      title="Erase this person now?"
      closeTo={adminPaths.deletions}
      button="Erase everything"
      danger
      required
      answer={useActionData<typeof action>()}
    >
      <p>
        {number}
        {email && `, ${email}`}: the account, all résumés and analyses, files, mails and messages go at once
        instead of on their day. Nobody can undo this.
      </p>
    </ReasonDialog>
  );
}

export { AdminDialogError as ErrorBoundary };
