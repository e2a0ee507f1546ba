import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { CreditPacks } from "~/components/billing/credit-packs";
import { PurchaseAction } from "~/components/billing/purchase-action";
import { PublicShell } from "~/components/layout/public-shell";
import { audienceOf } from "~/components/marketing/pricing/audience-of";
import { AudienceToggle } from "~/components/marketing/pricing/audience-toggle";
import { PlanAction } from "~/components/marketing/pricing/plan-action";
import { PlanGrid } from "~/components/marketing/pricing/plan-card";
import { RoiPanel } from "~/components/marketing/pricing/roi-panel";
import { ClaimsNote } from "~/components/marketing/shared/claim";
import { PageHead } from "~/components/marketing/shared/page-head";
import { PageSection } from "~/components/marketing/shared/page-section";
import { paths } from "~/lib/paths";
import { findOwnedPlan } from "../../../workers/domain/billing/plans/find-owned-plan";
import { listCreditPacks } from "../../../workers/domain/billing/plans/list-credit-packs";
import { listPlans } from "../../../workers/domain/billing/plans/list-plans";
import { paymentsRefusal } from "../../../workers/domain/billing/require-payments";

export const meta: MetaFunction = () => [
  { title: "Upgrade | Plumbline" },
  { name: "robots", content: "noindex" },
];

export const headers = () => ({ "Cache-Control": "no-store" });

/** For signed-in people; agents see the agencies' plans first. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await context.requireUser();
  const query = new URL(request.url).searchParams;
  const own = user.agent ? "agency" : "individual";
  const audience = audienceOf(query, own);
  const [plans, packs, owned] = await Promise.all([
    listPlans(context.deps, { audience, hadTrial: audience === own }),
    audience === "individual" && !user.agent ? listCreditPacks(context.deps) : [],
    findOwnedPlan(context.deps, { userId: user.userId, companyId: user.agent?.companyId ?? null }),
  ]);
  return {
    audience,
    plans,
    packs,
    owned,
    viewer: user.agent ? ("agent" as const) : ("candidate" as const),
    closed: paymentsRefusal(context.deps),
    welcome: query.get("welcome") === "true" ? user.fullName : null,
  };
}

const CREDITS =
  "Credits will be used for AI interview practice when it launches: one interview, one credit. Nothing else needs them. It isn't open yet; credits that you haven't spent can be given back for 14 days.";

export default function Upgrade() {
  const { audience, plans, packs, owned, viewer, closed, welcome } = useLoaderData<typeof loader>();
  const popular = plans.find(({ isPopular }) => isPopular);
  return (
    <PublicShell>
      <PageHead
        title="Upgrade your plan"
        lead={
          welcome
            ? `Welcome, ${welcome}. Your trial has begun; here is what comes after it.`
            : "Before anything is ordered you see what it costs, when it begins and how to cancel it."
        }
      >
        <AudienceToggle path={paths.upgrade} audience={audience} />
      </PageHead>
      <PageSection name="plans" title="Plans">
        <PlanGrid plans={plans}>
          {(plan) => (
            <PlanAction
              plan={plan}
              viewer={viewer}
              closed={closed}
              isOwned={owned === plan.slug}
              from="upgrade"
            />
          )}
        </PlanGrid>
      </PageSection>
      {audience === "agency" && popular && (
        <>
          <RoiPanel {...popular} />
          <div className="pt-10">
            <ClaimsNote />
          </div>
        </>
      )}
      {packs.length > 0 && (
        <PageSection name="credits" title="Credits" lead={CREDITS} sunken>
          <CreditPacks packs={packs}>
            {(pack) => <PurchaseAction pack={pack} closed={closed} from="upgrade" />}
          </CreditPacks>
        </PageSection>
      )}
    </PublicShell>
  );
}

export { ErrorPage as ErrorBoundary } from "~/components/layout/error-page";
