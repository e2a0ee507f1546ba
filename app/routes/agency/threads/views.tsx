import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { SavedViews, SaveView } from "~/components/applicants/saved-views";
import { Banner } from "~/components/ui/banner";
import { RouteDialog } from "~/components/ui/overlays/dialog";
import { agencyPaths } from "~/lib/agency-paths";
import { formStatus } from "~/lib/forms/form-status";
import { useMayWork } from "~/lib/hooks/use-may-work";
import { useTableSearch } from "~/lib/hooks/use-table-search";
import { requireRight } from "../../../../workers/domain/agencies/require-right";
import { parseApplicantQuery } from "../../../../workers/domain/applicants/schema";
import {
  parseTableView,
  withLastOrder,
  withNamedColumns,
} from "../../../../workers/domain/applicants/table/table-view";
import { deleteView, renameView } from "../../../../workers/domain/applicants/views/change-view";
import { listViews } from "../../../../workers/domain/applicants/views/list-views";
import { saveView } from "../../../../workers/domain/applicants/views/save-view";
import { AppError } from "../../../../workers/domain/errors";
import { getThread } from "../../../../workers/domain/threads/get-thread";

export const meta: MetaFunction = () => [{ title: "Views | Plumbline" }];

export async function loader({ params, context }: LoaderFunctionArgs) {
  const agent = await context.requireAgent();
  const { deps } = context;
  const { id } = await getThread(deps, { agent, threadId: params.threadId ?? "" });
  return { threadId: id, views: await listViews(deps, { agent }) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const agent = await context.requireAgent();
  requireRight(agent, "work");
  const { deps } = context;
  const { id } = await getThread(deps, { agent, threadId: params.threadId ?? "" });
  const { search, searchParams } = new URL(request.url);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? "");
  const input = { agent, viewId: text("view"), name: text("name") };
  const table = withNamedColumns(parseTableView(agent.tableView), searchParams);
  const query = withLastOrder(parseApplicantQuery(searchParams), searchParams, table);
  const done = await context.attempt(async () => {
    switch (form.get("intent")) {
      case "save":
        return saveView(deps, { ...input, query, columns: table.columns });
      case "rename":
        return renameView(deps, input);
      case "delete":
        return deleteView(deps, input);
      default:
        throw new AppError("invalid-input");
    }
  });
  if (done.ok) return redirect(agencyPaths.tableViews(id) + search, 303);
  const { message, status } = done.error;
  return data(
    { error: message, name: input.name, viewId: input.viewId },
    { status: formStatus(request, status) },
  );
}

export default function Views() {
  const { threadId, views } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  const busy = useNavigation().formMethod === "POST";
  const mayWork = useMayWork();
  const search = useTableSearch();
  const forms = { action: agencyPaths.tableViews(threadId) + search, busy };
  return (
    <RouteDialog title="Views" shape="center" closeTo={agencyPaths.thread(threadId) + search} busy={busy}>
      {failed && (
        <Banner kind="error" className="mb-5">
          {failed.error}
        </Banner>
      )}
      <div className="grid gap-6">
        <SavedViews threadId={threadId} views={views} {...forms} unsaved={failed?.viewId ? failed : null} />
        {mayWork && (
          // A new form after each save: it is empty again.
          <SaveView key={views.length} {...forms} name={failed?.viewId ? "" : failed?.name} />
        )}
      </div>
    </RouteDialog>
  );
}

export { DialogError as ErrorBoundary } from "~/components/layout/portal-error";
