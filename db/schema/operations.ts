import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { atLeast, known } from "./checks";
import { createdAt, id, json, timestamp, updatedAt } from "./columns";
import { users } from "./identity";

export const filesToDelete = sqliteTable(
  "files_to_delete",
  {
    fileKey: text("file_key").primaryKey(),
    attempts: integer("attempts").notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [index("files_to_delete_created_idx").on(t.createdAt), atLeast(t.attempts, 0)],
);

/** Never a résumé's text. Triggers keep an entry as written; an erasure empties its reason and data only. */
export const auditLog = sqliteTable(
  "audit_log",
  {
    id: id(),
    actorId: text("actor_id"),
    action: text("action").notNull(),
    subject: text("subject").notNull(),
    reason: text("reason"),
    data: json<Record<string, unknown>>("data"),
    createdAt: createdAt(),
  },
  (t) => [
    index("audit_log_created_idx").on(t.createdAt),
    index("audit_log_subject_idx").on(t.subject, t.createdAt),
    index("audit_log_action_idx").on(t.action, t.createdAt),
  ],
);

export const deletionRequests = sqliteTable(
  "deletion_requests",
  {
    id: id(),
    number: text("number").notNull(),
    userId: text("user_id").notNull(),
    dueAt: timestamp("due_at").notNull(),
    /** what the request cancelled, so that an undo gives back that and nothing else */
    cancelledSubscriptionId: text("cancelled_subscription_id"),
    undoneAt: timestamp("undone_at"),
    startedAt: timestamp("started_at"),
    completedAt: timestamp("completed_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("deletion_requests_number_unique").on(t.number),
    index("deletion_requests_due_idx").on(t.completedAt, t.dueAt),
    index("deletion_requests_user_idx").on(t.userId),
    uniqueIndex("deletion_requests_one_open_unique")
      .on(t.userId)
      .where(sql`undone_at is null and completed_at is null`),
  ],
);

export const dataExports = sqliteTable(
  "data_exports",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    status: text("status", { enum: ["pending", "ready", "failed"] })
      .notNull()
      .default("pending"),
    fileKey: text("file_key"),
    bytes: integer("bytes"),
    expiresAt: timestamp("expires_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index("data_exports_user_idx").on(t.userId, t.createdAt),
    index("data_exports_status_idx").on(t.status, t.createdAt),
    index("data_exports_expires_idx").on(t.expiresAt),
    uniqueIndex("data_exports_key_unique").on(t.fileKey),
    known(t.status),
    atLeast(t.bytes, 0),
  ],
);

export const sweepCursors = sqliteTable("sweep_cursors", {
  name: text("name").primaryKey(),
  cursor: text("cursor"),
});

export const usedRequestIds = sqliteTable(
  "used_request_ids",
  { requestId: text("request_id").primaryKey(), expiresAt: timestamp("expires_at").notNull() },
  (t) => [index("used_request_ids_expires_idx").on(t.expiresAt)],
);
