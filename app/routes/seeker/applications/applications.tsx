import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Outlet, type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { ErrorPage } from "~/components/layout/error-page";
import { SeekerShell } from "~/components/layout/seeker-shell";
import { ApplicationColumns } from "~/components/seeker/applications/application-columns";
import { ApplicationNotice } from "~/components/seeker/applications/application-notice";
import { ApplicationTable } from "~/components/seeker/applications/application-table";
import { ApplicationToolbar } from "~/components/seeker/applications/application-toolbar";
import { applicationsSearch } from "~/components/seeker/applications/applications-search";
import { NoApplications, NothingFound } from "~/components/seeker/applications/no-applications";
import { Banner } from "~/components/ui/banner";
import { LinkButton } from "~/components/ui/button";
import { formStatus } from "~/lib/forms/form-status";
import { paths } from "~/lib/paths";
import { dayOf } from "../../../../workers/domain/applications/application-limits";
import {
  applicationColumnsOf,
  applicationsPageOf,
} from "../../../../workers/domain/applications/arrange-applications";
import { listApplications } from "../../../../workers/domain/applications/list-applications";
import { parseApplicationQuery } from "../../../../workers/domain/applications/schema";
import { applicationWork } from "./application-work";
import { readNotice } from "./read-notice";

export const meta: MetaFunction = () => [{ title: "Applications | Plumbline" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId, fullName } = await context.requireSeeker();
  const parameters = new URL(request.url).searchParams;
  const query = parseApplicationQuery(parameters);
  const read = await context.attempt(() => listApplications(context.deps, { userId }));
  const all = read.ok ? read.value : [];
  return {
    fullName,
    query,
    isRead: read.ok,
    total: all.length,
    columns: query.view === "board" ? applicationColumnsOf(all, query) : null,
    list: query.view === "list" ? applicationsPageOf(all, query) : null,
    notice: readNotice(parameters, all),
    today: dayOf(context.deps.now()),
  };
}

/** The buttons of the page's cards, of the notice, and "Track this job" on other pages. */
export async function action({ request, context }: ActionFunctionArgs) {
  const user = await context.requireSeeker();
  const form = await request.formData();
  const { search } = new URL(request.url);
  const worked = await context.attempt(() => applicationWork(context.deps, { user, form, search }));
  if (worked.ok) return redirect(worked.value, 303);
  const { message, status } = worked.error;
  return data({ error: message }, { status: formStatus(request, status) });
}

/** The dialogs over this page are routes of their own: opening one changes nothing here. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = args;
  const dialogOnly = currentUrl.pathname !== nextUrl.pathname && currentUrl.search === nextUrl.search;
  return formMethod || !dialogOnly ? defaultShouldRevalidate : false;
}

export default function Applications() {
  const { fullName, query, isRead, total, notice } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return (
    <SeekerShell fullName={fullName}>
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-3xl">Applications</h1>
          {total > 0 && (
            <LinkButton to={paths.newApplication + applicationsSearch(query)} preventScrollReset size="small">
              Add a Job
            </LinkButton>
          )}
        </div>
        {failed?.error && <Banner kind="error">{failed.error}</Banner>}
        {notice && <ApplicationNotice notice={notice} />}
        {!isRead && <Banner kind="error">Failed to load your applications. Please try again.</Banner>}
        {isRead && (total === 0 ? <NoApplications /> : <Found />)}
      </div>
      <Outlet />
    </SeekerShell>
  );
}

function Found() {
  const { query, columns, list, today } = useLoaderData<typeof loader>();
  const shown = list?.total ?? columns?.reduce((sum, { total }) => sum + total, 0) ?? 0;
  return (
    <>
      <ApplicationToolbar query={query} shown={shown} />
      {shown === 0 && <NothingFound />}
      {shown > 0 && columns && <ApplicationColumns columns={columns} query={query} today={today} />}
      {shown > 0 && list && <ApplicationTable list={list} query={query} today={today} />}
    </>
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
