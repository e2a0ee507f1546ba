import { makePrice, makeProduct } from "./objects/catalogue";
import { makeConfiguration } from "./objects/portal";
import { type Account, newId, timeOf } from "./state";

const TAX_CODE = "txcd_10103001";

type Sold = { slug: string; name: string; amount: number; taxIncluded: boolean; interval?: "month" | "year" };

/** What an account is set up with: as `npm run stripe:setup` would do it. Amounts in euro cents. */
const sold: Sold[] = [
  {
    slug: "individual-monthly",
    name: "Plumbline Individual",
    amount: 599,
    taxIncluded: true,
    interval: "month",
  },
  {
    slug: "individual-yearly",
    name: "Plumbline Individual, yearly",
    amount: 5990,
    taxIncluded: true,
    interval: "year",
  },
  {
    slug: "agency-starter",
    name: "Plumbline Starter",
    amount: 20_000,
    taxIncluded: false,
    interval: "month",
  },
  { slug: "agency-team", name: "Plumbline Team", amount: 50_000, taxIncluded: false, interval: "month" },
  { slug: "agency-growth", name: "Plumbline Growth", amount: 100_000, taxIncluded: false, interval: "month" },
  { slug: "credits-10", name: "10 Plumbline credits", amount: 1299, taxIncluded: true },
  { slug: "credits-25", name: "25 Plumbline credits", amount: 2499, taxIncluded: true },
  { slug: "credits-50", name: "50 Plumbline credits", amount: 4950, taxIncluded: true },
  { slug: "coaching-career-strategy", name: "Career strategy coaching", amount: 9999, taxIncluded: true },
  { slug: "coaching-resume-deep-dive", name: "Résumé deep dive", amount: 4999, taxIncluded: true },
];

export function fillCatalogue(account: Account): void {
  const created = timeOf(account);
  for (const { slug, name, amount, taxIncluded, interval } of sold) {
    account.products[slug] = makeProduct({ id: slug, name, created }, { tax_code: TAX_CODE });
    const id = `price_${slug.replaceAll("-", "_")}`;
    account.prices[id] = makePrice({
      id,
      created,
      product: slug,
      amount,
      currency: "eur",
      lookupKey: slug,
      taxBehavior: taxIncluded ? "inclusive" : "exclusive",
      interval: interval ?? null,
    });
  }
  const id = newId("bpc");
  account.configurations[id] = makeConfiguration(
    { id, created, isDefault: true },
    {
      features: {
        invoice_history: { enabled: true },
        payment_method_update: { enabled: true },
        customer_update: { enabled: true, allowed_updates: ["address", "name", "tax_id"] },
        subscription_cancel: { enabled: true, mode: "at_period_end" },
      },
    },
  );
}
