import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  replace,
} from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { RefusedCriteria } from "~/components/threads/refused-criteria";
import { RequirementEditor } from "~/components/threads/requirement-editor";
import { Banner } from "~/components/ui/banner";
import { Button, LinkButton } from "~/components/ui/button";
import { RouteDialog } from "~/components/ui/overlays/dialog";
import { readRequirementEdits } from "~/lib/forms/requirement-edits";
import { paths } from "~/lib/paths";
import { analysisView } from "~/lib/views/analysis-view";
import { countWork } from "../../../../workers/domain/identity/work-throttle";
import { getThread } from "../../../../workers/domain/threads/get-thread";
import { wrapError } from "../../../../workers/domain/wrap-error";

export const meta: MetaFunction = () => [{ title: "Edit requirements | Plumbline" }];

const EDITS_TOO_LONG = "Please keep added skills to 120 characters each, and to 50 in all.";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const agent = await context.requireAgent();
  const { id, detailedAnalysis } = await getThread(context.deps, {
    agent,
    threadId: params.threadId ?? "",
  }).catch(wrapError("campaign-load-failed"));
  const { requirements, refused } = analysisView(detailedAnalysis);
  return { id, requirements, refused };
}

/** Saves the changes, or with intent "rescore" only has every applicant scored again. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const agent = await context.requireAgent();
  const threadId = params.threadId ?? "";
  const formData = await request.formData();
  const edits = readRequirementEdits(formData);
  if (!edits) return { error: EDITS_TOO_LONG };
  const { deps } = context;
  const saved = await context.attempt(async () => {
    await countWork(deps, { work: "rescoring", userId: agent.userId });
    const { rescoreThread, updateRequirements } = await import(
      "../../../../workers/domain/threads/update-requirements"
    );
    return formData.get("intent") === "rescore"
      ? rescoreThread(deps, { agent, threadId })
      : updateRequirements(deps, { agent, threadId, edits });
  });
  if (!saved.ok) return { error: saved.error.message };
  const search = new URL(request.url).searchParams;
  if (saved.value.rescored > 0) search.set("notice", "rescoring");
  return replace(`${paths.thread(threadId)}?${search}#candidates-heading`);
}

export default function EditRequirements() {
  const { id, requirements, refused } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  const busy = useNavigation().formMethod === "POST";
  const closeTo = paths.thread(id) + useTableSearch();
  return (
    <RouteDialog title="Edit requirements" shape="side" closeTo={closeTo}>
      <p className="mb-4 text-soft">
        Every candidate is scored anew from the résumé that was read before. What you ignore is taken out.
      </p>
      {failed?.error && (
        <Banner kind="error" className="mb-4">
          {failed.error}
        </Banner>
      )}
      <Form method="post" className="grid gap-6">
        <RefusedCriteria refused={refused} />
        <RequirementEditor requirements={requirements} />
        <div className="flex flex-wrap justify-end gap-3">
          <LinkButton to={closeTo} look="secondary" preventScrollReset>
            Cancel
          </LinkButton>
          <Button disabled={busy}>{busy ? "Saving..." : "Save and Score Anew"}</Button>
        </div>
      </Form>
    </RouteDialog>
  );
}

export { DialogError as ErrorBoundary } from "~/components/layout/portal-error";

import { useTableSearch } from "~/lib/hooks/use-table-search";
