import { and, asc, eq, gt } from "drizzle-orm";
import { plans } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { type FormerPrice, findFormerPrice } from "./former-prices";
import { planFeatures } from "./plan-features";
import { withoutTrial } from "./without-trial";

export type Audience = "individual" | "agency";

/** A plan as its card shows it. Prices in euro cents. */
export type Plan = {
  slug: string;
  audience: Audience;
  name: string;
  description: string;
  features: string[];
  price: number;
  period: "month" | "year";
  taxIncluded: boolean;
  isPopular: boolean;
  isAvailable: boolean;
  against: FormerPrice | null;
};

/**
 * The plans that have a price, cheapest first. A yearly one is shown against twelve months of the monthly one, any other
 * against a price that was charged before, where a setting names one. @param hadTrial leaves the free trial out
 */
export async function listPlans(
  { db, site }: Pick<Deps, "db" | "site">,
  { audience, hadTrial = false }: { audience: Audience; hadTrial?: boolean },
): Promise<Plan[]> {
  const rows = await db.shared
    .select({
      slug: plans.slug,
      name: plans.planName,
      description: plans.description,
      ownFeatures: plans.features,
      requiresSecondStep: plans.requiresSecondStep,
      price: plans.price,
      billingCycle: plans.billingCycle,
      isPopular: plans.isPopular,
      isAvailable: plans.isAvailable,
    })
    .from(plans)
    .where(and(eq(plans.category, audience), gt(plans.price, 0)))
    .orderBy(asc(plans.price));
  const monthly = rows.find(({ billingCycle }) => periodOf(billingCycle) === "month")?.price ?? 0;
  return rows.map(({ billingCycle, ownFeatures, requiresSecondStep, ...row }) => {
    const period = periodOf(billingCycle);
    const features = planFeatures({ features: ownFeatures, requiresSecondStep });
    return {
      ...row,
      features: hadTrial ? withoutTrial(features) : features,
      audience,
      period,
      taxIncluded: audience === "individual",
      against: period === "year" ? saving(row.price, 12 * monthly) : findFormerPrice({ site }, row),
    };
  });
}

function periodOf(billingCycle: string): Plan["period"] {
  return /\byears?\b/i.test(billingCycle) ? "year" : "month";
}

function saving(price: number, full: number): FormerPrice | null {
  if (full <= price) return null;
  return { price: full, percentOff: Math.round((1 - price / full) * 100) };
}
