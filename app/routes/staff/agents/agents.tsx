import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { AdminError } from "~/components/staff/admin-error";
import { adminPaths } from "~/components/staff/admin-paths";
import { Clock } from "~/components/staff/clock";
import { Heads, NextPage, Nothing } from "~/components/staff/lists/list-parts";
import { PageHead } from "~/components/staff/page-head";
import { Tabs } from "~/components/staff/tabs";
import { CardRow, CardTable, Cell } from "~/components/ui/data/table";
import { LocalTime } from "~/components/ui/local-time";
import { listAgents } from "../../../../workers/domain/staff/agencies/list-agents";
import { dueAt } from "../../../../workers/domain/staff/deadlines";
import { readListQuery } from "../../../../workers/domain/staff/schema";

export const meta: MetaFunction = () => [{ title: "Agents | Plumbline" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await context.requireStaff();
  const query = readListQuery("agents", request);
  return { ...(await listAgents(context.deps, query)), status: query.status, now: context.deps.now() };
}

const statuses = [
  ["pending", "Waiting"],
  ["active", "Active"],
  ["refused", "Refused"],
  ["blocked", "Blocked"],
] as const;

export default function AgentsList() {
  const { rows, next, status, now } = useLoaderData<typeof loader>();
  const waiting = status === "pending";
  return (
    <>
      <PageHead
        title="Agents"
        lead={waiting ? "Oldest first. The registration page promises 2-3 business days." : "Newest first."}
      />
      <Tabs
        label="Agents by status"
        tabs={statuses.map(([value, label]) => ({
          to: adminPaths.agents(value),
          label,
          current: value === status,
        }))}
      />
      {rows.length === 0 ? (
        <Nothing>No agents here.</Nothing>
      ) : (
        <CardTable
          caption="Agents"
          head={<Heads labels={["Company", "Person", "Registered", waiting ? "Time left" : "Decided"]} />}
        >
          {rows.map((agent) => (
            <CardRow key={agent.id}>
              <Cell wide className="[overflow-wrap:anywhere]">
                <Link to={adminPaths.agent(agent.id)} className="text-link font-medium">
                  {agent.companyName}
                </Link>
                <div className="text-soft">{agent.companyWebsite}</div>
              </Cell>
              <Cell wide className="[overflow-wrap:anywhere]">
                {agent.fullName}
                <div className="text-soft">
                  {agent.email}
                  {!agent.emailVerified && " (not confirmed)"}
                </div>
              </Cell>
              <Cell label="Registered" wide>
                <LocalTime value={agent.createdAt} />
              </Cell>
              <Cell label={waiting ? "Time left" : "Decided"} wide>
                {waiting ? (
                  <Clock dueAt={dueAt.approval(agent.createdAt)} now={now} />
                ) : agent.statusChangedAt ? (
                  <LocalTime value={agent.statusChangedAt} />
                ) : (
                  "—"
                )}
              </Cell>
            </CardRow>
          ))}
        </CardTable>
      )}
      <NextPage next={next} />
    </>
  );
}

export { AdminError as ErrorBoundary };
