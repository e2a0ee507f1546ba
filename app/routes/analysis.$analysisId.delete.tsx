import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, useActionData, useNavigation, useParams, useRouteLoaderData } from "@remix-run/react";
import { Banner } from "~/components/ui/banner";
import { Button, LinkButton } from "~/components/ui/button";
import { RouteDialog } from "~/components/ui/dialog";
import { WorkspaceDialogError } from "~/components/workspace/dialog-error";
import { formStatus } from "~/lib/form-status";
import { paths } from "~/lib/paths";
import type { loader as parent } from "./analysis.$analysisId";

export const meta: MetaFunction = () => [{ title: "Delete analysis | Plumbline" }];

export async function loader({ context }: LoaderFunctionArgs) {
  await context.requireCandidate();
  return null;
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const user = await context.requireCandidate();
  const removed = await context.attempt(() => context.analyses.remove(user, params.analysisId ?? ""));
  if (removed.ok) return redirect(`${paths.history}?notice=deleted`);
  const { message, status } = removed.error;
  return data({ error: message }, { status: formStatus(request, status) });
}

export default function DeleteAnalysis() {
  const { analysisId = "" } = useParams();
  const page = useRouteLoaderData<typeof parent>("routes/analysis.$analysisId");
  const failed = useActionData<typeof action>();
  const busy = useNavigation().formMethod === "POST";
  const closeTo = paths.analysis(analysisId);
  return (
    <RouteDialog title="Delete this analysis?" closeTo={closeTo} busy={busy}>
      <p className="mb-5 [overflow-wrap:anywhere]">
        The analysis for {page?.head.jobTitle}, the links that share it and what it added to your skills and
        your progress will be deleted. The résumé stays. This can’t be undone.
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
export function ErrorBoundary() {
  const { analysisId = "" } = useParams();
  return <WorkspaceDialogError closeTo={paths.analysis(analysisId)} />;
}
