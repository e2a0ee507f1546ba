import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { AdminError } from "~/components/staff/admin-error";
import { adminPaths } from "~/components/staff/admin-paths";
import { IncidentClock, OwnersClock } from "~/components/staff/incidents/incident-clock";
import { Heads, NextPage, Nothing } from "~/components/staff/lists/list-parts";
import { PageHead } from "~/components/staff/page-head";
import { Tabs } from "~/components/staff/tabs";
import { LinkButton } from "~/components/ui/button";
import { CardRow, CardTable, Cell } from "~/components/ui/data/table";
import { LocalTime } from "~/components/ui/local-time";
import { INCIDENT_KINDS } from "../../../../workers/domain/staff/incidents/incident-kinds";
import { listIncidents } from "../../../../workers/domain/staff/incidents/list-incidents";
import { readListQuery } from "../../../../workers/domain/staff/schema";

export const meta: MetaFunction = () => [{ title: "Incidents | Plumbline" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await context.requireStaff();
  const query = readListQuery("incidents", request);
  const page = await listIncidents(context.deps, query);
  return { ...page, open: query.state === "open", now: context.deps.now() };
}

export default function IncidentsPage() {
  const { rows, next, open, now } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title="Incidents"
        lead="Breaches of personal data, serious incidents of the scoring, and complaints: each with the clock that the law sets."
      >
        <LinkButton to={adminPaths.newIncident} size="small">
          Record an incident
        </LinkButton>
      </PageHead>
      <Tabs
        label="Incidents by state"
        tabs={[
          { to: adminPaths.incidents("open"), label: "Open", current: open },
          { to: adminPaths.incidents("closed"), label: "Closed", current: !open },
        ]}
      />
      {rows.length === 0 ? (
        <Nothing>{open ? "No incident is open." : "No incident has been closed yet."}</Nothing>
      ) : (
        <CardTable caption="Incidents" head={<Heads labels={["Incident", "Kind", "Noticed", "Clock"]} />}>
          {rows.map((row) => (
            <CardRow key={row.id}>
              <Cell wide className="[overflow-wrap:anywhere]">
                <Link to={adminPaths.incident(row.id)} className="text-link font-medium">
                  {row.number}: {row.title}
                </Link>
              </Cell>
              <Cell label="Kind" wide>
                {INCIDENT_KINDS[row.kind].name}, {row.severity}
              </Cell>
              <Cell label="Noticed" wide>
                <LocalTime value={row.noticedAt} />
              </Cell>
              <Cell label="Clock" wide>
                <span className="inline-flex flex-wrap gap-2">
                  <IncidentClock incident={row} now={now} />
                  {open && row.kind === "data-breach" && (
                    <span className="text-sm whitespace-nowrap text-soft">
                      owners: <OwnersClock incident={row} now={now} />
                    </span>
                  )}
                </span>
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
