import type { Buyer, Item } from "./find-item";

/**
 * Whether an order needs the express wish that the service begins within the time in which its buyer may withdraw
 * (directive 2011/83/EU, article 8, 8): a consumer's plan or coaching session. Credits on a balance are no service yet: what they buy asks for
 * itself (docs/decisions/0065).
 */
export function asksToStart(kind: Item["kind"], { companyId }: Pick<Buyer, "companyId">): boolean {
  return kind !== "credits" && companyId === null;
}
