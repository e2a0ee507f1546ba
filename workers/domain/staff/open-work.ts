import { and, eq, isNull, sql } from "drizzle-orm";
import { applicants, coachingBookings, deletionRequests, resumes } from "../../../db/schema";

/** Requests for erasure that are neither undone nor done. */
export const isOpenDeletion = and(isNull(deletionRequests.undoneAt), isNull(deletionRequests.completedAt));

/** Résumés that could not be analysed. A literal, so that the index of them alone answers. */
export const isFailedApplicant = sql`${applicants.analysisStatus} = 'failed'`;

/** The same of job seekers' own. */
export const isFailedResume = sql`${resumes.analysisStatus} = 'failed'`;

/** Wishes for a coaching session that nobody has answered. */
export const isNewBooking = eq(coachingBookings.state, "new");
