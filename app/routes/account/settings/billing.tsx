import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { paths } from "~/lib/paths";
import { openPortal } from "../../../../workers/domain/billing/subscription-changes/open-portal";
import { resumeSubscription } from "../../../../workers/domain/billing/subscription-changes/resume-subscription";

/** The section is part of the settings. */
export function loader() {
  return redirect(paths.billing);
}

/** The section's buttons: the pages at Stripe, and a cancellation taken back. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { userId } = await context.requireSeeker();
  const buyer = { userId, companyId: null };
  const intent = (await request.formData()).get("intent");
  const worked = await context.attempt(async () => {
    if (intent === "portal")
      return (await openPortal(context.deps, { buyer, returnPath: paths.billing })).url;
    if (intent === "resume") {
      await resumeSubscription(context.deps, { buyer });
      return paths.billingSaid("resumed");
    }
    return paths.billing;
  });
  return redirect(worked.ok ? worked.value : paths.billingSaid(worked.error.code), 303);
}
