import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteUpdateSetSource } from "drizzle-orm/sqlite-core";
import { runBatch } from "../../../db/batch";
import { isRefused, prepareCondition } from "../../../db/conditions";
import { coachingBookings } from "../../../db/schema";
import type { Deps } from "../deps";
import type { MailOrder } from "../mail/mail-data";
import { prepareMail, sendTasks } from "../mail/prepare-mail";
import { type Booking, sessionMailId } from "./session-mails";

export const NO_PROPOSAL = { proposedStart: null, proposedPlace: null, proposalExpiresAt: null };

const UNCHANGED = "session-unchanged";

type Change = {
  /** as it was read: where somebody has changed it since, nothing happens */
  booking: Booking;
  set: SQLiteUpdateSetSource<typeof coachingBookings>;
  mails: MailOrder[];
  also?: BatchItem<"sqlite">[];
};

/** The row is as it was read: its state, its hours and what calendars know. */
export function isUnchanged(booking: Booking): SQL {
  const { id, state, startsAt, proposedStart, sequence } = coachingBookings;
  const isHour = (column: typeof startsAt | typeof proposedStart, value: number | null) =>
    value === null ? isNull(column) : eq(column, value);
  const same = and(
    eq(id, booking.id),
    eq(state, booking.state),
    isHour(startsAt, booking.startsAt),
    isHour(proposedStart, booking.proposedStart),
    eq(sequence, booking.sequence),
  );
  return sql`exists (select 1 from ${coachingBookings} where ${same})`;
}

/** A session's new row and the mails about it, for the caller's batch. */
export function prepareChange(deps: Pick<Deps, "db" | "now">, { booking, set, mails, also = [] }: Change) {
  const prepared = mails.map((mail) => prepareMail(deps, mail, sessionMailId()));
  return {
    statements: [
      deps.db.shared.update(coachingBookings).set(set).where(eq(coachingBookings.id, booking.id)),
      ...prepared.map(({ insert }) => insert),
      ...also,
    ] as BatchItem<"sqlite">[],
    tasks: prepared.map(({ task }) => task),
  };
}

/** Changes a session and mails about it, all or none. @returns false where it was changed since it was read: nothing was done */
export async function changeSession(
  deps: Pick<Deps, "db" | "now" | "tasks" | "log">,
  change: Change,
): Promise<boolean> {
  const { shared } = deps.db;
  const { statements, tasks } = prepareChange(deps, change);
  try {
    await runBatch(shared, [prepareCondition(shared, UNCHANGED, isUnchanged(change.booking)), ...statements]);
  } catch (error) {
    if (isRefused(error, UNCHANGED)) return false;
    throw error;
  }
  await sendTasks(deps, tasks);
  return true;
}
