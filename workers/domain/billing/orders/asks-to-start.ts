import type { Buyer, Item } from "./find-item";

/**
 * Whether an order needs the wish that the service begins within the withdrawal period (directive 2011/83/EU, article 8, 8):
 * a consumer's plan or session. Credits are no service yet: what they buy asks for itself (docs/decisions/0065).
 */
export function asksToStart(kind: Item["kind"], { companyId }: Pick<Buyer, "companyId">): boolean {
  return kind !== "credits" && companyId === null;
}
