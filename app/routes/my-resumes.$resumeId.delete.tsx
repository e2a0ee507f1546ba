import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DialogError } from "~/components/layout/dialog-error";
import { DeleteDialog } from "~/components/workspace/delete-dialog";
import { formStatus } from "~/lib/form-status";
import { paths } from "~/lib/paths";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const user = await context.requireCandidate();
  const { name } = await context.resumes.get(user, params.resumeId ?? "");
  return { name };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const user = await context.requireCandidate();
  const removed = await context.attempt(() => context.resumes.remove(user, params.resumeId ?? ""));
  if (!removed.ok) {
    return data({ error: removed.error.message }, formStatus(request, removed.error.status));
  }
  throw redirect(`${paths.myResumes}?notice=deleted`);
}

export default function DeleteResume() {
  const { name } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return (
    <DeleteDialog
      title="Delete this résumé?"
      verb="Delete Resume"
      closeTo={paths.myResumes}
      error={failed?.error}
    >
      {name}, its analysis, and every analysis of a job that was made with it will be deleted. This can’t be
      undone.
    </DeleteDialog>
  );
}

export function ErrorBoundary() {
  return <DialogError closeTo={paths.myResumes} />;
}
