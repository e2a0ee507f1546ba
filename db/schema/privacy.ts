import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, id } from "./columns";

/**
 * Proof that a browser's cookie choice was made, and which. Knows no person: no user, no address, no browser. Only
 * anyone who holds the id, which stands in a cookie, can say that a row is theirs.
 */
export const cookieConsents = sqliteTable(
  "cookie_consents",
  {
    id: id(),
    /** of the question that was answered */
    version: text("version").notNull(),
    analytics: integer("analytics", { mode: "boolean" }).notNull(),
    marketing: integer("marketing", { mode: "boolean" }).notNull(),
    /** the browser asked not to be tracked (Sec-GPC), so that nothing more than the necessary could be chosen */
    privacyControl: integer("privacy_control", { mode: "boolean" }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("cookie_consents_created_idx").on(t.createdAt)],
);
