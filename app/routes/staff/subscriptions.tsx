import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { AdminError } from "~/components/staff/admin-error";
import { adminPaths } from "~/components/staff/admin-paths";
import { Heads, NextPage, Nothing } from "~/components/staff/lists/list-parts";
import { PageHead } from "~/components/staff/page-head";
import { Tabs } from "~/components/staff/tabs";
import { LinkButton } from "~/components/ui/button";
import { CardRow, CardTable, Cell } from "~/components/ui/data/table";
import { LocalDate } from "~/components/ui/local-date";
import { capitalised } from "~/lib/format";
import { listSubscriptions } from "../../../workers/domain/staff/agencies/list-subscriptions";
import { readListQuery } from "../../../workers/domain/staff/schema";

export const meta: MetaFunction = () => [{ title: "Subscriptions | Plumbline" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await context.requireStaff();
  const query = readListQuery("subscriptions", request);
  const { kind, status, soon } = query;
  return { ...(await listSubscriptions(context.deps, query)), kind, status, soon };
}

const statuses = {
  agency: ["trial", "active", "cancelled"],
  individual: ["active", "suspended", "cancelled", "expired"],
} as const;

export default function SubscriptionsPage() {
  const { rows, next, kind, status, soon } = useLoaderData<typeof loader>();
  const here = adminPaths.subscriptions(kind, status);
  return (
    <>
      <PageHead title="Subscriptions" lead="The next to renew or end first.">
        <LinkButton to={soon ? here : `${here}&soon=1`} look="secondary" size="small">
          {soon ? "Show all" : "Only the next 7 days"}
        </LinkButton>
      </PageHead>
      <Tabs
        label="Kinds"
        tabs={[
          { to: adminPaths.subscriptions("agency", "trial"), label: "Agencies", current: kind === "agency" },
          {
            to: adminPaths.subscriptions("individual"),
            label: "Job seekers",
            current: kind === "individual",
          },
        ]}
      />
      <Tabs
        label="Statuses"
        tabs={statuses[kind].map((value) => ({
          to: adminPaths.subscriptions(kind, value) + (soon ? "&soon=1" : ""),
          label: capitalised(value),
          current: value === status,
        }))}
      />
      {rows.length === 0 ? (
        <Nothing>No subscriptions here.</Nothing>
      ) : (
        <CardTable
          caption="Subscriptions"
          head={
            <Heads labels={[kind === "agency" ? "Agency" : "Person", "Plan", "Began", "Renews or ends"]} />
          }
        >
          {rows.map((row) => (
            <CardRow key={row.id}>
              <Cell wide className="[overflow-wrap:anywhere]">
                <Link
                  to={kind === "agency" ? adminPaths.company(row.ownerId) : adminPaths.user(row.ownerId)}
                  className="text-link font-medium"
                >
                  {row.owner}
                </Link>
              </Cell>
              <Cell label="Plan" wide>
                {row.planName}
              </Cell>
              <Cell label="Began" wide>
                <LocalDate value={row.startDate} />
              </Cell>
              <Cell label="Renews or ends" wide>
                <LocalDate value={row.nextRenewal} />
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
