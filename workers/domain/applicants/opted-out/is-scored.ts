import { and, eq, isNull, type SQL } from "drizzle-orm";
import { applicants } from "../../../../db/schema";

/** A result of somebody who opted out since, or of a blocked engine version, stays a record and is shown to nobody. */
export function isScored(
  row: Pick<typeof applicants.$inferSelect, "analysisStatus" | "optedOutAt" | "waitsUntil" | "hiddenAt">,
): boolean {
  const isWithheld = row.optedOutAt !== null || row.waitsUntil !== null || row.hiddenAt !== null;
  return row.analysisStatus === "completed" && !isWithheld;
}

/** `isScored`, of rows of `applicants` in a query. */
export function hasScores(): SQL | undefined {
  return and(
    eq(applicants.analysisStatus, "completed"),
    isNull(applicants.optedOutAt),
    isNull(applicants.waitsUntil),
    isNull(applicants.hiddenAt),
  );
}
