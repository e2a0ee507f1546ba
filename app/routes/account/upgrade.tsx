import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ErrorPage } from "~/components/layout/error-page";
import { PublicShell } from "~/components/layout/public-shell";
import { audienceOf } from "~/components/marketing/pricing/audience-of";
import { AudienceToggle } from "~/components/marketing/pricing/audience-toggle";
import { CreditPacks } from "~/components/marketing/pricing/credit-packs";
import { PlanCard } from "~/components/marketing/pricing/plan-card";
import { type PlanCardData, planList } from "~/components/marketing/pricing/plan-list";
import { RoiPanel } from "~/components/marketing/pricing/roi-panel";
import { ClaimsNote } from "~/components/marketing/shared/claim";
import { PageHead } from "~/components/marketing/shared/page-head";
import { PageSection } from "~/components/marketing/shared/page-section";
import { Button, LinkButton } from "~/components/ui/button";
import { paths } from "~/lib/paths";

export const meta: MetaFunction = () => [
  { title: "Upgrade | Plumbline" },
  { name: "robots", content: "noindex" },
];

export const headers = () => ({ "Cache-Control": "no-store" });

const CLOSED = "Buying online opens soon. Nothing can be charged until then.";

/** For signed-in people; agents see the agencies' plans first. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await context.requireUser();
  const query = new URL(request.url).searchParams;
  return {
    audience: audienceOf(query, user.agent ? "agencies" : "individuals"),
    welcome: query.get("welcome") === "true" ? user.fullName : null,
  };
}

export default function Upgrade() {
  const { audience, welcome } = useLoaderData<typeof loader>();
  const plans = planList[audience];
  return (
    <PublicShell>
      <PageHead
        title="Upgrade your plan"
        lead={welcome ? `Welcome, ${welcome}. Your trial has begun; here is what comes after it.` : CLOSED}
      >
        <AudienceToggle path={paths.upgrade} audience={audience} />
      </PageHead>
      <PageSection name="plans" title="Plans" lead={welcome && CLOSED}>
        <ul className={`grid gap-6 ${plans.length > 2 ? "lg:grid-cols-3" : "max-w-4xl md:grid-cols-2"}`}>
          {plans.map((plan) => (
            <li key={plan.slug} className="row-span-5 grid grid-rows-subgrid">
              <PlanCard plan={plan}>
                <UpgradeOption plan={plan} />
              </PlanCard>
            </li>
          ))}
        </ul>
      </PageSection>
      {audience === "agencies" ? (
        <>
          <RoiPanel />
          <div className="pt-10">
            <ClaimsNote />
          </div>
        </>
      ) : (
        <PageSection
          name="credits"
          title="Credits"
          lead="Credits will be used for AI interview practice when it launches: one interview, one credit. Nothing else needs them."
          sunken
        >
          <CreditPacks closed={CLOSED} />
        </PageSection>
      )}
    </PublicShell>
  );
}

function UpgradeOption({ plan }: { plan: PlanCardData }) {
  if (plan.onRequest)
    return (
      <LinkButton to={paths.contact} look="secondary">
        {plan.cta}
      </LinkButton>
    );
  return (
    <>
      <Button type="button" disabled>
        {plan.unavailable ?? "Upgrade"}
      </Button>
      {!plan.unavailable && <p className="text-sm text-soft">{CLOSED}</p>}
    </>
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
