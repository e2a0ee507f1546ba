import { asc, eq } from "drizzle-orm";
import { creditPacks } from "../../../../db/schema";
import type { Deps } from "../../deps";

/** Credits to buy once; `price` in euro cents, VAT included. */
export type CreditPack = { slug: string; credits: number; price: number; isPopular: boolean };

/** The packs that are for sale, smallest first. */
export function listCreditPacks({ db }: Pick<Deps, "db">): Promise<CreditPack[]> {
  return db.shared
    .select({
      slug: creditPacks.slug,
      credits: creditPacks.credits,
      price: creditPacks.price,
      isPopular: creditPacks.isPopular,
    })
    .from(creditPacks)
    .where(eq(creditPacks.isAvailable, true))
    .orderBy(asc(creditPacks.credits));
}
