import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Outlet, type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { UnverifiedBanner } from "~/components/identity/unverified-banner";
import { ErrorPage } from "~/components/layout/error-page";
import { SeekerShell } from "~/components/layout/seeker-shell";
import { HeldNotice } from "~/components/seeker/resumes/held-notice";
import { ResumeList } from "~/components/seeker/resumes/resume-list";
import { ResumesUnknown } from "~/components/seeker/resumes/resumes-unknown";
import { ResumeUploadArea } from "~/components/seeker/resumes/upload-area";
import type { FileUpload, UploadFailure } from "~/components/seeker/resumes/upload-resumes";
import { usePendingRefresh } from "~/components/seeker/resumes/use-pending-refresh";
import { WorkspaceFailure } from "~/components/seeker/subscription-dialog";
import { Banner } from "~/components/ui/banner";
import { LinkButton } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/data/empty-state";
import { Pagination } from "~/components/ui/data/pagination";
import { counted } from "~/lib/format";
import { formStatus } from "~/lib/forms/form-status";
import { paths } from "~/lib/paths";
import { SCORING_PAUSED } from "../../../../workers/domain/engine-blocks/hidden-words";
import { countWork } from "../../../../workers/domain/identity/work-throttle";
import { getResume } from "../../../../workers/domain/resumes/get-resume";
import { takeHeldResume } from "../../../../workers/domain/resumes/held/take-held-resume";
import { listResumePage } from "../../../../workers/domain/resumes/list-resume-page";
import { retryResume } from "../../../../workers/domain/resumes/retry-resume";
import { setDefaultResume } from "../../../../workers/domain/resumes/set-default-resume";
import { dropHeld, heldView } from "../../account/held-resume";

export const meta: MetaFunction = () => [{ title: "My Resumes | Plumbline" }];

const NOTICES: Record<string, string> = {
  deleted: "The résumé and everything that came from it are deleted.",
  default: "This résumé is your default now.",
  renamed: "The résumé has its new name.",
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await context.requireSeeker();
  const { userId } = user;
  const query = new URL(request.url).searchParams;
  const versionOf = query.get("versionOf");
  const [list, base, held] = await Promise.all([
    context.attempt(() => listResumePage(context.deps, { userId, page: Number(query.get("page") ?? 1) })),
    versionOf ? context.attempt(() => getResume(context.deps, { userId, resumeId: versionOf })) : null,
    heldView(context, userId),
  ]);
  return {
    fullName: user.fullName,
    isPaused: user.scoringPaused,
    unverifiedEmail: user.emailVerified ? null : user.email,
    list: list.ok ? list.value : null,
    versionOf: base?.ok ? { id: base.value.id, name: base.value.name } : null,
    held: held && { name: held.name },
    notice: NOTICES[query.get("notice") ?? ""] ?? null,
  };
}

type Answer = { files: FileUpload[]; failure: UploadFailure | null };

/** Takes the plain upload form (pages with scripts use the API, which tells how far an upload is) and the rows' buttons. */
export async function action({ request, context }: ActionFunctionArgs) {
  const user = await context.requireSeeker();
  const refuse = (failure: UploadFailure & { status: number }) =>
    data<Answer>(
      { files: [], failure: { code: failure.code, message: failure.message } },
      formStatus(request, failure.status),
    );
  if (request.headers.get("content-type")?.startsWith("multipart/form-data")) {
    const upload = await context.attempt(() => context.receiveResumes({ user, request }));
    if (!upload.ok) return refuse(upload.error);
    const { accepted, refused } = upload.value;
    await context.noteUpload(user, accepted);
    const [first] = accepted;
    if (first?.isNew && accepted.length + refused.length === 1)
      throw redirect(paths.resumeAnalysis(first.id));
    return data<Answer>({
      failure: null,
      files: [
        ...refused.map(({ file, reason }) => ({ name: file, state: "refused" as const, reason })),
        ...accepted.map(({ id, name, isNew }) => ({
          name,
          state: isNew ? ("done" as const) : ("known" as const),
          resumeId: id,
        })),
      ],
    });
  }
  const form = await request.formData();
  const intent = form.get("intent");
  if (intent === "drop-held") return dropHeld(context, { userId: user.userId, to: paths.myResumes });
  if (intent === "take-held") {
    const taken = await context.attempt(() =>
      takeHeldResume(context.deps, { user, token: context.held.token }),
    );
    if (!taken.ok) return refuse(taken.error);
    const to =
      taken.value?.state === "accepted" ? paths.resumeAnalysis(taken.value.resumeId) : paths.myResumes;
    throw redirect(to, { headers: { "Set-Cookie": context.held.endedCookie() } });
  }
  const resumeId = String(form.get("resumeId") ?? "");
  const isDefault = intent === "set-default";
  const { userId } = user;
  const done = await context.attempt(async () => {
    if (isDefault) return setDefaultResume(context.deps, { userId, resumeId });
    await countWork(context.deps, { work: "analysis", userId });
    return retryResume(context.deps, { userId, resumeId });
  });
  if (!done.ok) return refuse(done.error);
  throw redirect(isDefault ? `${paths.myResumes}?notice=default` : paths.myResumes);
}

export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = args;
  const dialogOnly = currentUrl.pathname !== nextUrl.pathname && currentUrl.search === nextUrl.search;
  return formMethod || !dialogOnly ? defaultShouldRevalidate : false;
}

export default function MyResumes() {
  const { fullName, isPaused, unverifiedEmail, list, versionOf, held, notice } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  usePendingRefresh(
    list?.families.flat().some(({ analysisStatus }) => analysisStatus === "pending") ?? false,
  );
  return (
    <SeekerShell fullName={fullName}>
      <div className="grid gap-8">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <h1 className="text-3xl sm:text-4xl">My Resumes</h1>
          {list && list.total > 0 && (
            <LinkButton to={paths.compare} look="secondary">
              Compare
            </LinkButton>
          )}
        </div>
        {isPaused && <Banner kind="warning">{SCORING_PAUSED}</Banner>}
        {notice && <Banner kind="success">{notice}</Banner>}
        {answer?.failure && <WorkspaceFailure {...answer.failure} />}
        {held && <HeldNotice name={held.name} waits={unverifiedEmail !== null} />}
        {unverifiedEmail && <UnverifiedBanner email={unverifiedEmail} />}
        <ResumeUploadArea
          key={versionOf?.id}
          versionOf={versionOf}
          disabled={unverifiedEmail !== null}
          posted={answer?.files ?? []}
          listed={list?.families.flat() ?? []}
        />
        {list ? <Resumes list={list} /> : <ResumesUnknown again={paths.myResumes} />}
      </div>
      <Outlet />
    </SeekerShell>
  );
}

function Resumes({ list }: { list: NonNullable<ReturnType<typeof useLoaderData<typeof loader>>["list"]> }) {
  if (list.total === 0) {
    return (
      <EmptyState title="No résumés yet" level="h2">
        Upload one above: seconds later you read what it says to a machine, what it scores, and what would
        change that.
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby="resumes" className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="resumes" className="text-2xl">
          Your résumés
        </h2>
        <p className="text-soft tabular-nums">{counted(list.total, "résumé")}</p>
      </div>
      <ResumeList families={list.families} />
      <Pagination page={list.page} pages={list.pages} to={(page) => `${paths.myResumes}?page=${page}`} />
    </section>
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
