import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { PassForm, ShareForm, Sharers } from "~/components/threads/thread-colleagues";
import { Banner } from "~/components/ui/banner";
import { RouteDialog } from "~/components/ui/overlays/dialog";
import { agencyPaths } from "~/lib/agency-paths";
import { formStatus } from "~/lib/forms/form-status";
import { useTableSearch } from "~/lib/hooks/use-table-search";
import { paths } from "~/lib/paths";
import { requireRight } from "../../../../workers/domain/agencies/require-right";
import { AppError } from "../../../../workers/domain/errors";
import { getThread } from "../../../../workers/domain/threads/get-thread";
import {
  listThreadColleagues,
  passThread,
  shareThread,
  unshareThread,
} from "../../../../workers/domain/threads/share-thread";

export const meta: MetaFunction = () => [{ title: "Colleagues | Plumbline" }];

export async function loader({ params, context }: LoaderFunctionArgs) {
  const agent = await context.requireAgent();
  const { threadId = "" } = params;
  return { threadId, ...(await listThreadColleagues(context.deps, { agent, threadId })) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const agent = await context.requireAgent();
  requireRight(agent, "work");
  const { threadId = "" } = params;
  const { deps } = context;
  const form = await request.formData();
  const input = { agent, threadId, colleagueId: String(form.get("colleague") ?? "") };
  const done = await context.attempt(async () => {
    switch (form.get("intent")) {
      case "share":
        return shareThread(deps, input);
      case "unshare":
        return unshareThread(deps, input);
      case "pass":
        return passThread(deps, { ...input, keep: form.has("keep") });
      default:
        throw new AppError("invalid-input");
    }
  });
  if (!done.ok) {
    const { code, message, status } = done.error;
    // Another's thread looks like one that isn't there.
    if (code === "campaign-not-found") throw new AppError(code);
    return data({ error: message }, { status: formStatus(request, status) });
  }
  const stays = await context.attempt(() => getThread(deps, { agent, threadId }));
  if (!stays.ok) return redirect(`${paths.threads}&notice=thread-passed`, 303);
  return redirect(agencyPaths.threadColleagues(threadId) + new URL(request.url).search, 303);
}

export default function ThreadColleagues() {
  const { threadId, colleagues, canShare } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  const busy = useNavigation().formMethod === "POST";
  const closeTo = agencyPaths.thread(threadId) + useTableSearch();
  return (
    <RouteDialog title="Colleagues" closeTo={closeTo} busy={busy}>
      {failed && (
        <Banner kind="error" className="mb-5">
          {failed.error}
        </Banner>
      )}
      <div className="grid gap-6">
        <Sharers colleagues={colleagues} canShare={canShare} busy={busy} />
        {canShare ? (
          <>
            <ShareForm colleagues={colleagues} busy={busy} />
            <PassForm colleagues={colleagues} busy={busy} />
          </>
        ) : (
          <p className="text-sm text-soft">
            Whose job thread it is, and owners, share it with colleagues and pass it on.
          </p>
        )}
      </div>
    </RouteDialog>
  );
}

export { DialogError as ErrorBoundary } from "~/components/layout/portal-error";
