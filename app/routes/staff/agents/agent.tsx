import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, Outlet, useLoaderData } from "@remix-run/react";
import { AdminError } from "~/components/staff/admin-error";
import { adminPaths } from "~/components/staff/admin-paths";
import { AgentStatusBadge } from "~/components/staff/agent-status";
import { AuditTrail } from "~/components/staff/audit-trail";
import { Facts } from "~/components/staff/lists/list-parts";
import { PageHead } from "~/components/staff/page-head";
import { Resemblances } from "~/components/staff/resemblances";
import { LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { LocalTime } from "~/components/ui/local-time";
import { capitalised } from "~/lib/format";
import { agentDecisions, decisionsFor } from "../../../../workers/domain/staff/agencies/agent-decisions";
import { getAgent } from "../../../../workers/domain/staff/agencies/get-agent";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.agent.fullName ?? "Agent"} | Plumbline` },
];

export async function loader({ params, context }: LoaderFunctionArgs) {
  await context.requireStaff();
  return { agent: await getAgent(context.deps, { agentId: params.agentId ?? "" }) };
}

export default function AgentPage() {
  const { agent } = useLoaderData<typeof loader>();
  const { company } = agent;
  return (
    <>
      <PageHead title={agent.fullName} lead={company.companyName}>
        {decisionsFor(agent.status).map((decision) => (
          <LinkButton
            key={decision}
            to={adminPaths.decideAgent(agent.id, decision)}
            look={agentDecisions[decision].to === "active" ? "primary" : "secondary"}
            preventScrollReset
          >
            {capitalised(decision)}
          </LinkButton>
        ))}
      </PageHead>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card title="Person" aside={<AgentStatusBadge status={agent.status} />}>
          <Facts
            facts={[
              [
                "Email",
                <Link key="user" to={adminPaths.user(agent.userId)} className="text-link">
                  {agent.email}
                </Link>,
              ],
              ["Email confirmed", agent.emailVerified ? "yes" : "not yet"],
              ["Position", agent.position],
              ["Phone", agent.phone],
              ["Registered", <LocalTime key="registered" value={agent.createdAt} />],
              ...(agent.status !== "pending" && agent.statusChangedAt
                ? [["Decided", <LocalTime key="decided" value={agent.statusChangedAt} />] as const]
                : []),
              ...(agent.statusReason ? [["Reason", agent.statusReason] as const] : []),
            ]}
          />
        </Card>
        <Card title="Company">
          <Facts
            facts={[
              [
                "Name",
                <Link key="company" to={adminPaths.company(company.id)} className="text-link">
                  {company.companyName}
                </Link>,
              ],
              [
                "Website",
                <a
                  key="website"
                  href={company.companyWebsite}
                  target="_blank"
                  rel="noopener noreferrer nofollow"
                  className="text-link"
                >
                  {company.companyWebsite}
                </a>,
              ],
              ["Location", company.companyLocation],
              ["People", company.companySize],
              ["Active", company.isActive ? "yes" : "no"],
            ]}
          />
        </Card>
        <Card title="Worth a look">
          <Resemblances
            companies={agent.resembling}
            elsewhere={agent.emailElsewhere ? { email: agent.email, website: company.companyWebsite } : null}
          />
        </Card>
        <Card title="What was decided">
          <AuditTrail lines={agent.auditTrail} />
        </Card>
      </div>
      <Outlet />
    </>
  );
}

export { AdminError as ErrorBoundary };
