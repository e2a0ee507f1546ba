import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { actWithReason } from "~/components/staff/act-with-reason";
import { AdminDialogError } from "~/components/staff/admin-error";
import { adminPaths, withNotice } from "~/components/staff/admin-paths";
import { ReasonDialog } from "~/components/staff/reason-dialog";
import { counted } from "~/lib/format";
import { getCompany } from "../../../../workers/domain/staff/agencies/get-company";
import {
  activateCompany,
  deactivateCompany,
} from "../../../../workers/domain/staff/agencies/set-company-active";
import { requiredReason } from "../../../../workers/domain/staff/schema";

export const meta: MetaFunction = () => [{ title: "Decide about a company | Plumbline" }];

function wantsActive(decision: string | undefined): boolean {
  if (decision === "activate" || decision === "deactivate") return decision === "activate";
  throw Response.json({ error: "not-found", message: "Not found" }, { status: 404 });
}

export async function loader({ params, context }: LoaderFunctionArgs) {
  await context.requireStaff();
  const activate = wantsActive(params.decision);
  const { company, agents } = await getCompany(context.deps, { companyId: params.companyId ?? "" });
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
  const { companyId = "" } = params;
  const decide = activate ? activateCompany : deactivateCompany;
  return actWithReason(
    { request, context },
    {
      schema: requiredReason,
      act: (reason) => decide(context.deps, { companyId, reason: reason ?? "", actorId: staff.userId }),
      doneTo: withNotice(adminPaths.company(companyId), activate ? "activated" : "deactivated"),
    },
  );
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
