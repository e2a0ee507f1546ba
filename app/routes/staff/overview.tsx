import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { AdminError } from "~/components/staff/admin-error";
import { adminPaths } from "~/components/staff/admin-paths";
import { Clock } from "~/components/staff/clock";
import { Heads, Nothing } from "~/components/staff/lists/list-parts";
import { PageHead } from "~/components/staff/page-head";
import { CardRow, CardTable, Cell } from "~/components/ui/data/table";
import { LocalTime } from "~/components/ui/local-time";
import { getOverview } from "../../../workers/domain/staff/get-overview";

export const meta: MetaFunction = () => [{ title: "Staff | Plumbline" }];

export async function loader({ context }: LoaderFunctionArgs) {
  await context.requireStaff();
  return { ...(await getOverview(context.deps)), now: context.deps.now() };
}

const kinds = {
  agent: { label: "Agency to approve", to: adminPaths.agent },
  message: { label: "Message", to: adminPaths.message },
  booking: { label: "Coaching request", to: adminPaths.booking },
  declaration: { label: "Withdrawal or cancellation", to: () => adminPaths.billing },
  deletion: { label: "Deletion request", to: () => adminPaths.deletions },
};

export default function StaffOverview() {
  const { counts, waiting, now } = useLoaderData<typeof loader>();
  const figures = [
    { label: "Agencies to approve", value: counts.agents, to: adminPaths.agents() },
    { label: "Messages to answer", value: counts.messages, to: adminPaths.messages() },
    { label: "Coaching requests", value: counts.bookings, to: adminPaths.bookings() },
    { label: "Deletion requests", value: counts.deletions, to: adminPaths.deletions },
    { label: "Billing", value: counts.billing, to: adminPaths.billing },
    { label: "Failed résumés", value: counts.failedResumes, to: adminPaths.resumes },
    { label: "Dead mails", value: counts.deadMails, to: adminPaths.mails },
  ];
  return (
    <>
      <PageHead title="Overview" />
      <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-3 lg:grid-cols-7">
        {figures.map(({ label, value, to }) => (
          <li key={label} className="bg-surface">
            <Link to={to} className="grid h-full content-start gap-1 px-4 py-5 hover:bg-sunken">
              <span className="font-serif text-3xl font-semibold tabular-nums">{value}</span>
              <span className="text-sm text-soft">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
      <section className="grid gap-4">
        <h2 className="text-xl">Waiting, most urgent first</h2>
        {waiting.length === 0 ? (
          <Nothing>Nothing waits. All is answered.</Nothing>
        ) : (
          <CardTable caption="What waits" head={<Heads labels={["What", "Who", "Since", "Time left"]} />}>
            {waiting.map((item) => (
              <CardRow key={item.id}>
                <Cell wide>{kinds[item.kind].label}</Cell>
                <Cell wide className="[overflow-wrap:anywhere]">
                  <Link to={kinds[item.kind].to(item.id)} className="text-link font-medium">
                    {item.label}
                  </Link>
                </Cell>
                <Cell label="Since" wide>
                  <LocalTime value={item.since} />
                </Cell>
                <Cell label="Time left" wide>
                  <Clock dueAt={item.dueAt} now={now} />
                </Cell>
              </CardRow>
            ))}
          </CardTable>
        )}
      </section>
    </>
  );
}

export { AdminError as ErrorBoundary };
