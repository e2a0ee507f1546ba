import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { WebhookEvent } from "../../../workers/domain/programs/webhooks/event-types";
import { companies } from "../agencies";
import { atLeast, known } from "../checks";
import { createdAt, id, json, list, timestamp, updatedAt } from "../columns";

/** Where a company's programs are told of events. Secrets are sealed: see `webhook-secret.ts`. */
export const webhooks = sqliteTable(
  "webhooks",
  {
    id: id(),
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    url: text("url").notNull(),
    events: list<WebhookEvent>("events"),
    secret: text("secret").notNull(),
    /** signs beside the newer one until it ends */
    previousSecret: text("previous_secret"),
    previousEndsAt: timestamp("previous_ends_at"),
    disabledAt: timestamp("disabled_at"),
    disabledReason: text("disabled_reason", { enum: ["by-hand", "gone", "failing"] }),
    /** when the first of the failures in a row was */
    failingSince: timestamp("failing_since"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index("webhooks_company_idx").on(t.companyId, t.createdAt), known(t.disabledReason)],
);

/** One event for one webhook: outbox and log in one. Triggers write the rows, with what causes them (migration 0056). */
export const webhookDeliveries = sqliteTable(
  "webhook_deliveries",
  {
    /** the `webhook-id` that receivers tell repetitions by */
    id: text("id").primaryKey(),
    webhookId: text("webhook_id")
      .notNull()
      .references(() => webhooks.id, { onDelete: "cascade" }),
    type: text("type").notNull(),
    /** ids only */
    data: json<Record<string, string | null>>("data").notNull(),
    status: text("status", { enum: ["pending", "delivered", "failed"] })
      .notNull()
      .default("pending"),
    attempts: integer("attempts").notNull().default(0),
    /** null once it is delivered or given up */
    nextAttemptAt: timestamp("next_attempt_at"),
    lastAttemptAt: timestamp("last_attempt_at"),
    /** of the last answer; null where there was none */
    lastStatus: integer("last_status"),
    lastError: text("last_error"),
    createdAt: createdAt(),
  },
  (t) => [
    index("webhook_deliveries_webhook_idx").on(t.webhookId, t.createdAt, t.id),
    index("webhook_deliveries_due_idx").on(t.nextAttemptAt).where(sql`next_attempt_at is not null`),
    index("webhook_deliveries_created_idx").on(t.createdAt),
    known(t.status),
    atLeast(t.attempts, 0),
  ],
);
