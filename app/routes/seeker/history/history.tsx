import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from "@remix-run/react";
import { ErrorPage } from "~/components/layout/error-page";
import { SeekerShell } from "~/components/layout/seeker-shell";
import { AnalysisList } from "~/components/seeker/history/analysis-list";
import { HistoryFigures } from "~/components/seeker/history/history-figures";
import { HistoryFilters } from "~/components/seeker/history/history-filters";
import { hasFilters, historySearch } from "~/components/seeker/history/history-search";
import { Banner } from "~/components/ui/banner";
import { LinkButton } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/data/empty-state";
import { Pagination } from "~/components/ui/data/pagination";
import { counted } from "~/lib/format";
import { paths } from "~/lib/paths";
import { listTracked } from "../../../../workers/domain/applications/track-match";
import type { Deps } from "../../../../workers/domain/deps";
import { getHistoryStats } from "../../../../workers/domain/matches/get-history-stats";
import { listMatches } from "../../../../workers/domain/matches/list-matches";
import { parseHistoryQuery } from "../../../../workers/domain/matches/schema";
import { listResumeNames } from "../../../../workers/domain/resumes/list-resume-names";

export const meta: MetaFunction = () => [{ title: "History | Plumbline" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId, fullName } = await context.requireSeeker();
  const parameters = new URL(request.url).searchParams;
  const query = parseHistoryQuery(parameters);
  const read = await context.attempt(() =>
    Promise.all([
      listWithTracked(context.deps, { userId, query }),
      getHistoryStats(context.deps, { userId }),
      listResumeNames(context.deps, { userId }),
    ]),
  );
  const [page, stats, resumes] = read.ok ? read.value : [null, null, []];
  return {
    fullName,
    query,
    stats,
    resumes,
    page: page && {
      ...page,
      analyses: page.analyses.map(({ jobUrl: _, missingSkills: __, ...card }) => card),
    },
    deleted: parameters.get("notice") === "deleted",
  };
}

async function listWithTracked(deps: Deps, input: Parameters<typeof listMatches>[1]) {
  const page = await listMatches(deps, input);
  const matchIds = page.analyses.map(({ id }) => id);
  const tracked = await listTracked(deps, { userId: input.userId, matchIds });
  const analyses = page.analyses.map((one) => ({ ...one, tracked: tracked.get(one.id) ?? null }));
  return { ...page, analyses };
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = args;
  const dialogOnly = currentUrl.pathname !== nextUrl.pathname && currentUrl.search === nextUrl.search;
  return formMethod || !dialogOnly ? defaultShouldRevalidate : false;
}

export default function History() {
  const { fullName, query, stats, resumes, page, deleted } = useLoaderData<typeof loader>();
  return (
    <SeekerShell fullName={fullName}>
      <div className="grid gap-8">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <h1 className="text-3xl sm:text-4xl">History</h1>
          <div className="flex flex-wrap gap-3">
            <LinkButton to={paths.compare} look="secondary">
              Compare
            </LinkButton>
            <LinkButton to={paths.seekerDashboard}>New Analysis</LinkButton>
          </div>
        </div>
        {deleted && <Banner kind="success">The analysis is deleted.</Banner>}
        {!page && <Banner kind="error">Failed to load analysis history</Banner>}
        {stats && stats.total > 0 && <HistoryFigures stats={stats} />}
        {page &&
          stats &&
          (stats.total === 0 ? <NothingYet /> : <Found query={query} resumes={resumes} page={page} />)}
      </div>
      <Outlet />
    </SeekerShell>
  );
}

function Found({
  query,
  resumes,
  page,
}: Pick<Loaded, "query" | "resumes"> & { page: NonNullable<Loaded["page"]> }) {
  const search = historySearch(query);
  return (
    <section aria-labelledby="analyses" className="grid gap-5">
      <h2 id="analyses" className="text-2xl">
        Your analyses
      </h2>
      <HistoryFilters query={query} resumes={resumes} />
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <p id="history-results" tabIndex={-1} role="status" className="text-soft tabular-nums outline-none">
          {counted(page.total, "analysis", "analyses")} found
        </p>
        <p className="text-sm text-soft">
          Export {hasFilters(query) ? "what was found" : "all"} as{" "}
          <a href={paths.historyCsv(search)} download className="text-link rounded-sm">
            CSV
          </a>{" "}
          or{" "}
          <a href={paths.historyJson(search)} download className="text-link rounded-sm">
            JSON
          </a>
        </p>
      </div>
      {page.total === 0 ? <NothingFound /> : <AnalysisList analyses={page.analyses} search={search} />}
      <Pagination
        page={page.page}
        pages={page.pages}
        to={(number) => historySearch(query, { page: number }) || "?"}
      />
    </section>
  );
}

function NothingYet() {
  return (
    <EmptyState
      title="No analyses yet"
      level="h2"
      action={<LinkButton to={paths.newAnalysis}>Start New Analysis</LinkButton>}
    >
      Each job that you measure a résumé against stands here, with its score and what was found.
    </EmptyState>
  );
}

function NothingFound() {
  return (
    <EmptyState
      title="No analysis matches"
      action={
        <Link to="?" preventScrollReset className="text-link rounded-sm">
          Clear Filters
        </Link>
      }
    >
      Try other words, or a wider range.
    </EmptyState>
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
