import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  replace,
} from "@remix-run/cloudflare";
import {
  Form,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from "@remix-run/react";
import { useRef, useState } from "react";
import { AskModel } from "~/components/threads/editor/ask-model";
import { EffectPreview, useEffectPreview } from "~/components/threads/editor/effect-preview";
import { RequirementEditor } from "~/components/threads/editor/requirement-editor";
import { SaveBar } from "~/components/threads/editor/save-bar";
import { RefusedCriteria } from "~/components/threads/refused-criteria";
import { ClosedNotice } from "~/components/threads/thread-state";
import { Banner } from "~/components/ui/banner";
import { Button, LinkButton } from "~/components/ui/button";
import { RouteDialog } from "~/components/ui/overlays/dialog";
import { agencyPaths } from "~/lib/agency-paths";
import { readRequirementEdits, readSeenVersions } from "~/lib/forms/requirement-edits";
import { useTableSearch } from "~/lib/hooks/use-table-search";
import { refusedReasons } from "~/lib/views/analysis-view";
import { requireRight } from "../../../../workers/domain/agencies/require-right";
import { countWork } from "../../../../workers/domain/identity/work-throttle";
import { modelOf } from "../../../../workers/domain/models/model-of";
import { getThread } from "../../../../workers/domain/threads/get-thread";
import { findFormer } from "../../../../workers/domain/threads/requirements/find-former";
import { CLOSED_SCORING } from "../../../../workers/domain/threads/thread-errors";
import { wrapError } from "../../../../workers/domain/wrap-error";

export const meta: MetaFunction = () => [{ title: "Edit requirements | Plumbline" }];

const EDITS_TOO_LONG =
  "Please keep added skills to 120 characters each, and to 50 in all; years are whole numbers up to 40.";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const agent = await context.requireAgent();
  requireRight(agent, "work");
  const thread = await getThread(context.deps, { agent, threadId: params.threadId ?? "" }).catch(
    wrapError("campaign-load-failed"),
  );
  const { id, detailedAnalysis: job, jobVersion: version } = thread;
  const { threadEditor } = await import("./editor-rows");
  const former = await findFormer(context.deps, thread);
  const model = await modelOf(context.deps, agent, "modelProposals");
  return {
    id,
    version,
    isOpen: thread.isOpen,
    ...threadEditor(thread),
    refused: refusedReasons(job),
    canUndo: former !== null,
    model: model?.provider ?? null,
  };
}

/**
 * Saves the changes; intent "preview" only says what that would do, "propose" asks a model for more and saves nothing,
 * "undo" brings the former requirements back, "rescore" scores everyone again.
 */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const agent = await context.requireAgent();
  requireRight(agent, "work");
  const threadId = params.threadId ?? "";
  const formData = await request.formData();
  const intent = formData.get("intent");
  const edits = readRequirementEdits(formData);
  const seen = readSeenVersions(formData);
  const empty = { error: null, seen, rows: null, effect: null, proposed: null };
  if (!edits) return { ...empty, error: EDITS_TOO_LONG };
  const { deps } = context;
  if (intent === "preview") {
    const base = seen?.base ?? null;
    const previewed = await context.attempt(async () => {
      await countWork(deps, { work: "preview", userId: agent.userId });
      const { previewRequirements } = await import(
        "../../../../workers/domain/threads/requirements/preview-requirements"
      );
      return previewRequirements(deps, { agent, threadId, edits, base });
    });
    return previewed.ok
      ? { ...empty, effect: previewed.value }
      : { ...empty, error: previewed.error.message };
  }
  if (intent === "propose") {
    const asked = await context.attempt(async () => {
      const { proposeRequirements } = await import(
        "../../../../workers/domain/threads/proposals/propose-requirements"
      );
      return proposeRequirements(deps, { agent, threadId });
    });
    const { threadEditor, withProposals } = await import("./editor-rows");
    const { rows } = threadEditor(await getThread(deps, { agent, threadId }), edits);
    if (!asked.ok) return { ...empty, error: asked.error.message, rows };
    const { proposals, dropped } = asked.value;
    const proposed = { at: deps.now(), count: proposals.length, dropped };
    return { ...empty, rows: withProposals(rows, proposals), proposed };
  }
  const saved = await context.attempt(async () => {
    await countWork(deps, { work: "rescoring", userId: agent.userId });
    const { rescoreThread, undoRequirements, updateRequirements } = await import(
      "../../../../workers/domain/threads/requirements/update-requirements"
    );
    if (intent === "rescore") return rescoreThread(deps, { agent, threadId });
    if (intent === "undo")
      return undoRequirements(deps, { agent, threadId, version: Number(formData.get("version")) });
    return updateRequirements(deps, { agent, threadId, edits, seen });
  });
  if (!saved.ok) {
    const thread = await getThread(deps, { agent, threadId });
    const { threadEditor } = await import("./editor-rows");
    const told = saved.error.code === "requirements-changed";
    return {
      ...empty,
      error: saved.error.message,
      seen: seen && told ? { ...seen, version: thread.jobVersion } : seen,
      rows: threadEditor(thread, edits).rows,
    };
  }
  const search = new URL(request.url).searchParams;
  if (saved.value.rescored > 0) search.set("notice", "rescoring");
  return replace(`${agencyPaths.thread(threadId)}?${search}#candidates-heading`);
}

/** A preview changes nothing. */
export function shouldRevalidate({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formData?.get("intent") === "preview" ? false : defaultShouldRevalidate;
}

export default function EditRequirements() {
  const { id, isOpen, rows, posting, refused, version, canUndo, model } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  const busy = useNavigation().formMethod === "POST";
  const closeTo = agencyPaths.thread(id) + useTableSearch();
  // What this page showed when it was opened: later versions come in by being told of.
  const [opened] = useState({ base: version, version });
  const seen = failed?.seen ?? opened;
  const form = useRef<HTMLFormElement>(null);
  const preview = useEffectPreview(form);
  if (!isOpen)
    return (
      <RouteDialog title="Edit requirements" closeTo={closeTo}>
        <ClosedNotice threadId={id}>{CLOSED_SCORING}</ClosedNotice>
      </RouteDialog>
    );
  return (
    <RouteDialog title="Edit requirements" shape="page" closeTo={closeTo}>
      <Form ref={form} method="post" className="grid gap-4 px-5 pt-4 sm:px-8">
        <input type="hidden" name="base" value={seen.base} />
        <input type="hidden" name="version" value={seen.version} />
        <p className="text-soft">
          Every candidate gets a new score from the résumé that you uploaded. Requirements that are left out
          don’t count.
        </p>
        <RefusedCriteria refused={refused} />
        <RequirementEditor
          key={failed?.proposed?.at}
          initial={failed?.rows ?? rows}
          posting={posting}
          onEdit={preview.ask}
        />
        {model && <AskModel provider={model} proposed={failed?.proposed ?? null} />}
        <SaveBar className="-mx-5 px-5 sm:-mx-8 sm:px-8">
          {failed?.error && <Banner kind="error">{failed.error}</Banner>}
          <div className="flex flex-wrap items-center justify-end gap-3">
            <EffectPreview {...preview} />
            <LinkButton to={closeTo} look="secondary" preventScrollReset>
              Cancel
            </LinkButton>
            <Button disabled={busy}>{busy ? "Saving..." : "Save and Score Again"}</Button>
            {canUndo && (
              <Button
                name="intent"
                value="undo"
                look="quiet"
                className="-order-1"
                disabled={busy}
                formNoValidate
              >
                Undo the last change
              </Button>
            )}
          </div>
        </SaveBar>
      </Form>
    </RouteDialog>
  );
}

export { DialogError as ErrorBoundary } from "~/components/layout/portal-error";
