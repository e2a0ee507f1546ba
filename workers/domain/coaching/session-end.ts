import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { coachingBookings } from "../../../db/schema";
import { COACHING_SESSIONS } from "./coaching-sessions";

/** When a row's session is over that begins at the hour in a column, in UTC ms. */
export function endsAtSql(start: SQLiteColumn): SQL<number> {
  const cases = Object.entries(COACHING_SESSIONS).map(
    ([type, { minutes }]) => sql`when ${coachingBookings.sessionType} = ${type} then ${minutes * 60_000}`,
  );
  return sql<number>`(${start} + case ${sql.join(cases, sql` `)} end)`;
}
