import { and, eq, isNull, sql } from "drizzle-orm";
import { applicants, coachingBookings, deletionRequests, resumes } from "../../../db/schema";

export const isOpenDeletion = and(isNull(deletionRequests.undoneAt), isNull(deletionRequests.completedAt));

/** A literal, so that the index of the failed alone answers. */
export const isFailedApplicant = sql`${applicants.analysisStatus} = 'failed'`;

export const isFailedResume = sql`${resumes.analysisStatus} = 'failed'`;

export const isNewBooking = eq(coachingBookings.state, "new");
