import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { UnverifiedBanner } from "~/components/identity/unverified-banner";
import { ErrorPage } from "~/components/layout/error-page";
import { SeekerShell } from "~/components/layout/seeker-shell";
import { CurrentSearch } from "~/components/seeker/jobs/current-search";
import { HiddenNotice, JobResults } from "~/components/seeker/jobs/job-results";
import { hiddenText } from "~/components/seeker/jobs/job-words";
import { ResumeSelect } from "~/components/seeker/jobs/resume-select";
import { SearchForm, type SearchValues } from "~/components/seeker/jobs/search-form";
import { SuggestedPositions } from "~/components/seeker/jobs/suggested-positions";
import { ResumesUnknown } from "~/components/seeker/resumes/resumes-unknown";
import { WorkspaceFailure } from "~/components/seeker/subscription-dialog";
import { Banner } from "~/components/ui/banner";
import { TextLink } from "~/components/ui/text-link";
import { formStatus } from "~/lib/forms/form-status";
import { paths } from "~/lib/paths";
import { parseJobQuery } from "../../../../workers/domain/jobs/search/job-query";
import { listResumes } from "../../../../workers/domain/resumes/list-resumes";
import { jobWork } from "./job-work";
import { readJobs } from "./read-jobs";

export const meta: MetaFunction = () => [{ title: "Job Search | Plumbline" }];

/** Where nothing better can be said (spec 8). */
const FAILED = "An unexpected error occurred while searching for jobs. Please try again.";

type Answer = {
  failure: { code: string; message: string } | null;
  nothing: string | null;
  /** null where it was no search that failed */
  values: SearchValues | null;
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await context.requireSeeker();
  const { userId } = user;
  const { search, searchParams } = new URL(request.url);
  const query = parseJobQuery(searchParams);
  const list = await context.attempt(() => listResumes(context.deps, { userId }));
  const resumes = (list.ok ? list.value : [])
    .filter(({ analysisStatus }) => analysisStatus === "completed")
    .map(({ id, name, isDefault }) => ({ id, name, isDefault }));
  const resumeId = (resumes.find(({ id }) => id === query.resume) ?? resumes[0])?.id ?? null;
  return {
    fullName: user.fullName,
    unverifiedEmail: user.emailVerified ? null : user.email,
    isRead: list.ok,
    ...{ resumes, resumeId, query, search },
    edits: searchParams.has("edit"),
    wanted: searchParams.get("position")?.slice(0, 200) ?? null,
    hiddenId: Number(searchParams.get("hidden")) || null,
    now: context.deps.now(),
    ...(await readJobs(context, { userId, resumeId, query })),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await context.requireSeeker();
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? "");
  const isSearch = text("intent") === "search" || !form.has("intent");
  const values = isSearch ? { position: text("position"), location: text("location") } : null;
  const worked = await context.attempt(() =>
    jobWork(context.deps, { user, form, search: new URL(request.url).search }),
  );
  if (worked.ok) {
    const { nothing, to } = worked.value;
    if (to) return redirect(to, 303);
    const hidden = nothing && hiddenText(nothing.counts);
    return data<Answer>({
      failure: null,
      nothing: `${nothing?.message} ${hidden ? `${hidden}.` : ""}`.trim(),
      values,
    });
  }
  const { code, message, status } = worked.error;
  const failure = { code, message: code === "internal" && isSearch ? FAILED : message };
  return data<Answer>({ failure, nothing: null, values }, { status: formStatus(request, status) });
}

export default function Jobs() {
  const page = useLoaderData<typeof loader>();
  const { fullName, unverifiedEmail, isRead, resumes, resumeId, hiddenId, search } = page;
  const answer = useActionData<typeof action>();
  return (
    <SeekerShell fullName={fullName}>
      <div className="grid gap-6">
        <header className="grid gap-2">
          <h1 className="text-3xl sm:text-4xl">Job Search</h1>
          <p className="text-soft">
            Open jobs from employers’ own boards and public services, each held against your résumé.{" "}
            <TextLink to={paths.savedSearches}>Saved searches</TextLink>
          </p>
        </header>
        {answer?.failure && <WorkspaceFailure {...answer.failure} />}
        {answer?.nothing && <Banner kind="info">{answer.nothing}</Banner>}
        {unverifiedEmail && <UnverifiedBanner email={unverifiedEmail} />}
        {hiddenId && resumeId && !answer && (
          <HiddenNotice postingId={hiddenId} resumeId={resumeId} search={withoutNotice(search)} />
        )}
        {!isRead && <ResumesUnknown again={paths.jobs} />}
        {isRead && resumeId === null && (
          <Banner kind="info">
            Please upload a resume first. <TextLink to={paths.myResumes}>Go to My Resumes</TextLink>
          </Banner>
        )}
        {resumeId && <ResumeSelect resumes={resumes} chosen={resumeId} />}
        {resumeId && <Search resumeId={resumeId} />}
      </div>
    </SeekerShell>
  );
}

function Search({ resumeId }: { resumeId: string }) {
  const page = useLoaderData<typeof loader>();
  const { saved, found, failure, positions, query, countries, now, search, wanted } = page;
  const answer = useActionData<typeof action>();
  const { formData } = useNavigation();
  const searching = formData?.get("intent") === "search";
  const values = answer?.values ?? {
    position: wanted ?? saved?.position ?? "",
    location: saved?.location ?? "",
  };
  const showsForm = !saved || page.edits || Boolean(answer?.values) || searching;
  return (
    <>
      {showsForm ? (
        <SearchForm
          resumeId={resumeId}
          values={searching ? sent(formData) : values}
          searching={searching}
          canCancel={saved !== null}
        />
      ) : (
        <CurrentSearch
          {...saved}
          editTo={`${paths.jobsOf(resumeId)}&edit=1${query.saved ? `&saved=${query.saved}` : ""}`}
        />
      )}
      <SuggestedPositions resumeId={resumeId} positions={positions} />
      {failure && <WorkspaceFailure {...failure} />}
      {saved && found && (
        <JobResults
          {...{ found, query, resumeId, countries, now }}
          search={withoutNotice(search)}
          nothing={`No jobs found for "${saved.position}" in ${saved.location}.`}
        />
      )}
    </>
  );
}

function sent(form: FormData | undefined): SearchValues {
  return { position: String(form?.get("position") ?? ""), location: String(form?.get("location") ?? "") };
}

function withoutNotice(search: string): string {
  const parameters = new URLSearchParams(search);
  for (const name of ["hidden", "edit", "position"]) parameters.delete(name);
  return parameters.size > 0 ? `?${parameters}` : "";
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
