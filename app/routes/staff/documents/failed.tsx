import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, Outlet, useLoaderData } from "@remix-run/react";
import { AdminError } from "~/components/staff/admin-error";
import { adminPaths } from "~/components/staff/admin-paths";
import { Heads, NextPage, Nothing } from "~/components/staff/lists/list-parts";
import { PageHead } from "~/components/staff/page-head";
import { Tabs } from "~/components/staff/tabs";
import { LinkButton } from "~/components/ui/button";
import { CardRow, CardTable, Cell } from "~/components/ui/data/table";
import { LocalTime } from "~/components/ui/local-time";
import { listFailedApplicants } from "../../../../workers/domain/staff/failures/list-failed-applicants";
import { listFailedResumes } from "../../../../workers/domain/staff/failures/list-failed-resumes";
import { readListQuery } from "../../../../workers/domain/staff/schema";

export const meta: MetaFunction = () => [{ title: "Failed résumés | Plumbline" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await context.requireStaff();
  const query = readListQuery("resumes", request);
  return query.of === "agencies"
    ? { of: query.of, ...(await listFailedApplicants(context.deps, query)) }
    : { of: query.of, ...(await listFailedResumes(context.deps, query)) };
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;
type OfAgencies = Extract<Loaded, { of: "agencies" }>;
type OfJobSeekers = Extract<Loaded, { of: "job-seekers" }>;

export default function FailedResumesPage() {
  const list = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title="Failed résumés"
        lead="Newest first. What is in a résumé, and whose it is, isn’t shown here."
      />
      <Tabs
        label="Failed résumés by whose they are"
        tabs={[
          { to: adminPaths.resumes, label: "Of agencies", current: list.of === "agencies" },
          { to: adminPaths.seekerResumes, label: "Of job seekers", current: list.of === "job-seekers" },
        ]}
      />
      {list.rows.length === 0 ? (
        <Nothing>No résumé has failed.</Nothing>
      ) : list.of === "agencies" ? (
        <OfThreads rows={list.rows} />
      ) : (
        <OfAccounts rows={list.rows} />
      )}
      <NextPage next={list.next} />
      <Outlet />
    </>
  );
}

function OfThreads({ rows }: Pick<OfAgencies, "rows">) {
  return (
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
          <ReasonAndTime {...row} />
          <Cell wide>
            <div className="flex flex-wrap gap-2">
              <LinkButton
                to={adminPaths.retryApplicant(row.threadId, row.id)}
                look="secondary"
                size="small"
                preventScrollReset
              >
                Retry
              </LinkButton>
              <LinkButton
                to={adminPaths.retryThread(row.threadId)}
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
  );
}

function OfAccounts({ rows }: Pick<OfJobSeekers, "rows">) {
  return (
    <CardTable
      caption="Job seekers’ failed résumés"
      head={<Heads labels={["Account", "Reason", "When", "Action"]} />}
    >
      {rows.map((row) => (
        <CardRow key={row.id}>
          <Cell wide>
            <Link to={adminPaths.user(row.userId)} className="text-link">
              Account {row.userId.slice(0, 8)}
            </Link>
          </Cell>
          <ReasonAndTime {...row} />
          <Cell wide>
            <LinkButton
              to={adminPaths.retryFailedResume(row.id)}
              look="secondary"
              size="small"
              preventScrollReset
            >
              Retry
            </LinkButton>
          </Cell>
        </CardRow>
      ))}
    </CardTable>
  );
}

function ReasonAndTime({
  code,
  message,
  failedAt,
}: {
  code: string | null;
  message: string;
  failedAt: number;
}) {
  return (
    <>
      <Cell wide className="md:max-w-xs">
        <code className="text-xs text-soft">{code}</code>
        <div>{message}</div>
      </Cell>
      <Cell label="When" wide>
        <LocalTime value={failedAt} />
      </Cell>
    </>
  );
}

export { AdminError as ErrorBoundary };
