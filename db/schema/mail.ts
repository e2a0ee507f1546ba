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

/** What staff write to a mailing list. Its mails are rows of the outbox: see `domain/letters/letter-mails`. */
export const letters = sqliteTable(
  "letters",
  {
    id: id(),
    list: text("list", { enum: ["newsletter", "careers", "interview"] }).notNull(),
    subject: text("subject").notNull(),
    /** Markdown */
    body: text("body").notNull(),
    /** "writing": its mails are being written; "sending": all are, and some haven't left; "sent": none waits any more */
    status: text("status", { enum: ["draft", "writing", "sending", "sent"] })
      .notNull()
      .default("draft"),
    /** who confirmed later doesn't get it */
    startedAt: timestamp("started_at"),
    finishedAt: timestamp("finished_at"),
    /** the last address whose mail is written */
    writtenUntil: timestamp("written_until").notNull().default(-1),
    writtenId: text("written_id").notNull().default(""),
    written: integer("written").notNull().default(0),
    sent: integer("sent").notNull().default(0),
    bounced: integer("bounced").notNull().default(0),
    /** addresses that left their list by a link in it */
    departed: integer("departed").notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index("letters_status_idx").on(t.status, t.updatedAt),
    index("letters_created_idx").on(t.createdAt, t.id),
    index("letters_list_idx").on(t.list, t.startedAt),
    known(t.list),
    known(t.status),
    atLeast(t.written, 0),
    atLeast(t.sent, 0),
    atLeast(t.bounced, 0),
    atLeast(t.departed, 0),
  ],
);
