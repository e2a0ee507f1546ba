import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PlanOption } from "~/components/agency/subscription/plan-option";
import { PlanGrid } from "~/components/marketing/pricing/plan-card";
import { Banner } from "~/components/ui/banner";
import { TextLink } from "~/components/ui/text-link";
import { paths } from "~/lib/paths";
import { listPlanOptions } from "../../../workers/domain/billing/get-company-billing";

export const meta: MetaFunction = () => [{ title: "Upgrade | Plumbline" }];

export async function loader({ context }: LoaderFunctionArgs) {
  const { userId, companyId } = await context.requireAgent();
  return { plans: await listPlanOptions(context.deps, { userId, companyId }) };
}

export default function AgentUpgrade() {
  const { plans } = useLoaderData<typeof loader>();
  const refusals = plans.flatMap(({ refusal }) => refusal ?? []);
  const askOwner = refusals.find(({ code }) => code === "owner-only")?.message;
  return (
    <div className="mx-auto grid max-w-5xl gap-8">
      <header className="grid gap-2">
        <h1 className="text-3xl">Upgrade your plan</h1>
        <p className="max-w-prose text-soft">
          Before anything is ordered you see what it costs, when it begins and how to cancel it.{" "}
          <TextLink to={paths.agentSubscription}>Your subscription and its limits</TextLink>
        </p>
      </header>
      {askOwner && <Banner kind="info">{askOwner}</Banner>}
      <section aria-labelledby="plans" className="grid gap-5">
        <h2 id="plans" className="text-xl">
          Plans for agencies
        </h2>
        <PlanGrid plans={plans}>{(plan) => <PlanOption plan={plan} />}</PlanGrid>
      </section>
    </div>
  );
}

export { PortalError as ErrorBoundary } from "~/components/layout/portal-error";
