import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { companies } from "./agencies";
import { atLeast, known } from "./checks";
import { createdAt, id, json, timestamp, updatedAt } from "./columns";
import { users } from "./identity";

/** Stripe's customers. A row outlives the account, so that what it still pays for is found and ended. */
export const billingCustomers = sqliteTable(
  "billing_customers",
  {
    /** Stripe's customer id */
    id: text("id").primaryKey(),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    companyId: text("company_id").references(() => companies.id, { onDelete: "set null" }),
    /** counts readings of Stripe that began; `syncs_written`: the newest one that was written */
    syncsBegun: integer("syncs_begun").notNull().default(0),
    syncsWritten: integer("syncs_written").notNull().default(0),
    syncedAt: timestamp("synced_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("billing_customers_user_unique").on(t.userId),
    uniqueIndex("billing_customers_company_unique").on(t.companyId),
    index("billing_customers_synced_idx").on(t.syncedAt),
    atLeast(t.syncsBegun, 0),
    atLeast(t.syncsWritten, 0),
  ],
);

/** What somebody ordered on our order page, with what the page said; paid at Stripe. */
export const orders = sqliteTable(
  "orders",
  {
    id: id(),
    /** what people and staff call it: "P-7K2M9Q" */
    number: text("number").notNull(),
    /** who ordered; null once they are erased */
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    /** for which company; null for a person's own order */
    companyId: text("company_id").references(() => companies.id, { onDelete: "set null" }),
    kind: text("kind", { enum: ["plan", "credits", "coaching"] }).notNull(),
    /** slug of the plan, the pack or the session: the lookup key of Stripe's price */
    item: text("item").notNull(),
    /** the coaching session that it pays for, else "" */
    bookingId: text("booking_id").notNull().default(""),
    /** euro cents, as the order page said */
    price: integer("price").notNull(),
    taxIncluded: integer("tax_included", { mode: "boolean" }).notNull(),
    /** credits that it buys */
    credits: integer("credits").notNull().default(0),
    /** when the paid period begins, where that is later than the order */
    startsAt: timestamp("starts_at"),
    /** the terms that were agreed to, and the wish to begin within the withdrawal period */
    termsVersion: text("terms_version").notNull(),
    startAtOnce: integer("start_at_once", { mode: "boolean" }).notNull().default(false),
    status: text("status", { enum: ["open", "processing", "paid", "failed", "expired"] })
      .notNull()
      .default("open"),
    sessionId: text("session_id"),
    subscriptionId: text("subscription_id"),
    invoiceId: text("invoice_id"),
    paidAt: timestamp("paid_at"),
    /** euro cents that went back */
    refunded: integer("refunded").notNull().default(0),
    withdrawnAt: timestamp("withdrawn_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("orders_number_unique").on(t.number),
    uniqueIndex("orders_session_unique").on(t.sessionId),
    index("orders_user_idx").on(t.userId, t.createdAt),
    index("orders_company_idx").on(t.companyId, t.createdAt),
    index("orders_subscription_idx").on(t.subscriptionId),
    index("orders_booking_idx").on(t.bookingId).where(sql`booking_id <> ''`),
    index("orders_sessions_idx").on(t.updatedAt).where(sql`kind = 'coaching' and status = 'paid'`),
    index("orders_open_idx").on(t.status, t.createdAt).where(sql`status in ('open', 'processing')`),
    uniqueIndex("orders_one_open_of_user_unique")
      .on(t.userId, t.item, t.bookingId)
      .where(sql`status = 'open' and company_id is null`),
    uniqueIndex("orders_one_open_of_company_unique")
      .on(t.companyId, t.item)
      .where(sql`status = 'open' and company_id is not null`),
    known(t.kind),
    known(t.status),
    atLeast(t.price, 0),
    atLeast(t.credits, 0),
    atLeast(t.refunded, 0),
  ],
);

/** Stripe's invoices, without the person: kept for the legal time, no matter what becomes of the account (RULINGS 52). */
export const invoices = sqliteTable(
  "invoices",
  {
    /** Stripe's invoice id */
    id: text("id").primaryKey(),
    customerId: text("customer_id")
      .notNull()
      .references(() => billingCustomers.id),
    subscriptionId: text("subscription_id"),
    number: text("number"),
    /** Stripe's word: draft, open, paid, uncollectible, void */
    status: text("status").notNull(),
    /** cents of the currency, tax included */
    total: integer("total").notNull(),
    tax: integer("tax").notNull(),
    amountPaid: integer("amount_paid").notNull(),
    refunded: integer("refunded").notNull().default(0),
    /** tries to collect it */
    attempts: integer("attempts").notNull().default(0),
    currency: text("currency").notNull(),
    /** pages of Stripe's, open to anyone who knows the address */
    hostedUrl: text("hosted_url"),
    pdfUrl: text("pdf_url"),
    periodStart: timestamp("period_start"),
    periodEnd: timestamp("period_end"),
    paidAt: timestamp("paid_at"),
    createdAt: createdAt(),
  },
  (t) => [
    index("invoices_customer_idx").on(t.customerId, t.createdAt),
    atLeast(t.tax, 0),
    atLeast(t.amountPaid, 0),
    atLeast(t.refunded, 0),
    atLeast(t.attempts, 0),
  ],
);

/** Stripe's events that have taken effect. */
export const stripeEvents = sqliteTable("stripe_events", {
  id: text("id").primaryKey(),
  type: text("type").notNull(),
  createdAt: createdAt(),
});

/** What doesn't add up between Stripe and us, for staff; one row per kind and object. */
export const billingAlerts = sqliteTable(
  "billing_alerts",
  {
    id: id(),
    kind: text("kind", {
      enum: [
        "two-subscriptions",
        "ownerless-subscription",
        "unknown-price",
        "unknown-purchase",
        "dispute",
        "difference",
        "price-differs",
      ],
    }).notNull(),
    /** Stripe's id of what it is about */
    subject: text("subject").notNull(),
    customerId: text("customer_id"),
    data: json<Record<string, unknown>>("data"),
    resolvedAt: timestamp("resolved_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("billing_alerts_subject_unique").on(t.kind, t.subject),
    index("billing_alerts_open_idx").on(t.createdAt).where(sql`resolved_at is null`),
    known(t.kind),
  ],
);

/** Withdrawals and cancellations that somebody declared, signed in or not, with the time that counts by law. */
export const contractDeclarations = sqliteTable(
  "contract_declarations",
  {
    id: id(),
    number: text("number").notNull(),
    kind: text("kind", { enum: ["withdrawal", "cancellation"] }).notNull(),
    /** null, as all of the person's own words, once they are erased */
    name: text("name"),
    /** where the receipt went, normalised */
    email: text("email"),
    /** which contract, in the person's words: order or invoice number, plan */
    contract: text("contract"),
    /** the end that the person wishes, and why: both theirs to leave empty */
    wish: text("wish"),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    orderId: text("order_id").references(() => orders.id),
    /** when it took effect; until then it waits for staff */
    doneAt: timestamp("done_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("contract_declarations_number_unique").on(t.number),
    index("contract_declarations_email_idx").on(t.email),
    index("contract_declarations_order_idx").on(t.orderId),
    index("contract_declarations_user_idx").on(t.userId),
    index("contract_declarations_open_idx").on(t.createdAt).where(sql`done_at is null`),
    known(t.kind),
  ],
);

/** What a company began within a period of its plan (RULINGS 55): deleting gives nothing back. */
export const planUsage = sqliteTable(
  "plan_usage",
  {
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** UTC ms, as in the subscription's row */
    periodStart: timestamp("period_start").notNull(),
    threads: integer("threads").notNull().default(0),
    applicants: integer("applicants").notNull().default(0),
    bulkAnalyses: integer("bulk_analyses").notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.periodStart] }),
    atLeast(t.threads, 0),
    atLeast(t.applicants, 0),
    atLeast(t.bulkAnalyses, 0),
  ],
);
