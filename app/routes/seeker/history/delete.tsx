import { type ActionFunctionArgs, data, type LoaderFunctionArgs, replace } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { DialogError } from "~/components/layout/dialog-error";
import { DeleteDialog } from "~/components/seeker/delete-dialog";
import { formStatus } from "~/lib/form-status";
import { paths } from "~/lib/paths";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const user = await context.requireSeeker();
  return context.workspace.analysisTitle(user, params.matchId ?? "");
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const user = await context.requireSeeker();
  const removed = await context.attempt(() => context.analyses.remove(user, params.matchId ?? ""));
  if (!removed.ok) {
    const { code, message, status } = removed.error;
    const error = code === "analysis-not-found" ? message : "Failed to delete analysis";
    return data({ error }, formStatus(request, status));
  }
  const search = new URL(request.url).searchParams;
  search.set("notice", "deleted");
  throw replace(`${paths.history}?${search}`);
}

export default function DeleteMatch() {
  const { jobTitle } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return (
    <DeleteDialog
      title="Delete this analysis?"
      verb="Delete Analysis"
      closeTo={useHistory()}
      error={failed?.error}
    >
      The analysis of {jobTitle} and links that you shared of it will be gone. The résumé stays. This can’t be
      undone.
    </DeleteDialog>
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
  return <DialogError closeTo={useHistory()} />;
}
