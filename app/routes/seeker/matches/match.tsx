import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import {
  Form,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from "@remix-run/react";
import { EvidenceProvider } from "~/components/details/evidence";
import { ResumePane } from "~/components/details/resume-pane";
import { ErrorPage } from "~/components/layout/error-page";
import { SeekerShell } from "~/components/layout/seeker-shell";
import { MatchAccount } from "~/components/seeker/analysis/match-account";
import { MatchTitle, MatchTools } from "~/components/seeker/analysis/match-head";
import { MatchSummary } from "~/components/seeker/analysis/match-summary";
import { WorkspaceFailure } from "~/components/seeker/subscription-dialog";
import { Banner } from "~/components/ui/banner";
import { Button, LinkButton } from "~/components/ui/button";
import { formStatus } from "~/lib/forms/form-status";
import { paths } from "~/lib/paths";
import { type MatchView, matchView } from "~/lib/views/match-view";
import { listTracked } from "../../../../workers/domain/applications/track-match";
import { RESULT_HIDDEN } from "../../../../workers/domain/engine-blocks/hidden-words";
import { countWork } from "../../../../workers/domain/identity/work-throttle";
import { getMatch } from "../../../../workers/domain/matches/get-match";
import { newRequestId } from "../../../../workers/domain/matches/request-id";

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${page?.head.jobTitle ?? "Analysis"} | Plumbline` },
];

export async function loader({ params, context }: LoaderFunctionArgs) {
  const user = await context.requireSeeker();
  const { userId } = user;
  const { matchId = "" } = params;
  const [found, tracked] = await Promise.all([
    getMatch(context.deps, { userId, matchId }),
    listTracked(context.deps, { userId, matchIds: [matchId] }),
  ]);
  const { row, resume, stored, text } = found;
  return {
    fullName: user.fullName,
    head: {
      id: row.id,
      jobTitle: row.jobTitle,
      companyName: row.companyName,
      mode: row.mode,
      jobUrl: row.jobUrl,
      createdAt: row.createdAt,
      resume: { id: resume.id, name: resume.name },
    },
    tracked: tracked.get(matchId) ?? null,
    stale: found.stale,
    otherEngine: found.otherEngine,
    hidden: found.hidden,
    view: stored && matchView(stored, text),
    requestId: newRequestId(),
  };
}

/** Analyse again: the same job, the résumé as it is read today. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const user = await context.requireSeeker();
  const { matchId = "" } = params;
  const requestId = String((await request.formData()).get("requestId") ?? "");
  const made = await context.attempt(async () => {
    await countWork(context.deps, { work: "analysis", userId: user.userId });
    const { repeatMatch } = await import("../../../../workers/domain/matches/repeat-match");
    return repeatMatch(context.deps, { user, matchId, requestId });
  });
  if (made.ok) return redirect(paths.analysis(made.value.id));
  const { code, message, status } = made.error;
  return data({ code, message }, { status: formStatus(request, status) });
}

/** Tabs change what is shown of what is there already. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const filtered = !args.formMethod && args.currentUrl.pathname === args.nextUrl.pathname;
  return filtered ? false : args.defaultShouldRevalidate;
}

export default function Analysis() {
  const { fullName, head, tracked, hidden, view } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return (
    <SeekerShell fullName={fullName}>
      <div className="grid gap-5">
        <MatchTitle jobTitle={head.jobTitle} companyName={head.companyName} />
        {failed && <WorkspaceFailure {...failed} />}
        <AgainNotice />
        {view ? (
          <Account view={view} />
        ) : (
          <>
            {hidden ? (
              <Banner kind="info">{RESULT_HIDDEN}</Banner>
            ) : (
              <Banner kind="error">
                The details of this analysis can’t be found in storage. Analyze again, or delete it.
              </Banner>
            )}
            <MatchTools head={head} tracked={tracked} />
          </>
        )}
      </div>
      <Outlet />
    </SeekerShell>
  );
}

/** The résumé was corrected, or the engine has changed: this page shows what was true when it was made. */
function AgainNotice() {
  const { stale, otherEngine, hidden, requestId } = useLoaderData<typeof loader>();
  const busy = useNavigation().formMethod === "POST";
  if (hidden || (!stale && !otherEngine)) return null;
  return (
    <Banner kind="warning" className="print:hidden">
      <Form method="post" className="flex flex-wrap items-center justify-between gap-3">
        <input type="hidden" name="requestId" value={requestId} />
        <span>
          {stale
            ? "You have corrected this résumé since: the scores here stand on what was read before."
            : "Our engine has changed since: a new analysis would count by today’s rules."}
        </span>
        <Button look="secondary" size="small" busy={busy}>
          {busy ? "Analyzing..." : "Analyze Again"}
        </Button>
      </Form>
    </Banner>
  );
}

function Account({ view }: { view: MatchView }) {
  const { head, tracked } = useLoaderData<typeof loader>();
  return (
    <EvidenceProvider>
      <MatchSummary view={view} />
      <MatchTools head={head} tracked={tracked} />
      <div className="grid items-start gap-x-8 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] print:block">
        <div className="min-w-0">
          <MatchAccount view={view}>
            <LinkButton
              to={paths.correctMatch(head.id)}
              preventScrollReset
              look="secondary"
              size="small"
              className="print:hidden"
            >
              Correct what the job asks for
            </LinkButton>
          </MatchAccount>
        </div>
        {view.pages.length > 0 && (
          <ResumePane
            file={paths.resumeFile(head.resume.id)}
            isPdf={view.isPdf}
            pages={view.pages}
            evidence={[
              ...view.rows,
              ...view.work,
              ...view.scores.flatMap(({ parts }) => parts),
              ...view.gates,
              ...view.strengths,
              ...view.gaps,
              ...view.suggestions,
            ]}
            what="the scores rest on"
          />
        )}
      </div>
    </EvidenceProvider>
  );
}

export function ErrorBoundary() {
  return (
    <ErrorPage
      notFoundTitle="Analysis not found"
      action={
        <LinkButton to={paths.history} look="secondary">
          Go to History
        </LinkButton>
      }
    />
  );
}
