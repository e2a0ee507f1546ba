import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { applicants, coachingBookings, deletionRequests, resumes } from "../../../db/schema";
import type { DocumentTable } from "../documents/audiences/audience";

export const isOpenDeletion = and(isNull(deletionRequests.undoneAt), isNull(deletionRequests.completedAt));

/** A literal, so that the index of the failed alone answers. */
export const isFailedApplicant = sql`${applicants.analysisStatus} = 'failed'`;

export const isFailedResume = sql`${resumes.analysisStatus} = 'failed'`;

/** For the batch of a retry: nobody has retried this document meanwhile. */
export function isStillFailed(table: DocumentTable, id: string): SQL {
  return sql`exists (select 1 from ${table} where ${table.id} = ${id} and ${table.analysisStatus} = 'failed')`;
}

export const isNewBooking = eq(coachingBookings.state, "new");
