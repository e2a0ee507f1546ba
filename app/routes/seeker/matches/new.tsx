import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { ErrorPage } from "~/components/layout/error-page";
import { SeekerShell } from "~/components/layout/seeker-shell";
import { NewAnalysisForm } from "~/components/seeker/analysis/new-analysis-form";
import { jobOf, readNewAnalysis, requestIdOf } from "~/components/seeker/analysis/new-analysis-values";
import { ResumesUnknown } from "~/components/seeker/resumes/resumes-unknown";
import { WorkspaceFailure } from "~/components/seeker/subscription-dialog";
import { LinkButton } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/data/empty-state";
import { formStatus } from "~/lib/forms/form-status";
import { readRequirementEdits } from "~/lib/forms/requirement-edits";
import { paths } from "~/lib/paths";
import { requirementChoices } from "~/lib/views/requirement-rows";
import { countWork } from "../../../../workers/domain/identity/work-throttle";
import { newRequestId } from "../../../../workers/domain/matches/request-id";
import { listResumes } from "../../../../workers/domain/resumes/list-resumes";

export const meta: MetaFunction = () => [{ title: "New Analysis | Plumbline" }];

/** Where nothing better can be said (spec 8). */
const FAILED = "Failed to analyze resume. Please try again.";

/** The scanning animation is shown this long at least where the answer comes sooner. */
const SCAN_MILLISECONDS = 1500;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await context.requireSeeker();
  const list = await context.attempt(() => listResumes(context.deps, { userId: user.userId }));
  const rows = list.ok ? list.value : [];
  return {
    fullName: user.fullName,
    failed: !list.ok,
    resumes: rows
      .filter(({ analysisStatus }) => analysisStatus === "completed")
      .map(({ id, name, isDefault }) => ({ id, name, isDefault })),
    unread: rows.length,
    values: readNewAnalysis(new URL(request.url).searchParams),
    requestId: newRequestId(),
  };
}

/** Analyses; intent "read" only says what the job was read to ask for. */
export async function action({ request, context }: ActionFunctionArgs) {
  const user = await context.requireSeeker();
  const form = await request.formData();
  const values = readNewAnalysis(form);
  const formId = String(form.get("requestId") ?? "");
  function refused({ code, message, status }: { code: string; message: string; status: number }) {
    const shown = code === "internal" ? FAILED : message;
    return data(
      { failure: { code, message: shown }, values, requestId: formId, read: null },
      { status: formStatus(request, status) },
    );
  }
  const edits = form.has("requirementId") ? readRequirementEdits(form) : null;
  if (form.get("intent") === "read") {
    const read = await context.attempt(async () => {
      await countWork(context.deps, { work: "analysis", userId: user.userId });
      const { checkJobGiven, readJob } = await import("../../../../workers/domain/postings/read-posting");
      checkJobGiven(jobOf(values));
      return readJob(context.deps, { ...jobOf(values), user });
    });
    if (!read.ok) return refused(read.error);
    return data({ failure: null, values, requestId: formId, read: requirementChoices(read.value.job) });
  }
  const requestId = await requestIdOf(formId, values, edits);
  const made = await context.attempt(async () => {
    await countWork(context.deps, { work: "analysis", userId: user.userId });
    const { createMatch } = await import("../../../../workers/domain/matches/create-match");
    return createMatch(context.deps, { ...jobOf(values), user, resumeId: values.resumeId, requestId, edits });
  });
  return made.ok ? redirect(paths.analysis(made.value.id)) : refused(made.error);
}

/** Holds a new page back until the animation has been seen; an answer that takes longer isn't held at all. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  if ((await request.clone().formData()).get("intent") === "read") return serverAction<typeof action>();
  const seen = new Promise((resolve) => setTimeout(resolve, SCAN_MILLISECONDS));
  try {
    return await serverAction<typeof action>();
  } catch (answer) {
    await seen;
    throw answer;
  }
}

export default function NewAnalysis() {
  const { fullName, failed, resumes, unread, ...blank } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const navigation = useNavigation();
  const failure = answer?.failure ?? null;
  const { values, requestId } = answer ?? blank;
  const isPosting = navigation.formMethod === "POST";
  const intent = navigation.formData?.get("intent") === "read" ? "read" : "analyze";
  return (
    <SeekerShell fullName={fullName}>
      <div className="mx-auto grid max-w-3xl gap-6">
        <header className="grid gap-2">
          <h1 className="text-3xl sm:text-4xl">New Analysis</h1>
          <p className="text-soft">
            Hold one of your résumés against a job: what is met, what isn’t, and what would change that.
          </p>
        </header>
        {failure && <WorkspaceFailure {...failure} />}
        {failed ? (
          <ResumesUnknown again={paths.newAnalysis} />
        ) : resumes.length > 0 ? (
          <NewAnalysisForm
            resumes={resumes}
            values={values}
            requestId={requestId}
            failure={failure}
            read={answer?.read ?? null}
            running={isPosting ? intent : null}
          />
        ) : (
          <NoResume unread={unread} />
        )}
      </div>
    </SeekerShell>
  );
}

function NoResume({ unread }: { unread: number }) {
  return (
    <EmptyState
      level="h2"
      title={unread > 0 ? "No résumé has been read yet" : "Please upload a resume first"}
      action={<LinkButton to={paths.myResumes}>Go to My Resumes</LinkButton>}
    >
      <p>
        {unread > 0
          ? "Your résumé is still being read, or could not be. My Resumes says which, and why."
          : "An analysis holds one of your résumés against a job. There is none yet."}
      </p>
    </EmptyState>
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
