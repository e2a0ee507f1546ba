import { and, eq, type SQL } from "drizzle-orm";
import { applicants } from "../../../db/schema";
import { ANALYSIS_FAILED } from "./retry-limits";

/** Of rows of `applicants`: those that may be analysed again, as `mayHeal` says. */
export function isHealable(): SQL | undefined {
  return and(eq(applicants.analysisStatus, "failed"), eq(applicants.failureCode, ANALYSIS_FAILED));
}
