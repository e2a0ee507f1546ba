import { eq } from "drizzle-orm";
import { applications, matches, users } from "../../../db/schema";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import { isOwn, type OwnApplication } from "./own-application";

export type ApplicationDetails = Awaited<ReturnType<typeof getApplication>>;

/** @throws AppError "application-not-found" for a missing one and for another's alike */
export async function getApplication({ db }: Pick<Deps, "db">, own: OwnApplication) {
  const [row] = await db
    .dbFor(own.userId)
    .select({ application: applications, score: matches.score, reminderMails: users.reminderMails })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.userId))
    .leftJoin(matches, eq(matches.id, applications.matchId))
    .where(isOwn(own));
  if (!row) throw new AppError("application-not-found");
  const { userId: _, deletedAt: __, ...application } = row.application;
  return { ...application, score: row.score, reminderMails: row.reminderMails };
}
