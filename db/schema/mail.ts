import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { atLeast, known } from "./checks";
import { createdAt, id, json, timestamp, updatedAt } from "./columns";
import { users } from "./identity";

/** Written in the batch of what it tells of; emptied once sent, since it may hold a link's token. */
export const outbox = sqliteTable(
  "outbox",
  {
    id: id(),
    toAddress: text("to_address").notNull(),
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    template: text("template").notNull(),
    data: json<Record<string, unknown>>("data"),
    status: text("status", { enum: ["queued", "sent", "failed"] })
      .notNull()
      .default("queued"),
    attempts: integer("attempts").notNull().default(0),
    /** the sender who has it in hand, until then (UTC ms) */
    leaseEndsAt: timestamp("lease_ends_at"),
    error: text("error"),
    sentAt: timestamp("sent_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index("outbox_status_idx").on(t.status, t.createdAt),
    index("outbox_created_idx").on(t.createdAt),
    index("outbox_user_idx").on(t.userId),
    index("outbox_to_idx").on(t.toAddress),
    known(t.status),
    atLeast(t.attempts, 0),
  ],
);
