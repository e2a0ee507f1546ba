import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ErrorPage } from "~/components/layout/error-page";
import { SeekerShell } from "~/components/layout/seeker-shell";
import { SavedSearchItem } from "~/components/seeker/jobs/saved-search-item";
import { Banner } from "~/components/ui/banner";
import { LinkButton } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/data/empty-state";
import { formStatus } from "~/lib/forms/form-status";
import { paths } from "~/lib/paths";
import { AppError } from "../../../../workers/domain/errors";
import { countWork } from "../../../../workers/domain/identity/work-throttle";
import {
  deleteSavedSearch,
  renameSavedSearch,
  setSavedSearch,
} from "../../../../workers/domain/jobs/saved/change-saved-search";
import { listSavedSearches } from "../../../../workers/domain/jobs/saved/list-saved-searches";

export const meta: MetaFunction = () => [{ title: "Saved Searches | Plumbline" }];

const DONE: Record<string, string> = {
  saved: "The search is saved. New jobs are mailed to you, once a day at most.",
  rename: "The search is renamed.",
  stop: "This search mails you no more.",
  start: "This search mails you new jobs again.",
  delete: "The search is deleted.",
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId, fullName } = await context.requireSeeker();
  const done = new URL(request.url).searchParams.get("done") ?? "";
  const searches = await listSavedSearches(context.deps, { userId });
  return { fullName, searches, done: Object.hasOwn(DONE, done) ? (DONE[done] ?? null) : null };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { userId } = await context.requireSeeker();
  const form = await request.formData();
  const intent = String(form.get("intent") ?? "rename");
  const own = { userId, searchId: String(form.get("search") ?? "") };
  const changed = await context.attempt(async () => {
    await countWork(context.deps, { work: "tracking", userId });
    switch (intent) {
      case "rename":
        return renameSavedSearch(context.deps, { ...own, name: String(form.get("name") ?? "") });
      case "stop":
      case "start":
        return setSavedSearch(context.deps, { ...own, isOn: intent === "start" });
      case "delete":
        return deleteSavedSearch(context.deps, own);
      default:
        throw new AppError("invalid-input");
    }
  });
  if (changed.ok) return redirect(`${paths.savedSearches}?done=${intent}`, 303);
  const { message, status } = changed.error;
  return data({ error: message }, { status: formStatus(request, status) });
}

export default function SavedSearches() {
  const { fullName, searches, done } = useLoaderData<typeof loader>();
  const error = useActionData<typeof action>()?.error;
  return (
    <SeekerShell fullName={fullName}>
      <div className="grid gap-6">
        <header className="grid gap-2">
          <h1 className="text-3xl sm:text-4xl">Saved Searches</h1>
          <p className="text-soft">
            Each night we look for jobs that are new, and mail you those, once a day at most. Nothing new, no
            mail.
          </p>
        </header>
        {error && <Banner kind="error">{error}</Banner>}
        {done && !error && <Banner kind="success">{done}</Banner>}
        {searches.length === 0 ? (
          <EmptyState
            level="h2"
            title="No saved searches yet"
            action={<LinkButton to={paths.jobs}>Search Jobs</LinkButton>}
          >
            Search for jobs, then choose “Save This Search” above the results.
          </EmptyState>
        ) : (
          <>
            {searches.map((search) => (
              <SavedSearchItem key={search.id} search={search} />
            ))}
            <LinkButton to={paths.jobs} look="secondary" className="justify-self-start">
              Back to Job Search
            </LinkButton>
          </>
        )}
      </div>
    </SeekerShell>
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
