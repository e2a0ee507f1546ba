import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { EvidenceProvider } from "~/components/details/evidence";
import { ResumePane } from "~/components/details/resume-pane";
import { ErrorPage } from "~/components/layout/error-page";
import { SeekerShell } from "~/components/layout/seeker-shell";
import { AnalysisWait, NoAnalysis } from "~/components/seeker/report/analysis-wait";
import type { RefusedForm } from "~/components/seeker/report/correct-form";
import { ReportAccount, ReportSubjects } from "~/components/seeker/report/report-account";
import { ReportHead } from "~/components/seeker/report/report-head";
import { ScoreSummary } from "~/components/seeker/report/score-summary";
import { WorkspaceFailure } from "~/components/seeker/subscription-dialog";
import { Banner } from "~/components/ui/banner";
import { LinkButton } from "~/components/ui/button";
import { editOfForm } from "~/lib/forms/correction-form";
import { formStatus } from "~/lib/forms/form-status";
import { paths } from "~/lib/paths";
import { type ReportView, resumeReportView } from "~/lib/views/resume-report-view";
import { RESULT_HIDDEN, SCORING_PAUSED } from "../../../../workers/domain/engine-blocks/hidden-words";
import { countWork } from "../../../../workers/domain/identity/work-throttle";
import { confirmReading } from "../../../../workers/domain/resumes/corrections/confirm-reading";
import { getResumeReport } from "../../../../workers/domain/resumes/get-resume-report";
import { retryResume } from "../../../../workers/domain/resumes/retry-resume";

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${page?.page?.resume.name ?? "Resume Analysis"} | Plumbline` },
];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { userId, fullName, scoringPaused } = await context.requireSeeker();
  const { resumeId = "" } = params;
  const found = await context.attempt(() => getResumeReport(context.deps, { userId, resumeId }));
  if (!found.ok) {
    const { code, message, status, reference } = found.error;
    if (code === "resume-not-found") throw data({ error: code, message, reference }, status);
    return data({ fullName, page: null }, status);
  }
  const { resume, stored, warnings, failure, isOutdated, isHidden, isConfirmed, sureFrom } = found.value;
  const { corrections } = resume;
  const { id, name, isDefault, fileType, fileSize, createdAt } = resume;
  const page = {
    resume: { id, name, isDefault, fileType, fileSize, createdAt },
    status: resume.analysisStatus,
    failure,
    isOutdated,
    isHidden,
    isPaused: scoringPaused,
    view: stored && resumeReportView(stored, warnings, { corrections, isConfirmed, sureFrom }),
    isSaved: new URL(request.url).searchParams.get("notice") === "corrected",
  };
  return data({ fullName, page }, 200);
}

type Failure = { code: string | null; message: string; refused: RefusedForm | null };

/** "Try again" and "Analyze Resume"; "Looks Right"; corrections and their undoing. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { userId } = await context.requireSeeker();
  const { resumeId = "" } = params;
  const form = await request.formData();
  const here = paths.resumeAnalysis(resumeId);
  if (form.get("intent") === "retry") {
    const sent = await context.attempt(async () => {
      await countWork(context.deps, { work: "analysis", userId });
      await retryResume(context.deps, { userId, resumeId });
    });
    if (sent.ok) return redirect(here);
    const { code, message, status } = sent.error;
    return data<Failure>({ code, message, refused: null }, formStatus(request, status));
  }
  if (form.get("intent") === "confirm") {
    const factsVersion = Number(form.get("factsVersion"));
    const confirmed = await context.attempt(() =>
      confirmReading(context.deps, { userId, resumeId, factsVersion }),
    );
    if (confirmed.ok) return redirect(here);
    const { code, message, status } = confirmed.error;
    return data<Failure>({ code, message, refused: null }, formStatus(request, status));
  }
  const { edit, factsVersion, formId, values } = editOfForm(form);
  const corrected = await context.attempt(async () => {
    await countWork(context.deps, { work: "analysis", userId });
    const { correctResume } = await import("../../../../workers/domain/resumes/corrections/correct-resume");
    await correctResume(context.deps, { userId, resumeId, factsVersion, edit });
  });
  if (corrected.ok) return redirect(`${here}?notice=corrected#read`);
  const { code, message, status } = corrected.error;
  return data<Failure>(
    { code, message, refused: { form: formId, error: message, values } },
    formStatus(request, status),
  );
}

export default function ResumeAnalysis() {
  const { fullName, page } = useLoaderData<typeof loader>();
  return <SeekerShell fullName={fullName}>{page ? <Page page={page} /> : <LoadFailed />}</SeekerShell>;
}

type PageData = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>["page"]>;

function Page({ page }: { page: PageData }) {
  const { resume, status, failure, isOutdated, isHidden, isPaused, view, isSaved } = page;
  const failed = useActionData<typeof action>();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <ReportHead resume={resume} isRead={status !== "failed"} asks={view?.isConfirmed === false} />
      {failed && <WorkspaceFailure code={failed.code} message={failed.message} />}
      {isOutdated && (
        <Banner kind="info" className="print:hidden">
          An earlier version of our engine made these scores. We are making them again: please look again in a
          few minutes.
        </Banner>
      )}
      {view ? (
        <Report resumeId={resume.id} view={view} isSaved={isSaved} refused={failed?.refused ?? null} />
      ) : isHidden ? (
        <Banner kind="info">{RESULT_HIDDEN}</Banner>
      ) : status === "pending" && isPaused ? (
        <Banner kind="warning">{SCORING_PAUSED}</Banner>
      ) : status === "pending" ? (
        <AnalysisWait resumeId={resume.id} />
      ) : (
        <NoAnalysis failure={failure} />
      )}
    </div>
  );
}

type ReportProps = { resumeId: string; view: ReportView; isSaved: boolean; refused: RefusedForm | null };

function Report({ resumeId, view, isSaved, refused }: ReportProps) {
  const fit = view.jobFit ? ` and the job fit ${view.jobFit.value ?? "N/A"}` : "";
  const notice =
    isSaved && !refused
      ? `Saved, and scored again: the resume score is ${view.quality.value ?? "N/A"}${fit}.`
      : null;
  return (
    <EvidenceProvider>
      {view.isConfirmed && <ScoreSummary view={view} />}
      {view.isConfirmed && <ReportSubjects />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-10 lg:grid-cols-2 print:block">
        <ReportAccount resumeId={resumeId} view={view} refused={refused} notice={notice} />
        {view.pages.length > 0 && (
          <ResumePane
            file={paths.resumeFile(resumeId)}
            isPdf={view.isPdf}
            pages={view.pages}
            evidence={[
              ...view.quality.parts,
              ...(view.jobFit?.parts ?? []),
              ...view.strengths,
              ...view.weaknesses,
              ...view.recommendations,
              ...view.warnings,
            ]}
            what="this page speaks of"
          />
        )}
      </div>
    </EvidenceProvider>
  );
}

function LoadFailed() {
  return (
    <div className="grid justify-items-start gap-6">
      <h1 className="text-3xl sm:text-4xl">Resume analysis</h1>
      <Banner kind="error" className="w-full">
        Failed to load resume data. Please try again in a moment.
      </Banner>
      <LinkButton to={paths.myResumes} look="secondary">
        My Resumes
      </LinkButton>
    </div>
  );
}

export function ErrorBoundary() {
  return (
    <ErrorPage
      notFoundTitle="Resume not found"
      action={
        <LinkButton to={paths.myResumes} look="secondary">
          Go to My Resumes
        </LinkButton>
      }
    />
  );
}
