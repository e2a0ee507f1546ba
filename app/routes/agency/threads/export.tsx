import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { Banner } from "~/components/ui/banner";
import { Button, buttonClass } from "~/components/ui/button";
import { LocalDate } from "~/components/ui/local-date";
import { RouteDialog } from "~/components/ui/overlays/dialog";
import { agencyPaths } from "~/lib/agency-paths";
import { counted, fileSize } from "~/lib/format";
import { useRevalidationWhile } from "~/lib/hooks/use-revalidation-while";
import { useTableSearch } from "~/lib/hooks/use-table-search";
import {
  type ExportFile,
  findExportFile,
} from "../../../../workers/domain/applicants/export/get-export-file";
import { requestExportFile } from "../../../../workers/domain/applicants/export/request-export-file";
import { listApplicants } from "../../../../workers/domain/applicants/list-applicants";
import { parseApplicantQuery } from "../../../../workers/domain/applicants/schema";
import { hasFilters, MOST_AT_ONCE } from "../../../../workers/domain/applicants/table/table-filters";
import { getThread } from "../../../../workers/domain/threads/get-thread";

export const meta: MetaFunction = () => [{ title: "Export candidates | Plumbline" }];

/** Lists that are too large for a download at once: prepared by a task, with a mail when they are ready. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const agent = await context.requireAgent();
  const { deps } = context;
  const { id: threadId } = await getThread(deps, { agent, threadId: params.threadId ?? "" });
  const query = parseApplicantQuery(new URL(request.url).searchParams);
  const [{ total }, file] = await Promise.all([
    listApplicants(deps, { agent, threadId, query: { ...query, page: 1 } }),
    findExportFile(deps, { agent, threadId }),
  ]);
  return { threadId, total, isLarge: total > MOST_AT_ONCE, filtered: hasFilters(query), file };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const agent = await context.requireAgent();
  const { threadId = "" } = params;
  await context.requireFreshStep(agencyPaths.thread(threadId));
  const { search } = new URL(request.url);
  const asked = await context.attempt(() => requestExportFile(context.deps, { agent, threadId, search }));
  if (!asked.ok) return { error: asked.error.message };
  return redirect(agencyPaths.exportApplicants(threadId, search));
}

export default function ExportCandidates() {
  const { threadId, total, isLarge, filtered, file } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const search = useTableSearch();
  const busy = useNavigation().formMethod === "POST";
  const isPending = file?.status === "pending";
  useRevalidationWhile(isPending);
  const them = `${counted(total, filtered ? "filtered candidate" : "candidate")}`;
  return (
    <RouteDialog title="Export candidates" shape="center" closeTo={agencyPaths.thread(threadId) + search}>
      <div className="mt-2 grid justify-items-start gap-4">
        {file && <FileState threadId={threadId} file={file} />}
        {answer?.error && <Banner kind="error">{answer.error}</Banner>}
        {!isPending &&
          (isLarge ? (
            <>
              <p>
                {them} are too many for a download at once. We prepare the CSV file and mail you a link,
                usually within minutes. It is kept for 7 days, for you alone.
              </p>
              <Form method="post" action={agencyPaths.exportApplicants(threadId) + search} preventScrollReset>
                <Button look={file?.status === "ready" ? "secondary" : "primary"} busy={busy}>
                  {file?.status === "ready" ? "Prepare a New File" : "Prepare CSV File"}
                </Button>
              </Form>
            </>
          ) : (
            total > 0 && (
              <a href={agencyPaths.applicantsCsv(threadId, search)} className={buttonClass()}>
                Download {them} (CSV)
              </a>
            )
          ))}
        {total === 0 && (
          <p>{filtered ? "No candidates match the current filters" : "No candidates found for export"}</p>
        )}
      </div>
    </RouteDialog>
  );
}

function FileState({ threadId, file }: { threadId: string; file: ExportFile }) {
  const { id, status, candidates, bytes, createdAt, expiresAt } = file;
  if (status === "pending")
    return <p role="status">The file is being prepared. We mail you a link as soon as it is ready.</p>;
  if (status === "failed")
    return (
      <Banner kind="error">
        The file that you asked for on <LocalDate value={createdAt} /> could not be prepared. Please ask for
        it again.
      </Banner>
    );
  return (
    <div role="status" className="grid justify-items-start gap-3">
      <p>
        {counted(candidates ?? 0, "candidate")}, as of <LocalDate value={createdAt} />, {fileSize(bytes ?? 0)}
        {expiresAt !== null && (
          <span className="text-soft">
            {" "}
            · kept until <LocalDate value={expiresAt} />
          </span>
        )}
      </p>
      <a href={agencyPaths.applicantsFile(threadId, id)} download className={buttonClass()}>
        Download CSV
      </a>
    </div>
  );
}

export { DialogError as ErrorBoundary } from "~/components/layout/portal-error";
