import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { agencyPaths } from "~/lib/agency-paths";
import { analyseAgain } from "../../../../workers/domain/documents/analyse-again";
import { getThread } from "../../../../workers/domain/threads/get-thread";

export { PortalError as ErrorBoundary } from "~/components/layout/portal-error";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const agent = await context.requireAgent();
  const { id } = await getThread(context.deps, { agent, threadId: params.threadId ?? "" });
  return redirect(agencyPaths.thread(id));
}

/** Analyzes the files again that failed by no fault of their own: the one that the form names, or all. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const agent = await context.requireAgent();
  const { threadId = "" } = params;
  const form = await request.formData();
  const applicantId = form.get("candidate");
  await analyseAgain(context.deps, {
    ...{ agent, threadId },
    applicantId: applicantId === null ? null : String(applicantId),
  });
  return redirect(agencyPaths.thread(threadId) + new URL(request.url).search);
}
