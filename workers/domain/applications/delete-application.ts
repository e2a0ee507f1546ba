import { and, asc, eq, inArray, isNotNull, lt } from "drizzle-orm";
import { applications } from "../../../db/schema";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import { UNDO_MILLISECONDS } from "./application-limits";
import { isOwn, type OwnApplication } from "./own-application";
import { runWhereRoom } from "./run-where-room";

const AT_ONCE = 500;

/** Takes an application out of all lists; it can be restored for a day, then it is erased. @throws AppError "application-not-found" */
export async function deleteApplication(
  { db, now }: Pick<Deps, "db" | "now">,
  own: OwnApplication,
): Promise<void> {
  const deleted = await db
    .dbFor(own.userId)
    .update(applications)
    .set({ deletedAt: now() })
    .where(isOwn(own))
    .returning({ id: applications.id });
  if (deleted.length === 0) throw new AppError("application-not-found");
}

/** @throws AppError "application-not-found" once it is erased | "application-limit" */
export async function restoreApplication(
  { db }: Pick<Deps, "db">,
  { userId, applicationId }: OwnApplication,
): Promise<void> {
  const tenant = db.dbFor(userId);
  const isDeleted = and(
    eq(applications.id, applicationId),
    eq(applications.userId, userId),
    isNotNull(applications.deletedAt),
  );
  const restore = tenant
    .update(applications)
    .set({ deletedAt: null })
    .where(isDeleted)
    .returning({ id: applications.id });
  const [restored] = await runWhereRoom(tenant, { userId, statements: [restore] });
  if ((restored as unknown[]).length === 0) throw new AppError("application-not-found");
}

/** Erases what was deleted a day ago. */
export async function eraseDeletedApplications({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
  const old = db.shared
    .select({ id: applications.id })
    .from(applications)
    .where(and(isNotNull(applications.deletedAt), lt(applications.deletedAt, now() - UNDO_MILLISECONDS)))
    .orderBy(asc(applications.deletedAt))
    .limit(AT_ONCE);
  await db.shared.delete(applications).where(inArray(applications.id, old));
}
