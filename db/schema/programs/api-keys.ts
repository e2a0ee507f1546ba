import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { companies } from "../agencies";
import { createdAt, id, list, timestamp } from "../columns";
import { users } from "../identity";

/** Keys that programs sign in with: a company's, made by one of its owners, or a seeker's own. The table holds their SHA-256. */
export const apiKeys = sqliteTable(
  "api_keys",
  {
    id: id(),
    /** in whose name it works */
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** null for a seeker's */
    companyId: text("company_id").references(() => companies.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    tokenHash: text("token_hash").notNull(),
    /** its first and last characters, by which people tell keys apart */
    hint: text("hint").notNull(),
    scopes: list("scopes"),
    /** a revoked one ends at once, one that was replaced a day later */
    expiresAt: timestamp("expires_at").notNull(),
    revokedAt: timestamp("revoked_at"),
    replacedAt: timestamp("replaced_at"),
    /** to the hour */
    lastUsedAt: timestamp("last_used_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("api_keys_token_unique").on(t.tokenHash),
    index("api_keys_user_idx").on(t.userId, t.createdAt),
    index("api_keys_company_idx").on(t.companyId, t.createdAt),
    index("api_keys_expires_idx").on(t.expiresAt),
  ],
);

/** What a request with an `Idempotency-Key` was answered, for a day. Without a status it is under way. */
export const apiAnswers = sqliteTable(
  "api_answers",
  {
    /** SHA-256 of the key's id and what the program named the request */
    id: text("id").primaryKey(),
    keyId: text("key_id")
      .notNull()
      .references(() => apiKeys.id, { onDelete: "cascade" }),
    requestHash: text("request_hash").notNull(),
    status: integer("status"),
    body: text("body"),
    location: text("location"),
    expiresAt: timestamp("expires_at").notNull(),
  },
  (t) => [index("api_answers_key_idx").on(t.keyId), index("api_answers_expires_idx").on(t.expiresAt)],
);
