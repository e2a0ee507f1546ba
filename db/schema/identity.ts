import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { atLeast, known, longest } from "./checks";
import { createdAt, id, list, timestamp, updatedAt } from "./columns";

export const users = sqliteTable(
  "users",
  {
    id: id(),
    email: text("email").notNull(),
    fullName: text("full_name").notNull(),
    country: text("country"),
    emailVerified: integer("email_verified", { mode: "boolean" }).notNull().default(false),
    /** whether mails remind a seeker of dates of their applications */
    reminderMails: integer("reminder_mails", { mode: "boolean" }).notNull().default(true),
    /** the terms accepted at registration, by the day of their last change; null before 2026-11-25 */
    termsVersion: text("terms_version"),
    termsAcceptedAt: timestamp("terms_accepted_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("users_email_unique").on(t.email),
    // search-users
    index("users_name_idx").on(sql`${t.fullName} collate nocase`),
  ],
);

/** One row per way to sign in: "password" (scrypt hash) or "google" (subject). */
export const accounts = sqliteTable(
  "accounts",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    provider: text("provider", { enum: ["password", "google"] }).notNull(),
    subject: text("subject").notNull(),
    passwordHash: text("password_hash"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("accounts_provider_subject_unique").on(t.provider, t.subject),
    uniqueIndex("accounts_user_provider_unique").on(t.userId, t.provider),
    known(t.provider),
  ],
);

/** Server-side sessions. The cookie holds the token, the table only its SHA-256. */
export const sessions = sqliteTable(
  "sessions",
  {
    id: id(),
    tokenHash: text("token_hash").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: timestamp("expires_at").notNull(),
    loginVia: text("login_via").notNull().default("email"),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    /** when the second step was taken last; until then the session of an account that has one opens nothing */
    provedAt: timestamp("proved_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("sessions_token_hash_unique").on(t.tokenHash),
    index("sessions_user_idx").on(t.userId),
    index("sessions_expires_idx").on(t.expiresAt),
  ],
);

/** Apps that show a code for sign-in's second step. One without `confirmedAt` is being set up, and asks nothing yet. */
export const authenticators = sqliteTable(
  "authenticators",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** sealed by the site's key */
    secret: text("secret").notNull(),
    /** the 30 seconds whose code was taken last, so that a code works once */
    lastStep: integer("last_step"),
    confirmedAt: timestamp("confirmed_at"),
    lastUsedAt: timestamp("last_used_at"),
    createdAt: createdAt(),
  },
  (t) => [index("authenticators_user_idx").on(t.userId, t.confirmedAt)],
);

/** Codes to write down, each for one sign-in without the app: only their hashes. */
export const recoveryCodes = sqliteTable(
  "recovery_codes",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    codeHash: text("code_hash").notNull(),
    usedAt: timestamp("used_at"),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
);

/** Keys of phones, computers and security keys that take sign-in's second step without a code. */
export const passkeys = sqliteTable(
  "passkeys",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** base64url */
    credentialId: text("credential_id").notNull(),
    /** COSE_Key in base64url */
    publicKey: text("public_key").notNull(),
    /** how often it was used, as it says itself; 0 where it doesn't count */
    signCount: integer("sign_count").notNull(),
    /** how a browser reaches it */
    transports: list("transports"),
    lastUsedAt: timestamp("last_used_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("passkeys_credential_unique").on(t.credentialId),
    index("passkeys_user_idx").on(t.userId),
    atLeast(t.signCount, 0),
    longest(t.name, 60),
    longest(t.credentialId, 1364),
  ],
);

/** What a session's passkey has to sign next: one at a time, taken once. */
export const passkeyChallenges = sqliteTable(
  "passkey_challenges",
  {
    sessionId: text("session_id")
      .primaryKey()
      .references(() => sessions.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    purpose: text("purpose", { enum: ["add-passkey", "second-step"] }).notNull(),
    challenge: text("challenge").notNull(),
    expiresAt: timestamp("expires_at").notNull(),
  },
  (t) => [
    index("passkey_challenges_user_idx").on(t.userId),
    index("passkey_challenges_expires_idx").on(t.expiresAt),
    known(t.purpose),
  ],
);

export const oidcStarts = sqliteTable(
  "oidc_starts",
  {
    stateHash: text("state_hash").primaryKey(),
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    nonce: text("nonce").notNull(),
    codeVerifier: text("code_verifier").notNull(),
    next: text("next").notNull(),
    /** the terms accepted on the way: only with them may an account be made */
    termsVersion: text("terms_version"),
    expiresAt: timestamp("expires_at").notNull(),
  },
  (t) => [index("oidc_starts_user_idx").on(t.userId), index("oidc_starts_expires_idx").on(t.expiresAt)],
);

export const verifications = sqliteTable(
  "verifications",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    purpose: text("purpose", { enum: ["verify-email", "reset-password", "confirm-deletion"] }).notNull(),
    tokenHash: text("token_hash").notNull(),
    expiresAt: timestamp("expires_at").notNull(),
    usedAt: timestamp("used_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("verifications_token_hash_unique").on(t.tokenHash),
    index("verifications_user_idx").on(t.userId, t.purpose),
    index("verifications_expires_idx").on(t.expiresAt),
    known(t.purpose),
  ],
);

export const authLogs = sqliteTable(
  "auth_logs",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    loginVia: text("login_via").notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("auth_logs_user_idx").on(t.userId, t.createdAt)],
);

export const rateLimits = sqliteTable(
  "rate_limits",
  {
    key: text("key").primaryKey(),
    windowEndsAt: timestamp("window_ends_at").notNull(),
    attempts: integer("attempts").notNull().default(sql`0`),
  },
  (t) => [index("rate_limits_window_idx").on(t.windowEndsAt), atLeast(t.attempts, 0)],
);
