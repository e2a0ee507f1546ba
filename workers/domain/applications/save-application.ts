import { and, eq, sql } from "drizzle-orm";
import { applications } from "../../../db/schema";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import { dayOf, reminderOf } from "./application-limits";
import { datesIn } from "./application-states";
import { getApplication } from "./get-application";
import { isOwn, type OwnApplication } from "./own-application";
import type { ApplicationForm } from "./schema";

/** Later than any change before, also within a millisecond. */
export function laterThanBefore(time: number) {
  return sql`max(${time}, ${applications.updatedAt} + 1)`;
}

/**
 * Saves what the form says, unless it changed since the form was opened. @param expected its `updatedAt` then
 * @throws AppError "application-not-found" | "application-changed"
 */
export async function saveApplication(
  deps: Pick<Deps, "db" | "now">,
  { form, expected, ...own }: OwnApplication & { form: ApplicationForm; expected: number },
): Promise<void> {
  const time = deps.now();
  const today = dayOf(time);
  const { savedAt, appliedAt, interviewAt, offerAt, closedAt, nextAt, reminds, ...fields } = form;
  const given = { savedAt: savedAt ?? today, appliedAt, interviewAt, offerAt, closedAt };
  const remindAt = reminds ? reminderOf(nextAt, time) : null;
  // A reminder that went out isn't due again because something else was changed.
  const isSame = sql`${applications.nextAt} is ${nextAt} and ${applications.reminds} = ${Number(reminds)}`;
  const saved = await deps.db
    .dbFor(own.userId)
    .update(applications)
    .set({
      ...fields,
      ...datesIn(form.state, given, today),
      nextAt,
      reminds,
      remindAt: sql`case when ${isSame} then ${applications.remindAt} else ${remindAt} end`,
      updatedAt: laterThanBefore(time),
    })
    .where(and(isOwn(own), eq(applications.updatedAt, expected)))
    .returning({ id: applications.id });
  if (saved.length > 0) return;
  await getApplication(deps, own);
  throw new AppError("application-changed");
}
