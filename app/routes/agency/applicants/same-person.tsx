import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { agencyPaths } from "~/lib/agency-paths";
import { keepApart, putTogether } from "../../../../workers/domain/applicants/duplicates/keep-apart";
import { findApplicant } from "../../../../workers/domain/applicants/get-applicant";

export { PortalError as ErrorBoundary } from "~/components/layout/portal-error";

/** Its address is a form's only. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const agent = await context.requireAgent();
  const { threadId = "", applicantId = "" } = params;
  const { id } = await findApplicant(context.deps, { agent, threadId, applicantId });
  return redirect(agencyPaths.applicant(threadId, id));
}

/** Says that two résumés aren't one person's, or that they are after all. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const agent = await context.requireAgent();
  const { threadId = "", applicantId = "" } = params;
  const form = await request.formData();
  const say = form.get("intent") === "together" ? putTogether : keepApart;
  await say(context.deps, { agent, threadId, applicantId });
  const isInPool = form.get("from") === "pool";
  const back = isInPool ? agencyPaths.poolPerson(applicantId) : agencyPaths.applicant(threadId, applicantId);
  return redirect(back + new URL(request.url).search);
}
