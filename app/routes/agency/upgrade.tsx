import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PortalError } from "~/components/layout/portal-error";
import { PlanCard } from "~/components/marketing/pricing/plan-card";
import { LinkButton } from "~/components/ui/button";
import { paths } from "~/lib/paths";
import { listPlans } from "../../../workers/domain/billing/plans/list-plans";

export const meta: MetaFunction = () => [{ title: "Upgrade | Plumbline" }];

export async function loader({ context }: LoaderFunctionArgs) {
  await context.requireAgent();
  return { plans: await listPlans(context.deps, { audience: "agency" }) };
}

/** The agencies' plans, inside the portal; the sidebar's subscription card leads here. */
export default function AgentUpgrade() {
  const { plans } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto grid max-w-6xl gap-8">
      <header className="grid gap-2">
        <h1 className="text-3xl">Upgrade your plan</h1>
        <p className="max-w-prose text-soft">
          Buying online opens soon, and nothing can be charged until then. Tell us which plan you want, and a
          person will answer.
        </p>
      </header>
      <section aria-labelledby="plans" className="grid gap-5">
        <h2 id="plans" className="text-2xl">
          Plans for agencies
        </h2>
        <ul className="grid gap-6 xl:grid-cols-3">
          {plans.map((plan) => (
            <li key={plan.slug} className="row-span-5 grid grid-rows-subgrid">
              <PlanCard plan={plan}>
                <LinkButton
                  to={paths.contact}
                  look={plan.isPopular ? "primary" : "secondary"}
                  aria-label={`Contact Sales about ${plan.name}`}
                >
                  Contact Sales
                </LinkButton>
              </PlanCard>
            </li>
          ))}
        </ul>
        <p className="text-sm text-soft">Prices in euros.</p>
      </section>
    </div>
  );
}

export function ErrorBoundary() {
  return <PortalError />;
}
