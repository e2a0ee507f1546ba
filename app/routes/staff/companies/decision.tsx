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
import { setCompanyStopped } from "../../../../workers/domain/staff/agencies/set-company-stopped";
import { requiredReason } from "../../../../workers/domain/staff/schema";

export const meta: MetaFunction = () => [{ title: "Decide about a company | Plumbline" }];

type Decision = "activate" | "deactivate" | "stop" | "resume";

const DECISIONS: Record<
  Decision,
  { title: string; button: string; notice: "activated" | "deactivated" | "stopped" | "resumed" }
> = {
  activate: { title: "Activate this company?", button: "Activate", notice: "activated" },
  deactivate: { title: "Deactivate this company?", button: "Deactivate", notice: "deactivated" },
  stop: { title: "Stop this company?", button: "Stop", notice: "stopped" },
  resume: { title: "Let this company go on?", button: "Let It Go On", notice: "resumed" },
};

function readDecision(decision = ""): Decision {
  if (Object.hasOwn(DECISIONS, decision)) return decision as Decision;
  throw Response.json({ error: "not-found", message: "Not found" }, { status: 404 });
}

export async function loader({ params, context }: LoaderFunctionArgs) {
  await context.requireStaff();
  const decision = readDecision(params.decision);
  const { company, agents } = await getCompany(context.deps, { companyId: params.companyId ?? "" });
  return {
    id: company.id,
    companyName: company.companyName,
    decision,
    isOpen: {
      activate: !company.isActive,
      deactivate: company.isActive,
      stop: company.stoppedAt === null,
      resume: company.stoppedAt !== null,
    }[decision],
    activeAgents: agents.filter(({ status }) => status === "active").length,
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const staff = await context.requireStaff();
  const decision = readDecision(params.decision);
  const { companyId = "" } = params;
  return actWithReason(
    { request, context },
    {
      schema: requiredReason,
      act: (given) => {
        const decided = { companyId, reason: given ?? "", actorId: staff.userId };
        if (decision === "activate") return activateCompany(context.deps, decided);
        if (decision === "deactivate") return deactivateCompany(context.deps, decided);
        return setCompanyStopped(context.deps, { ...decided, stopped: decision === "stop" });
      },
      doneTo: withNotice(adminPaths.company(companyId), DECISIONS[decision].notice),
    },
  );
}

export default function DecideCompany() {
  const { id, companyName, decision, isOpen, activeAgents } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { title, button } = DECISIONS[decision];
  const isHard = decision === "deactivate" || decision === "stop";
  const texts: Record<Decision, string> = {
    activate: `${companyName} can be used again. Agents who were blocked stay blocked until you unblock them.`,
    deactivate: `${counted(activeAgents, "active agent")} of ${companyName} will be blocked, signed out and told by mail. Nothing is deleted.`,
    stop: `${counted(activeAgents, "active agent")} of ${companyName} and its API keys are refused with your reason from the next click on, and no résumé of theirs is read or scored. Nothing is deleted, and it can go on at any time; what is waiting then may have to be analysed again.`,
    resume: `${companyName} goes on where it was.`,
  };
  return (
    <ReasonDialog
      title={title}
      closeTo={adminPaths.company(id)}
      button={button}
      danger={isHard}
      required
      hint={isHard ? "its agents read it" : undefined}
      answer={answer}
    >
      <p>{texts[decision]}</p>
      {!isOpen && <p className="font-medium">This has been done already.</p>}
    </ReasonDialog>
  );
}

export { AdminDialogError as ErrorBoundary };
