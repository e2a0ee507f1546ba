import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { agencyPaths } from "~/lib/agency-paths";
import { paths } from "~/lib/paths";
import { getThread } from "../../../../workers/domain/threads/get-thread";
import { setThreadOpen } from "../../../../workers/domain/threads/open-thread";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const agent = await context.requireAgent();
  const { id } = await getThread(context.deps, { agent, threadId: params.threadId ?? "" });
  return redirect(agencyPaths.thread(id));
}

/** Closes the thread or opens it again, from its page or from the list. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const agent = await context.requireAgent();
  const { threadId = "" } = params;
  const form = await request.formData();
  await setThreadOpen(context.deps, { agent, threadId, isOpen: form.get("state") === "open" });
  const { search } = new URL(request.url);
  return redirect(form.has("list") ? paths.agentDashboard + search : agencyPaths.thread(threadId) + search);
}
