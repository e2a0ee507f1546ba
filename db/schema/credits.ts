import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { atLeast } from "./checks";
import { id, json, updatedAt } from "./columns";
import { users } from "./identity";

/** Credits to buy once. The slug is the lookup key of Stripe's price. */
export const creditPacks = sqliteTable(
  "credit_packs",
  {
    slug: text("slug").primaryKey(),
    credits: integer("credits").notNull(),
    /** euro cents, tax included */
    price: integer("price").notNull(),
    isPopular: integer("is_popular", { mode: "boolean" }).notNull().default(false),
    isAvailable: integer("is_available", { mode: "boolean" }).notNull().default(true),
  },
  (t) => [atLeast(t.credits, 1), atLeast(t.price, 0)],
);

/** Cached sum of `credit_transactions`, which is the truth. Below 0 after a refund of spent credits (RULINGS 47). */
export const userCredits = sqliteTable("user_credits", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  totalCredits: integer("total_credits").notNull().default(0),
  updatedAt: updatedAt(),
});

/** What credits can be spent on. */
export const actions = sqliteTable(
  "actions",
  { id: id(), name: text("name").notNull(), cost: integer("cost").notNull() },
  (t) => [uniqueIndex("actions_name_unique").on(t.name), atLeast(t.cost, 0)],
);

/** Append-only, by trigger: a purchase is negative use. Balance = minus the sum of `credits_used`. */
export const creditTransactions = sqliteTable(
  "credit_transactions",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    actionId: text("action_id").references(() => actions.id),
    creditsUsed: integer("credits_used").notNull(),
    /** the purchase, invoice, refund or use that caused it, never an event (RULINGS 47): one line per cause */
    reference: text("reference"),
    metadata: json<Record<string, unknown>>("metadata"),
    transactionDate: integer("transaction_date").notNull().default(sql`(unixepoch() * 1000)`),
  },
  (t) => [
    index("credit_transactions_user_idx").on(t.userId, t.transactionDate),
    uniqueIndex("credit_transactions_reference_unique").on(t.reference),
  ],
);
