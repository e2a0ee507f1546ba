import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { actWithReason } from "~/components/staff/act-with-reason";
import { AdminDialogError } from "~/components/staff/admin-error";
import { adminPaths, type Notice, withNotice } from "~/components/staff/admin-paths";
import { ReasonDialog } from "~/components/staff/reason-dialog";
import {
  type AgentDecision,
  agentDecisions,
} from "../../../../workers/domain/staff/agencies/agent-decisions";
import { decideAgent } from "../../../../workers/domain/staff/agencies/decide-agent";
import { getAgent } from "../../../../workers/domain/staff/agencies/get-agent";
import { decisionSchema, isAgentDecision } from "../../../../workers/domain/staff/schema";

export const meta: MetaFunction = () => [{ title: "Decide about an agent | Plumbline" }];

function decisionOf(text: string | undefined): AgentDecision {
  if (isAgentDecision(text)) return text;
  throw Response.json({ error: "not-found", message: "Not found" }, { status: 404 });
}

const done: Record<AgentDecision, Notice> = {
  approve: "approved",
  refuse: "refused",
  block: "blocked",
  unblock: "unblocked",
};

export async function loader({ params, context }: LoaderFunctionArgs) {
  await context.requireStaff();
  const decision = decisionOf(params.decision);
  const { id, fullName, status, company } = await getAgent(context.deps, { agentId: params.agentId ?? "" });
  const isOpen = (agentDecisions[decision].from as readonly string[]).includes(status);
  return { id, fullName, status, companyName: company.companyName, decision, isOpen };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const staff = await context.requireStaff();
  const decision = decisionOf(params.decision);
  const agentId = params.agentId ?? "";
  return actWithReason(
    { request, context },
    {
      schema: decisionSchema(decision),
      act: (reason) => decideAgent(context.deps, { agentId, decision, reason, actorId: staff.userId }),
      doneTo: withNotice(adminPaths.agent(agentId), done[decision]),
    },
  );
}

const texts: Record<AgentDecision, { title: string; what: string; button: string }> = {
  approve: {
    title: "Approve this agent?",
    what: "gets access at once and a mail. The company's 14-day trial starts again today.",
    button: "Approve",
  },
  refuse: {
    title: "Refuse this registration?",
    what: "gets a mail with your reason, word for word, and no access.",
    button: "Refuse",
  },
  block: {
    title: "Block this agent?",
    what: "loses access at once, is signed out everywhere, and gets a mail with your reason, word for word.",
    button: "Block",
  },
  unblock: {
    title: "Unblock this agent?",
    what: "gets access again and a mail.",
    button: "Unblock",
  },
};

export default function DecideAgent() {
  const { id, fullName, companyName, decision, isOpen, status } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { title, what, button } = texts[decision];
  const { reasonRequired, to } = agentDecisions[decision];
  return (
    <ReasonDialog
      title={title}
      closeTo={adminPaths.agent(id)}
      button={button}
      danger={to !== "active"}
      required={reasonRequired}
      hint={reasonRequired ? "the agent reads it" : undefined}
      answer={answer}
    >
      <p>
        {fullName} of {companyName} {what}
      </p>
      {!isOpen && (
        <p className="font-medium">
          This agent is {status} now, so this can’t be done any more: it has been decided meanwhile.
        </p>
      )}
    </ReasonDialog>
  );
}

export { AdminDialogError as ErrorBoundary };
