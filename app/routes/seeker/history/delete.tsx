import { type ActionFunctionArgs, data, type LoaderFunctionArgs, replace } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { DialogError } from "~/components/layout/dialog-error";
import { DeleteDialog } from "~/components/seeker/delete-dialog";
import { formStatus } from "~/lib/forms/form-status";
import { paths } from "~/lib/paths";
import { deleteMatch } from "../../../../workers/domain/matches/delete-match";
import { getMatchTitle } from "../../../../workers/domain/matches/get-match-title";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { userId } = await context.requireSeeker();
  return getMatchTitle(context.deps, { userId, matchId: params.matchId ?? "" });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { userId } = await context.requireSeeker();
  const { matchId = "" } = params;
  const removed = await context.attempt(() => deleteMatch(context.deps, { userId, matchId }));
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
