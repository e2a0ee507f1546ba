import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import {
  COACHING_SESSIONS,
  type SessionType,
  sessionItem,
} from "../../workers/domain/coaching/coaching-sessions";
import { root } from "../lib/paths";

/** What is sold, as Stripe is to know it. `amount` in euro cents. */
export type SoldItem = {
  /** the price's lookup key, and the product's id */
  slug: string;
  name: string;
  amount: number;
  taxIncluded: boolean;
  interval: "month" | "year" | null;
};

/** Plans and credit packs as the migrations make them, the ones that aren't available yet too, and coaching sessions. */
export function readCatalogue(): SoldItem[] {
  const database = new DatabaseSync(":memory:");
  const folder = join(root, "migrations");
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort())
    database.exec(readFileSync(join(folder, file), "utf8"));
  const plans = database
    .prepare("select slug, category, plan_name, price, billing_cycle from plans where price > 0")
    .all() as { slug: string; category: string; plan_name: string; price: number; billing_cycle: string }[];
  const packs = database.prepare("select slug, credits, price from credit_packs").all() as {
    slug: string;
    credits: number;
    price: number;
  }[];
  return [
    ...plans.map(
      ({ slug, category, plan_name, price, billing_cycle }): SoldItem => ({
        slug,
        name: `Plumbline ${plan_name}`,
        amount: price,
        taxIncluded: category === "individual",
        interval: billing_cycle.includes("year") ? "year" : "month",
      }),
    ),
    ...packs.map(
      ({ slug, credits, price }): SoldItem => ({
        slug,
        name: `${credits} Plumbline credits`,
        amount: price,
        taxIncluded: true,
        interval: null,
      }),
    ),
    ...Object.entries(COACHING_SESSIONS).map(
      ([type, { name, cents }]): SoldItem => ({
        slug: sessionItem(type as SessionType),
        name: `Plumbline coaching: ${name}`,
        amount: cents,
        taxIncluded: true,
        interval: null,
      }),
    ),
  ];
}
