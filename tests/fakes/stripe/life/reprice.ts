import { refusal } from "../errors";
import { emit } from "../events";
import { makePrice, planOf } from "../objects/catalogue";
import { type Account, find, newId, type Price, type Subscription, timeOf } from "../state";

/** Who subscribes at the price keeps it, and sees it without the key from now on. */
export function takeLookupKey(account: Account, price: Price): void {
  price.lookup_key = null;
  for (const { items } of Object.values(account.subscriptions))
    for (const item of items.data) if (item.price.id === price.id) item.price.lookup_key = null;
  emit(account, "price.updated", price);
}

/** A dearer or cheaper price takes the old one's lookup key, and the subscription moves to it from its next renewal on. */
export function reprice(account: Account, id: string, amount: number): Subscription {
  const subscription = find(account, "subscriptions", id);
  const [item] = subscription.items.data;
  const before = item && account.prices[item.price.id];
  if (!item || !before) throw refusal(`Subscription ${id} has no price.`);
  const price = makePrice({
    id: newId("price"),
    created: timeOf(account),
    product: String(before.product),
    amount,
    currency: before.currency,
    lookupKey: before.lookup_key,
    taxBehavior: before.tax_behavior ?? "unspecified",
    interval: before.recurring?.interval ?? null,
    intervalCount: before.recurring?.interval_count,
  });
  takeLookupKey(account, before);
  account.prices[price.id] = price;
  item.price = price;
  item.plan = planOf(price);
  emit(account, "customer.subscription.updated", subscription);
  return subscription;
}
