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

export const meta: MetaFunction = () => [{ title: "Send again | Plumbline" }];

export async function loader({ params, context }: LoaderFunctionArgs) {
  await context.requireStaff();
  const { template } = await context.staff.deadMail(params.mailId ?? "");
  return { template };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const staff = await context.requireStaff();
  const { reason, answer } = await readReason(request, optionalReason);
  if (answer) return data(answer, { status: formStatus(request, 400) });
  const input = { mailId: params.mailId ?? "", reason };
  const sent = await context.attempt(() => context.staff.resendMail(staff, input));
  if (sent.ok) return replace(withNotice(adminPaths.mails, "resent"));
  const { status, message } = sent.error;
  return data({ error: message, reason: reason ?? "" }, { status: formStatus(request, status) });
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
