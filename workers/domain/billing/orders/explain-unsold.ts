import { eq } from "drizzle-orm";
import { creditPacks, plans } from "../../../../db/schema";
import type { Deps } from "../../deps";
import type { Buyer } from "./find-item";

export type Unsold = "for-agencies" | "for-seekers" | "not-yet" | "unknown";

export async function explainUnsold(
  { db }: Pick<Deps, "db">,
  { slug, buyer }: { slug: string; buyer: Buyer },
): Promise<Unsold> {
  const [[plan], [pack]] = await Promise.all([
    db.shared
      .select({ category: plans.category, price: plans.price })
      .from(plans)
      .where(eq(plans.slug, slug)),
    db.shared.select({ slug: creditPacks.slug }).from(creditPacks).where(eq(creditPacks.slug, slug)),
  ]);
  if ((!plan || plan.price === 0) && !pack) return "unknown";
  const isForAgencies = plan?.category === "agency";
  if (isForAgencies !== (buyer.companyId !== null)) return isForAgencies ? "for-agencies" : "for-seekers";
  return "not-yet";
}
