import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { atLeast, known } from "./checks";
import { createdAt, id, json, timestamp, updatedAt } from "./columns";
import { users } from "./identity";

/** Objects whose rows are gone; each is retried until it is gone too. */
export const filesToDelete = sqliteTable(
  "files_to_delete",
  {
    fileKey: text("file_key").primaryKey(),
    attempts: integer("attempts").notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [index("files_to_delete_created_idx").on(t.createdAt), atLeast(t.attempts, 0)],
);

/**
 * Who did what to whom, when and why. Never a résumé's text. Triggers hold that a line stays as it was written; only its
 * reason and data can be emptied, when the person whom they are about is erased.
 */
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

/** Requests for erasure, undone or carried out. The user's id stays; the user doesn't. */
export const deletionRequests = sqliteTable(
  "deletion_requests",
  {
    id: id(),
    /** what people and staff call it: "D-7K2M9Q" */
    number: text("number").notNull(),
    userId: text("user_id").notNull(),
    /** when everything is erased, unless undone */
    dueAt: timestamp("due_at").notNull(),
    /** what the request cancelled, so that an undo gives back that and nothing else */
    cancelledSubscriptionId: text("cancelled_subscription_id"),
    undoneAt: timestamp("undone_at"),
    /** when erasing began: from then on there is no undo */
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

/** Archives of everything that we hold about a person, made on request. */
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
    /** when the archive is deleted */
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

/** Where a long sweep goes on next time. */
export const sweepCursors = sqliteTable("sweep_cursors", {
  name: text("name").primaryKey(),
  cursor: text("cursor"),
});

/** Ids of API tokens that have been used once. */
export const usedRequestIds = sqliteTable(
  "used_request_ids",
  { requestId: text("request_id").primaryKey(), expiresAt: timestamp("expires_at").notNull() },
  (t) => [index("used_request_ids_expires_idx").on(t.expiresAt)],
);
