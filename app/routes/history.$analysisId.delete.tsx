import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useLocation, useNavigation } from "@remix-run/react";
import { Banner } from "~/components/ui/banner";
import { Button, LinkButton } from "~/components/ui/button";
import { RouteDialog } from "~/components/ui/dialog";
import { WorkspaceDialogError } from "~/components/workspace/dialog-error";
import { formStatus } from "~/lib/form-status";
import { paths } from "~/lib/paths";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const user = await context.requireCandidate();
  return context.workspace.analysisTitle(user, params.analysisId ?? "");
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const user = await context.requireCandidate();
  const removed = await context.attempt(() => context.analyses.remove(user, params.analysisId ?? ""));
  if (!removed.ok) {
    const { code, message, status } = removed.error;
    const error = code === "analysis-not-found" ? message : "Failed to delete analysis";
    return data({ error }, formStatus(request, status));
  }
  const search = new URL(request.url).searchParams;
  search.set("notice", "deleted");
  throw redirect(`${paths.history}?${search}`);
}

export default function DeleteAnalysis() {
  const { jobTitle } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  const busy = useNavigation().formMethod === "POST";
  const closeTo = useHistory();
  return (
    <RouteDialog title="Delete this analysis?" closeTo={closeTo} busy={busy}>
      <p className="mb-5 [overflow-wrap:anywhere]">
        The analysis of {jobTitle} and links that you shared of it will be gone. The résumé stays. This can’t
        be undone.
      </p>
      {failed && (
        <Banner kind="error" className="mb-5">
          {failed.error}
        </Banner>
      )}
      <Form method="post" preventScrollReset className="flex flex-wrap justify-end gap-3">
        {!busy && (
          <LinkButton to={closeTo} look="secondary" preventScrollReset>
            Cancel
          </LinkButton>
        )}
        <Button look="danger" busy={busy}>
          {busy ? "Deleting..." : "Delete Analysis"}
        </Button>
      </Form>
    </RouteDialog>
  );
}

/** The history as it stood: its filters and page are in the address. */
function useHistory(): string {
  const search = new URLSearchParams(useLocation().search);
  search.delete("notice");
  const text = search.toString();
  return paths.history + (text && `?${text}`);
}

export function ErrorBoundary() {
  return <WorkspaceDialogError closeTo={useHistory()} />;
}
