import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import {
  Link,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from "@remix-run/react";
import { CandidatesSection } from "~/components/applicants/applicants-section";
import { PortalError } from "~/components/layout/portal-error";
import { JobSections } from "~/components/threads/job-sections";
import { ThreadHeader } from "~/components/threads/thread-header";
import { LinkButton } from "~/components/ui/button";
import type { SentFiles } from "~/components/upload/send-files";
import { UploadArea } from "~/components/upload/upload-area";
import { analysisView } from "~/lib/analysis-view";
import { candidateRow } from "~/lib/applicant-row";
import { paths } from "~/lib/paths";
import { useTableSearch } from "~/lib/use-table-search";
import { hasFilters } from "../../workers/domain/applicants/rules";
import { parseCandidateQuery } from "../../workers/domain/applicants/schema";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.title ?? "Job thread"} | Plumbline` },
];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const agent = await context.requireAgent();
  const campaignId = params.campaignId ?? "";
  const parameters = new URL(request.url).searchParams;
  const query = parseCandidateQuery(parameters);
  const counted = context.campaigns.stats(agent, campaignId);
  const all = counted.then(({ totalCandidates }) => totalCandidates);
  const scoredAnew = parameters.get("notice") === "rescoring";
  const [campaign, stats, page, allowance, openBatch, movers] = await Promise.all([
    context.campaigns.get(agent, campaignId),
    counted,
    context.candidates.list(agent, campaignId, query, all),
    context.batches.uploadAllowance(agent),
    context.batches.findOpen(agent, campaignId),
    scoredAnew ? context.candidates.movers(agent, campaignId) : null,
  ]);
  const { candidates, engineVersion, ...counts } = page;
  const current = { jobVersion: campaign.jobVersion, engineVersion };
  return {
    id: campaign.id,
    title: campaign.title,
    stats,
    allowance,
    query,
    filtered: hasFilters(query),
    movers: stats.rescoring === 0 ? movers : null,
    openBatch,
    list: {
      ...counts,
      rows: candidates.map((item) => candidateRow(item, current, context.candidates.failureMessage)),
    },
    job: {
      description: campaign.jobDescription,
      requirementsText: campaign.requirements,
      location: campaign.location,
      employmentType: campaign.employmentType,
      companyName: campaign.companyName,
      keywords: campaign.keywords,
      createdAt: campaign.createdAt,
      analysis: analysisView(campaign.detailedAnalysis),
    },
  };
}

/** Takes the plain upload form; pages with scripts use the API, which tells how far an upload is. */
export async function action({ request, params, context }: ActionFunctionArgs): Promise<SentFiles> {
  const agent = await context.requireAgent();
  const upload = await context.attempt(() =>
    context.batches.receive(agent, params.campaignId ?? "", request),
  );
  if (!upload.ok) return { batchId: null, accepted: 0, refused: [], problem: upload.error.message };
  const { batchId, candidateIds, refused } = upload.value;
  return { batchId, accepted: candidateIds.length, refused, problem: null };
}

/** The dialogs over this page are routes of their own: opening one changes nothing here. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, currentParams, nextParams, formMethod, actionResult } = args;
  if (actionResult?.deletedThread) return false;
  const sameThread = currentParams.campaignId === nextParams.campaignId;
  const dialogOnly = currentUrl.pathname !== nextUrl.pathname && currentUrl.search === nextUrl.search;
  return formMethod || !sameThread || !dialogOnly ? args.defaultShouldRevalidate : false;
}

export default function Thread() {
  const thread = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  const [search] = useSearchParams();
  return (
    <div className="mx-auto grid max-w-7xl gap-8">
      <ThreadHeader
        title={thread.title}
        location={thread.job.location}
        employmentType={thread.job.employmentType}
        stats={thread.stats}
      />
      <UploadArea
        key={thread.id}
        campaignId={thread.id}
        allowance={thread.allowance}
        openBatch={thread.openBatch}
        hasFilters={thread.filtered}
        posted={posted}
      />
      <CandidatesSection
        campaignId={thread.id}
        query={thread.query}
        filtered={thread.filtered}
        list={thread.list}
        totalCandidates={thread.stats.totalCandidates}
        deleted={search.get("notice") === "candidate-deleted"}
        status={{
          waiting: thread.stats.rescoring,
          scored: thread.stats.totalCandidates - thread.stats.pending - thread.stats.failed,
          movers: thread.movers,
          stale: thread.list.rows.some((row) => row.stale),
        }}
      />
      <JobSections campaignId={thread.id} job={thread.job} />
      <DangerZone campaignId={thread.id} />
      <HelpTab campaignId={thread.id} />
      <Outlet />
    </div>
  );
}

function DangerZone({ campaignId }: { campaignId: string }) {
  return (
    <section className="flex flex-wrap items-center justify-between gap-4 rounded-lg border border-poor/50 p-5">
      <div>
        <h2 className="text-lg">Danger Zone</h2>
        <p className="text-soft">Deletes this job thread with all its candidates and their résumés.</p>
      </div>
      <LinkButton to={paths.deleteThread(campaignId)} look="danger" preventScrollReset>
        Delete Job Thread
      </LinkButton>
    </section>
  );
}

function HelpTab({ campaignId }: { campaignId: string }) {
  const search = useTableSearch();
  return (
    <Link
      to={paths.help(campaignId) + search}
      preventScrollReset
      className="fixed top-2/3 right-0 z-30 max-md:hidden rounded-l-md bg-accent px-1 py-3 text-xs font-medium text-on-accent [writing-mode:vertical-rl]"
    >
      Help
    </Link>
  );
}

export function ErrorBoundary() {
  return <PortalError notFoundTitle="Job Thread Not Found" />;
}
