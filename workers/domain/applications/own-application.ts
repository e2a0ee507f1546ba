import { and, eq, isNull, type SQL } from "drizzle-orm";
import { applications } from "../../../db/schema";

export type OwnApplication = { userId: string; applicationId: string };

/** One that stands and is the person's own: another's is as missing as one that never was. */
export function isOwn({ userId, applicationId }: OwnApplication): SQL | undefined {
  return and(
    eq(applications.id, applicationId),
    eq(applications.userId, userId),
    isNull(applications.deletedAt),
  );
}
