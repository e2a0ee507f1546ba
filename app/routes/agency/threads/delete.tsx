import { type ActionFunctionArgs, type LoaderFunctionArgs, replace } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useNavigate, useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import { Banner } from "~/components/ui/banner";
import { Button, LinkButton } from "~/components/ui/button";
import { RouteDialog } from "~/components/ui/overlays/dialog";
import { agencyPaths } from "~/lib/agency-paths";
import { useHydrated } from "~/lib/hooks/use-hydrated";
import { paths } from "~/lib/paths";
import { requireRight } from "../../../../workers/domain/agencies/require-right";
import { deleteThread } from "../../../../workers/domain/threads/delete-thread";
import { getThread } from "../../../../workers/domain/threads/get-thread";
import { wrapError } from "../../../../workers/domain/wrap-error";

const REDIRECT_MILLISECONDS = 1500;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const agent = await context.requireAgent();
  requireRight(agent, "work");
  const { id, title } = await getThread(context.deps, {
    agent,
    threadId: params.threadId ?? "",
  }).catch(wrapError("campaign-load-failed"));
  return { id, title };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const agent = await context.requireAgent();
  requireRight(agent, "work");
  const formData = await request.formData();
  const { threadId = "" } = params;
  await context.requireFreshStep(agencyPaths.thread(threadId));
  const removed = await context.attempt(() =>
    deleteThread(context.deps, { agent, threadId }).catch(wrapError("campaign-deletion-failed")),
  );
  if (!removed.ok) return { deletedThread: false, error: removed.error.message };
  if (!formData.get("enhanced")) return replace(`${paths.threads}&notice=thread-deleted`);
  return { deletedThread: true, error: null };
}

/** After the deletion there is nothing left to load. */
export function shouldRevalidate({ actionResult }: { actionResult?: { deletedThread?: boolean } }) {
  return !actionResult?.deletedThread;
}

export default function DeleteThread() {
  const { id, title } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const busy = useNavigation().formMethod === "POST";
  const closeTo = agencyPaths.thread(id) + useTableSearch();
  const deleted = answer?.deletedThread ?? false;

  useEffect(() => {
    if (!deleted) return;
    const timer = setTimeout(() => navigate(paths.threads, { replace: true }), REDIRECT_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [deleted, navigate]);

  if (deleted) {
    return (
      <div className="fixed inset-x-4 top-4 z-50 mx-auto max-w-xl">
        <Banner kind="success">Job thread and all associated data have been successfully deleted</Banner>
      </div>
    );
  }
  return (
    <RouteDialog title="Delete this job thread?" closeTo={closeTo}>
      <p className="mb-5 [overflow-wrap:anywhere]">
        “{title}” will be deleted with all its candidates, their scores and their résumés. This can’t be
        undone.
      </p>
      {answer?.error && (
        <Banner kind="error" className="mb-5">
          {answer.error}
        </Banner>
      )}
      <Form method="post" preventScrollReset className="flex flex-wrap justify-end gap-3">
        <input type="hidden" name="enhanced" value={hydrated ? "1" : ""} />
        <LinkButton to={closeTo} look="secondary" preventScrollReset>
          Cancel
        </LinkButton>
        <Button look="danger" disabled={busy}>
          {busy ? "Deleting..." : "Delete Job Thread"}
        </Button>
      </Form>
    </RouteDialog>
  );
}

export { DialogError as ErrorBoundary } from "~/components/layout/portal-error";

import { useTableSearch } from "~/lib/hooks/use-table-search";
