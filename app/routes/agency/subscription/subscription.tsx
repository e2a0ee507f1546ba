import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Outlet, useActionData, useLoaderData } from "@remix-run/react";
import { CurrentSubscription } from "~/components/agency/subscription/current-subscription";
import { InvoiceTable } from "~/components/agency/subscription/invoice-table";
import { PlanOption } from "~/components/agency/subscription/plan-option";
import { canCancel } from "~/components/agency/subscription/plan-state";
import { WhyUpgrade } from "~/components/agency/subscription/why-upgrade";
import { PlanGrid } from "~/components/marketing/pricing/plan-card";
import { Banner } from "~/components/ui/banner";
import { LinkButton } from "~/components/ui/button";
import { LocalDate } from "~/components/ui/local-date";
import { agencyPaths } from "~/lib/agency-paths";
import { formStatus } from "~/lib/forms/form-status";
import { paths } from "~/lib/paths";
import { ownerOnlyWords, requireOwner } from "../../../../workers/domain/agencies/company-owner";
import { getCompanyBilling } from "../../../../workers/domain/billing/get-company-billing";
import { openPortal } from "../../../../workers/domain/billing/subscription-changes/open-portal";
import { resumeSubscription } from "../../../../workers/domain/billing/subscription-changes/resume-subscription";
import { AppError } from "../../../../workers/domain/errors";

export const meta: MetaFunction = () => [{ title: "Subscription Management | Plumbline" }];

const SAID: Record<string, string> = {
  cancelled: "Your subscription is cancelled. It stays open until the day named below.",
  resumed: "The cancellation is taken back. Everything goes on as before.",
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId, companyId } = await context.requireAgent();
  const said = new URL(request.url).searchParams.get("said") ?? "";
  const billing = await getCompanyBilling(context.deps, { buyer: { userId, companyId }, companyId });
  return {
    billing,
    askOwner: billing.owner && ownerOnlyWords(billing.owner),
    notice: Object.hasOwn(SAID, said) ? SAID[said] : null,
  };
}

/** Opens the pages at the payment provider, or takes a cancellation back. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { userId, companyId } = await context.requireAgent();
  const buyer = { userId, companyId };
  await requireOwner(context.deps, buyer);
  const intent = (await request.formData()).get("intent");
  const done = await context.attempt(async () => {
    if (intent === "portal")
      return (await openPortal(context.deps, { buyer, returnPath: paths.agentSubscription })).url;
    if (intent !== "resume") throw new AppError("invalid-input");
    await resumeSubscription(context.deps, { buyer });
    return `${paths.agentSubscription}?said=resumed`;
  });
  if (done.ok) return redirect(done.value, 303);
  const { message, status } = done.error;
  return data({ error: message }, { status: formStatus(request, status) });
}

export default function Subscription() {
  const { billing, askOwner, notice } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  const { subscription, plans, invoices } = billing;
  return (
    <div className="mx-auto grid max-w-5xl gap-8">
      <h1 className="text-3xl">Subscription Management</h1>
      {failed && <Banner kind="error">{failed.error}</Banner>}
      {notice && !failed && <Banner kind="success">{notice}</Banner>}
      {askOwner && <Banner kind="info">{askOwner}</Banner>}
      <CurrentSubscription billing={billing} />
      {invoices.length > 0 && <InvoiceTable invoices={invoices} />}
      <section aria-labelledby="plans" className="grid gap-4">
        <h2 id="plans" className="text-xl">
          Available Plans
        </h2>
        <PlanGrid plans={plans}>{(plan) => <PlanOption plan={plan} />}</PlanGrid>
      </section>
      <WhyUpgrade />
      {subscription && !askOwner && canCancel(billing) && (
        <section className="flex flex-wrap items-center justify-between gap-4 rounded-lg border border-line p-5 sm:p-6">
          <div className="max-w-prose">
            <h2 className="text-xl">Cancel Subscription</h2>
            <p className="text-soft">
              {subscription.status === "trial" ? "Your trial" : `Your plan ${subscription.planName}`}{" "}
              {billing.validity.valid ? "would stay open until" : "would end on"}{" "}
              <LocalDate value={subscription.nextRenewal} />. Your data stays.
            </p>
          </div>
          <LinkButton to={agencyPaths.cancelAgentSubscription} look="secondary" preventScrollReset>
            Cancel Subscription
          </LinkButton>
        </section>
      )}
      <Outlet />
    </div>
  );
}

export { PortalError as ErrorBoundary } from "~/components/layout/portal-error";
