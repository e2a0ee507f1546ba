import { and, desc, eq, isNull } from "drizzle-orm";
import { applications, matches } from "../../../db/schema";
import type { Deps } from "../deps";

/** Without its notes, which may be long. */
export type ApplicationListItem = Awaited<ReturnType<typeof listApplications>>[number];

/** All that a person tracks, the newest first: at most `MAX_APPLICATIONS`, so that a page filters and sorts them itself. */
export function listApplications({ db }: Pick<Deps, "db">, { userId }: { userId: string }) {
  return db
    .dbFor(userId)
    .select({
      id: applications.id,
      matchId: applications.matchId,
      jobTitle: applications.jobTitle,
      employer: applications.employer,
      jobUrl: applications.jobUrl,
      place: applications.place,
      state: applications.state,
      savedAt: applications.savedAt,
      appliedAt: applications.appliedAt,
      interviewAt: applications.interviewAt,
      offerAt: applications.offerAt,
      closedAt: applications.closedAt,
      nextAt: applications.nextAt,
      nextStep: applications.nextStep,
      reminds: applications.reminds,
      score: matches.score,
    })
    .from(applications)
    .leftJoin(matches, eq(matches.id, applications.matchId))
    .where(and(eq(applications.userId, userId), isNull(applications.deletedAt)))
    .orderBy(desc(applications.createdAt));
}
