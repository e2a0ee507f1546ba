import { and, eq, isNull, type SQL } from "drizzle-orm";
import { applicants } from "../../../../db/schema";

/** An earlier result of somebody who opted out since stays a record, and is shown to nobody. */
export function isScored(
  row: Pick<typeof applicants.$inferSelect, "analysisStatus" | "optedOutAt" | "waitsUntil">,
): boolean {
  return row.analysisStatus === "completed" && row.optedOutAt === null && row.waitsUntil === null;
}

/** `isScored`, of rows of `applicants` in a query. */
export function hasScores(): SQL | undefined {
  return and(
    eq(applicants.analysisStatus, "completed"),
    isNull(applicants.optedOutAt),
    isNull(applicants.waitsUntil),
  );
}
