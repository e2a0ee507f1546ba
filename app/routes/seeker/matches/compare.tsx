import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ErrorPage } from "~/components/layout/error-page";
import { SeekerShell } from "~/components/layout/seeker-shell";
import { ComparePicker } from "~/components/seeker/compare/compare-picker";
import { ComparisonView } from "~/components/seeker/compare/comparison-view";
import { ResumesUnknown } from "~/components/seeker/resumes/resumes-unknown";
import { WorkspaceFailure } from "~/components/seeker/subscription-dialog";
import { LinkButton } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/data/empty-state";
import { LinkTabs } from "~/components/ui/link-tabs";
import { paths } from "~/lib/paths";
import {
  type Compared,
  comparedJobs,
  comparedVersions,
  readCompareQuery,
  withDefaultResume,
} from "~/lib/views/compare-view";
import { countWork } from "../../../../workers/domain/identity/work-throttle";
import { listComparable } from "../../../../workers/domain/matches/list-comparable";
import { MAX_COMPARED_JOBS, MAX_COMPARED_VERSIONS } from "../../../../workers/domain/matches/match-limits";
import { listResumes } from "../../../../workers/domain/resumes/list-resumes";

export const meta: MetaFunction = () => [{ title: "Compare | Plumbline" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { deps } = context;
  const { userId, fullName } = await context.requireSeeker();
  const asked = readCompareQuery(new URL(request.url).searchParams);
  const [list, jobs] = await Promise.all([
    context.attempt(() => listResumes(deps, { userId })),
    listComparable(deps, { userId, chosen: asked.matchIds, search: asked.search }),
  ]);
  const resumes = (list.ok ? list.value : []).filter(({ analysisStatus }) => analysisStatus === "completed");
  const query = withDefaultResume(asked, resumes[0]?.id);
  const made = query.ready ? await context.attempt(() => compare()) : null;
  async function compare(): Promise<Compared> {
    const { by, resumeIds, matchIds } = query;
    await countWork(deps, { work: "analysis", userId });
    const { compareJobs, compareVersions } = await import(
      "../../../../workers/domain/matches/compare-matches"
    );
    if (by === "versions") {
      const [matchId = ""] = matchIds;
      return comparedVersions(await compareVersions(deps, { userId, matchId, resumeIds }));
    }
    return comparedJobs(await compareJobs(deps, { userId, resumeId: resumeIds[0] ?? "", matchIds }));
  }
  return {
    fullName,
    resumesFailed: !list.ok,
    query,
    resumes: resumes.map(({ id, name, isDefault, createdAt }) => ({ id, name, isDefault, createdAt })),
    jobs: jobs.map(({ id, jobTitle, companyName, createdAt }) => ({ id, jobTitle, companyName, createdAt })),
    compared: made?.ok ? made.value : null,
    failure: made && !made.ok ? { code: made.error.code, message: made.error.message } : null,
  };
}

export default function Compare() {
  const { fullName, resumesFailed, query, resumes, jobs, compared, failure } = useLoaderData<typeof loader>();
  const empty = resumes.length === 0 || (jobs.length === 0 && query.search === "");
  return (
    <SeekerShell fullName={fullName}>
      <div className="grid gap-6">
        <header className="grid gap-2">
          <h1 className="text-3xl sm:text-4xl">Compare</h1>
          <p className="max-w-prose text-soft">
            One résumé beside several jobs, or several versions of a résumé beside one job: where they meet,
            and which one change would help most.
          </p>
        </header>
        <LinkTabs
          label="What to compare"
          tabs={[
            { to: paths.compare, label: "One résumé, several jobs", current: query.by === "jobs" },
            {
              to: `${paths.compare}?by=versions`,
              label: "One job, several résumés",
              current: query.by === "versions",
            },
          ]}
        />
        {resumesFailed ? (
          <ResumesUnknown again={paths.compare} />
        ) : empty ? (
          <NothingYet hasResume={resumes.length > 0} />
        ) : compared && compared.columns.length > 1 ? (
          <>
            <ComparisonView compared={compared} by={query.by} />
            <details className="border-t border-line pt-4 print:hidden">
              <summary className="min-h-11 rounded-sm font-medium">Compare others</summary>
              <Picker key={query.by} />
            </details>
          </>
        ) : (
          <>
            <Picker key={query.by} />
            {compared && <ComparisonView compared={compared} by={query.by} />}
          </>
        )}
        {failure && <WorkspaceFailure {...failure} />}
      </div>
    </SeekerShell>
  );
}

function Picker() {
  const { query, resumes, jobs } = useLoaderData<typeof loader>();
  const resumeChoices = resumes.map(({ id, name, isDefault, createdAt }) => ({
    id,
    label: isDefault ? `${name} (default)` : name,
    day: createdAt,
  }));
  const jobChoices = jobs.map(({ id, jobTitle, companyName, createdAt }) => ({
    id,
    label: companyName ? `${jobTitle}, ${companyName}` : jobTitle,
    day: createdAt,
  }));
  if (query.by === "versions") {
    return (
      <ComparePicker
        by="versions"
        search={query.search}
        one={{ name: "job", label: "Job", choices: jobChoices, chosen: query.matchIds[0] ?? null }}
        many={{
          name: "resume",
          label: `Résumés, up to ${MAX_COMPARED_VERSIONS}`,
          choices: resumeChoices,
          chosen: query.resumeIds,
        }}
        most={MAX_COMPARED_VERSIONS}
      />
    );
  }
  return (
    <ComparePicker
      by="jobs"
      search={query.search}
      one={{ name: "resume", label: "Résumé", choices: resumeChoices, chosen: query.resumeIds[0] ?? null }}
      many={{
        name: "job",
        label: `Analyzed jobs, up to ${MAX_COMPARED_JOBS}`,
        choices: jobChoices,
        chosen: query.matchIds,
      }}
      most={MAX_COMPARED_JOBS}
    />
  );
}

function NothingYet({ hasResume }: { hasResume: boolean }) {
  return hasResume ? (
    <EmptyState
      level="h2"
      title="There are no jobs to compare yet"
      action={<LinkButton to={paths.newAnalysis}>Start New Analysis</LinkButton>}
    >
      <p>Analyze your résumé against a job first. Every job that you have analyzed can be compared here.</p>
    </EmptyState>
  ) : (
    <EmptyState
      level="h2"
      title="Please upload a resume first"
      action={<LinkButton to={paths.myResumes}>Go to My Resumes</LinkButton>}
    >
      <p>A comparison holds your résumé beside the jobs that you have analyzed.</p>
    </EmptyState>
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
