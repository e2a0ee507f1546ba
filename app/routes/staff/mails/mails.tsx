import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, Outlet, useLoaderData } from "@remix-run/react";
import { AdminError } from "~/components/staff/admin-error";
import { adminPaths } from "~/components/staff/admin-paths";
import { Heads, NextPage, Nothing } from "~/components/staff/lists/list-parts";
import { PageHead } from "~/components/staff/page-head";
import { LinkButton } from "~/components/ui/button";
import { CardRow, CardTable, Cell } from "~/components/ui/data/table";
import { LocalTime } from "~/components/ui/local-time";
import { listDeadMails } from "../../../../workers/domain/staff/failures/list-dead-mails";
import { readListQuery } from "../../../../workers/domain/staff/schema";

export const meta: MetaFunction = () => [{ title: "Dead mails | Plumbline" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await context.requireStaff();
  return listDeadMails(context.deps, readListQuery("plain", request));
}

export default function DeadMailsPage() {
  const { rows, next } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title="Dead mails" lead="Mails that could not be sent in all their tries, newest first." />
      {rows.length === 0 ? (
        <Nothing>Every mail has left.</Nothing>
      ) : (
        <CardTable
          caption="Dead mails"
          head={<Heads labels={["Mail", "To", "Written", "Error", "Action"]} />}
        >
          {rows.map((row) => (
            <CardRow key={row.id}>
              <Cell wide className="font-medium">
                {row.template}
              </Cell>
              <Cell label="To" wide className="md:whitespace-nowrap">
                {row.userId ? (
                  <Link to={adminPaths.user(row.userId)} className="text-link">
                    a user
                  </Link>
                ) : (
                  "no account"
                )}
              </Cell>
              <Cell label="Written" wide>
                <LocalTime value={row.createdAt} />
              </Cell>
              <Cell wide className="[overflow-wrap:anywhere] md:max-w-xs">
                {row.error ?? "waited too long"}
                <div className="text-soft">tries: {row.attempts}</div>
              </Cell>
              <Cell wide>
                {row.linkIsDead ? (
                  <span className="text-soft">Its link has expired; the person can ask for a new one.</span>
                ) : (
                  <LinkButton
                    to={adminPaths.resendMail(row.id)}
                    look="secondary"
                    size="small"
                    preventScrollReset
                  >
                    Send again
                  </LinkButton>
                )}
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
