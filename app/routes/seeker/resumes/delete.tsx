import { type ActionFunctionArgs, data, type LoaderFunctionArgs, replace } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { DialogError } from "~/components/layout/dialog-error";
import { DeleteDialog } from "~/components/seeker/delete-dialog";
import { listSearch } from "~/components/seeker/resumes/list-search";
import { formStatus } from "~/lib/forms/form-status";
import { paths } from "~/lib/paths";
import { deleteResume } from "../../../../workers/domain/resumes/delete-resume";
import { getResume } from "../../../../workers/domain/resumes/get-resume";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { userId } = await context.requireSeeker();
  const { name } = await getResume(context.deps, { userId, resumeId: params.resumeId ?? "" });
  return { name };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { userId } = await context.requireSeeker();
  const { resumeId = "" } = params;
  const removed = await context.attempt(() => deleteResume(context.deps, { userId, resumeId }));
  if (!removed.ok) {
    return data({ error: removed.error.message }, formStatus(request, removed.error.status));
  }
  const search = new URLSearchParams(listSearch(new URL(request.url).search));
  search.set("notice", "deleted");
  throw replace(`${paths.myResumes}?${search}`);
}

export default function DeleteResume() {
  const { name } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return (
    <DeleteDialog title="Delete this résumé?" verb="Delete Resume" closeTo={useList()} error={failed?.error}>
      {name}, its analysis, every analysis of a job that was made with it and the drafts written for those
      jobs will be deleted. This can’t be undone.
    </DeleteDialog>
  );
}

function useList(): string {
  return paths.myResumes + listSearch(useLocation().search);
}

export function ErrorBoundary() {
  return <DialogError closeTo={useList()} />;
}
