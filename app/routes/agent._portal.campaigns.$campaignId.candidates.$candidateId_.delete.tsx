import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { Banner } from "~/components/ui/banner";
import { Button, LinkButton } from "~/components/ui/button";
import { RouteDialog } from "~/components/ui/dialog";
import { paths } from "~/lib/paths";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const agent = await context.requireAgent();
  const { campaignId = "", candidateId = "" } = params;
  const { candidate } = await context.candidates.details(agent, campaignId, candidateId);
  return { campaignId, name: candidate.candidateName ?? candidate.fileName };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const agent = await context.requireAgent();
  const { campaignId = "", candidateId = "" } = params;
  const removed = await context.attempt(() => context.candidates.remove(agent, campaignId, candidateId));
  if (!removed.ok) return { error: removed.error.message };
  const search = new URL(request.url).searchParams;
  search.set("notice", "candidate-deleted");
  return redirect(`${paths.thread(campaignId)}?${search}`);
}

export default function DeleteCandidate() {
  const { campaignId, name } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  const busy = useNavigation().formMethod === "POST";
  const closeTo = paths.thread(campaignId) + useTableSearch();
  return (
    <RouteDialog title="Delete this candidate?" closeTo={closeTo}>
      <p className="mb-5">
        {name}, the résumé and everything read from it will be deleted. This can’t be undone.
      </p>
      {failed && (
        <Banner kind="error" className="mb-5">
          {failed.error}
        </Banner>
      )}
      <Form method="post" preventScrollReset className="flex flex-wrap justify-end gap-3">
        <LinkButton to={closeTo} look="secondary" preventScrollReset>
          Cancel
        </LinkButton>
        <Button look="danger" disabled={busy}>
          {busy ? "Deleting..." : "Delete Candidate"}
        </Button>
      </Form>
    </RouteDialog>
  );
}

export { DialogError as ErrorBoundary } from "~/components/layout/portal-error";

import { useTableSearch } from "~/lib/use-table-search";
