import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, id, json, timestamp } from "./columns";

/** Objects whose rows are gone; each is retried until it is gone too. */
export const filesToDelete = sqliteTable(
  "files_to_delete",
  {
    fileKey: text("file_key").primaryKey(),
    attempts: integer("attempts").notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [index("files_to_delete_created_idx").on(t.createdAt)],
);

/** Who did what to whom, when and why. Never a résumé's text. */
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
  ],
);

/** Requests for erasure, undone or carried out. The user's id stays; the user doesn't. */
export const deletionRequests = sqliteTable(
  "deletion_requests",
  {
    id: id(),
    userId: text("user_id").notNull(),
    dueAt: timestamp("due_at").notNull(),
    undoneAt: timestamp("undone_at"),
    completedAt: timestamp("completed_at"),
    createdAt: createdAt(),
  },
  (t) => [
    index("deletion_requests_due_idx").on(t.completedAt, t.dueAt),
    index("deletion_requests_user_idx").on(t.userId),
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
