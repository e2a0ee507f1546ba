import { useRouteLoaderData } from "@remix-run/react";
import { JsonLd } from "~/components/layout/json-ld";
import { PublicShell } from "~/components/layout/public-shell";
import { ClaimsNote } from "~/components/marketing/shared/claim";
import { Faq } from "~/components/marketing/shared/faq";
import { FinalCall } from "~/components/marketing/shared/final-call";
import { PageHead } from "~/components/marketing/shared/page-head";
import { PageSection } from "~/components/marketing/shared/page-section";
import { LinkButton } from "~/components/ui/button";
import { productData } from "~/lib/meta/structured-data";
import { paths } from "~/lib/paths";
import { useSignedInHint } from "~/lib/signed-in-hint";
import type { rootLoader } from "~/root-loader";
import type { Audience, Plan } from "../../../../workers/domain/billing/plans/list-plans";
import { AudienceToggle } from "./audience-toggle";
import { PlanAction } from "./plan-action";
import { PlanGrid } from "./plan-card";
import { pricingQuestions } from "./pricing-questions";
import { RoiPanel } from "./roi-panel";

const leads: Record<Audience, string> = {
  individual:
    "One plan with everything, after 14 days to try it. Your data stays yours, whether you pay or not.",
  agency: "Start with a 14-day free trial: full feature access, no card required.",
};

export type Prices = {
  audience: Audience;
  plans: Plan[];
  /** why nothing can be bought here; null where something can */
  closed: string | null;
};

/** The public prices, at /pricing and /prices: one page for everyone, whose buttons follow the sign-in hint. */
export function PricingPage({ path, prices }: { path: string; prices: Prices }) {
  const { audience, plans, closed } = prices;
  const origin = useRouteLoaderData<typeof rootLoader>("root")?.origin;
  const viewer = useSignedInHint() ?? "visitor";
  const popular = plans.find(({ isPopular }) => isPopular);
  return (
    <PublicShell>
      <PageHead title="Plain prices" lead={leads[audience]}>
        <AudienceToggle path={path} audience={audience} />
      </PageHead>
      <PageSection
        name="plans"
        wide
        title={audience === "agency" ? "Plans for agencies" : "Plans for individuals"}
      >
        <PlanGrid plans={plans}>
          {(plan) => <PlanAction plan={plan} viewer={viewer} closed={closed} />}
        </PlanGrid>
      </PageSection>
      {audience === "agency" && popular && <RoiPanel {...popular} />}
      <PageSection name="faq" title="Questions before you decide">
        <Faq questions={pricingQuestions[audience]} />
      </PageSection>
      <NextStep audience={audience} />
      {audience === "agency" && <ClaimsNote />}
      {origin &&
        plans.map(({ slug, name, description, price, period, isAvailable }) => (
          <JsonLd
            key={slug}
            data={productData(origin, {
              name: `Plumbline ${name}`,
              description,
              price: (price / 100).toFixed(2),
              available: isAvailable && closed === null,
              path: paths.pricing,
              months: period === "year" ? 12 : 1,
            })}
          />
        ))}
    </PublicShell>
  );
}

function NextStep({ audience }: { audience: Audience }) {
  if (audience === "agency")
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
        <LinkButton to={paths.registerWithResume}>Start Free Resume Analysis</LinkButton>
        <LinkButton to={paths.how} look="secondary">
          How It Works
        </LinkButton>
      </div>
    </FinalCall>
  );
}
