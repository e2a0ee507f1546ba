import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, id } from "./columns";

/** Proof of a cookie choice. Holds no user, address or browser: only the id in the cookie leads to a row. */
export const cookieConsents = sqliteTable(
  "cookie_consents",
  {
    id: id(),
    version: text("version").notNull(),
    analytics: integer("analytics", { mode: "boolean" }).notNull(),
    marketing: integer("marketing", { mode: "boolean" }).notNull(),
    privacyControl: integer("privacy_control", { mode: "boolean" }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("cookie_consents_created_idx").on(t.createdAt)],
);
