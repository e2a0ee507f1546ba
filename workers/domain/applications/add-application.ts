import { and, eq, isNotNull } from "drizzle-orm";
import { applications } from "../../../db/schema";
import type { Deps } from "../deps";
import { dayOf } from "./application-limits";
import { runWhereRoom } from "./run-where-room";
import type { NewApplication } from "./schema";

/** Saves a job among those that a person tracks. @returns its id @throws AppError "application-limit" */
export async function addApplication(
  { db, now }: Pick<Deps, "db" | "now">,
  { userId, form, matchId = null }: { userId: string; form: NewApplication; matchId?: string | null },
): Promise<string> {
  const tenant = db.dbFor(userId);
  const id = crypto.randomUUID();
  const time = now();
  const inTheWay = and(
    eq(applications.matchId, matchId ?? ""),
    eq(applications.userId, userId),
    isNotNull(applications.deletedAt),
  );
  const add = tenant.insert(applications).values({
    ...{ id, userId, matchId, ...form },
    ...{ savedAt: dayOf(time), createdAt: time, updatedAt: time },
  });
  // An analysis stands in one application: a deleted one gives way.
  const statements = matchId ? [tenant.delete(applications).where(inTheWay), add] : [add];
  await runWhereRoom(tenant, { userId, statements });
  return id;
}
