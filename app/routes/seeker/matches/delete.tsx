import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  replace,
} from "@remix-run/cloudflare";
import { useActionData, useParams, useRouteLoaderData } from "@remix-run/react";
import { DialogError } from "~/components/layout/dialog-error";
import { DeleteDialog } from "~/components/seeker/delete-dialog";
import { formStatus } from "~/lib/forms/form-status";
import { paths } from "~/lib/paths";
import { deleteMatch } from "../../../../workers/domain/matches/delete-match";
import type { loader as parent } from "./match";

export const meta: MetaFunction = () => [{ title: "Delete analysis | Plumbline" }];

export async function loader({ context }: LoaderFunctionArgs) {
  await context.requireSeeker();
  return null;
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { userId } = await context.requireSeeker();
  const { matchId = "" } = params;
  const removed = await context.attempt(() => deleteMatch(context.deps, { userId, matchId }));
  if (removed.ok) return replace(`${paths.history}?notice=deleted`);
  const { message, status } = removed.error;
  return data({ error: message }, { status: formStatus(request, status) });
}

export default function DeleteMatch() {
  const { matchId = "" } = useParams();
  const page = useRouteLoaderData<typeof parent>("routes/seeker/matches/match");
  const failed = useActionData<typeof action>();
  return (
    <DeleteDialog
      title="Delete this analysis?"
      verb="Delete Analysis"
      closeTo={paths.analysis(matchId)}
      error={failed?.error}
    >
      The analysis for {page?.head.jobTitle}, the drafts written for it, the links that share it and what it
      added to your skills and your progress will be deleted. The résumé stays. This can’t be undone.
    </DeleteDialog>
  );
}

export function ErrorBoundary() {
  const { matchId = "" } = useParams();
  return <DialogError closeTo={paths.analysis(matchId)} />;
}
