import { useRouteLoaderData, useSearchParams } from "@remix-run/react";
import { JsonLd } from "~/components/layout/json-ld";
import { PublicShell } from "~/components/layout/public-shell";
import { ClaimsNote } from "~/components/marketing/shared/claim";
import { Faq } from "~/components/marketing/shared/faq";
import { FinalCall } from "~/components/marketing/shared/final-call";
import { PageHead } from "~/components/marketing/shared/page-head";
import { PageSection } from "~/components/marketing/shared/page-section";
import { Button, LinkButton } from "~/components/ui/button";
import { productData } from "~/lib/meta/structured-data";
import { paths } from "~/lib/paths";
import { useSignedInHint } from "~/lib/signed-in-hint";
import type { rootLoader } from "~/root-loader";
import { audienceOf } from "./audience-of";
import { AudienceToggle } from "./audience-toggle";
import { PlanCard } from "./plan-card";
import { type Audience, type PlanCardData, planList } from "./plan-list";
import { pricingQuestions } from "./pricing-questions";
import { RoiPanel } from "./roi-panel";

const leads: Record<Audience, string> = {
  individuals:
    "One plan with everything, after 14 days to try it. Your data stays yours, whether you pay or not.",
  agencies: "Start with a 14-day free trial: full feature access, no card required.",
};

/** The public prices, at /pricing and /prices. */
export function PricingPage({ path }: { path: string }) {
  const [query] = useSearchParams();
  const audience = audienceOf(query);
  const origin = useRouteLoaderData<typeof rootLoader>("root")?.origin;
  const plans = planList[audience];
  return (
    <PublicShell>
      <PageHead title="Plain prices" lead={leads[audience]}>
        <AudienceToggle path={path} audience={audience} />
      </PageHead>
      <PageSection
        name="plans"
        title={audience === "agencies" ? "Plans for agencies" : "Plans for individuals"}
      >
        <ul className={`grid gap-6 ${plans.length > 2 ? "lg:grid-cols-3" : "max-w-4xl md:grid-cols-2"}`}>
          {plans.map((plan) => (
            <li key={plan.slug} className="row-span-5 grid grid-rows-subgrid">
              <PlanCard plan={plan}>
                <PlanOption plan={plan} audience={audience} />
              </PlanCard>
            </li>
          ))}
        </ul>
        <p className="text-sm text-soft">Prices in euros.</p>
      </PageSection>
      {audience === "agencies" && <RoiPanel />}
      <PageSection name="faq" title="Questions before you decide">
        <Faq questions={pricingQuestions[audience]} />
      </PageSection>
      <NextStep audience={audience} />
      {audience === "agencies" && <ClaimsNote />}
      {origin &&
        plans.map(({ slug, name, description, price, period, unavailable }) => (
          <JsonLd
            key={slug}
            data={productData(origin, {
              name: `Plumbline ${name}`,
              description,
              price,
              available: !unavailable,
              path: paths.pricing,
              months: period === "year" ? 12 : 1,
            })}
          />
        ))}
    </PublicShell>
  );
}

/** Signed in: to the upgrade page; signed out: to registration; what can only be asked for: to the contact page. */
function PlanOption({ plan, audience }: { plan: PlanCardData; audience: Audience }) {
  const hint = useSignedInHint();
  const look = plan.popular ? "primary" : "secondary";
  if (plan.onRequest)
    return (
      <LinkButton to={paths.contact} look={look}>
        {plan.cta}
      </LinkButton>
    );
  if (plan.unavailable)
    return (
      <Button type="button" disabled>
        {plan.cta}
      </Button>
    );
  const own = audience === "agencies" ? "agent" : "candidate";
  if (hint === own)
    return (
      <LinkButton to={paths.upgrade} look={look}>
        Upgrade
      </LinkButton>
    );
  return (
    <LinkButton to={audience === "agencies" ? paths.agentRegister : paths.register} look={look}>
      {plan.cta}
    </LinkButton>
  );
}

function NextStep({ audience }: { audience: Audience }) {
  if (audience === "agencies")
    return (
      <FinalCall
        title="Bring one job and a stack of résumés"
        text="Two weeks are enough to see whether the ranking holds against your own judgement."
      >
        <div className="flex flex-wrap gap-3">
          <LinkButton to={paths.agentRegister}>Start Free Trial</LinkButton>
          <LinkButton to={paths.contact} look="secondary">
            Contact Sales
          </LinkButton>
        </div>
      </FinalCall>
    );
  return (
    <FinalCall
      title="See where your résumé stands"
      text="Open an account, upload your résumé, and hold it against a job that you want."
    >
      <div className="flex flex-wrap gap-3">
        <LinkButton to={paths.register}>Start Free Resume Analysis</LinkButton>
        <LinkButton to={paths.how} look="secondary">
          How It Works
        </LinkButton>
      </div>
    </FinalCall>
  );
}
