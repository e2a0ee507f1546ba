import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { audienceOf } from "~/components/marketing/pricing/audience-of";
import type { Prices } from "~/components/marketing/pricing/pricing-page";
import { pageMeta } from "~/lib/meta/page-meta";
import { paths } from "~/lib/paths";
import { listPlans } from "../../../workers/domain/billing/plans/list-plans";
import { paymentsRefusal } from "../../../workers/domain/billing/require-payments";

/** Shared caches keep the answer: nobody's session is looked up here. */
export async function pricingLoader({ request, context }: LoaderFunctionArgs): Promise<Prices> {
  const audience = audienceOf(new URL(request.url).searchParams);
  return {
    audience,
    plans: await listPlans(context.deps, { audience }),
    closed: paymentsRefusal(context.deps),
  };
}

export const pricingMeta: MetaFunction = pageMeta({
  title: "Pricing",
  description:
    "Individual plans from 5.99 euros a month, agency plans from 200 euros a month, both with a 14-day free trial.",
  path: paths.pricing,
});
