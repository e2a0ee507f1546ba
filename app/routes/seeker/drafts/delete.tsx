import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  replace,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useLocation, useParams } from "@remix-run/react";
import { DialogError } from "~/components/layout/dialog-error";
import { DeleteDialog } from "~/components/seeker/delete-dialog";
import { formStatus } from "~/lib/forms/form-status";
import { paths } from "~/lib/paths";
import { deleteDraft } from "../../../../workers/domain/drafts/delete-draft";
import { findDraft } from "../../../../workers/domain/drafts/find-draft";

export const meta: MetaFunction = () => [{ title: "Delete version | Plumbline" }];

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { userId } = await context.requireSeeker();
  const { number } = await findDraft(context.deps, { userId, draftId: params.draftId ?? "" });
  return { number };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { userId } = await context.requireSeeker();
  const { matchId = "", draftId = "" } = params;
  const removed = await context.attempt(() => deleteDraft(context.deps, { userId, matchId, draftId }));
  if (removed.ok) return replace(paths.rewrite(matchId) + new URL(request.url).search);
  const { message, status } = removed.error;
  return data({ error: message }, { status: formStatus(request, status) });
}

export default function DeleteDraft() {
  const { number } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return (
    <DeleteDialog
      title={`Delete version ${number}?`}
      verb="Delete Version"
      closeTo={useDraft()}
      error={failed?.error}
    >
      Version {number} of this draft will be deleted. Files that you exported and your résumé stay. This can’t
      be undone.
    </DeleteDialog>
  );
}

function useDraft(): string {
  const { matchId = "" } = useParams();
  return paths.rewrite(matchId) + useLocation().search;
}

export function ErrorBoundary() {
  return <DialogError closeTo={useDraft()} />;
}
