import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { columnNames } from "~/components/applicants/applicant-table";
import { Button } from "~/components/ui/button";
import { RouteDialog } from "~/components/ui/overlays/dialog";
import { agencyPaths } from "~/lib/agency-paths";
import { useTableSearch } from "~/lib/hooks/use-table-search";
import { parseTableView, saveTableView } from "../../../../workers/domain/applicants/table/table-view";
import { COLUMNS_PARAMETER, tableColumns } from "../../../../workers/domain/applicants/table/view-columns";
import { getThread } from "../../../../workers/domain/threads/get-thread";

export const meta: MetaFunction = () => [{ title: "Columns | Plumbline" }];

export async function loader({ params, context }: LoaderFunctionArgs) {
  const agent = await context.requireAgent();
  const { id } = await getThread(context.deps, { agent, threadId: params.threadId ?? "" });
  const { columns, keys } = parseTableView(agent.tableView);
  return { threadId: id, columns, keys };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const agent = await context.requireAgent();
  const { id } = await getThread(context.deps, { agent, threadId: params.threadId ?? "" });
  const form = await request.formData();
  const chosen = form.getAll("column");
  const columns = tableColumns.filter((name) => chosen.includes(name));
  await saveTableView(context.deps, { agent, change: { columns, keys: form.has("keys") } });
  const search = new URL(request.url).searchParams;
  // A view's columns would come before what was just chosen.
  search.delete(COLUMNS_PARAMETER);
  return redirect(`${agencyPaths.thread(id)}?${search}`);
}

export default function Columns() {
  const { threadId, columns, keys } = useLoaderData<typeof loader>();
  const search = useTableSearch();
  return (
    <RouteDialog title="Columns" shape="center" closeTo={agencyPaths.thread(threadId) + search}>
      <Form
        method="post"
        action={agencyPaths.tableColumns(threadId) + search}
        preventScrollReset
        className="mt-2 grid gap-4"
      >
        <fieldset className="grid grid-cols-2 gap-x-6 gap-y-1">
          <legend className="mb-2 text-soft">Besides the person and the date, every table shows:</legend>
          {tableColumns.map((name) => (
            <label key={name} className="flex min-h-9 items-center gap-2">
              <input
                type="checkbox"
                name="column"
                value={name}
                defaultChecked={columns.includes(name)}
                className="size-4.5 accent-accent"
              />
              {name === "scores" ? "Five scores as bars" : columnNames[name]}
            </label>
          ))}
        </fieldset>
        <label className="flex items-start gap-2 border-t border-line pt-4">
          <input
            type="checkbox"
            name="keys"
            defaultChecked={keys}
            className="mt-0.5 size-4.5 shrink-0 accent-accent"
          />
          <span>
            Single keys work as shortcuts
            <span className="block text-sm text-soft">
              j and k move, Enter opens, s shortlists, x chooses, / searches, ? lists them, Esc goes back; in
              an open candidate r rejects, n writes a note, p shows the résumé’s pages, d downloads.
            </span>
          </span>
        </label>
        <Button className="justify-self-start">Save</Button>
      </Form>
    </RouteDialog>
  );
}

export { DialogError as ErrorBoundary } from "~/components/layout/portal-error";
