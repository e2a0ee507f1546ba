import { type ActionFunctionArgs, type LoaderFunctionArgs, replace } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { Banner } from "~/components/ui/banner";
import { Button, LinkButton } from "~/components/ui/button";
import { RouteDialog } from "~/components/ui/overlays/dialog";
import { agencyPaths } from "~/lib/agency-paths";
import { requireRight } from "../../../../workers/domain/agencies/require-right";
import { deleteApplicant } from "../../../../workers/domain/applicants/delete-applicant";
import { erasePerson } from "../../../../workers/domain/applicants/erase-person";
import { countEntries } from "../../../../workers/domain/applicants/find-person";
import { getApplicantDetails } from "../../../../workers/domain/applicants/get-applicant";
import { wrapError } from "../../../../workers/domain/wrap-error";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const agent = await context.requireAgent();
  requireRight(agent, "work");
  const { threadId = "", applicantId = "" } = params;
  const [{ applicant }, places] = await Promise.all([
    getApplicantDetails(context.deps, { agent, threadId, applicantId }),
    countEntries(context.deps, { agent, threadId, applicantId }),
  ]);
  return { threadId, name: applicant.candidateName ?? applicant.fileName, places };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const agent = await context.requireAgent();
  requireRight(agent, "work");
  const { threadId = "", applicantId = "" } = params;
  await context.requireFreshStep(agencyPaths.thread(threadId));
  const form = await request.formData();
  const everywhere = form.get("intent") === "everywhere";
  const neverAgain = form.get("neverAgain") === "yes";
  const remove = everywhere ? erasePerson : deleteApplicant;
  const removed = await context.attempt<unknown>(() =>
    remove(context.deps, { agent, threadId, applicantId, neverAgain }).catch(
      wrapError("candidate-deletion-failed"),
    ),
  );
  if (!removed.ok) return { error: removed.error.message };
  const search = new URL(request.url).searchParams;
  search.set("notice", "candidate-deleted");
  return replace(`${agencyPaths.thread(threadId)}?${search}`);
}

export default function DeleteApplicant() {
  const { threadId, name, places } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  const busy = useNavigation().formMethod === "POST";
  const closeTo = agencyPaths.thread(threadId) + useTableSearch();
  return (
    <RouteDialog title="Delete this candidate?" closeTo={closeTo}>
      <p className="mb-5">
        {name}, the résumé and everything read from it will be deleted. This can’t be undone.
      </p>
      {places > 1 && (
        <p className="mb-5 text-soft">
          Your company’s job threads hold {places} résumés with this e-mail address. Someone who asks to be
          forgotten is erased from all of them by “Delete Everywhere”.
        </p>
      )}
      {failed && (
        <Banner kind="error" className="mb-5">
          {failed.error}
        </Banner>
      )}
      <Form method="post" preventScrollReset className="flex flex-wrap justify-end gap-3">
        <label className="flex w-full items-start gap-3 pb-2">
          <input type="checkbox" name="neverAgain" value="yes" className="mt-1 size-4 accent-accent" />
          <span className="min-w-0">
            Don’t take their résumé again. A mark that nobody can read stays: an upload with the same e-mail
            address, or the same name and phone number, is refused.
          </span>
        </label>
        <LinkButton to={closeTo} look="secondary" preventScrollReset>
          Cancel
        </LinkButton>
        {places > 1 && (
          <Button look="danger" name="intent" value="everywhere" disabled={busy}>
            Delete Everywhere
          </Button>
        )}
        <Button look="danger" disabled={busy}>
          {busy ? "Deleting..." : "Delete Candidate"}
        </Button>
      </Form>
    </RouteDialog>
  );
}

export { DialogError as ErrorBoundary } from "~/components/layout/portal-error";

import { useTableSearch } from "~/lib/hooks/use-table-search";
