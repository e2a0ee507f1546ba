import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, Outlet, useLoaderData } from "@remix-run/react";
import { AdminError } from "~/components/staff/admin-error";
import { adminPaths } from "~/components/staff/admin-paths";
import { AgentStatusBadge } from "~/components/staff/agent-status";
import { AuditTrail } from "~/components/staff/audit-trail";
import { AccountMoney } from "~/components/staff/billing/account-money";
import { Facts } from "~/components/staff/lists/list-parts";
import { PageHead } from "~/components/staff/page-head";
import { PlanHistory } from "~/components/staff/plan-history";
import { LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Badge } from "~/components/ui/data/badge";
import { LocalTime } from "~/components/ui/local-time";
import { counted } from "~/lib/format";
import { getCompany } from "../../../../workers/domain/staff/agencies/get-company";
import { getAccountBilling } from "../../../../workers/domain/staff/billing/get-account-billing";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.company.companyName ?? "Company"} | Plumbline` },
];

export async function loader({ params, context }: LoaderFunctionArgs) {
  await context.requireStaff();
  const { companyId = "" } = params;
  const details = await getCompany(context.deps, { companyId });
  return { ...details, billing: await getAccountBilling(context.deps, { account: { companyId } }) };
}

export default function CompanyPage() {
  const { company, agents, subscriptions, usage, validity, auditTrail, billing } =
    useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={company.companyName} lead={company.companyLocation}>
        <LinkButton
          to={adminPaths.decideCompany(company.id, company.isActive ? "deactivate" : "activate")}
          look={company.isActive ? "secondary" : "primary"}
          preventScrollReset
        >
          {company.isActive ? "Deactivate" : "Activate"}
        </LinkButton>
        {company.isActive && (
          <LinkButton
            to={adminPaths.decideCompany(company.id, company.stoppedAt === null ? "stop" : "resume")}
            look="secondary"
            preventScrollReset
          >
            {company.stoppedAt === null ? "Stop" : "Let It Go On"}
          </LinkButton>
        )}
      </PageHead>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card
          title="Company"
          aside={
            <Badge tone={company.isActive && company.stoppedAt === null ? "good" : "poor"}>
              {company.isActive ? (company.stoppedAt === null ? "Active" : "Stopped") : "Not active"}
            </Badge>
          }
        >
          <Facts
            facts={[
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
              ["People", company.companySize],
              ["Phone", company.companyPhone],
              ["Address", company.companyAddress],
              ["Registered", <LocalTime key="registered" value={company.createdAt} />],
            ]}
          />
        </Card>
        <Card title="Use">
          <Facts
            facts={[
              [
                "Plan",
                validity.valid
                  ? `${validity.status}, ${counted(validity.daysLeft, "day")} left`
                  : validity.status.replace("_", " "),
              ],
              ["Job threads", usage.threads],
              ["Candidates", usage.applicants],
              ["Bulk analyses", usage.bulkAnalyses],
            ]}
          />
        </Card>
        <Card title="Agents">
          {agents.length === 0 ? (
            <p className="text-soft">None.</p>
          ) : (
            <ul className="grid gap-3">
              {agents.map((agent) => (
                <li key={agent.id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
                  <span className="min-w-0 [overflow-wrap:anywhere]">
                    <Link to={adminPaths.agent(agent.id)} className="text-link">
                      {agent.fullName}
                    </Link>{" "}
                    <span className="text-sm text-soft">{agent.email}</span>
                  </span>
                  <AgentStatusBadge status={agent.status} />
                </li>
              ))}
            </ul>
          )}
        </Card>
        <Card title="Subscriptions">
          <PlanHistory plans={subscriptions} />
        </Card>
        <Card title="What was decided">
          <AuditTrail lines={auditTrail} />
        </Card>
        <AccountMoney billing={billing} pathOf={(action) => adminPaths.actOnCompany(company.id, action)} />
      </div>
      <Outlet />
    </>
  );
}

export { AdminError as ErrorBoundary };
