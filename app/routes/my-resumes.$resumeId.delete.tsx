import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { Banner } from "~/components/ui/banner";
import { Button, LinkButton } from "~/components/ui/button";
import { RouteDialog } from "~/components/ui/dialog";
import { WorkspaceDialogError } from "~/components/workspace/dialog-error";
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
  const busy = useNavigation().formMethod === "POST";
  return (
    <RouteDialog title="Delete this résumé?" closeTo={paths.myResumes} busy={busy}>
      <p className="mb-5 [overflow-wrap:anywhere]">
        {name}, its analysis, and every analysis of a job that was made with it will be deleted. This can’t be
        undone.
      </p>
      {failed && (
        <Banner kind="error" className="mb-5">
          {failed.error}
        </Banner>
      )}
      <Form method="post" preventScrollReset className="flex flex-wrap justify-end gap-3">
        {!busy && (
          <LinkButton to={paths.myResumes} look="secondary" preventScrollReset>
            Cancel
          </LinkButton>
        )}
        <Button look="danger" busy={busy}>
          {busy ? "Deleting..." : "Delete Resume"}
        </Button>
      </Form>
    </RouteDialog>
  );
}

export function ErrorBoundary() {
  return <WorkspaceDialogError closeTo={paths.myResumes} />;
}
