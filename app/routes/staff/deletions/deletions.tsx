import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, Outlet, useLoaderData } from "@remix-run/react";
import { AdminError } from "~/components/staff/admin-error";
import { adminPaths } from "~/components/staff/admin-paths";
import { Clock } from "~/components/staff/clock";
import { Heads, NextPage, Nothing } from "~/components/staff/lists/list-parts";
import { PageHead } from "~/components/staff/page-head";
import { LinkButton } from "~/components/ui/button";
import { CardRow, CardTable, Cell } from "~/components/ui/data/table";
import { LocalDate } from "~/components/ui/local-date";
import { listDeletions } from "../../../../workers/domain/staff/list-deletions";
import { readListQuery } from "../../../../workers/domain/staff/schema";

export const meta: MetaFunction = () => [{ title: "Deletion requests | Plumbline" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await context.requireStaff();
  const page = await listDeletions(context.deps, readListQuery("plain", request));
  return { ...page, now: context.deps.now() };
}

export default function DeletionsPage() {
  const { rows, next, now } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title="Deletion requests"
        lead="Each is carried out by itself on its day, 14 days after it was asked for."
      />
      {rows.length === 0 ? (
        <Nothing>No deletion is planned.</Nothing>
      ) : (
        <CardTable
          caption="Deletion requests"
          head={<Heads labels={["Number", "Person", "Asked for", "Due", "Time left", "Action"]} />}
        >
          {rows.map((row) => (
            <CardRow key={row.id}>
              <Cell wide className="font-medium">
                {row.number}
              </Cell>
              <Cell wide className="[overflow-wrap:anywhere]">
                {row.email ? (
                  <Link to={adminPaths.user(row.userId)} className="text-link">
                    {row.email}
                  </Link>
                ) : (
                  "rows erased, files are going"
                )}
              </Cell>
              <Cell label="Asked for" wide>
                <LocalDate value={row.createdAt} />
              </Cell>
              <Cell label="Due" wide>
                <LocalDate value={row.dueAt} />
              </Cell>
              <Cell label="Time left" wide>
                <Clock dueAt={row.dueAt} now={now} />
              </Cell>
              <Cell wide>
                <LinkButton to={adminPaths.eraseNow(row.id)} look="secondary" size="small" preventScrollReset>
                  Erase now
                </LinkButton>
              </Cell>
            </CardRow>
          ))}
        </CardTable>
      )}
      <NextPage next={next} />
      <Outlet />
    </>
  );
}

export { AdminError as ErrorBoundary };
