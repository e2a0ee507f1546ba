import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, Outlet, useLoaderData } from "@remix-run/react";
import { AdminError } from "~/components/admin/admin-error";
import { adminPaths } from "~/components/admin/admin-paths";
import { Heads, NextPage, Nothing } from "~/components/admin/list-parts";
import { PageHead } from "~/components/admin/page-head";
import { LinkButton } from "~/components/ui/button";
import { LocalTime } from "~/components/ui/local-time";
import { CardRow, CardTable, Cell } from "~/components/ui/table";
import { readListQuery } from "../../workers/domain/staff/schema";

export const meta: MetaFunction = () => [{ title: "Failed résumés | Plumbline" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await context.requireStaff();
  return context.staff.failedResumes(readListQuery("plain", request));
}

export default function FailedResumesPage() {
  const { rows, next } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title="Failed résumés"
        lead="Newest first. What is in a résumé, and whose it is, isn’t shown here."
      />
      {rows.length === 0 ? (
        <Nothing>No résumé has failed.</Nothing>
      ) : (
        <CardTable
          caption="Failed résumés"
          head={<Heads labels={["Job thread", "Company", "Reason", "When", "Action"]} />}
        >
          {rows.map((row) => (
            <CardRow key={row.id}>
              <Cell wide className="font-medium [overflow-wrap:anywhere]">
                {row.threadTitle}
              </Cell>
              <Cell wide className="[overflow-wrap:anywhere]">
                <Link to={adminPaths.company(row.companyId)} className="text-link">
                  {row.companyName}
                </Link>
              </Cell>
              <Cell wide className="md:max-w-xs">
                <code className="text-xs text-soft">{row.code}</code>
                <div>{row.message}</div>
              </Cell>
              <Cell label="When" wide>
                <LocalTime value={row.failedAt} />
              </Cell>
              <Cell wide>
                <div className="flex flex-wrap gap-2">
                  <LinkButton
                    to={adminPaths.retryResume(row.campaignId, row.id)}
                    look="secondary"
                    size="small"
                    preventScrollReset
                  >
                    Retry
                  </LinkButton>
                  <LinkButton
                    to={adminPaths.retryThread(row.campaignId)}
                    look="quiet"
                    size="small"
                    preventScrollReset
                  >
                    All of the thread
                  </LinkButton>
                </div>
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
