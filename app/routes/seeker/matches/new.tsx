import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { UnverifiedBanner } from "~/components/identity/unverified-banner";
import { ErrorPage } from "~/components/layout/error-page";
import { SeekerShell } from "~/components/layout/seeker-shell";
import { NewAnalysisForm } from "~/components/seeker/analysis/new-analysis-form";
import {
  jobOf,
  type NewAnalysisValues,
  readNewAnalysis,
  requestIdOf,
} from "~/components/seeker/analysis/new-analysis-values";
import { ResumesUnknown } from "~/components/seeker/resumes/resumes-unknown";
import { WorkspaceFailure } from "~/components/seeker/subscription-dialog";
import { Banner } from "~/components/ui/banner";
import { formStatus } from "~/lib/forms/form-status";
import { readRequirementEdits } from "~/lib/forms/requirement-edits";
import { paths } from "~/lib/paths";
import type { ChosenResume } from "~/lib/views/reading-view";
import { type RequirementChoice, requirementChoices } from "~/lib/views/requirement-rows";
import { SCORING_PAUSED } from "../../../../workers/domain/engine-blocks/hidden-words";
import { countWork } from "../../../../workers/domain/identity/work-throttle";
import { newRequestId } from "../../../../workers/domain/matches/request-id";
import { acceptOneResume } from "../../../../workers/domain/resumes/accept-one-resume";
import { confirmReading } from "../../../../workers/domain/resumes/corrections/confirm-reading";
import { listResumes } from "../../../../workers/domain/resumes/list-resumes";
import { pasteResume } from "../../../../workers/domain/resumes/paste-resume";
import { chosenResume } from "./chosen-resume";

export const meta: MetaFunction = () => [{ title: "New Analysis | Plumbline" }];

/** Where nothing better can be said (spec 8). */
const FAILED = "Failed to analyze resume. Please try again.";

/** The scanning animation is shown this long at least where the answer comes sooner. */
const SCAN_MILLISECONDS = 1500;

type Answer = {
  failure: { code: string; message: string } | null;
  values: NewAnalysisValues;
  requestId: string;
  read: RequirementChoice[] | null;
  /** a résumé that came along with the form */
  added: ChosenResume | null;
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await context.requireSeeker();
  const { userId } = user;
  const values = readNewAnalysis(new URL(request.url).searchParams);
  const list = await context.attempt(() => listResumes(context.deps, { userId }));
  const rows = list.ok ? list.value : [];
  const resumes = rows
    .filter(({ analysisStatus }) => analysisStatus === "completed")
    .map(({ id, name, isDefault }) => ({ id, name, isDefault }));
  const resumeId = (rows.find(({ id }) => id === values.resumeId) ?? resumes[0] ?? rows[0])?.id;
  return {
    fullName: user.fullName,
    isPaused: user.scoringPaused,
    unverifiedEmail: user.emailVerified ? null : user.email,
    failed: !list.ok,
    resumes,
    chosen: resumeId ? await chosenResume(context, { userId, resumeId }) : null,
    values,
    requestId: newRequestId(),
  };
}

/** Analyses; intent "read" only says what the job was read to ask for. A résumé that comes along is read first, and shown. */
export async function action({ request, context }: ActionFunctionArgs) {
  const user = await context.requireSeeker();
  const { userId } = user;
  const received = await context.attempt(() => context.receiveForm(request));
  const { form, file } = received.ok ? received.value : { form: new FormData(), file: null };
  const values = readNewAnalysis(form);
  const formId = String(form.get("requestId") ?? "") || newRequestId();
  const blank = { failure: null, values, requestId: formId, read: null, added: null };
  function refused({ code, message, status }: { code: string; message: string; status: number }) {
    const shown = code === "internal" ? FAILED : message;
    return data<Answer>(
      { ...blank, failure: { code, message: shown } },
      { status: formStatus(request, status) },
    );
  }
  if (!received.ok) return refused(received.error);
  if (file || values.resumeText) {
    const added = await context.attempt(async () => {
      await countWork(context.deps, { work: "own-upload", userId });
      if (file) return acceptOneResume(context.deps, { user, file });
      return pasteResume(context.deps, { user, text: values.resumeText });
    });
    if (!added.ok) return refused(added.error);
    await context.noteUpload(user, [added.value]);
    const resumeId = added.value.id;
    return data<Answer>({
      ...blank,
      values: { ...values, resumeId, resumeText: "" },
      added: await chosenResume(context, { userId, resumeId }),
    });
  }
  const edits = form.has("requirementId") ? readRequirementEdits(form) : null;
  if (form.get("intent") === "read") {
    const read = await context.attempt(async () => {
      await countWork(context.deps, { work: "analysis", userId });
      const { checkJobGiven, readJob } = await import("../../../../workers/domain/postings/read-posting");
      checkJobGiven(jobOf(values));
      return readJob(context.deps, { ...jobOf(values), user });
    });
    if (!read.ok) return refused(read.error);
    return data<Answer>({ ...blank, read: requirementChoices(read.value.job) });
  }
  const requestId = await requestIdOf(formId, values, edits);
  const made = await context.attempt(async () => {
    await countWork(context.deps, { work: "analysis", userId });
    const { createMatch } = await import("../../../../workers/domain/matches/create-match");
    const { resumeId } = values;
    if (form.get("readingOf") === resumeId) {
      const factsVersion = Number(form.get("factsVersion"));
      await confirmReading(context.deps, { userId, resumeId, factsVersion });
    }
    return createMatch(context.deps, { ...jobOf(values), user, resumeId, requestId, edits });
  });
  if (!made.ok) return refused(made.error);
  await context.noteStep("analysed", { userId, activity: "analysis", done: 1 });
  return redirect(paths.analysis(made.value.id));
}

/** Holds a new page back until the animation has been seen; an answer that takes longer isn't held at all. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  if ((await request.clone().formData()).get("intent") !== "analyze") return serverAction<typeof action>();
  const seen = new Promise((resolve) => setTimeout(resolve, SCAN_MILLISECONDS));
  try {
    return await serverAction<typeof action>();
  } catch (answer) {
    await seen;
    throw answer;
  }
}

export default function NewAnalysis() {
  const { fullName, isPaused, unverifiedEmail, failed, resumes, chosen, ...blank } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const navigation = useNavigation();
  const failure = answer?.failure ?? null;
  const { values, requestId } = answer ?? blank;
  const intent = navigation.formMethod === "POST" ? navigation.formData?.get("intent") : null;
  return (
    <SeekerShell fullName={fullName}>
      <div className="grid gap-6">
        <header className="grid gap-2">
          <h1 className="text-3xl sm:text-4xl">New Analysis</h1>
          <p className="text-soft">
            Hold one of your résumés against a job: what is met, what isn’t, and what would change that.
          </p>
        </header>
        {failure && <WorkspaceFailure {...failure} />}
        {isPaused && <Banner kind="warning">{SCORING_PAUSED}</Banner>}
        {unverifiedEmail && <UnverifiedBanner email={unverifiedEmail} />}
        {failed ? (
          <ResumesUnknown again={paths.newAnalysis} />
        ) : (
          <>
            {!chosen && !answer?.added && (
              <Banner kind="info">Please upload a resume first, or paste its text.</Banner>
            )}
            <NewAnalysisForm
              resumes={resumes}
              chosen={answer?.added ?? chosen}
              unverified={unverifiedEmail !== null}
              values={values}
              requestId={requestId}
              failure={failure}
              read={answer?.read ?? null}
              running={INTENTS.find((one) => one === intent) ?? null}
            />
          </>
        )}
      </div>
    </SeekerShell>
  );
}

const INTENTS = ["read", "analyze", "add"] as const;

export function ErrorBoundary() {
  return <ErrorPage />;
}
