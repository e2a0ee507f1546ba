import { AppError } from "../../errors";
import { asksToStart } from "./asks-to-start";
import type { Buyer } from "./find-item";
import type { Offer } from "./get-order-offer";

export type OrderConsent = { acceptsTerms: boolean; startAtOnce: boolean };

/** An order needs the terms accepted and, where it asks for it, the wish to start. @throws AppError "consent-missing" */
export function requireConsent(
  { acceptsTerms, startAtOnce }: OrderConsent,
  { kind, buyer }: { kind: Offer["kind"]; buyer: Buyer },
): void {
  if (!acceptsTerms || (asksToStart(kind, buyer) && !startAtOnce)) throw new AppError("consent-missing");
}

/** What the page said of price and first payment, to be sent along with the order. */
export function offerMark({ price, startsAt }: Pick<Offer, "price" | "startsAt">): string {
  return `${price}-${startsAt ?? "now"}`;
}
