import { readCatalogue, type SoldItem } from "../../../scripts/stripe-setup/catalogue";
import { makePrice, makeProduct } from "./objects/catalogue";
import { makeConfiguration } from "./objects/portal";
import { type Account, newId, timeOf } from "./state";

const TAX_CODE = "txcd_10103001";

let known: SoldItem[] | undefined;

/** Sets an account up as `npm run stripe:setup` does it. A price's id follows from its slug: "price_credits_10". */
export function fillCatalogue(account: Account): void {
  known ??= readCatalogue();
  const created = timeOf(account);
  for (const { slug, name, amount, taxIncluded, interval } of known) {
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
      interval,
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
