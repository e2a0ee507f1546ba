import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useNavigation, useParams } from "@remix-run/react";
import { DialogError } from "~/components/layout/dialog-error";
import { RequirementFields } from "~/components/seeker/analysis/requirement-fields";
import { Banner } from "~/components/ui/banner";
import { Button, LinkButton } from "~/components/ui/button";
import { RouteDialog } from "~/components/ui/overlays/dialog";
import { formStatus } from "~/lib/forms/form-status";
import { readRequirementEdits } from "~/lib/forms/requirement-edits";
import { paths } from "~/lib/paths";
import { requirementChoices } from "~/lib/views/requirement-rows";
import { AppError } from "../../../../workers/domain/errors";
import { countWork } from "../../../../workers/domain/identity/work-throttle";
import { getMatch } from "../../../../workers/domain/matches/get-match";

export const meta: MetaFunction = () => [{ title: "What the job asks for | Plumbline" }];

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { userId } = await context.requireSeeker();
  const { row, stored } = await getMatch(context.deps, { userId, matchId: params.matchId ?? "" });
  if (!stored || !row.detailKey) throw data({ message: "Analysis not found" }, { status: 404 });
  return {
    seen: row.detailKey,
    rows: requirementChoices(stored.job),
    isEdited: stored.jobAsRead !== undefined,
  };
}

/** Saves what was changed and scores again; intent "as-read" takes all changes back. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { userId } = await context.requireSeeker();
  const { matchId = "" } = params;
  const form = await request.formData();
  const edits = form.get("intent") === "as-read" ? "as-read" : readRequirementEdits(form);
  const done = await context.attempt(async () => {
    if (!edits) throw new AppError("requirement-invalid");
    await countWork(context.deps, { work: "analysis", userId });
    const { correctMatch } = await import("../../../../workers/domain/matches/requirements/correct-match");
    await correctMatch(context.deps, { userId, matchId, seen: String(form.get("seen") ?? ""), edits });
  });
  if (done.ok) return redirect(paths.analysis(matchId));
  const { message, status } = done.error;
  return data({ error: message }, { status: formStatus(request, status) });
}

export default function CorrectRequirements() {
  const { seen, rows, isEdited } = useLoaderData<typeof loader>();
  const { matchId = "" } = useParams();
  const failed = useActionData<typeof action>();
  const sent = useNavigation().formData;
  const closeTo = paths.analysis(matchId);
  return (
    <RouteDialog title="What the job asks for" closeTo={closeTo}>
      <Form method="post" key={seen} className="grid gap-5">
        <input type="hidden" name="seen" value={seen} />
        <p className="text-soft">
          Read wrongly? Strike out what the job doesn’t ask for, say what is a must, add what is missing. Your
          match is scored again at once.
        </p>
        {failed && <Banner kind="error">{failed.error}</Banner>}
        <RequirementFields rows={rows} />
        <div className="flex flex-wrap justify-end gap-3">
          {isEdited && (
            <Button
              look="quiet"
              name="intent"
              value="as-read"
              busy={sent?.get("intent") === "as-read"}
              className="mr-auto"
            >
              Back to what was read
            </Button>
          )}
          <LinkButton to={closeTo} look="secondary" preventScrollReset>
            Cancel
          </LinkButton>
          <Button busy={sent !== undefined && sent.get("intent") === null}>Save and score again</Button>
        </div>
      </Form>
    </RouteDialog>
  );
}

export function ErrorBoundary() {
  const { matchId = "" } = useParams();
  return <DialogError closeTo={paths.analysis(matchId)} />;
}
