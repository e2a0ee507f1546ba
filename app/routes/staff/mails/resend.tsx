import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { actWithReason } from "~/components/staff/act-with-reason";
import { AdminDialogError } from "~/components/staff/admin-error";
import { adminPaths, withNotice } from "~/components/staff/admin-paths";
import { ReasonDialog } from "~/components/staff/reason-dialog";
import { getDeadMail } from "../../../../workers/domain/staff/failures/list-dead-mails";
import { resendMail } from "../../../../workers/domain/staff/failures/resend-mail";
import { optionalReason } from "../../../../workers/domain/staff/schema";

export const meta: MetaFunction = () => [{ title: "Send again | Plumbline" }];

export async function loader({ params, context }: LoaderFunctionArgs) {
  await context.requireStaff();
  const { template } = await getDeadMail(context.deps, { mailId: params.mailId ?? "" });
  return { template };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const staff = await context.requireStaff();
  const { mailId = "" } = params;
  return actWithReason(
    { request, context },
    {
      schema: optionalReason,
      act: (reason) => resendMail(context.deps, { mailId, reason, actorId: staff.userId }),
      doneTo: withNotice(adminPaths.mails, "resent"),
    },
  );
}

export default function ResendMail() {
  const { template } = useLoaderData<typeof loader>();
  return (
    <ReasonDialog
      title="Send this mail again?"
      closeTo={adminPaths.mails}
      button="Send again"
      answer={useActionData<typeof action>()}
    >
      <p>The mail “{template}” goes to the same address with the same words.</p>
    </ReasonDialog>
  );
}

export { AdminDialogError as ErrorBoundary };
