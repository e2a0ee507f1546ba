import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, Outlet, useLoaderData } from "@remix-run/react";
import { AdminError } from "~/components/staff/admin-error";
import { adminPaths } from "~/components/staff/admin-paths";
import { AgentStatusBadge } from "~/components/staff/agent-status";
import { AccountMoney } from "~/components/staff/billing/account-money";
import { Facts } from "~/components/staff/lists/list-parts";
import { PageHead } from "~/components/staff/page-head";
import { PlanHistory } from "~/components/staff/plan-history";
import { Card } from "~/components/ui/card";
import { LocalDate } from "~/components/ui/local-date";
import { LocalTime } from "~/components/ui/local-time";
import { getAccountBilling } from "../../../../workers/domain/staff/billing/get-account-billing";
import { getUser } from "../../../../workers/domain/staff/get-user";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.fullName ?? "User"} | Plumbline` },
];

export async function loader({ params, context }: LoaderFunctionArgs) {
  await context.requireStaff();
  const { userId = "" } = params;
  const user = await getUser(context.deps, { userId });
  return { ...user, billing: await getAccountBilling(context.deps, { account: { userId } }) };
}

export default function UserPage() {
  const user = useLoaderData<typeof loader>();
  const { agent, deletion } = user;
  const role = [agent ? "Agent" : "Job seeker", user.isStaff && "staff"].filter(Boolean).join(", ");
  return (
    <>
      <PageHead title={user.fullName} lead={user.email} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card title="Account">
          <Facts
            facts={[
              ["Role", role],
              ["Email confirmed", user.emailVerified ? "yes" : "not yet"],
              ["Country", user.country],
              ["Registered", <LocalTime key="registered" value={user.createdAt} />],
              ["Signs in by", user.signInMethods.join(", ") || "—"],
              ["Open sessions", user.openSessions],
              [
                "Deletion",
                deletion ? (
                  <Link key="deletion" to={adminPaths.deletions} className="text-link">
                    {deletion.number}, due <LocalDate value={deletion.dueAt} />
                  </Link>
                ) : (
                  "not asked for"
                ),
              ],
            ]}
          />
        </Card>
        {agent && (
          <Card title="Agent" aside={<AgentStatusBadge status={agent.status} />}>
            <p className="grid gap-2 [overflow-wrap:anywhere]">
              <Link to={adminPaths.agent(agent.id)} className="text-link">
                Registration and status
              </Link>
              <Link to={adminPaths.company(agent.companyId)} className="text-link">
                {agent.companyName}
              </Link>
            </p>
          </Card>
        )}
        <Card title="Subscriptions">
          <PlanHistory plans={user.subscriptions} />
        </Card>
        <Card title="Last sign-ins">
          {user.signIns.length === 0 ? (
            <p className="text-soft">None.</p>
          ) : (
            <ol className="grid gap-1 text-[0.95rem] tabular-nums">
              {user.signIns.map((signIn) => (
                <li key={signIn.id} className="flex flex-wrap justify-between gap-x-4">
                  <LocalTime value={signIn.createdAt} />
                  <span className="text-soft">by {signIn.loginVia}</span>
                </li>
              ))}
            </ol>
          )}
        </Card>
        <AccountMoney billing={user.billing} pathOf={(action) => adminPaths.actOnUser(user.id, action)} />
      </div>
      <Outlet />
    </>
  );
}

export { AdminError as ErrorBoundary };
