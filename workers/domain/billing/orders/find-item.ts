import { and, eq } from "drizzle-orm";
import { creditPacks, plans } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { planFeatures } from "../plans/plan-features";
import { withoutTrial } from "../plans/without-trial";

/** Who orders: a person for themselves, or an agent for their company. */
export type Buyer = { userId: string; companyId: string | null };

/** Something that can be ordered now. `price` in euro cents. */
export type Item = {
  kind: "plan" | "credits" | "coaching";
  /** slug, and lookup key of the provider's price */
  slug: string;
  name: string;
  /** what it holds: all that is advertised but the trial, which comes before it */
  features: string[];
  price: number;
  /** consumers' prices include VAT, agencies' don't (RULINGS 49) */
  taxIncluded: boolean;
  /** "1 month"; null for what is paid once */
  billingCycle: string | null;
  credits: number;
};

/** What a buyer may order under a slug; null for what isn't for sale, or not to them. */
export async function findItem(
  { db }: Pick<Deps, "db">,
  { slug, buyer }: { slug: string; buyer: Buyer },
): Promise<Item | null> {
  const category = buyer.companyId ? "agency" : "individual";
  const [plan] = await db.shared
    .select()
    .from(plans)
    .where(and(eq(plans.slug, slug), eq(plans.category, category), eq(plans.isAvailable, true)));
  if (plan && plan.price > 0)
    return {
      kind: "plan",
      slug,
      name: plan.planName,
      features: withoutTrial(planFeatures(plan)),
      price: plan.price,
      taxIncluded: category === "individual",
      billingCycle: plan.billingCycle,
      credits: 0,
    };
  if (buyer.companyId) return null;
  const [pack] = await db.shared
    .select()
    .from(creditPacks)
    .where(and(eq(creditPacks.slug, slug), eq(creditPacks.isAvailable, true)));
  if (!pack) return null;
  const { credits, price } = pack;
  return {
    kind: "credits",
    slug,
    name: `${credits} credits`,
    features: [],
    price,
    taxIncluded: true,
    billingCycle: null,
    credits,
  };
}
