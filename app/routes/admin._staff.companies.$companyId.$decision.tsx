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
import { counted } from "~/lib/format";
import { requiredReason } from "../../workers/domain/staff/schema";

export const meta: MetaFunction = () => [{ title: "Decide about a company | Plumbline" }];

function wantsActive(decision: string | undefined): boolean {
  if (decision === "activate" || decision === "deactivate") return decision === "activate";
  throw Response.json({ error: "not-found", message: "Not found" }, { status: 404 });
}

export async function loader({ params, context }: LoaderFunctionArgs) {
  await context.requireStaff();
  const activate = wantsActive(params.decision);
  const { company, agents } = await context.staff.company(params.companyId ?? "");
  return {
    id: company.id,
    companyName: company.companyName,
    activate,
    isOpen: company.isActive !== activate,
    activeAgents: agents.filter(({ status }) => status === "active").length,
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const staff = await context.requireStaff();
  const activate = wantsActive(params.decision);
  const companyId = params.companyId ?? "";
  const { reason, answer } = await readReason(request, requiredReason);
  if (answer) return data(answer, { status: formStatus(request, 400) });
  const input = { companyId, reason: reason ?? "" };
  const { activateCompany, deactivateCompany } = context.staff;
  const done = await context.attempt(() =>
    activate ? activateCompany(staff, input) : deactivateCompany(staff, input),
  );
  if (done.ok)
    return replace(withNotice(adminPaths.company(companyId), activate ? "activated" : "deactivated"));
  const { status, message } = done.error;
  return data({ error: message, reason: input.reason }, { status: formStatus(request, status) });
}

export default function DecideCompany() {
  const { id, companyName, activate, isOpen, activeAgents } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <ReasonDialog
      title={activate ? "Activate this company?" : "Deactivate this company?"}
      closeTo={adminPaths.company(id)}
      button={activate ? "Activate" : "Deactivate"}
      danger={!activate}
      required
      hint={activate ? undefined : "its agents read it"}
      answer={answer}
    >
      <p>
        {activate
          ? `${companyName} can be used again. Agents who were blocked stay blocked until you unblock them.`
          : `${counted(activeAgents, "active agent")} of ${companyName} will be blocked, signed out and told by mail. Nothing is deleted.`}
      </p>
      {!isOpen && <p className="font-medium">This has been done already.</p>}
    </ReasonDialog>
  );
}

export { AdminDialogError as ErrorBoundary };
