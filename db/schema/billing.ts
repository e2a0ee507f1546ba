import { eq, sql } from "drizzle-orm";
import { index, integer, sqliteTable, sqliteView, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { companies } from "./agencies";
import { atLeast, known } from "./checks";
import { createdAt, id, list, timestamp, updatedAt } from "./columns";
import { users } from "./identity";

/** What can be bought, for individuals and agencies, with the limits that belong to it. */
export const plans = sqliteTable(
  "plans",
  {
    id: id(),
    /** stable name for code and seeds: "agency-starter" */
    slug: text("slug").notNull(),
    category: text("category", { enum: ["individual", "agency"] }).notNull(),
    planName: text("plan_name").notNull(),
    description: text("description").notNull().default(""),
    features: list("features"),
    /** euro cents */
    price: integer("price").notNull(),
    /** "30 days", "1 month", "1 year" */
    billingCycle: text("billing_cycle").notNull(),
    creditsPerCycle: integer("credits_per_cycle").notNull().default(0),
    isPopular: integer("is_popular", { mode: "boolean" }).notNull().default(false),
    isAvailable: integer("is_available", { mode: "boolean" }).notNull().default(true),
    maxCampaigns: integer("max_campaigns"),
    maxCandidates: integer("max_candidates"),
    maxBulkAnalyses: integer("max_bulk_analyses"),
    maxFilesPerUpload: integer("max_files_per_upload"),
    /** agents that a company may have; null: as many as it likes */
    maxAgents: integer("max_agents"),
    /** all colleagues sign in with a second step, whatever the company itself asks for */
    requiresSecondStep: integer("requires_second_step", { mode: "boolean" }).notNull().default(false),
    stripeProductId: text("stripe_product_id"),
    stripePriceId: text("stripe_price_id"),
  },
  (t) => [
    uniqueIndex("plans_slug_unique").on(t.slug),
    known(t.category),
    atLeast(t.price, 0),
    atLeast(t.creditsPerCycle, 0),
    atLeast(t.maxCampaigns, 0),
    atLeast(t.maxCandidates, 0),
    atLeast(t.maxBulkAnalyses, 0),
    atLeast(t.maxFilesPerUpload, 0),
    atLeast(t.maxAgents, 1),
  ],
);

// Without a comma, at which the generator of migrations would cut it.
const liveFirst = sql`status = 'active' or status = 'suspended'`;
/** Part of an index: a query that orders by it in other words reads and sorts. */
export const liveCompanyFirst = sql`subscription_status <> 'cancelled'`;

/** What Stripe and staff say of a subscription, apart from its status; all in UTC ms, null on a trial that nobody touched. */
const period = {
  /** cents a cycle that this subscriber pays, as last heard; null on a trial and before the first reading */
  price: integer("price"),
  /** when the period that is paid now began; `next_renewal` is its end */
  periodStart: timestamp("period_start"),
  /** the end that is set: no renewal follows */
  cancelAt: timestamp("cancel_at"),
  /** since when a renewal is unpaid */
  pastDueSince: timestamp("past_due_since"),
  /** since when staff hold it suspended, no matter what Stripe says */
  suspendedAt: timestamp("suspended_at"),
};

export const companySubscriptions = sqliteTable(
  "b2b_company_subscriptions",
  {
    id: id(),
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    planId: text("plan_id")
      .notNull()
      .references(() => plans.id),
    stripeSubscriptionId: text("subscription_id"),
    status: text("subscription_status", {
      enum: ["trial", "active", "suspended", "cancelled"],
    }).notNull(),
    startDate: timestamp("start_date").notNull(),
    nextRenewal: timestamp("next_renewal").notNull(),
    ...period,
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index("b2b_company_subscriptions_company_idx").on(t.companyId, t.createdAt),
    index("b2b_company_subscriptions_current_idx").on(
      t.companyId,
      liveCompanyFirst,
      t.nextRenewal,
      t.createdAt,
      t.id,
    ),
    uniqueIndex("b2b_company_subscriptions_stripe_unique").on(t.stripeSubscriptionId),
    index("b2b_company_subscriptions_renewal_idx").on(t.status, t.nextRenewal),
    uniqueIndex("b2b_company_subscriptions_one_live_unique")
      .on(t.companyId)
      .where(sql`subscription_status in ('trial', 'active')`),
    known(t.status),
  ],
);

export const subscriptions = sqliteTable(
  "subscriptions",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    planId: text("plan_id")
      .notNull()
      .references(() => plans.id),
    stripeSubscriptionId: text("stripe_subscription_id"),
    status: text("status", { enum: ["active", "suspended", "cancelled", "expired"] }).notNull(),
    startDate: timestamp("start_date").notNull(),
    nextRenewal: timestamp("next_renewal").notNull(),
    ...period,
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index("subscriptions_user_idx").on(t.userId, t.createdAt),
    index("subscriptions_current_idx").on(t.userId, liveFirst, t.nextRenewal, t.createdAt, t.id),
    index("subscriptions_renewal_idx").on(t.status, t.nextRenewal),
    uniqueIndex("subscriptions_stripe_unique").on(t.stripeSubscriptionId),
    uniqueIndex("subscriptions_one_active_unique").on(t.userId).where(sql`status = 'active'`),
    known(t.status),
  ],
);

/** The subscription of each user that counts, with its plan: the live one, else the one that holds longest. */
export const latestUserSubscriptions = sqliteView("latest_user_subscriptions").as((qb) =>
  qb
    .select({
      userId: subscriptions.userId,
      planId: subscriptions.planId,
      planName: plans.planName,
      description: plans.description,
      price: plans.price,
      features: plans.features,
      createdAt: sql<number>`${subscriptions.createdAt}`.as("created_at"),
      nextRenewal: subscriptions.nextRenewal,
      status: subscriptions.status,
      slug: plans.slug,
      id: subscriptions.id,
      stripeSubscriptionId: subscriptions.stripeSubscriptionId,
      periodStart: subscriptions.periodStart,
      cancelAt: subscriptions.cancelAt,
      pastDueSince: subscriptions.pastDueSince,
      suspendedAt: subscriptions.suspendedAt,
    })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(
      sql`${subscriptions.id} = (select s.id from subscriptions s where s.user_id = ${subscriptions.userId} order by s.status = 'active' or s.status = 'suspended' desc, s.next_renewal desc, s.created_at desc, s.id desc limit 1)`,
    ),
);
