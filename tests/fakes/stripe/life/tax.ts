import type Stripe from "stripe";
import type { Buyer, Price } from "../state";

export type Tax = {
  /** what is paid, with tax */
  total: number;
  amount: number;
  percent: number;
  country: string;
  reason: Stripe.Invoice.TotalTax.TaxabilityReason;
};

/** Standard rates of VAT in percent, as of 2026. Elsewhere none is charged. */
const VAT: Record<string, number> = {
  AT: 20,
  BE: 21,
  BG: 20,
  CY: 19,
  CZ: 21,
  DE: 19,
  DK: 25,
  EE: 24,
  ES: 21,
  FI: 25.5,
  FR: 20,
  GR: 24,
  HR: 25,
  HU: 27,
  IE: 23,
  IT: 22,
  LT: 21,
  LU: 17,
  LV: 21,
  MT: 18,
  NL: 21,
  PL: 23,
  PT: 23,
  RO: 21,
  SE: 25,
  SI: 22,
  SK: 23,
  GB: 20,
};

/** A buyer with a VAT number owes the tax themselves ("reverse charge"); an inclusive price stays as it is then. */
export function taxOf(
  amount: number,
  { price, buyer, taxed }: { price: Price; buyer: Buyer | null; taxed: boolean },
): Tax {
  const country = buyer?.country ?? "DE";
  const free = { total: amount, amount: 0, percent: 0, country };
  if (!taxed) return { ...free, reason: "not_collecting" };
  if (buyer?.vatNumber) return { ...free, reason: "reverse_charge" };
  const percent = VAT[country] ?? 0;
  if (percent === 0) return { ...free, reason: "not_collecting" };
  if (price.tax_behavior === "inclusive") {
    const tax = Math.round((amount * percent) / (100 + percent));
    return { total: amount, amount: tax, percent, country, reason: "standard_rated" };
  }
  const tax = Math.round((amount * percent) / 100);
  return { total: amount + tax, amount: tax, percent, country, reason: "standard_rated" };
}
