import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import {
  type ClientActionFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
  useLocation,
} from "@remix-run/react";
import { ErrorPage } from "~/components/layout/error-page";
import { SeekerShell } from "~/components/layout/seeker-shell";
import type { DraftAnswer } from "~/components/seeker/drafts/draft-answer";
import { DraftForm } from "~/components/seeker/drafts/draft-form";
import { draftScoreView } from "~/components/seeker/drafts/draft-score-view";
import { PlainLayout } from "~/components/seeker/drafts/plain-layout";
import { WorkspaceFailure } from "~/components/seeker/subscription-dialog";
import { LinkButton } from "~/components/ui/button";
import { TextLink } from "~/components/ui/text-link";
import { formStatus } from "~/lib/forms/form-status";
import { paths } from "~/lib/paths";
import { AppError } from "../../../../workers/domain/errors";
import { countWork } from "../../../../workers/domain/identity/work-throttle";

export const meta: MetaFunction = () => [{ title: "Work on your résumé | Plumbline" }];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { userId, fullName } = await context.requireSeeker();
  const { matchId = "" } = params;
  const version = new URL(request.url).searchParams.get("version");
  const number = version !== null && /^\d{1,4}$/.test(version) ? Number(version) : null;
  const { openDraft } = await import("../../../../workers/domain/drafts/open-draft");
  const { wordsKnown } = await import("../../../../workers/domain/drafts/words-known");
  const draft = await openDraft(context.deps, { userId, matchId, number });
  const { row, resume, job, versions, opened, content, plain, edited } = draft;
  return {
    fullName,
    matchId,
    jobTitle: row.jobTitle,
    companyName: row.companyName,
    uploadedScore: row.score,
    resume: { id: resume.id, name: resume.name },
    versions,
    opened,
    content,
    plain: draftScoreView(plain, job),
    edited: draftScoreView(edited, job),
    known: wordsKnown(edited.facts, content.lines),
  };
}

/** Saves a version; intent "score" stores nothing and says what the draft would score. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { deps } = context;
  const { userId } = await context.requireSeeker();
  const own = { userId, matchId: params.matchId ?? "" };
  const form = await request.formData();
  const isSaving = form.get("intent") !== "score";
  const { readDraftForm } = await import("../../../../workers/domain/drafts/draft-schema");
  const content = readDraftForm(form);
  const done = await context.attempt(async () => {
    if (!content) throw new AppError("draft-too-long");
    await countWork(deps, { work: "draft", userId });
    if (isSaving) {
      const { saveDraft } = await import("../../../../workers/domain/drafts/save-draft");
      const seen = Number(form.get("seen")) || 0;
      return { saved: await saveDraft(deps, { ...own, content, seen }), view: null };
    }
    const { tryDraft } = await import("../../../../workers/domain/drafts/try-draft");
    const { job, ...tried } = await tryDraft(deps, { ...own, content });
    return { saved: null, view: draftScoreView(tried, job) };
  });
  if (done.ok) {
    const { saved, view } = done.value;
    if (saved) return redirect(paths.rewrite(own.matchId, saved.number));
    return data<DraftAnswer>({ view, failure: null, content: null });
  }
  const { code, message, status } = done.error;
  const answer: DraftAnswer = { view: null, failure: { code, message }, content: isSaving ? content : null };
  return data(answer, { status: isSaving ? formStatus(request, status) : 200 });
}

/** Where no answer comes, the page with what was written stays. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction<typeof action>();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const message = "We couldn’t be reached, so nothing was scored or saved. What you wrote is still below.";
    return { view: null, failure: { code: "unreachable", message }, content: null };
  }
}

/** A score that follows the writing changes nothing of what is kept. */
export function shouldRevalidate({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formData?.get("intent") === "score" ? false : defaultShouldRevalidate;
}

export default function Rewrite() {
  const page = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>()?.failure;
  const { fullName, matchId, jobTitle, companyName, resume, uploadedScore, plain } = page;
  return (
    <SeekerShell fullName={fullName}>
      <div className="grid gap-5">
        <header className="grid gap-2">
          <p className="text-sm [overflow-wrap:anywhere]">
            <TextLink to={paths.analysis(matchId)}>{jobTitle}</TextLink>
            {companyName && <span className="text-soft"> at {companyName}</span>}
          </p>
          <h1 className="text-2xl sm:text-3xl">Work on your résumé</h1>
          <p className="max-w-prose text-soft">
            Rewrite any bullet of <span className="[overflow-wrap:anywhere]">{resume.name}</span>. The match
            score follows at once. Nothing is written for you: what you add must be true, and in your own
            words. Your uploaded file stays as it is.
          </p>
        </header>
        {failure && <WorkspaceFailure {...failure} />}
        <PlainLayout uploaded={uploadedScore} plain={plain.score} />
        <DraftForm key={useLocation().search} page={page} />
      </div>
      <Outlet />
    </SeekerShell>
  );
}

export function ErrorBoundary() {
  return (
    <ErrorPage
      notFoundTitle="Not found"
      action={
        <LinkButton to={paths.history} look="secondary">
          Go to History
        </LinkButton>
      }
    />
  );
}
