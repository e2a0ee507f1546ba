import { AppError } from "../../errors";
import type { Buyer } from "./find-item";
import type { Offer } from "./get-order-offer";

export type Consent = { acceptsTerms: boolean; startAtOnce: boolean };

/**
 * An order needs the terms accepted and, from a consumer, the express wish that the service begins within the time in
 * which they may withdraw (directive 2011/83/EU, article 8, 8).
 * @throws AppError "consent-missing"
 */
export function requireConsent({ acceptsTerms, startAtOnce }: Consent, { companyId }: Buyer): void {
  if (!acceptsTerms || !(startAtOnce || companyId)) throw new AppError("consent-missing");
}

/** What the page said of price and first payment, to be sent along with the order. */
export function offerMark({ price, startsAt }: Pick<Offer, "price" | "startsAt">): string {
  return `${price}-${startsAt ?? "now"}`;
}
