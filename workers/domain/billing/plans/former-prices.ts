import type { Deps } from "../../deps";

/** What a price is shown against, in euro cents, and how much less the price is, in whole percent. */
export type FormerPrice = { price: number; percentOff: number };

/**
 * What a plan was sold for before, or null. A crossed-out price may only be one that was charged (directive 98/6/EC, article 6a):
 * it comes from the setting FORMER_PRICES alone. @param plan its slug, and its price now in euro cents
 */
export function findFormerPrice(
  { site }: { site: Pick<Deps["site"], "formerPrices"> },
  { slug, price }: { slug: string; price: number },
): FormerPrice | null {
  const former = site.formerPrices[slug];
  if (former === undefined || former <= price) return null;
  return { price: former, percentOff: Math.round((1 - price / former) * 100) };
}

/** Reads "agency-starter=49900, ...": euro cents by slug. @returns null where it reads otherwise */
export function parseFormerPrices(text: string): Record<string, number> | null {
  const entries = text
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map((entry) => /^([a-z][a-z\d-]*)=([1-9]\d{0,7})$/.exec(entry));
  if (entries.includes(null)) return null;
  return Object.fromEntries(entries.map((entry) => [entry?.[1], Number(entry?.[2])]));
}
