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
import { requiredReason } from "../../workers/domain/staff/schema";

export const meta: MetaFunction = () => [{ title: "Erase now | Plumbline" }];

export async function loader({ params, context }: LoaderFunctionArgs) {
  await context.requireStaff();
  const { number, email } = await context.staff.deletion(params.requestId ?? "");
  return { number, email };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const staff = await context.requireStaff();
  const { reason, answer } = await readReason(request, requiredReason);
  if (answer) return data(answer, { status: formStatus(request, 400) });
  const input = { requestId: params.requestId ?? "", reason: reason ?? "" };
  const erased = await context.attempt(() => context.staff.eraseNow(staff, input));
  if (erased.ok) return replace(withNotice(adminPaths.deletions, "erased"));
  const { status, message } = erased.error;
  return data({ error: message, reason: input.reason }, { status: formStatus(request, status) });
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
