import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { AdminError } from "~/components/staff/admin-error";
import { adminPaths } from "~/components/staff/admin-paths";
import { BoardTable } from "~/components/staff/boards/board-table";
import { NextPage, Nothing } from "~/components/staff/lists/list-parts";
import { SearchForm } from "~/components/staff/lists/search-form";
import { PageHead } from "~/components/staff/page-head";
import { Tabs } from "~/components/staff/tabs";
import { LinkButton } from "~/components/ui/button";
import { listBoards } from "../../../../workers/domain/staff/boards/list-boards";
import { readListQuery } from "../../../../workers/domain/staff/schema";

export const meta: MetaFunction = () => [{ title: "Job boards | Plumbline" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await context.requireStaff();
  const query = readListQuery("boards", request);
  const { q, state, after } = query;
  const back = `?${new URLSearchParams({ q, state, ...(after && { after }) })}`;
  return { ...(await listBoards(context.deps, query)), q, state, back };
}

const STATES = { all: "All", failing: "Failing", stopped: "Stopped" } as const;

export default function BoardsPage() {
  const { rows, next, q, state, back } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title="Job boards" lead="Where postings are read, by employer.">
        <LinkButton to={adminPaths.addBoard} size="small">
          Add a board
        </LinkButton>
        <LinkButton to={adminPaths.importBoards} look="secondary" size="small">
          Import boards
        </LinkButton>
      </PageHead>
      <Tabs
        label="States"
        tabs={(["all", "failing", "stopped"] as const).map((one) => ({
          to: adminPaths.boards(one),
          label: STATES[one],
          current: one === state,
        }))}
      />
      <SearchForm label="Employer" hint="how it begins" q={q} hidden={{ state }} />
      {rows.length === 0 ? (
        <Nothing>{q ? "No employer begins like this." : "No boards here."}</Nothing>
      ) : (
        <BoardTable boards={rows} back={back} />
      )}
      <NextPage next={next} />
    </>
  );
}

export { AdminError as ErrorBoundary };
