import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import {
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
  useLocation,
  useSearchParams,
} from "@remix-run/react";
import { PoolHint } from "~/components/agency/pool/pool-hint";
import { ApplicantsSection } from "~/components/applicants/applicants-section";
import { useTableKeys } from "~/components/applicants/use-table-keys";
import { SelectionProvider } from "~/components/decisions/selection";
import type { TableBeneath } from "~/components/details/list-beneath";
import { PortalError } from "~/components/layout/portal-error";
import { DangerZone, HelpTab } from "~/components/threads/danger-zone";
import { JobSections } from "~/components/threads/job-sections";
import { ThreadHeader, ThreadLinks } from "~/components/threads/thread-header";
import { ClosedNotice, ThreadMenu } from "~/components/threads/thread-state";
import type { SentFiles } from "~/components/upload/send-files";
import { UploadArea } from "~/components/upload/upload-area";
import { agencyPaths } from "~/lib/agency-paths";
import { useMayWork } from "~/lib/hooks/use-may-work";
import { isSameTable } from "~/lib/panel-tab";
import { tableSearch } from "~/lib/thread-query";
import { analysisView } from "~/lib/views/analysis-view";
import { applicantRow } from "~/lib/views/applicant-row";
import { requireRight } from "../../../../workers/domain/agencies/require-right";
import { logGenderFilter } from "../../../../workers/domain/agency-log/log-gender-filter";
import { blindQuery } from "../../../../workers/domain/applicants/blind/blind-query";
import { listApplicants } from "../../../../workers/domain/applicants/list-applicants";
import { listScoreChanges } from "../../../../workers/domain/applicants/list-score-changes";
import { type ApplicantQuery, parseApplicantQuery } from "../../../../workers/domain/applicants/schema";
import { hasFilters } from "../../../../workers/domain/applicants/table/table-filters";
import {
  parseTableView,
  saveTableView,
  type TableView,
  withLastOrder,
  withNamedColumns,
} from "../../../../workers/domain/applicants/table/table-view";
import { getUploadAllowance } from "../../../../workers/domain/billing/get-upload-allowance";
import { getStageSettings } from "../../../../workers/domain/decisions/stage-settings";
import type { Deps } from "../../../../workers/domain/deps";
import { failureMessage } from "../../../../workers/domain/documents/failure-message";
import { findOpenBatch } from "../../../../workers/domain/documents/get-batch-status";
import type { ActiveAgent } from "../../../../workers/domain/identity/session/signed-in-user";
import { namesPay } from "../../../../workers/domain/postings/names-pay";
import { getThread, getThreadStats } from "../../../../workers/domain/threads/get-thread";
import { noteVisit } from "../../../../workers/domain/threads/list/note-visit";
import { findFormer } from "../../../../workers/domain/threads/requirements/find-former";
import { whoseThread } from "../../../../workers/domain/threads/share-thread";
import { wrapError } from "../../../../workers/domain/wrap-error";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.title ?? "Job thread"} | Plumbline` },
];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const agent = await context.requireAgent();
  const { deps } = context;
  const threadId = params.threadId ?? "";
  const parameters = new URL(request.url).searchParams;
  const view = withNamedColumns(parseTableView(agent.tableView), parameters);
  const query = blindQuery(agent, withLastOrder(parseApplicantQuery(parameters), parameters, view));
  const counted = getThreadStats(deps, { agent, threadId }).catch(wrapError("campaign-stats-failed"));
  const all = counted.then(({ totalApplicants }) => totalApplicants);
  const rescored = parameters.get("notice") === "rescoring";
  const [thread, stats, page, plan, openBatch, scoreChanges, hiring, whose] = await Promise.all([
    getThread(deps, { agent, threadId }).catch(wrapError("campaign-load-failed")),
    counted,
    listApplicants(deps, { agent, threadId, query, all }).catch(wrapError("candidates-load-failed")),
    context.entitlement(agent),
    findOpenBatch(deps, { agent, threadId }),
    rescored ? listScoreChanges(deps, { agent, threadId }) : null,
    getStageSettings(deps, agent),
    whoseThread(deps, { agent, threadId }),
    rememberTable(deps, { agent, query, columns: view.columns }),
    query.gender && logGenderFilter(deps, { agent, threadId }),
    noteVisit(deps, { agent, threadId }).catch(() => undefined),
  ]);
  const { applicants, engineVersion, ...counts } = page;
  const undo = rescored && stats.rescoring === 0 && (await findFormer(deps, thread));
  const current = { jobVersion: thread.jobVersion, engineVersion };
  return {
    id: thread.id,
    title: thread.title,
    ...{ isOpen: thread.isOpen, resumeSource: thread.resumeSource },
    whose,
    stats,
    allowance: getUploadAllowance(agent, plan),
    query,
    blind: agent.blindReview,
    columns: view.columns,
    keys: view.keys,
    hiring,
    filtered: hasFilters(query),
    scoreChanges: stats.rescoring === 0 ? scoreChanges : null,
    // A re-scoring without a change has nothing of its own to undo.
    undoVersion: undo && thread.isOpen && undo.version === thread.jobVersion - 1 ? thread.jobVersion : null,
    openBatch,
    list: { ...counts, rows: applicants.map((item) => applicantRow(item, current, failureMessage)) },
    job: {
      description: thread.jobDescription,
      requirementsText: thread.requirements,
      location: thread.location,
      employmentType: thread.employmentType,
      companyName: thread.companyName,
      namesPay: namesPay(`${thread.jobDescription}\n${thread.requirements}`),
      keywords: thread.keywords,
      createdAt: thread.createdAt,
      analysis: analysisView(thread.detailedAnalysis),
    },
  };
}

/** A choice of order or columns that isn't kept is no reason to fail. */
function rememberTable(
  deps: Deps,
  { agent, query, columns }: { agent: ActiveAgent; query: ApplicantQuery; columns: TableView["columns"] },
) {
  const { sort, order, size } = query;
  const change = { sort, order, size: size as TableView["size"], columns };
  return saveTableView(deps, { agent, change }).catch(() => undefined);
}

/** Takes the plain upload form; pages with scripts use the API, which tells how far an upload is. */
export async function action({ request, params, context }: ActionFunctionArgs): Promise<SentFiles> {
  const agent = await context.requireAgent();
  requireRight(agent, "work");
  const { threadId = "" } = params;
  const upload = await context.attempt(() => context.receiveUpload({ agent, threadId, request }));
  if (!upload.ok) return { batchId: null, accepted: 0, refused: [], problem: upload.error.message };
  const { batchId, applicantIds, refused } = upload.value;
  return { batchId, accepted: applicantIds.length, refused, problem: null };
}

/** The dialogs over this page are routes of their own: opening one changes nothing here. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, currentParams, nextParams, formMethod, actionResult } = args;
  if (actionResult?.deletedThread || args.formData?.get("intent") === "preview") return false;
  const sameThread = currentParams.threadId === nextParams.threadId;
  const dialogOnly = currentUrl.href !== nextUrl.href && isSameTable(currentUrl, nextUrl);
  return formMethod || !sameThread || !dialogOnly ? args.defaultShouldRevalidate : false;
}

export default function Thread() {
  const thread = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const mayWork = useMayWork();
  useTableKeys(thread.id, thread.keys && pathname === agencyPaths.thread(thread.id));
  return (
    <div className="mx-auto grid max-w-[110rem] gap-4 md:-mt-2">
      <ThreadHeader
        title={thread.title}
        location={thread.job.location}
        employmentType={thread.job.employmentType}
        isOpen={thread.isOpen}
        whose={thread.whose}
        stats={thread.stats}
      >
        <ThreadLinks
          threadId={thread.id}
          requirements={thread.job.analysis.requirements.length}
          search={tableSearch(thread.query)}
        />
        {mayWork && (
          <UploadArea
            key={thread.id}
            threadId={thread.id}
            isOpen={thread.isOpen}
            allowance={thread.allowance}
            openBatch={thread.openBatch}
            hasFilters={thread.filtered}
            posted={posted}
            folded={thread.stats.totalApplicants > 0}
            source={thread.resumeSource}
          />
        )}
        <ThreadMenu threadId={thread.id} isOpen={thread.isOpen} />
      </ThreadHeader>
      {!thread.isOpen && (
        <ClosedNotice threadId={thread.id}>
          This job thread is closed: it takes no résumés, and nobody is scored again. Its candidates can still
          be read and exported.
        </ClosedNotice>
      )}
      <SelectionProvider key={`chosen-${thread.id}`}>
        <ApplicantsSection
          threadId={thread.id}
          isOpen={thread.isOpen}
          query={thread.query}
          hiring={thread.hiring}
          blind={thread.blind}
          columns={thread.columns}
          filtered={thread.filtered}
          list={thread.list}
          totalApplicants={thread.stats.totalApplicants}
          healable={thread.stats.healable}
          optedOut={thread.stats.optedOut}
          deleted={search.get("notice") === "candidate-deleted"}
          status={{
            waiting: thread.stats.rescoring,
            scored: thread.stats.totalApplicants - thread.stats.pending - thread.stats.failed,
            scoreChanges: thread.scoreChanges,
            undoVersion: thread.undoVersion,
            stale: thread.isOpen && thread.list.rows.some((row) => row.stale),
          }}
        />
      </SelectionProvider>
      {mayWork && thread.isOpen && (
        <PoolHint threadId={thread.id} applicants={thread.stats.totalApplicants} />
      )}
      <JobSections threadId={thread.id} job={thread.job} />
      {mayWork && <DangerZone threadId={thread.id} />}
      <HelpTab threadId={thread.id} />
      <Outlet
        context={
          {
            ...thread.list,
            place: "thread",
            first: (thread.list.page - 1) * thread.query.size + 1,
            keys: thread.keys,
            hiring: thread.hiring,
            query: thread.query,
            blind: thread.blind,
            filtered: thread.filtered,
          } satisfies TableBeneath
        }
      />
    </div>
  );
}

export function ErrorBoundary() {
  return <PortalError notFoundTitle="Job Thread Not Found" />;
}
